// Runs in the game's frame: how Magpie Punto Banco deals its cards and keeps its roads.
import { countOf, type Dealt } from '../../../engine/baccarat/deal.ts'
import type { Spot } from '../../../engine/baccarat/rules.ts'
import type { Card } from '../../../engine/cards/card.ts'
import { cardElement } from '../../../page-kit/cards/deal.ts'
import { cardNames } from '../../../page-kit/cards/card-name.ts'
import { fillIn, found } from '../../../page-kit/page.ts'
import { playShared } from '../../../page-kit/shared/play.ts'
import { language, own } from '../../../page-kit/shared/visit.ts'
import { cardMs, dealtAfter, playMsOf } from '../play/pace.ts'
import type { PageWords } from '../words/index.ts'
import { drawRoads, markOf } from './draw-roads.ts'

const words = own as PageWords // written by magpie-page.ts
const sides = ['player', 'banker'] as const
let dealing: ReturnType<typeof setInterval> | undefined

playShared<Dealt>({
  stage: '#hands',
  label: (id, pays, amount) => {
    const name = words.names[id as Spot] // the spots of the page
    return amount ? fillIn(words.spotWith, { name, pays, amount }) : fillIn(words.spot, { name, pays })
  },
  textOf: ({ player, banker, winner }) => fillIn(words.result[winner], { player: countOf(player), banker: countOf(banker) }),
  wins:
    ({ winner }) =>
    (id) =>
      id === winner,
  mark: ({ winner }) => ({ text: markOf[winner], kind: winner }),
  drawLast: (last) => drawRoads(words, last),
  play: (dealt, leftMs) => {
    clearInterval(dealing)
    const began = performance.now() - (playMsOf(dealt) - leftMs)
    const draw = () => drawHands(dealtAfter(dealt, performance.now() - began), true)
    drawHands({ player: [], banker: [] }, false)
    draw()
    dealing = setInterval(draw, cardMs / 8)
  },
  rest: (dealt) => {
    clearInterval(dealing)
    drawHands(dealt ?? { player: [null, null], banker: [null, null] }, false)
    for (const side of sides) found(`#side-${side}`).classList.toggle('wins', dealt?.winner === side)
  },
})

/** Draws both hands, but touches one only if its cards are others; a card that comes is seen to. */
function drawHands(hands: Record<(typeof sides)[number], readonly (Card | null)[]>, comes: boolean): void {
  for (const side of sides) {
    const cards = hands[side]
    const hand = found(`#hand-${side}`)
    const drawn = cards.join()
    if (hand.dataset.drawn === drawn) continue
    hand.dataset.drawn = drawn
    hand.replaceChildren(...cards.map((card, at) => cardElement(card, comes && at === cards.length - 1 ? 'comes' : '')))
    const known = cards.filter((card) => card !== null)
    hand.setAttribute('aria-label', known.length > 0 ? cardNames(words, language, known) : words.cardHidden)
    found(`#count-${side}`).textContent = known.length > 0 ? String(countOf(known)) : ''
    if (comes) found(`#side-${side}`).classList.remove('wins')
  }
}
