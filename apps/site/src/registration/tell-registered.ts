/** Tells scripts of the operator that somebody has registered, and how: an event `REGISTERED` on the window and an entry in the data layer. Nothing personal is told. */
export function tellRegistered(method: string): void {
  window.dispatchEvent(new CustomEvent('REGISTERED', { detail: { method } }))
  const { dataLayer } = window as { dataLayer?: unknown[] } // the tag manager puts it there
  dataLayer?.push({ event: 'REGISTERED', method })
}
