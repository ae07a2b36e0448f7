import { createHash } from 'node:crypto'
import { openDraw, type Draw } from '../engine/fairness/fair-draw.ts'
import { blocksOf } from '../engine/fairness/seeds.ts'
import type { BlocksOf, ProvenGame, Played, Way } from '../games/proven/index.ts'
import { quickBlocks } from './quick-blocks.ts'
import { count, emptyTally, type Tally } from './tally.ts'

/** The client's seed of all simulated rounds. */
export const labClientSeed = 'lab'

/** Returns the server's seed of a way's simulated rounds, so that anybody can play any of them again. */
export const labServerSeed = ({ game }: ProvenGame, { name }: Way): string =>
  createHash('sha256').update(`${game.id} ${game.listing?.mathsHash} ${name}`).digest('hex')

/** Opens the numbers of one simulated round. */
export const labDraw = (lab: ProvenGame, way: Way, nonce: number): Draw => openDraw(blocksOf(labServerSeed(lab, way), labClientSeed, nonce))

const quickBlocksOf: BlocksOf = (serverSeed, clientSeed, nonce) => quickBlocks(serverSeed, clientSeed)(nonce)

/** Plays some rounds of a way, from a nonce on, by the code that is shipped. */
export async function simulate(lab: ProvenGame, way: Way, from: number, rounds: number): Promise<Tally> {
  const tally = emptyTally()
  const blocksAt = quickBlocks(labServerSeed(lab, way), labClientSeed)
  for (let nonce = from; nonce < from + rounds; nonce += 1) count(tally, await way.play(openDraw(blocksAt(nonce)), quickBlocksOf))
  return tally
}

/** Plays one round of a way. */
export const playAt = (lab: ProvenGame, way: Way, nonce: number): Promise<Played> => way.play(labDraw(lab, way, nonce))
