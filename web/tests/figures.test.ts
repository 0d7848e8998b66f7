import { readdirSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"

const EDITIONS = "../src/bankhalter/editions"
const files = readdirSync(EDITIONS).filter((name) => name.endsWith(".toml"))
const drawings = new Map(
  [
    ...readFileSync("../src/bankhalter/artwork/figures.svg", "utf8").matchAll(/<g id="([^"]+)">(.+?)<\/g>/gs),
  ].map(([, id, drawing]) => [id!, drawing!]),
)

/** The figures a file of an edition names. */
function figuresOf(file: string): string[] {
  const block = /^tokens = \[(.*?)^\]/ms.exec(readFileSync(`${EDITIONS}/${file}`, "utf8"))?.[1] ?? ""
  return [...block.matchAll(/id = "([^"]+)"/g)].map((found) => found[1]!)
}

describe("figures", () => {
  it.each(files)("are drawn for all of %s, each otherwise", (file) => {
    const figures = figuresOf(file)
    const drawn = figures.map((figure) => drawings.get(`${file.replace(".toml", "")}-${figure}`))
    expect(figures.length).toBeGreaterThanOrEqual(6)
    expect(drawn).not.toContain(undefined)
    expect(new Set(drawn).size).toBe(figures.length)
  })
})
