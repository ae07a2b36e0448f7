/**
 * Returns a reader of something that many ask for at once: whoever comes while one reading is under way is answered by
 * the next, so that nobody is told what was read before they asked.
 */
export function openSharedRead<Read>(read: () => Promise<Read>): () => Promise<Read> {
  let running: Promise<Read> | undefined
  let next: Promise<Read> | undefined
  const begin = () => {
    const own = read().finally(() => {
      if (running === own) running = undefined
    })
    running = own
    return own
  }
  return () => {
    if (!running) return begin()
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = undefined
        return begin()
      })
    return next
  }
}
