// Keeps the focus: what it was on may vanish with its question, its sheet, its dialog.

const BOXES = ".sheet, dialog, [role=dialog], [role=alertdialog]"
const HOLDERS = `${BOXES}, section, form, [role=group]`

let last: HTMLElement | null = null
/** What `last` was in, from the inside out; kept because a removed element does not know it any more. */
let around: HTMLElement[] = []
/** Where the focus was before it went into the box that is open. */
let opener: HTMLElement | null = null

function* outwards(from: HTMLElement): Generator<HTMLElement> {
  for (let at = from.parentElement; at; at = at.parentElement) yield at
}

function noted(event: FocusEvent): void {
  const now = event.target as HTMLElement
  const box = now.closest(BOXES)
  if (box && last && !around.includes(box as HTMLElement)) opener = last
  last = now
  around = [...outwards(now)]
}

const usable = (element: HTMLElement | null): element is HTMLElement =>
  !!element?.isConnected && element.checkVisibility() && !(element as HTMLButtonElement).disabled

/** The nearest place that is still there: around what vanished, else where it was opened, else the decision. */
function place(): HTMLElement | null {
  if (usable(last)) return last
  const near = around.find((element) => element.matches(HOLDERS) && usable(element))
  return (
    near ??
    (usable(opener)
      ? opener
      : (document.querySelector<HTMLElement>(".decision") ?? document.querySelector("main")))
  )
}

function regain(): void {
  if (!last || (document.activeElement ?? document.body) !== document.body) return
  const found = place()
  if (found && found.tabIndex < 0) found.tabIndex = -1
  found?.focus({ preventScroll: true })
}

/** Whoever presses beside everything wants no focus; what is pressed gets it right afterwards. */
function dropped(): void {
  last = null
}

const BUSY = 400 // milliseconds after which a button that waits for an answer gives the focus away
let timer = 0

/** On its way from one control to the next the focus is nowhere for a moment; only what stays so is lost. */
function changed(): void {
  clearTimeout(timer)
  const waits = last?.isConnected && (last as HTMLButtonElement).disabled
  timer = window.setTimeout(regain, waits ? BUSY : 0)
}

/** Watch over the focus of the whole page. */
export function keepFocus(): void {
  addEventListener("focusin", noted)
  addEventListener("pointerdown", dropped, { capture: true })
  new MutationObserver(changed).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ["disabled"],
  })
}
