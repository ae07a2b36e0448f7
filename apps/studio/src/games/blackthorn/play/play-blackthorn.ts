import { deckSize, type Card } from '../../../engine/cards/card.ts'
import type { Draw } from '../../../engine/fairness/fair-draw.ts'
import type { Steps } from '../../../engine/game.ts'
import { maths } from './maths.ts'
import { settle, type BlackthornOutcome } from './settle.ts'
import { isBlackjack, totalOf } from './total.ts'

/** What can be done with the box that is played. */
export const boxActs = ['hit', 'stand', 'double'] as const
export type BoxAct = (typeof boxActs)[number]

/** The boxes that a player opens. */
export type Boxes = { boxes: number }

/** A box: its cards, and how far it is. Only one is `playing`. */
export type Box = { cards: Card[]; doubled: boolean; state: 'waiting' | 'playing' | 'stands' | 'bust' | 'blackjack' }

/** What a player sees of a round: the stake of each box as text, the boxes, and of the dealer one card until all are played. */
export type BlackthornSeen = { stake: string; boxes: Box[]; dealer: Card[] }

/** Rounds of Blackthorn: boxes are played one after the other against a dealer, by one act for each card or decision. */
export const blackthornSteps: Steps = {
  play: async (draw, stake, choice, acts) => {
    const { boxes: count } = choice as Boxes // as `choosing.read` returned it
    const { boxes, dealer } = await deal(draw, count)
    const boxStake = stake / BigInt(count)
    const isOver = isBlackjack(dealer)
    if (!isOver) callNext(boxes)
    for (const act of acts as BoxAct[]) await playBox(draw, boxes, act) // as `actOf` returned them
    if (!isOver && boxes.some(({ state }) => state === 'playing'))
      return { seen: { stake: String(boxStake), boxes, dealer: dealer.slice(0, 1) } satisfies BlackthornSeen, outcome: null }
    if (boxes.some(({ state }) => state === 'stands')) await drawForDealer(draw, dealer)
    const outcome: BlackthornOutcome = settle(boxes, dealer, boxStake)
    return { seen: { stake: String(boxStake), boxes, dealer } satisfies BlackthornSeen, outcome }
  },
  actOf: (asked, seen, free) => {
    const act = boxActs.find((one) => one === asked)
    const { stake, boxes } = seen as BlackthornSeen // as `play` told it
    const box = boxes.find(({ state }) => state === 'playing')
    if (!act || !box || (act === 'double' && (free || box.cards.length > 2))) return null
    return { act, raise: act === 'double' ? BigInt(stake) : 0n }
  },
  actForAbsent: () => 'stand' satisfies BoxAct,
}

/** Deals as at a table: a card to each box and one to the dealer, then the same again; the dealer's second lies hidden. */
async function deal(draw: Draw, count: number): Promise<{ boxes: Box[]; dealer: Card[] }> {
  const drawn = await draw(deckSize, (count + 1) * 2)
  const hands = Array.from({ length: count + 1 }, (_, at) => [drawn[at] ?? 0, drawn[count + 1 + at] ?? 0])
  const dealer = hands.pop() ?? []
  const boxes = hands.map((cards): Box => ({ cards, doubled: false, state: isBlackjack(cards) ? 'blackjack' : 'waiting' }))
  return { boxes, dealer }
}

function callNext(boxes: readonly Box[]): void {
  const next = boxes.find(({ state }) => state === 'waiting')
  if (next) next.state = 'playing'
}

/** Plays an act in the box whose turn it is; with the most points a box stands by itself. */
async function playBox(draw: Draw, boxes: readonly Box[], act: BoxAct): Promise<void> {
  const box = boxes.find(({ state }) => state === 'playing')
  if (!box) return
  if (act !== 'stand') box.cards.push(...(await draw(deckSize, 1)))
  box.doubled = act === 'double'
  const { points } = totalOf(box.cards)
  if (points > maths.most) box.state = 'bust'
  else if (act !== 'hit' || points === maths.most) box.state = 'stands'
  if (box.state !== 'playing') callNext(boxes)
}

async function drawForDealer(draw: Draw, dealer: Card[]): Promise<void> {
  while (totalOf(dealer).points < maths.dealerStands) dealer.push(...(await draw(deckSize, 1)))
}
