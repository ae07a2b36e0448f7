import { deckSize, type Card } from '../../../engine/cards/card.ts'
import { drawDifferent } from '../../../engine/fairness/draw-different.ts'
import type { Steps } from '../../../engine/game.ts'
import { bestHold } from './best-hold.ts'
import { handOf } from './hand.ts'
import { maths, type Hand } from './maths.ts'

/** What a player sees of a round: five cards, and once it is over the places that were held. */
export type JacksSeen = { cards: Card[]; held: number[] | null }

/** What decided a round: the cards as they were dealt, the places held, the cards then, and the hand that they make. */
export type JacksOutcome = { dealt: Card[]; held: number[]; cards: Card[]; hand: Hand | null; win: string }

/** Rounds of Jacks: five cards are dealt, the act says which of them stay, and the others are replaced in their places. */
export const jacksSteps: Steps = {
  play: async (draw, stake, _choice, [act]) => {
    // Five cards to deal, and five that may replace them.
    const deck: Card[] = await drawDifferent(draw, deckSize, maths.dealt * 2)
    const dealt = deck.slice(0, maths.dealt)
    if (act === undefined) return { seen: { cards: dealt, held: null } satisfies JacksSeen, outcome: null }
    const outcome = replace(deck, act as number[], stake) // as `actOf` returned it
    return { seen: { cards: outcome.cards, held: outcome.held } satisfies JacksSeen, outcome }
  },
  actOf: (asked) => (isHold(asked) ? { act: asked.toSorted((a, b) => a - b), raise: 0n } : null),
  actForAbsent: (seen) => bestHold((seen as JacksSeen).cards).held, // as `play` told it
}

function replace(deck: readonly Card[], held: number[], stake: bigint): JacksOutcome {
  const dealt = deck.slice(0, maths.dealt)
  const next = deck.slice(maths.dealt)
  const cards = dealt.map((card, place) => (held.includes(place) ? card : (next.shift() ?? card)))
  const hand = handOf(cards)
  return { dealt, held, cards, hand, win: String(stake * BigInt(hand ? maths.pays[hand] : 0)) }
}

function isHold(asked: unknown): asked is number[] {
  if (!Array.isArray(asked) || new Set(asked).size !== asked.length) return false
  return asked.every((place) => Number.isInteger(place) && place >= 0 && place < maths.dealt)
}
