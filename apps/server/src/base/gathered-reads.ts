/** Reads one thing by its key; undefined if there is none. */
type ReadOne<Key, Found> = (key: Key) => Promise<Found | undefined>

const mostAtOnce = 256

/**
 * Returns a reader of single things that reads what is asked for meanwhile in one statement, so that a crowd costs few round
 * trips. Nobody is told what was read before they asked. `readMany` answers in the order of its keys.
 */
export function gatherReads<Key, Found>(readMany: (keys: readonly Key[]) => Promise<readonly (Found | undefined)[]>): ReadOne<Key, Found> {
  type Waiting = { key: Key; resolve: (found: Found | undefined) => void; reject: (error: unknown) => void }
  const waiting: Waiting[] = []
  let isBusy = false

  async function read(): Promise<void> {
    const batch = waiting.splice(0, mostAtOnce)
    try {
      const found = await readMany(batch.map(({ key }) => key))
      batch.forEach(({ resolve }, index) => resolve(found[index]))
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
    isBusy = false
    begin()
  }

  function begin(): void {
    if (isBusy || waiting.length === 0) return
    isBusy = true
    // Whoever asks in this turn of the event loop comes along.
    setImmediate(() => void read())
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject })
      begin()
    })
}
