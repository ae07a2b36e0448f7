// Runs in the game's frame: how Lantern Tide shows its rounds, free spins one after the other.
import { moneyText } from '../../../page-kit/money.ts'
import { countOf } from '../../../page-kit/landings.ts'
import { fillIn, found } from '../../../page-kit/page.ts'
import { say } from '../../../page-kit/plate.ts'
import { openReels } from '../../../page-kit/reels.ts'
import { logLine, tellWin } from '../../../page-kit/tell-round.ts'
import { playSolo } from '../../../page-kit/solo/play.ts'
import { lineCount, maths } from '../play/maths.ts'
import { windowOf, type TideRound, type Turn } from '../play/play-tide.ts'
import { describe, lightUp, winsText } from './board.ts'
import type { TideData } from './tide-page.ts'

const { words, language } = JSON.parse(found('#game-data').textContent ?? '{}') as TideData // written by tide-page.ts
const board = found('#board')
const reels = openReels(board, maths.strips, (landed) => countOf(landed, maths.scatter.symbol) >= 2)
const still = matchMedia('(prefers-reduced-motion: reduce)')
const lookMs = 900

board.setAttribute('aria-label', describe(words, language, windowOf([0, 0, 0, 0, 0])))
playSolo({ checkPath: '/studio/games/lantern-tide/fairness', start, reveal, giveUp: reels.giveUp, drawRules })

function start(): void {
  lightUp(board, null)
  found('#level').textContent = ''
  board.removeAttribute('data-free')
  reels.start()
}

/** Shows every turn of a round, then what all of them won together. */
async function reveal(round: TideRound, number: number): Promise<void> {
  const turns = round.outcome?.turns ?? []
  let won = 0n
  let all = 0
  for (const [at, turn] of turns.entries()) {
    if (at > 0) await beginFree(at, all, won, round.currency)
    await reels.land(turn.stops)
    lightUp(board, turn)
    won += BigInt(turn.win)
    all += turn.freeSpins
    if (at === 0) logRound(round, turn, number)
    else logTurn(round, turn, at)
    if (turn.freeSpins > 0) {
      say(fillIn(at === 0 ? words.freeTurns : words.moreTurns, { count: turn.freeSpins }), winsText(words, language, round.currency, turn))
      await look(lookMs * 2)
    } else if (turns.length > 1) await look(turn.win === '0' ? lookMs / 3 : lookMs)
  }
  showWin(round, turns)
}

async function beginFree(number: number, all: number, won: bigint, currency: string): Promise<void> {
  board.setAttribute('data-free', '')
  say(fillIn(words.freeTurn, { number, all, won: moneyText(won, currency, language) }))
  lightUp(board, null)
  reels.start()
  await look(350)
}

function showWin(round: TideRound, turns: readonly Turn[]): void {
  const [only] = turns
  const isOne = turns.length === 1 && only
  tellWin(
    { words, language },
    round,
    isOne ? winsText(words, language, round.currency, only) : fillIn(words.freeTurns, { count: turns.length - 1 }),
  )
}

function logRound(round: TideRound, turn: Turn, number: number): void {
  const values = { number, stake: moneyText(BigInt(round.stake), round.currency, language), ...resultOf(round, turn) }
  logLine(fillIn(round.free ? words.loggedFree : words.logged, values))
}

function logTurn(round: TideRound, turn: Turn, number: number): void {
  logLine(fillIn(words.turnLogged, { number, ...resultOf(round, turn) }))
}

function resultOf({ currency }: TideRound, turn: Turn): { result: string; board: string } {
  const text = describe(words, language, windowOf(turn.stops))
  board.setAttribute('aria-label', text)
  const win = moneyText(BigInt(turn.win), currency, language)
  const result = turn.win === '0' ? words.loggedNothing : fillIn(words.loggedWin, { win, lines: winsText(words, language, currency, turn) })
  return { result, board: text }
}

/** Where motion is reduced nobody waits for it; a text needs its time all the same. */
function look(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, still.matches ? Math.min(ms, 500) : ms))
}

function drawRules(stake: bigint, currency: string): void {
  const line = stake / BigInt(lineCount)
  found('#prizes-lead').textContent = fillIn(words.prizesLead, { line: moneyText(line, currency, language) })
  for (const money of document.querySelectorAll<HTMLElement>('[data-pays]'))
    money.textContent = moneyText(line * BigInt(money.dataset.pays ?? '0'), currency, language)
}
