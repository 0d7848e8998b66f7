// Whether the server still has the client this page runs: after an update it has another one.

const own = document.querySelector<HTMLScriptElement>("script[type=module][src*='/assets/']")

/** Ask the server for its page; say so if that is a newer client than this one. */
export async function checkVersion(): Promise<void> {
  if (!own) return
  const page = await fetch("/", { cache: "no-store" })
    .then((answer) => (answer.ok ? answer.text() : ""))
    .catch(() => "")
  if (page && !page.includes(new URL(own.src).pathname)) dispatchEvent(new CustomEvent("bankhalter:old"))
}
