import phrases from "../../../src/bankhalter/text/de/phrases.ftl?raw"
import refusals from "../../../src/bankhalter/text/de/refusals.ftl?raw"
import sheets from "../../../src/bankhalter/text/de/sheets.ftl?raw"
import table from "../../../src/bankhalter/text/de/table.ftl?raw"
import web from "../../../src/bankhalter/text/de/web.ftl?raw"

export default [table, refusals, web, sheets, phrases]
