import phrases from "../../../src/bankhalter/text/en/phrases.ftl?raw"
import sheets from "../../../src/bankhalter/text/en/sheets.ftl?raw"
import table from "../../../src/bankhalter/text/en/table.ftl?raw"
import web from "../../../src/bankhalter/text/en/web.ftl?raw"

export default [table, web, sheets, phrases]
