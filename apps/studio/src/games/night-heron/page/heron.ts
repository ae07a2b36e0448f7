// Runs in the game's frame: how Night Heron shows its rounds, free spins one after the other.
import { moneyText } from '../../../page-kit/money.ts'
import { countOf } from '../../../page-kit/landings.ts'
import { fillIn, found } from '../../../page-kit/page.ts'
import { say } from '../../../page-kit/plate.ts'
import { openReels } from '../../../page-kit/reels.ts'
import { logLine, tellWin } from '../../../page-kit/tell-round.ts'
import { playSolo } from '../../../page-kit/solo/play.ts'
import { maths } from '../play/maths.ts'
import type { HeronRound, PaidSpin } from '../play/play-night-heron.ts'
import { readSpin } from '../play/read-spin.ts'
import { describe, lightUp, stand, winsText } from './board.ts'
import type { HeronData } from './heron-page.ts'

const { words, language } = JSON.parse(found('#game-data').textContent ?? '{}') as HeronData // written by heron-page.ts
const board = found('#board')
const reels = openReels(board, maths.strips, (landed) => countOf(landed, maths.scatter) >= 2)
const still = matchMedia('(prefers-reduced-motion: reduce)')
const lookMs = 900
const risesMs = 550
let standing: readonly number[] = []

board.setAttribute('aria-label', describe(words, language, readSpin([0, 0, 0, 0, 0])))
playSolo({
  checkPath: '/studio/games/night-heron/fairness',
  start: () => turn([]),
  reveal,
  giveUp: () => {
    reels.giveUp()
    stand(board, standing)
  },
  drawRules,
})

/** Turns the reels; herons that stay do not leave. */
function turn(stay: readonly number[]): void {
  lightUp(board, null)
  found('#level').textContent = ''
  board.toggleAttribute('data-free', stay.length > 0)
  stand(board, stay)
  reels.start()
}

/** Shows a round's spin and its free spins, then what all of them won together. */
async function reveal(round: HeronRound, number: number): Promise<void> {
  const outcome = round.outcome
  if (!outcome) return
  await show(outcome.spin)
  logSpin(
    outcome.spin,
    fillIn(round.free ? words.loggedFree : words.logged, { ...resultOf(round, outcome.spin), number, stake: stakeOf(round) }),
  )
  if (outcome.free.length > 0) await playFree(round, outcome.spin, outcome.free)
  showWin(round)
}

async function playFree(round: HeronRound, first: PaidSpin, free: readonly PaidSpin[]): Promise<void> {
  say(fillIn(words.freeSpins, { count: free.length }), winsText(words, language, round.currency, first))
  await look(lookMs * 2)
  let won = first.total
  for (const [at, spin] of free.entries()) {
    turn(at === 0 ? [] : (free[at - 1]?.herons ?? []))
    board.setAttribute('data-free', '')
    say(fillIn(words.freeSpinOf, { number: at + 1, all: free.length, won: moneyText(BigInt(won), round.currency, language) }))
    await look(350)
    await show(spin)
    won = spin.total
    logSpin(spin, fillIn(words.freeLogged, { ...resultOf(round, spin), number: at + 1 }))
    await look(spin.pays === 0 ? lookMs / 3 : lookMs)
  }
}

/** Lets the reels stop, the herons rise, and the winning symbols light up. */
async function show(spin: PaidSpin): Promise<void> {
  await reels.land(spin.stops)
  const before = board.querySelectorAll('.stands').length
  stand(board, spin.herons)
  standing = spin.herons
  if (spin.herons.length > before) await look(risesMs)
  lightUp(board, spin)
}

function showWin(round: HeronRound): void {
  const { outcome, currency } = round
  if (!outcome) return
  const { spin, free } = outcome
  tellWin(
    { words, language },
    round,
    free.length > 0 ? fillIn(words.freeSpins, { count: free.length }) : winsText(words, language, currency, spin),
  )
}

const stakeOf = ({ stake, currency }: HeronRound): string => moneyText(BigInt(stake), currency, language)

function resultOf({ currency }: HeronRound, spin: PaidSpin): { result: string; board: string } {
  const win = moneyText(BigInt(spin.amount), currency, language)
  const lines = winsText(words, language, currency, spin)
  return { result: lines === '' ? words.loggedNothing : fillIn(words.loggedWin, { win, lines }), board: describe(words, language, spin) }
}

function logSpin(spin: PaidSpin, text: string): void {
  board.setAttribute('aria-label', describe(words, language, spin))
  logLine(text)
}

/** Where motion is reduced nobody waits for it; a text needs its time all the same. */
function look(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, still.matches ? Math.min(ms, 500) : ms))
}

function drawRules(stake: bigint, currency: string): void {
  const part = stake / BigInt(maths.stakeParts)
  found('#prizes-lead').textContent = fillIn(words.prizesLead, { stake: moneyText(stake, currency, language) })
  for (const money of document.querySelectorAll<HTMLElement>('[data-pays]'))
    money.textContent = moneyText(part * BigInt(money.dataset.pays ?? '0'), currency, language)
}
