import { Worker } from 'node:worker_threads'
import type { ProvenGame } from '../games/proven/index.ts'
import type { Part } from './simulate-part.ts'
import { together, type Tally } from './tally.ts'

const partRounds = 100_000

/** What came of each way, by its name. */
export type Simulated = Readonly<Record<string, Tally>>

/**
 * Plays so many rounds of a game, shared among its ways, in so many threads; `say` hears how many are done. The result
 * does not depend on the number of threads.
 */
export async function simulateAll(
  { game, ways }: ProvenGame,
  rounds: number,
  threads: number,
  say: (done: number) => void,
): Promise<Simulated> {
  const parts = ways.flatMap(({ name }, at) =>
    partsOf(game.id, name, Math.floor(rounds / ways.length) + (at < rounds % ways.length ? 1 : 0)),
  )
  const tallies = new Map<string, Tally[]>(ways.map(({ name }) => [name, []]))
  let done = 0
  const take = ({ way, rounds: played }: Part, tally: Tally) => {
    tallies.get(way)?.push(tally)
    done += played
    say(done)
  }
  await playParts(Math.min(threads, parts.length), () => parts.shift(), take)
  return Object.fromEntries([...tallies].map(([name, own]) => [name, together(own)]))
}

/** Plays parts in so many threads, each the `next` when it has played its last, until there is none. */
export async function playParts(threads: number, next: () => Part | undefined, take: (part: Part, tally: Tally) => void): Promise<void> {
  await Promise.all(
    Array.from({ length: threads }, async () => {
      const worker = new Worker(new URL('./simulate-part.ts', import.meta.url))
      try {
        for (let part = next(); part; part = next()) take(part, await playPart(worker, part))
      } finally {
        await worker.terminate()
      }
    }),
  )
}

function partsOf(gameId: string, way: string, rounds: number): Part[] {
  return Array.from({ length: Math.ceil(rounds / partRounds) }, (_, at) => ({
    gameId,
    way,
    from: at * partRounds,
    rounds: Math.min(partRounds, rounds - at * partRounds),
  }))
}

function playPart(worker: Worker, part: Part): Promise<Tally> {
  return new Promise((resolve, reject) => {
    const end = () => {
      worker.off('message', took)
      worker.off('error', failed)
    }
    const took = (tally: Tally) => (end(), resolve(tally))
    const failed = (error: Error) => (end(), reject(error))
    worker.on('message', took)
    worker.on('error', failed)
    worker.postMessage(part)
  })
}
