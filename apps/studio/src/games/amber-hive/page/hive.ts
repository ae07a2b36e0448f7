// Runs in the game's frame: how Amber Hive shows its rounds, and how honey gathers in the comb.
import { moneyText } from '../../../page-kit/money.ts'
import { countOf } from '../../../page-kit/landings.ts'
import { fillIn, found } from '../../../page-kit/page.ts'
import { say } from '../../../page-kit/plate.ts'
import { openReels } from '../../../page-kit/reels.ts'
import { logRound, tellWin } from '../../../page-kit/tell-round.ts'
import { playSolo } from '../../../page-kit/solo/play.ts'
import { lineCount, maths } from '../play/maths.ts'
import type { Drop, HiveOutcome, HiveRound } from '../play/play-amber-hive.ts'
import { readSpin } from '../play/read-spin.ts'
import { describe, lightUp, linesText } from './board.ts'
import { openComb } from './comb.ts'
import type { HiveData } from './hive-page.ts'

const { words, language } = JSON.parse(found('#game-data').textContent ?? '{}') as HiveData // written by hive-page.ts
const board = found('#board')
const reels = openReels(board, maths.strips, fewLacking)
const comb = openComb(board)
type Honey = NonNullable<HiveOutcome['honey']>

board.setAttribute('aria-label', describe(words, language, readSpin([0, 0, 0, 0, 0]).window))
playSolo({
  checkPath: '/studio/games/amber-hive/fairness',
  start: () => {
    comb.close()
    lightUp(board, null)
    found('#level').textContent = ''
    reels.start()
  },
  reveal,
  giveUp: reels.giveUp,
  drawRules,
})

/** Shows a round's spin and the honey that gathered, then what both won together. */
async function reveal(round: HiveRound, number: number): Promise<void> {
  const outcome = round.outcome
  if (!outcome) return
  await reels.land(outcome.spin.stops)
  lightUp(board, outcome.spin)
  if (outcome.honey) await gather(round, outcome.honey)
  board.setAttribute('aria-label', describe(words, language, outcome.spin.window))
  showWin(round, outcome)
  const won = [linesText(words, language, round.currency, outcome.spin), outcome.honey ? honeyText(round, outcome.honey) : '']
  const told = { won: won.filter((text) => text !== '').join('; '), board: describe(words, language, outcome.spin.window) }
  logRound({ words, language }, round, number, told)
}

async function gather(round: HiveRound, honey: Honey): Promise<void> {
  const shown = ({ cell, amount }: Drop) => ({ cell, text: moneyText(BigInt(amount), round.currency, language) })
  let left: number = maths.honey.respins
  let won = honey.first.reduce((sum, { amount }) => sum + BigInt(amount), 0n)
  const told = () => say(fillIn(words.gathered, { won: moneyText(won, round.currency, language) }))
  say(fillIn(words.honeyBegins, { count: honey.first.length }))
  await comb.open(honey.first.map(shown), fillIn(words.respinsLeft, { count: left }))
  for (const drops of honey.respins) {
    left = drops.length > 0 ? maths.honey.respins : left - 1
    await comb.respin(drops.map(shown), fillIn(words.respinsLeft, { count: left }))
    won += drops.reduce((sum, { amount }) => sum + BigInt(amount), 0n)
    told()
  }
  found('#left').hidden = true
}

function showWin(round: HiveRound, { spin, honey }: HiveOutcome): void {
  tellWin({ words, language }, round, honey ? honeyText(round, honey) : linesText(words, language, round.currency, spin))
  if (honey?.isFull) found('#level').textContent = words.fullComb
}

function honeyText({ currency }: HiveRound, { first, respins, isFull, amount }: Honey): string {
  const count = [first, ...respins].flat().length
  const text = fillIn(words.drops, { count, won: moneyText(BigInt(amount), currency, language) })
  return isFull ? `${words.fullComb} · ${text}` : text
}

/** Whether two drops or one are missing for the respins. */
function fewLacking(landed: readonly string[]): boolean {
  const lacking = maths.honey.begins - countOf(landed, maths.honey.symbol)
  return lacking === 1 || lacking === 2
}

function drawRules(stake: bigint, currency: string): void {
  const line = stake / BigInt(lineCount)
  found('#prizes-lead').textContent = fillIn(words.prizesLead, { line: moneyText(line, currency, language) })
  for (const money of document.querySelectorAll<HTMLElement>('[data-pays]'))
    money.textContent = moneyText(line * BigInt(money.dataset.pays ?? '0'), currency, language)
}
