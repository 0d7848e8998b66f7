import { mount } from "svelte"
import App from "./App.svelte"
import { begin } from "./board/animation.svelte.ts"
import { keepFocus } from "./app/focus.ts"
import { settings } from "./app/settings.svelte.ts"
import { speak } from "./text/words.svelte.ts"
import "./theme/base.css"
import "./theme/pieces.css"
import "./theme/controls.css"
import "./theme/preferences.css"

// A tab that is older than the server: its files are gone. Once reloaded, it is new.
addEventListener("vite:preloadError", (event) => {
  event.preventDefault()
  dispatchEvent(new CustomEvent("bankhalter:old"))
})

begin()
keepFocus()
void speak(settings.language).then(() => {
  mount(App, { target: document.getElementById("app")! })
  if ("serviceWorker" in navigator && import.meta.env.PROD)
    void navigator.serviceWorker.register("/sw.js").catch(() => {})
})
