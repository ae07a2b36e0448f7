import type { Queries } from '@fairhouse/process/database.ts'
import { newId } from '@fairhouse/process/ids.ts'
import { openDraw } from '../fairness/fair-draw.ts'
import { blocksOf, newClientSeed, newServerSeed, type Seeds } from '../fairness/seeds.ts'
import { insertSeeds, readSeeds, readSeedsAtPlay, takeNonce } from '../fairness/seeds.sql.ts'
import type { SoloPlay, Stage } from '../game.ts'
import { stepRound, type Round } from '../rounds/round.ts'

/**
 * Lets chance begin a round inside the caller's transaction: the next nonce of its owner's seeds, and what the game
 * makes of the numbers that they give.
 */
export async function decideRound(query: Queries, solo: SoloPlay, round: Round, now: Date): Promise<Round> {
  await seedsAtPlay(query, round.owner, now)
  const seeds = await takeNonce(query, round.owner)
  if (!seeds) throw new Error(`No seeds are at play for the round ${round.id}.`)
  const { id: seedId, clientSeed, nonce } = seeds
  return reached({ ...round, seedId, clientSeed, nonce }, await stageOf(solo, round, seeds), 'betTaken')
}

/** Plays an open round again up to its last act: the numbers of its seeds are the same. */
export async function playOn(query: Queries, solo: SoloPlay, round: Round): Promise<Round> {
  const [seeds] = await readSeeds(query, round.seedId === null ? [] : [round.seedId])
  if (!seeds || round.clientSeed === null || round.nonce === null) throw new Error(`The round ${round.id} has no seeds.`)
  const { clientSeed, nonce } = round
  return reached(round, await stageOf(solo, round, { ...seeds, clientSeed, nonce }), 'decided')
}

function reached(round: Round, { seen, outcome }: Stage, decided: 'betTaken' | 'decided'): Round {
  if (!outcome) return { ...round, state: stepRound(round.state, { type: 'stepped', seen }) }
  return { ...round, win: BigInt(outcome.win), state: stepRound(round.state, { type: decided, outcome }) }
}

async function stageOf(solo: SoloPlay, { stake, choice, acts }: Round, { serverSeed, clientSeed, nonce }: Seeds): Promise<Stage> {
  const draw = openDraw(blocksOf(serverSeed, clientSeed, nonce))
  if (solo.steps) return solo.steps.play(draw, stake, choice, acts)
  return { seen: null, outcome: await solo.decide(draw, stake, choice) }
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
