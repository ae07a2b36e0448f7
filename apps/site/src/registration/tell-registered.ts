/**
 * Announces a registration and its method to the operator's scripts: an event `REGISTERED` on the window and an entry
 * in the data layer, with nothing personal.
 */
export function tellRegistered(method: string): void {
  window.dispatchEvent(new CustomEvent('REGISTERED', { detail: { method } }))
  const { dataLayer } = window as { dataLayer?: unknown[] } // the tag manager puts it there
  dataLayer?.push({ event: 'REGISTERED', method })
}
