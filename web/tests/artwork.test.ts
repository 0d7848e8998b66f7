import { describe, expect, it } from "vitest"
import { art } from "../src/theme/art.ts"

// The drawings are computed here and printed by Python: `npx vitest run -u` writes them anew after a change.
const HOME = "../../src/bankhalter/artwork/middle"

describe("the drawing in the middle", () => {
  it.each(["rosette", "alps", "compass", "horseshoe", "pitch", "plain"])(
    "is printed as shown: %s",
    async (name) => {
      const page = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">${art(name)}</svg>\n`
      await expect(page).toMatchFileSnapshot(`${HOME}/${name}.svg`)
    },
  )
})
