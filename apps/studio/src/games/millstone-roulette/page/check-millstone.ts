// Runs in a browser: recomputes a round with the browser's own cryptography.
import { fillIn } from '../../../page-kit/page.ts'
import { colourOf } from '../../../engine/roulette/pockets.ts'
import { stakeOf } from '../../../engine/rounds/chips.ts'
import type { Bets } from '../../../engine/rounds/round.ts'
import { openSoloCheck } from '../../../page-kit/check/check-solo.ts'
import type { RouletteWords } from '../../../page-kit/roulette/words/index.ts'
import { readBets, spinMillstone } from '../play/spin-millstone.ts'

openSoloCheck<RouletteWords, Bets>({
  readChoice: readBets,
  stakeOf,
  play: async (open, { stake, choice, own, words }) => {
    const { pocket, win } = await spinMillstone(open(), stake, choice)
    return {
      came: [{ label: words.number, text: fillIn(own.pocketName, { number: pocket, colour: own[colourOf(pocket)] }) }],
      win,
    }
  },
})
