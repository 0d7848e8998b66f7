// One draft is worked on in one tab: a second one asks before it takes over.

const ANSWER = 150 // milliseconds another tab has to say that it holds a draft
const line = "BroadcastChannel" in globalThis ? new BroadcastChannel("bankhalter-drafts") : null

interface Said {
  is: "who" | "mine" | "taken"
  draft: string
}

let held = ""
let lost: () => void = () => {}
let heard: (draft: string) => void = () => {}

line?.addEventListener("message", ({ data }: MessageEvent<Said>) => {
  if (data.is === "who" && held && data.draft === held) say("mine", held)
  else if (data.is === "mine") heard(data.draft)
  else if (data.is === "taken" && data.draft === held) {
    held = ""
    lost()
  }
})

function say(is: Said["is"], draft: string): void {
  line?.postMessage({ is, draft } satisfies Said)
}

/** Tell whether another tab works on a draft. */
export function isHeld(draft: string): Promise<boolean> {
  if (!line) return Promise.resolve(false)
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), ANSWER)
    heard = (which) => {
      if (which !== draft) return
      clearTimeout(timer)
      resolve(true)
    }
    say("who", draft)
  })
}

/** Work on a draft here; another tab lets go of it. `onlost` is called when one takes it from us. */
export function take(draft: string, onlost: () => void): void {
  held = draft
  lost = onlost
  say("taken", draft)
}

export function release(): void {
  held = ""
}
