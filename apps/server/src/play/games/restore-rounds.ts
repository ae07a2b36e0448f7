import type { House } from '../../base/house.ts'
import type { AcknowledgedCall, BookedCall } from '../studio-contract/studio-door.ts'
import { connectedStudios, studioNamed } from '../studio-contract/studio.ts'
import { doorOf } from '../studios/registry.ts'

/** The studios that a restored house asks for what they have had acknowledged. */
export const studiosToAsk = connectedStudios

/** How many wallets' calls are booked at once; those of one wallet follow each other. */
const atOnce = 16

/**
 * Asks a studio for the money calls that were acknowledged within [from, to), and books in their order what our books lack. Returns
 * what became of each, page by page; throws if the studio does not answer. Safe to repeat, and to end in the middle.
 */
export async function* restoreRounds(house: House, id: string, from: Date, to: Date): AsyncGenerator<BookedCall[]> {
  const studio = studioNamed(house, id)
  if (!studio) throw new Error(`It is not said where the studio ${id} is: set be.studio.url.`)
  const door = doorOf(studio)
  const book = door.acknowledgedBooks(house, studio)
  for (let after: string | undefined, isOver = false; !isOver;) {
    const page = await door.readAcknowledged(house, studio, { from, to, after })
    yield await bookPage(page.calls, book)
    isOver = page.next === null || page.next === after
    after = page.next ?? undefined
  }
}

async function bookPage(calls: AcknowledgedCall[], book: (told: AcknowledgedCall) => Promise<BookedCall>): Promise<BookedCall[]> {
  const byPlayer = [...Map.groupBy(calls, ({ playerRef }) => playerRef).values()]
  const booked: BookedCall[] = []
  const work = async () => {
    for (let own = byPlayer.shift(); own; own = byPlayer.shift()) for (const one of own) booked.push(await book(one))
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return booked
}
