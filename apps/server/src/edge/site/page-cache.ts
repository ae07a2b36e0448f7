/** How much a cache holds. */
type Bounds = { readonly pages: number; readonly bytes: number }
type Stored<Page> = { readonly page: Page; readonly at: number }

/** Pages that many are sent, each for a short time. */
export type PageCache<Page> = {
  /**
   * Returns the page of a key if it is younger than `ms` at `now`; else makes it, once for all who ask meanwhile. What
   * `make` returns undefined for is not put there, and none of them is sent it.
   */
  take: (key: string, age: { now: number; ms: number }, make: () => Promise<Page | undefined>) => Promise<Page | undefined>
  /** How many pages there are, and how much they hold. */
  size: () => number
  bytes: () => number
}

/** Opens a cache; what has been asked for least recently goes first. A page that would fill an eighth of it is not put there. */
export function openPageCache<Page>(bounds: Bounds, bytesOf: (page: Page) => number): PageCache<Page> {
  const stored = new Map<string, Stored<Page>>()
  const underWay = new Map<string, Promise<Page | undefined>>()

  const bytesOfAll = () => [...stored.values()].reduce((sum, { page }) => sum + bytesOf(page), 0)

  function put(key: string, page: Page, at: number, isYoung: (at: number) => boolean): void {
    for (const [old, one] of stored) if (!isYoung(one.at)) stored.delete(old)
    if (bytesOf(page) > bounds.bytes / 8) return
    stored.set(key, { page, at })
    // A page grows after it was put here, when it is compressed for the first browser that takes it so.
    let bytes = bytesOfAll()
    for (const [old, one] of stored) {
      if (stored.size <= bounds.pages && bytes <= bounds.bytes) break
      bytes -= bytesOf(one.page)
      stored.delete(old)
    }
  }

  return {
    size: () => stored.size,
    bytes: bytesOfAll,
    take(key, { now, ms }, make) {
      // A clock that went back leaves nothing from its future.
      const isYoung = (at: number) => now >= at && now - at < ms
      const there = stored.get(key)
      if (there && isYoung(there.at)) {
        stored.delete(key)
        stored.set(key, there)
        return Promise.resolve(there.page)
      }
      const making =
        underWay.get(key) ??
        make()
          .then((page) => {
            if (page !== undefined) put(key, page, now, isYoung)
            return page
          })
          .finally(() => underWay.delete(key))
      underWay.set(key, making)
      return making
    },
  }
}
