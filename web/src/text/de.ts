import phrases from "../../../src/bankhalter/text/de/phrases.ftl?raw"
import sheets from "../../../src/bankhalter/text/de/sheets.ftl?raw"
import table from "../../../src/bankhalter/text/de/table.ftl?raw"
import web from "../../../src/bankhalter/text/de/web.ftl?raw"

export default [table, web, sheets, phrases]
