import { timing } from './timing.ts'

/** A part of a page could not be fetched: the network, or a newer version of the site has taken its place. */
export class NotLoaded extends Error {
  constructor(cause?: unknown) {
    super('A part did not load', { cause })
  }
}

/** Loads a chunk; gives up after a minute, or what the settings say. */
export async function loadChunk<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NotLoaded()), timing('chunkTimeoutMs', 60_000))
  })
  try {
    return await Promise.race([load(), late])
  } catch (error) {
    throw error instanceof NotLoaded ? error : new NotLoaded(error)
  } finally {
    clearTimeout(timer)
  }
}

/** Loads a chunk that a page can do without, a while after it: as often as it takes. */
export async function loadLater<Loaded>(waitMs: number, load: () => Promise<Loaded>): Promise<Loaded> {
  for (let wait = waitMs; typeof window !== 'undefined'; wait *= 2) {
    await new Promise((resolve) => setTimeout(resolve, wait))
    const loaded = await load().catch(() => undefined)
    if (loaded) return loaded
  }
  return load()
}
