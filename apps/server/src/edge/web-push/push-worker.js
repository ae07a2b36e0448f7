// The worker of notices: shows what comes, and opens the page that it speaks of. It keeps nothing and answers for no page.
self.addEventListener('push', (event) => {
  const { title, body, path } = event.data ? event.data.json() : {}
  if (title) event.waitUntil(self.registration.showNotification(title, { body, data: path }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const address = new URL(event.notification.data ?? '/', self.location.origin)
  if (address.origin === self.location.origin) event.waitUntil(self.clients.openWindow(address.href))
})
