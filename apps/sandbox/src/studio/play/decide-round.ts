import type { Queries } from '../../base/database.ts'
import { newId } from '../../base/ids.ts'
import { drawNumbers } from '../fairness/fair-draw.ts'
import { blocksOf, newClientSeed, newServerSeed, type Seeds } from '../fairness/seeds.ts'
import { insertSeeds, readSeedsAtPlay, takeNonce } from '../fairness/seeds.sql.ts'
import { lineCount, maths, stopsPerStrip } from '../orchard/maths.ts'
import { readStops } from '../orchard/play-orchard.ts'
import type { ReelOutcome, Round } from '../rounds/round.ts'

/**
 * Lets chance decide a round inside the caller's transaction: the next nonce of its owner's seeds, the stops, and what
 * they pay.
 */
export async function decideRound(query: Queries, round: Round, now: Date): Promise<{ outcome: ReelOutcome; decided: Round }> {
  await seedsAtPlay(query, round.owner, now)
  const seeds = await takeNonce(query, round.owner)
  if (!seeds) throw new Error(`No seeds are at play for the round ${round.id}.`)
  const { serverSeed, clientSeed, nonce } = seeds
  const stops = await drawNumbers(blocksOf(serverSeed, clientSeed, nonce), stopsPerStrip, maths.strips.length)
  const lineStake = round.stake / BigInt(lineCount)
  const { window, lines, pays } = readStops(stops)
  const win = lineStake * BigInt(pays)
  const outcome = {
    stops,
    window,
    lines: lines.map((line) => ({ ...line, amount: String(lineStake * BigInt(line.pays)) })),
    win: String(win),
  }
  return { outcome, decided: { ...round, win, seedId: seeds.id, clientSeed, nonce } }
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
