// Keeps the page and its files for when the server is away: files with digests for good, the page as it was last seen.
// Shows whose turn it is when the server calls and no page is open.
const CACHE = "bankhalter-1"

self.addEventListener("install", () => self.skipWaiting())
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()))

self.addEventListener("fetch", (event) => {
    const url = new URL(event.request.url)
    if (event.request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/"))
        return
    if (url.pathname.startsWith("/assets/")) event.respondWith(kept(event.request))
    else if (event.request.mode === "navigate") event.respondWith(page(event.request))
})

async function kept(request) {
    const cache = await caches.open(CACHE)
    const found = await cache.match(request)
    if (found) return found
    const answer = await fetch(request)
    if (answer.ok) await cache.put(request, answer.clone())
    return answer
}

async function page(request) {
    const cache = await caches.open(CACHE)
    try {
        const answer = await fetch(request)
        if (answer.status >= 500) throw new Error("the server is away")
        if (answer.ok) await renew(cache, answer.clone())
        return answer
    } catch {
        return (await cache.match("/")) ?? Response.error()
    }
}

// A page that differs is a newer client: the files of the older one go with it.
async function renew(cache, answer) {
    const before = await (await cache.match("/"))?.text()
    const now = await answer.clone().text()
    if (now !== before) for (const old of await cache.keys()) await cache.delete(old)
    await cache.put("/", answer)
}

self.addEventListener("push", (event) => {
    const { room, text, language } = event.data.json()
    const shown = { body: text, lang: language, tag: room, icon: "/icon-192.png", data: room }
    event.waitUntil(self.registration.showNotification("Bankhalter", shown))
})

self.addEventListener("notificationclick", (event) => {
    event.notification.close()
    event.waitUntil(visit(`${location.origin}/r/${event.notification.data}`))
})

async function visit(room) {
    const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true })
    const open = pages.find((page) => page.url.split(/[?#]/)[0] === room)
    return open ? open.focus() : self.clients.openWindow(room)
}
