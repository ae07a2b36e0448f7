import type { Card } from '../../../engine/cards/card.ts'
import { maths } from './maths.ts'
import type { Box } from './play-blackthorn.ts'
import { isBlackjack, totalOf } from './total.ts'

/** How a box ended. */
export type Result = 'blackjack' | 'won' | 'push' | 'lost' | 'bust'

/** A box with what was staked on it and what it is paid, in minor units as text. */
export type SettledBox = Pick<Box, 'cards' | 'doubled'> & { result: Result; staked: string; win: string }

/** What decided a round: the boxes, the dealer's cards, and what all boxes are paid together. */
export type BlackthornOutcome = { boxes: SettledBox[]; dealer: Card[]; win: string }

/** Settles all boxes against the dealer's cards. The stake of a box is even, so that a blackjack is paid in whole units. */
export function settle(boxes: readonly Box[], dealer: readonly Card[], stake: bigint): BlackthornOutcome {
  const settled = boxes.map((box): SettledBox => {
    const { cards, doubled } = box
    const staked = doubled ? stake * 2n : stake
    const result = resultOf(box, dealer)
    return { cards, doubled, result, staked: String(staked), win: String(paid(result, staked)) }
  })
  return { boxes: settled, dealer: [...dealer], win: String(settled.reduce((sum, { win }) => sum + BigInt(win), 0n)) }
}

function resultOf({ cards, state }: Box, dealer: readonly Card[]): Result {
  if (state === 'bust') return 'bust'
  if (isBlackjack(dealer)) return state === 'blackjack' ? 'push' : 'lost'
  if (state === 'blackjack') return 'blackjack'
  const [own, other] = [totalOf(cards).points, totalOf(dealer).points]
  if (other > maths.most || own > other) return 'won'
  return own === other ? 'push' : 'lost'
}

function paid(result: Result, staked: bigint): bigint {
  if (result === 'blackjack') return staked + (staked * BigInt(maths.blackjackPaysOfTwo)) / 2n
  return { won: staked * 2n, push: staked, lost: 0n, bust: 0n }[result]
}
