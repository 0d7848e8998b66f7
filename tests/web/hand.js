// A simple policy that plays through the page: it presses what a person sees, and knows no rules.
// A guest buys nothing and will be ruined; a builder buys, bids up to a limit, and builds wherever a group is whole.
// Returns "over", or "tired" after so many presses; throws when nothing happens for a long time (patience), or too much (longest).
async ({ most, limit, patience, longest, style }) => {
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

  // The building table: one more on every street of each whole group, as far as the money goes.
  const EVERY = 3 // turns between two visits
  const LOADS = 500 // milliseconds until what is not there counts as missing
  const LATEST = 50 // milliseconds until one looks again though nothing has changed
  let visit = { turn: 0, since: 0, group: 0, built: false }
  const turn = () => figure(document.querySelector("header .where span"))
  function toBuild() {
    if (style !== "builder" || turn() < visit.turn + EVERY) return
    visit = { turn: turn(), since: performance.now(), group: 0, built: false }
    return all(".decision .also .lnk")[1]
  }
  function nextGroup(sheet) {
    const groups = all("[role=group] > .btn:has(.gain)", sheet)
    if (!groups.length && performance.now() < visit.since + LOADS) return
    visit.built = false
    return groups[visit.group++] ?? sheet.querySelector("header .ib:last-child")
  }
  function onBuilding(sheet) {
    const rows = all(".line:has(.stepper)", sheet)
    const planned = rows.some((row) => row.matches(".on"))
    if (visit.built) return planned ? undefined : nextGroup(sheet)
    const more = rows.filter((row) => !row.matches(".on")).map((row) => row.querySelector(".stepper .btn:last-child")).find(free)
    if (more && visit.group) return more
    if (!planned) return nextGroup(sheet)
    visit.built = true
    return all("footer .btn.main", sheet).find(free) ?? all("footer .btn:not(.main)", sheet).find(free)
  }

  function onSheet(sheet) {
    if (sheet.querySelector("header .pillbtn")) return onBuilding(sheet)
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
    if (found) return found
    const answers = all(".decision .btns .btn:not(.raise)").filter(free)
    if (!answers.length) return
    if (style === "guest" && document.querySelector(".decision .mdeed")) return answers.at(-1)
    return toBuild() ?? answers[0]
  }

  let presses = 0
  const began = performance.now()
  let last = began
  let pressed = true
  const complain = (what, button) => {
    const seen = (selector) => document.querySelector(selector)?.innerText ?? "–"
    throw new Error(`${what}: turn ${turn()} | ${seen(".decision")} | ${seen("section.sheet")} | ${button?.outerHTML}`)
  }
  // Looking costs time that the table needs: after a press at once, else when something has changed.
  const soon = () => new Promise((ready) => setTimeout(ready))
  const change = () => new Promise((ready) => {
    const done = () => (watch.disconnect(), clearTimeout(late), setTimeout(ready))
    const watch = new MutationObserver(done)
    const late = setTimeout(done, LATEST)
    watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  })
  while (true) {
    await (pressed ? soon() : change())
    pressed = false
    if (document.querySelector("a[download]")) return "over"
    const now = performance.now()
    if (now - began > longest) complain(`not over after ${presses} presses in ${Math.round(longest / 1000)} s`)
    const button = next()
    if (button && reachable(button)) {
      if (presses++ >= most) return "tired"
      button.click()
      pressed = true
      last = now
    } else if (now - last > patience) complain("nothing to press", button)
  }
}
