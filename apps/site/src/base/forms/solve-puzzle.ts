const atOnce = 512

/** Solves a puzzle of the server: finds a number whose SHA-256 with the salt begins below 2³² divided by the work. In small portions, so that the page stays alive. */
export async function solvePuzzle(puzzle: string, signal?: AbortSignal): Promise<string> {
  const [salt = '', work = ''] = puzzle.split('.')
  const bound = 2 ** 32 / Number(work)
  const encoder = new TextEncoder()
  for (let from = 0; !signal?.aborted; from += atOnce) {
    const hashes = await Promise.all(
      Array.from({ length: atOnce }, (_, place) => crypto.subtle.digest('SHA-256', encoder.encode(`${salt}.${from + place}`))),
    )
    const found = hashes.findIndex((hash) => new DataView(hash).getUint32(0) < bound)
    if (found >= 0) return `${puzzle}.${from + found}`
  }
  return puzzle
}
