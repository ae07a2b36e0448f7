// Runs in a browser: recomputes a round with the browser's own cryptography.
import { cardNames } from '../../../page-kit/cards/card-name.ts'
import type { CardWords } from '../../../page-kit/cards/words.ts'
import { openSoloCheck, playOut } from '../../../page-kit/check/check-solo.ts'
import { jacksSteps, type JacksOutcome } from '../play/play-jacks.ts'
import type { JacksWords } from '../words/index.ts'

openSoloCheck<JacksWords & CardWords>({
  play: async (open, given) => {
    const { own, words, language } = given
    const played = await playOut(jacksSteps, open, given)
    if ('sentence' in played) return played
    const { dealt, held, cards, hand, win } = played.stage.outcome as JacksOutcome // as play-jacks.ts returns it
    const names = (some: readonly number[]) => cardNames(own, language, some)
    return {
      came: [
        { label: words.dealt, text: names(dealt) },
        { label: own.held, text: names(held.flatMap((place) => dealt[place] ?? [])) || words.nothing },
        { label: words.after, text: names(cards) },
        { label: words.hand, text: hand ? own.hands[hand] : own.none },
      ],
      win,
    }
  },
})
