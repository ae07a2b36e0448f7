// Runs in the game's frame: how Quince Baccarat takes chips and deals its cards.
import type { Card } from '../../../engine/cards/card.ts'
import { cardElement, pauseOfCards } from '../../../page-kit/cards/deal.ts'
import { cardNames } from '../../../page-kit/cards/card-name.ts'
import { openTable } from '../../../page-kit/chips/table.ts'
import { fillIn, found } from '../../../page-kit/page.ts'
import { playSolo } from '../../../page-kit/solo/play.ts'
import type { Spot } from '../../../engine/baccarat/rules.ts'
import { countOf, readBets } from '../../../engine/baccarat/deal.ts'
import type { BaccaratRound } from '../play/play-baccarat.ts'
import type { BaccaratData } from './baccarat-page.ts'

const { words, language } = JSON.parse(found('#game-data').textContent ?? '{}') as BaccaratData // written by baccarat-page.ts
const pauseMs = 420
const sides = ['player', 'banker'] as const

const table = openTable({
  words,
  language,
  label: (id, pays, amount) => {
    const name = words.names[id as Spot] // the spots of the page
    return amount ? fillIn(words.spotWith, { name, pays, amount }) : fillIn(words.spot, { name, pays })
  },
})
table.play(
  playSolo({
    ...table.show,
    checkPath: '/studio/games/quince-baccarat/fairness',
    start: () => {
      table.show.start()
      for (const side of sides) drawHand(side, [])
    },
    reveal: (round, number) => reveal(round as BaccaratRound, number), // the studio decides its rounds so
  }),
)

/** Deals the cards in their order, then shows what the chips have won. */
async function reveal(round: BaccaratRound, number: number): Promise<void> {
  const { outcome } = round
  if (!outcome) return
  const { player, banker, winner } = outcome
  const bets = readBets(round.choice) ?? {}
  table.placed(bets)
  for (let at = 0; at < 3; at += 1)
    for (const side of sides) {
      const hand = outcome[side].slice(0, at + 1)
      if (hand.length <= at) continue
      drawHand(side, hand)
      await pauseOfCards(pauseMs)
    }
  table.over((id) => id === winner)
  const text = fillIn(words.result[winner], { player: countOf(player), banker: countOf(banker) })
  table.tellWin(round, text)
  const hands = sides.map((side) => `${words.names[side]}: ${cardNames(words, language, outcome[side])}`)
  table.log(round, bets, [text, ...hands].join('. '), number)
}

/** Draws a hand; the last of its cards comes. */
function drawHand(side: (typeof sides)[number], cards: readonly Card[]): void {
  const hand = found(`#hand-${side}`)
  hand.replaceChildren(...cards.map((card, at) => cardElement(card, at === cards.length - 1 ? 'comes' : '')))
  hand.setAttribute('aria-label', cardNames(words, language, cards))
  found(`#count-${side}`).textContent = cards.length > 1 ? String(countOf(cards)) : ''
}
