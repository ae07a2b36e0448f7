import { parentPort } from 'node:worker_threads'
import { simulate } from './simulate.ts'
import { provenGameOf } from '../games/proven/index.ts'

/** A part of a simulation: rounds of one way from a nonce on. */
export type Part = { gameId: string; way: string; from: number; rounds: number }

// The thread plays one part after the other, as it is given them.
parentPort?.on('message', (part: Part) => {
  const lab = provenGameOf(part.gameId)
  const way = lab?.ways.find(({ name }) => name === part.way)
  if (!lab || !way) throw new Error(`There is no way ${part.way} to play ${part.gameId}.`)
  void simulate(lab, way, part.from, part.rounds).then((tally) => parentPort?.postMessage(tally))
})
