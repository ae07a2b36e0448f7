// Runs in the game's frame: what is shown and said in each part of a round at a shared table.
import { stakeOf } from '../../engine/rounds/chips.ts'
import type { openFelt } from '../chips/felt.ts'
import { fillIn, found } from '../page.ts'
import type { ChipBet, ChipRound, TableShow } from './show.ts'
import { drawCount, resultText, say } from './told.ts'
import { mine, money, now, own, visit, words } from './visit.ts'

/** A table whose rounds are drawn. */
export type Drawn<Result> = { show: TableShow<Result>; felt: ReturnType<typeof openFelt> }

const still = matchMedia('(prefers-reduced-motion: reduce)')
const current = <Result>() => visit.state?.round as ChipRound<Result> | null | undefined // this table's

/** Draws everything that depends on the part of the round. */
export function drawPhase<Result>(table: Drawn<Result>): void {
  const { felt } = table
  const round = current<Result>()
  if (!round || visit.ended) return void (!visit.ended && say(own.waiting))
  const bet = mine()
  const key = `${round.number}:${round.status}`
  const isOpen = round.status === 'open' && !visit.paused
  if (key !== visit.drawn || (bet === null) === (felt.placed() !== null) || isOpen !== felt.isOpen())
    felt.set(isOpen, bet?.table.bet ?? null)
  if (key !== visit.drawn) beginPart(table, round)
  visit.drawn = key
  drawTime(table)
  if (visit.lost) return say(words.lost)
  if (visit.paused) return say(words.paused)
  sayPart(table, round, bet)
}

/** Draws what follows from the clock. */
export function drawTime<Result>({ show }: Drawn<Result>): void {
  const round = current<Result>()
  drawCount(round?.status === 'settled' && round.result !== null ? show.mark(round.result) : null)
}

/** Says how things stand while chips are laid. */
export function sayOpen<Result>(table: Drawn<Result>): void {
  const round = current<Result>()
  if (round?.status === 'open' && !visit.placing && !visit.paused && !visit.ended) sayPart(table, round, mine())
}

function beginPart<Result>({ show, felt }: Drawn<Result>, { status, result, settlesAt }: ChipRound<Result>): void {
  felt.light(status === 'settled' && result !== null ? show.wins(result) : () => false)
  if (status === 'playing' && result !== null) show.play(result, Date.parse(settlesAt) - now())
  else show.rest(status === 'settled' ? result : null)
  // On a phone the stage may lie above what is seen: who has chips in the round sees it played.
  if (status === 'playing' && mine()) found(show.stage).scrollIntoView({ block: 'nearest', behavior: still.matches ? 'auto' : 'smooth' })
}

function sayPart<Result>(table: Drawn<Result>, round: ChipRound<Result>, bet: ChipBet | null): void {
  const laid = stakeOf(table.felt.laid())
  const open = round.status === 'open'
  const title = open ? own.open : own.closed
  if (round.status === 'void') return say(own.voided)
  if (round.status === 'settled' && round.result !== null) return saySettled(table, round.result, bet)
  if (bet?.status === 'rollingBack') return say(title, fillIn(words.rollingBack, { stake: money(BigInt(bet.stake)) }))
  if (bet) return say(open ? own.placedTitle : own.closed, fillIn(own.placed, { stake: money(BigInt(bet.stake)) }))
  if (!open) return say(own.closed, laid > 0n ? own.late : own.playing)
  say(own.open, visit.hint || (laid > 0n ? fillIn(own.laid, { stake: money(laid) }) : ''))
}

function saySettled<Result>({ show, felt }: Drawn<Result>, result: Result, bet: ChipBet | null): void {
  const win = BigInt(bet?.win ?? '0')
  const won = bet !== null && win > BigInt(bet.stake)
  const late = stakeOf(felt.laid()) > 0n ? own.late : ''
  say(show.textOf(result), bet ? (bet.win === null ? '' : cameOf(bet, win)) : late, won ? 'won' : 'calm')
}

const cameOf = (bet: ChipBet, win: bigint): string =>
  bet.status === 'paying' && win > BigInt(bet.stake) ? fillIn(words.onItsWay, { win: money(win) }) : resultText(bet)
