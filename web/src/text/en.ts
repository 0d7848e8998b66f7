import phrases from "../../../src/bankhalter/text/en/phrases.ftl?raw"
import refusals from "../../../src/bankhalter/text/en/refusals.ftl?raw"
import sheets from "../../../src/bankhalter/text/en/sheets.ftl?raw"
import table from "../../../src/bankhalter/text/en/table.ftl?raw"
import web from "../../../src/bankhalter/text/en/web.ftl?raw"

export default [table, refusals, web, sheets, phrases]
