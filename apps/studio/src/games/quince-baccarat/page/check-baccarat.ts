// Runs in a browser: recomputes a round with the browser's own cryptography.
import { readBets } from '../../../engine/baccarat/deal.ts'
import { stakeOf } from '../../../engine/rounds/chips.ts'
import type { Bets } from '../../../engine/rounds/round.ts'
import { handsOfCheck } from '../../../page-kit/baccarat/hands-of-check.ts'
import type { PuntoWords } from '../../../page-kit/baccarat/words/index.ts'
import type { CardWords } from '../../../page-kit/cards/words.ts'
import { openSoloCheck } from '../../../page-kit/check/check-solo.ts'
import { playBaccarat } from '../play/play-baccarat.ts'

openSoloCheck<PuntoWords & CardWords, Bets>({
  readChoice: readBets,
  stakeOf,
  play: async (open, { stake, choice, own, words, language }) => {
    const round = await playBaccarat(open(), stake, choice)
    return { came: handsOfCheck(own, words.result, language, round), win: round.win }
  },
})
