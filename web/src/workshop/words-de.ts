import workshop from "../../../src/bankhalter/text/de/workshop.ftl?raw"

export default [workshop]
