import type { SessionView } from '../../engine/play/session-view.ts'
import type { RoundView } from '../../engine/rounds/round-view.ts'
import type { Voice } from '../show/sound.ts'
import type { Words } from '../words/index.ts'

/** Data for the script of a game's page; `idle` is what its plate says between rounds. */
export type SoloData = { page: string; parentOrigin: string; language: string; words: Words & { idle: string }; voice?: Voice }

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
  /** Returns what is chosen with the bet; undefined, and the plate says what is missing, while that cannot be played. */
  choice?(): unknown
  /** Returns what a round costs if the stepper stands at `chosen`, in minor units; where chips are laid, their sum. */
  stake?(chosen: bigint): bigint
  /** Draws what follows from the stake, after every change of it. */
  drawStake?(stake: bigint, currency: string): void
  /** Draws what follows from the visit, each time that it is told. */
  drawState?(state: SessionView): void
  /** Shows a round that waits for its player, one that was left included, and lets them act. */
  step?(round: RoundView): Promise<void>
  /** Says why an act was refused; the round is shown as it stands already. Returns false if it has no words of its own for that. */
  actRefused?(code: string, details: Record<string, unknown>): boolean
}
