import { openDraw, type Draw } from '../../apps/studio/src/engine/fairness/fair-draw.ts'
import { blocksOf } from '../../apps/studio/src/engine/fairness/seeds.ts'
import type { Outcome } from '../../apps/studio/src/engine/rounds/round.ts'

const mostTries = 400_000

/** Finds a client seed with which a player who knew the server seed would get a wanted outcome in the round of a nonce. */
export async function findClientSeed(
  decide: (draw: Draw, stake: bigint) => Promise<Outcome>,
  { serverSeed, nonce }: { serverSeed: string; nonce: number },
  isWanted: (outcome: Outcome) => boolean,
): Promise<string> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const clientSeed = `found${tries}`
    if (isWanted(await decide(openDraw(blocksOf(serverSeed, clientSeed, nonce)), 100n))) return clientSeed
  }
  throw new Error(`No seed of ${mostTries} gives the wanted outcome`)
}
