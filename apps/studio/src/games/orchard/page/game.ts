// Runs in the game's frame: how Orchard shows its rounds.
import { moneyText } from '../../../page-kit/money.ts'
import { fillIn, found } from '../../../page-kit/page.ts'
import { playSolo } from '../../../page-kit/solo/play.ts'
import { lineCount, maths } from '../play/maths.ts'
import type { OrchardRound } from '../play/play-orchard.ts'
import { openBoard } from './board.ts'
import type { GameData } from './game-page.ts'
import { openReels } from '../../../page-kit/reels.ts'

const { words, language } = JSON.parse(found('#game-data').textContent ?? '{}') as GameData // written by game-page.ts
const element = found('#board')
const board = openBoard(element, { words, language })
const reels = openReels(element, maths.strips, twoPrizes)

board.describe(maths.strips.map((strip) => Array.from(strip.slice(0, 3))))
playSolo({
  checkPath: '/studio/games/orchard/fairness',
  start: () => {
    board.clear()
    reels.start()
  },
  reveal: async (round: OrchardRound, number) => {
    await reels.land(round.outcome?.stops ?? [])
    board.showLines(round)
    board.showWin(round)
    board.describe(round.outcome?.window ?? [])
    board.log(round, number)
  },
  giveUp: reels.giveUp,
  drawRules,
})

/** Whether a line begins with two of the best symbols, one of them perhaps wild. */
function twoPrizes([first, second]: readonly string[]): boolean {
  const isPrize = (symbol = '-') => 'WS'.includes(symbol)
  return maths.lines.some(([one, other]) => isPrize(first?.[one]) && isPrize(second?.[other]))
}

function drawRules(stake: bigint, currency: string): void {
  const line = stake / BigInt(lineCount)
  found('#prizes-lead').textContent = fillIn(words.prizesLead, { line: moneyText(line, currency, language) })
  for (const money of document.querySelectorAll<HTMLElement>('[data-pays]'))
    money.textContent = moneyText(line * BigInt(money.dataset.pays ?? '0'), currency, language)
}
