import type { RoundView } from '../engine/rounds/round-view.ts'
import type { Words } from './words/index.ts'

/** Data for the script of a game's page; `idle` is what its plate says between rounds. */
export type SoloData = { page: string; parentOrigin: string; language: string; words: Words & { idle: string } }

/** How a game shows its rounds. */
export type SoloShow = {
  /** A round begins: whatever turns, turns until it is told where to stop. */
  start(): void
  /** Shows what decided a round and what it won, the n-th of the visit; answers when everything is at rest. */
  reveal(round: RoundView, number: number): Promise<void>
  /** The round does not count: everything is again as it was. */
  giveUp(): void
  /** Fills in the rules, whose amounts follow the stake. */
  drawRules(stake: bigint, currency: string): void
  /** The address of the page on which rounds are recomputed. */
  checkPath: string
}
