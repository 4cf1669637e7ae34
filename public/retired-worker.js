// Takes the service worker back: served in place of /sw.js it removes itself and every cache of the app. Windows that are
// open stay as they are, and live from the network. Favourites, settings and drafts are not touched.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  const remove = async () => {
    const names = await caches.keys()
    await Promise.all(names.map((name) => caches.delete(name)))
    await self.registration.unregister()
  }
  event.waitUntil(remove())
})
