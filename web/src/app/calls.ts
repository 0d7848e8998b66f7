// What calls somebody back to the table beside its sound: a mark on the app, and a short vibration if wished.
import { settings } from "./settings.svelte.ts"

const PULSE = [120, 80, 120] // milliseconds

/** Somebody at this screen is asked. */
export function call(): void {
  void navigator.setAppBadge?.(1).catch(() => {})
  // Browsers refuse it to a page that nobody has touched yet, and complain.
  if (settings.vibrate && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(PULSE)
}

/** Nobody here is asked any more. */
export function calm(): void {
  void navigator.clearAppBadge?.().catch(() => {})
}
