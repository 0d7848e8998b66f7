// Calls from the server while this page is closed, through the push service of the browser.
import type { PushOffer } from "../protocol.ts"
import { get, posted } from "../net/rest.ts"

export type Calls = { key: string; worker: ServiceWorkerRegistration; own: PushSubscription | null }

/** What this browser and the server offer together, or null. */
export async function offered(language: string): Promise<Calls | null> {
  if (!("serviceWorker" in navigator && "PushManager" in window)) return null
  const worker = await navigator.serviceWorker.getRegistration()
  if (!worker) return null
  const { key } = await get<PushOffer>("/api/push", language)
  return key ? { key, worker, own: await worker.pushManager.getSubscription() } : null
}

/** Let the server call from now on, in this language; false if the browser does not allow it. */
export async function subscribe(calls: Calls, language: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false
  const wish = { userVisibleOnly: true, applicationServerKey: calls.key }
  calls.own ??= await calls.worker.pushManager.subscribe(wish)
  await renew(calls, language)
  return true
}

/** Say anew to the server where and in which language it calls. */
export async function renew({ own }: Calls, language: string): Promise<void> {
  const { endpoint, keys } = own!.toJSON()
  await posted("/api/me/push", { endpoint, key: keys?.p256dh, auth: keys?.auth, language }, language)
}

/** No calls any more. */
export async function unsubscribe(calls: Calls, language: string): Promise<void> {
  const endpoint = calls.own!.endpoint
  await calls.own!.unsubscribe()
  calls.own = null
  await posted("/api/me/push/end", { endpoint }, language)
}
