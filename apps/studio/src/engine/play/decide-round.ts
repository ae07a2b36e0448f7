import type { Queries } from '@fairhouse/process/database.ts'
import { newId } from '@fairhouse/process/ids.ts'
import { openDraw } from '../fairness/fair-draw.ts'
import { blocksOf, newClientSeed, newServerSeed, type Seeds } from '../fairness/seeds.ts'
import { insertSeeds, readSeedsAtPlay, takeNonce } from '../fairness/seeds.sql.ts'
import type { SoloPlay } from '../game.ts'
import type { Outcome, Round } from '../rounds/round.ts'

/**
 * Lets chance decide a round inside the caller's transaction: the next nonce of its owner's seeds, and what the game
 * makes of the numbers that they give.
 */
export async function decideRound(query: Queries, solo: SoloPlay, round: Round, now: Date): Promise<{ outcome: Outcome; decided: Round }> {
  await seedsAtPlay(query, round.owner, now)
  const seeds = await takeNonce(query, round.owner)
  if (!seeds) throw new Error(`No seeds are at play for the round ${round.id}.`)
  const { serverSeed, clientSeed, nonce } = seeds
  const outcome = await solo.decide(openDraw(blocksOf(serverSeed, clientSeed, nonce)), round.stake)
  return { outcome, decided: { ...round, win: BigInt(outcome.win), seedId: seeds.id, clientSeed, nonce } }
}

/** Reads an owner's current seeds. They are created, and so committed to, before the first round is requested. */
export async function seedsAtPlay(query: Queries, owner: string, now: Date): Promise<Seeds> {
  const there = await readSeedsAtPlay(query, owner)
  if (there) return there
  await insertSeeds(query, {
    id: newId('seed'),
    owner,
    serverSeed: newServerSeed(),
    clientSeed: newClientSeed(),
    nonce: 0,
    createdAt: now,
    revealedAt: null,
  })
  const made = await readSeedsAtPlay(query, owner)
  if (made) return made
  throw new Error('Seeds that were just made are not there.')
}
