// Runs in a browser: recomputes a round with the browser's own cryptography.
import { openDraw } from '../../../engine/fairness/fair-draw.ts'
import { stakeOf } from '../../../engine/rounds/chips.ts'
import { cardNames } from '../../../page-kit/cards/card-name.ts'
import { cardWords } from '../../../page-kit/cards/words.ts'
import { openCheckForm, openSeed, paragraph, readJson } from '../../../page-kit/check-form.ts'
import { countOf, readBets } from '../../../engine/baccarat/deal.ts'
import { playBaccarat } from '../play/play-baccarat.ts'

openCheckForm(async ({ serverSeed = '', clientSeed = '', nonce = '', choice = '' }) => {
  const { fingerprint, blocksOf } = await openSeed(serverSeed)
  const chips = readBets(readJson(choice))
  if (!chips) return [paragraph('Your chips', 'These are no chips of this table.')]
  const round = await playBaccarat(openDraw(blocksOf(`${clientSeed}:${nonce}`)), stakeOf(chips), chips)
  const hand = (cards: readonly number[]) => `${cardNames(cardWords.en, 'en', cards)} (${countOf(cards)})`
  return [
    paragraph('Fingerprint of our seed', fingerprint),
    paragraph('Player', hand(round.player)),
    paragraph('Banker', hand(round.banker)),
    paragraph('Result', round.winner),
    paragraph('Paid back', `${round.win} of ${stakeOf(chips)}`),
  ]
})
