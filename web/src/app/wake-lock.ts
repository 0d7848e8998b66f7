// A screen that does not go dark while nobody touches it, where the browser can.

/** Whether the browser can: not over plain HTTP, unless from this very machine. */
export const canStayAwake = (): boolean => "wakeLock" in navigator

/** Keep the screen on until the returned function is called. */
export function stayAwake(): () => void {
  let ended = false
  let lock: WakeLockSentinel | null = null
  /** The browser lets go whenever the page is hidden; a battery that is low refuses. */
  async function take(): Promise<void> {
    if (document.hidden || !canStayAwake()) return
    lock = await navigator.wakeLock.request("screen").catch(() => null)
    if (ended) void lock?.release()
  }
  const again = (): void => void take()
  document.addEventListener("visibilitychange", again)
  again()
  return () => {
    ended = true
    document.removeEventListener("visibilitychange", again)
    void lock?.release()
  }
}
