// Runs in a browser: recomputes a round with the browser's own cryptography.
import { countOf, dealBaccarat } from '../../../engine/baccarat/deal.ts'
import { openDraw } from '../../../engine/fairness/fair-draw.ts'
import { cardNames } from '../../../page-kit/cards/card-name.ts'
import { cardWords } from '../../../page-kit/cards/words.ts'
import { openCheckForm, openSeed, paragraph } from '../../../page-kit/check-form.ts'

openCheckForm(async ({ seed = '', number = '' }) => {
  const { fingerprint, blocksOf } = await openSeed(seed)
  const { player, banker, winner } = await dealBaccarat(openDraw(blocksOf(`magpie:${Number(number)}`)))
  const hand = (cards: readonly number[]) => `${cardNames(cardWords.en, 'en', cards)} (${countOf(cards)})`
  return [
    paragraph('Fingerprint of the seed', fingerprint),
    paragraph('Player', hand(player)),
    paragraph('Banker', hand(banker)),
    paragraph('Result', winner),
  ]
})
