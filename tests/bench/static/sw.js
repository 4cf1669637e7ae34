addEventListener('install', (event) => event.waitUntil(caches.open('page').then((cache) => cache.add('/'))))
addEventListener('fetch', (event) =>
  event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request))),
)
