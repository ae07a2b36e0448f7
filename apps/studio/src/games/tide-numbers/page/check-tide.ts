// Runs in a browser: recomputes a round with the browser's own cryptography.
import { openSoloCheck } from '../../../page-kit/check/check-solo.ts'
import { playTideNumbers, readMarks } from '../play/play-tide-numbers.ts'

openSoloCheck({
  readChoice: readMarks,
  play: async (open, { stake, choice, words }) => {
    const { drawn, hits, win } = await playTideNumbers(open(), stake, choice)
    return {
      came: [
        { label: words.drawn, text: drawn.join(', ') },
        { label: words.hits, text: hits.join(', ') || words.nothing },
      ],
      win,
    }
  },
})
