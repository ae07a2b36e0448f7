// Runs in a browser: recomputes a round with the browser's own cryptography.
import { fillIn } from '../../../page-kit/page.ts'
import { cardNames } from '../../../page-kit/cards/card-name.ts'
import type { CardWords } from '../../../page-kit/cards/words.ts'
import { openSoloCheck, playOut } from '../../../page-kit/check/check-solo.ts'
import { readBoxes } from '../play/open-boxes.ts'
import { blackthornSteps, type Boxes } from '../play/play-blackthorn.ts'
import type { BlackthornOutcome } from '../play/settle.ts'
import { totalOf } from '../play/total.ts'
import type { BlackthornWords } from '../words/index.ts'

openSoloCheck<BlackthornWords & CardWords, Boxes>({
  readChoice: readBoxes,
  play: async (open, given) => {
    const { own, language, amounts } = given
    const played = await playOut(blackthornSteps, open, given)
    if ('sentence' in played) return played
    const { dealer, boxes, win } = played.stage.outcome as BlackthornOutcome // as play-blackthorn.ts returns it
    const hand = (cards: readonly number[]) => `${cardNames(own, language, cards)}: ${totalOf(cards).points}`
    return {
      came: [
        { label: own.dealer, text: hand(dealer) },
        ...boxes.map(({ cards, result, win: pays }, at) => ({
          label: fillIn(own.box, { box: at + 1 }),
          text: `${hand(cards)} · ${own.results[result]} · ${amounts.write(BigInt(pays))}`,
        })),
      ],
      win,
      raised: played.raised,
    }
  },
})
