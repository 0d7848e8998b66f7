// A simple policy that plays through the page: it presses what a person sees, and knows no rules.
// Returns "over", or "tired" after so many presses; throws when nothing happens for a long time.
async ({ most, limit, patience }) => {
  const all = (selector, within = document) => [...within.querySelectorAll(selector)]
  const free = (button) => button && !button.disabled && button.checkVisibility()

  // What a finger would hit: the middle of the button is the button itself, nothing lies above it.
  const reachable = (button) => {
    button.scrollIntoView({ block: "center" })
    const box = button.getBoundingClientRect()
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    return button.contains(hit)
  }
  const figure = (button) => Number(button.textContent.replace(/\D/g, ""))

  function onSheet(sheet) {
    const sure = all(".twice .lnk.danger", sheet).find(free)
    if (sure) return sure
    const main = all("footer .btn.main", sheet).find(free)
    const bidding = sheet.querySelector(".bids")
    if (main && !(bidding && figure(main) > limit)) return main
    if (bidding) return all("footer .btn:not(.main)", sheet).find(free)
    if (all("footer .btn.main", sheet).length) return all("footer .btn:not(.main)", sheet).find(free) // no jump: walk
    return all("footer .lnk.danger", sheet).find(free)
  }
  function next() {
    const taken = all(".hand .btn").find(free)
    if (taken) return taken
    const sheet = all("section.sheet").find((s) => s.checkVisibility())
    const found = sheet && onSheet(sheet)
    return found || all(".decision .btns .btn").find(free)
  }

  let presses = 0
  let last = performance.now()
  while (true) {
    await new Promise((ready) => setTimeout(ready, 0))
    if (document.querySelector("a[download]")) return "over"
    const button = next()
    if (button && reachable(button)) {
      if (presses++ >= most) return "tired"
      button.click()
      last = performance.now()
    } else if (performance.now() - last > patience) {
      const seen = (selector) => document.querySelector(selector)?.innerText ?? "–"
      throw new Error(`nothing to press: ${seen(".decision")} | ${seen("section.sheet")} | ${button?.outerHTML}`)
    }
  }
}
