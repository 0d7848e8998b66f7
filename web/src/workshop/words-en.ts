import workshop from "../../../src/bankhalter/text/en/workshop.ftl?raw"

export default [workshop]
