// Runs in the game's frame: the free rounds that are left, what they are worth and have won, and that they are over.
import type { FreeRounds } from '../engine/free-rounds/free-rounds.ts'
import type { SessionView } from '../engine/play/session-view.ts'
import { fillIn, found } from './page.ts'
import { moneyText } from './money.ts'
import type { Words } from './words/index.ts'

type Tongue = { words: Words; language: string }

/** Shows the free rounds above the stake, whose place they take while any are left. */
export function openFreeRounds({ words, language }: Tongue) {
  const box = found('#free')
  return {
    draw({ currency, freeRounds }: SessionView): void {
      box.hidden = freeRounds === null
      found('.game').toggleAttribute('data-free', freeRounds !== null)
      found('#stake-label').textContent = freeRounds ? words.freeValue : words.stake
      found('#spin').setAttribute('aria-label', freeRounds ? words.freeSpin : words.spin)
      if (!freeRounds) return
      found('#free-left').textContent = leftText(words, freeRounds)
      found('#free-more').textContent = moreText({ words, language }, freeRounds, currency)
    },
    /** The sentence once no round is left: what they won, and that rounds cost money from here on. */
    overText({ currency, freeDone }: SessionView): string {
      const won = moneyText(BigInt(freeDone?.won ?? '0'), currency, language)
      return fillIn(freeDone?.winnings === 'bonus' ? words.freeOverBonus : words.freeOverCash, { won })
    },
  }
}

const leftText = (words: Words, { left }: FreeRounds): string => (left === 1 ? words.freeLeftOne : fillIn(words.freeLeft, { count: left }))

/** What each is worth, and what they have won so far; of the most that they pay, that it is reached. */
function moreText({ words, language }: Tongue, { value, won, maxWon, winnings }: FreeRounds, currency: string): string {
  const money = (minor: string) => moneyText(BigInt(minor), currency, language)
  const isCapped = maxWon !== undefined && won === maxWon
  return [
    fillIn(words.freeWorth, { value: money(value) }),
    fillIn(words.freeWon, { won: money(won) }),
    isCapped ? words.freeCapped : winnings === 'bonus' ? words.freeWinsBonus : words.freeWinsCash,
  ].join(' · ')
}
