import setup from "../../../src/bankhalter/text/de/setup.ftl?raw"

export default [setup]
