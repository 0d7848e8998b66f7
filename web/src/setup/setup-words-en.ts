import setup from "../../../src/bankhalter/text/en/setup.ftl?raw"

export default [setup]
