/** Counts one opening of the self-assessment; whether the counter answers does not matter. */
export function countSelfTest(address: (name: string) => string): void {
  const counter = address('counterScriptUrl')
  if (!counter) return
  const url = new URL(counter)
  for (const [name, value] of [
    ['siteId', address('siteId')],
    ['siteName', address('siteName')],
    ['counter', '1'],
  ] as const)
    url.searchParams.set(name, value)
  void fetch(url, { mode: 'no-cors', keepalive: true, credentials: 'omit' }).catch(() => undefined)
}
