// The time of day, once a second, and how it is written.

export const tick = $state({ now: Date.now() })
setInterval(() => (tick.now = Date.now()), 1000)

/** Return milliseconds as `1:42`, hours as `23:59 h`. */
export function minutes(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  const whole = Math.floor(seconds / 60)
  if (whole >= 60) return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")} h`
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`
}

/** The time, ticking while somebody looks at it. */
export class Ticking {
  now = $state(Date.now())

  constructor() {
    $effect(() => {
      const timer = setInterval(() => (this.now = Date.now()), 250)
      return () => clearInterval(timer)
    })
  }
}
