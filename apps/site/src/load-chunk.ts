const longestWaitMs = 60_000

/** A part of a page could not be fetched: the network, or a newer version of the site has taken its place. */
export class NotLoaded extends Error {
  constructor(cause?: unknown) {
    super('A part of the page could not be loaded', { cause })
  }
}

/** Loads a chunk; gives up after a minute. */
export async function loadChunk<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NotLoaded()), longestWaitMs)
  })
  try {
    return await Promise.race([load(), late])
  } catch (error) {
    throw error instanceof NotLoaded ? error : new NotLoaded(error)
  } finally {
    clearTimeout(timer)
  }
}
