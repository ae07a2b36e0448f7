import type { VirtualRound } from '../../engine/virtual/virtual-view.ts'
import type { Voice } from '../show/sound.ts'

/** What one virtual sport shows, and what the frame of all of them asks it. */
export type VirtualShow<Plan, Result> = {
  /** The address of the page on which its rounds are recomputed. */
  checkPath: string
  voice: Voice
  /** The name of a round, such as *Race 12*. */
  nameOf: (round: Pick<VirtualRound<Plan, Result>, 'number' | 'plan'>) => string
  /** A bet in words. */
  betText: (plan: Plan, id: string) => string
  /** Its price in hundredths; null if there is no such bet. */
  priceOf: (plan: Plan, id: string) => bigint | null
  winsBy: (plan: Plan, result: Result, id: string) => boolean
  /** The result of a round in a few words. */
  resultText: (plan: Plan, result: Result) => string
  /** Draws what can be bet on in a round; called again only for another round. */
  drawCard: (round: VirtualRound<Plan, Result>) => void
  /** Draws a moment of the round that is shown, `ms` after bets closed; below zero before. Called for each picture. */
  drawStage: (round: VirtualRound<Plan, Result>, ms: number) => void
  /** What is said so many milliseconds after bets closed, each sentence once. */
  commentary: (round: VirtualRound<Plan, Result>) => readonly { at: number; text: string }[]
  /** How long what is drawn moves, in milliseconds. */
  showMs: number
  /** Told when the visit is known anew. */
  taken?: () => void
  /** Bets that exclude each other or are combined before they are placed; missing if each is a bet of its own. */
  combine?: (ids: readonly string[]) => readonly string[]
}
