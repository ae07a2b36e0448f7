// Runs in the game's frame: the play at the table. Money and chance are decided by the studio; the page only shows
// them.
import type { StakeView, WheelRoundView, WheelView } from '../play/wheel-view.ts'
import { stakeOf } from '../../../engine/rounds/chips.ts'
import { spotOf } from '../play/maths.ts'
import { fillIn, found, timeText } from '../../../page-kit/page.ts'
import { moneyText } from '../../../page-kit/money.ts'
import { sentenceFor, showNotice, type Act } from '../../../page-kit/notices.ts'
import { openParent } from '../../../page-kit/parent.ts'
import { newKey, openTalk } from '../../../page-kit/talk.ts'
import { drawChips } from '../../../page-kit/chips/chip-row.ts'
import { openFelt } from '../../../page-kit/chips/felt.ts'
import { openSheets } from './sheets.ts'
import { drawCount, drawLast, log, pocketFallen, pocketText, resultText, say } from './told.ts'
import type { WheelData } from './wheel-page.ts'
import { celebrate, levelOf } from '../../../page-kit/show/levels.ts'
import * as sound from '../../../page-kit/show/sound.ts'
import { openWheel } from '../../../page-kit/roulette/wheel-turns.ts'
import { spotText } from '../../../page-kit/roulette/spot-text.ts'

const data = JSON.parse(found('#game-data').textContent ?? '{}') as WheelData // written by wheel-page.ts
const { words, own, language, betsMs } = data
const [place, undo, repeat] = ['#place', '#undo', '#repeat'].map(found) as HTMLButtonElement[] // written as buttons by wheel-page.ts
const pollMs = 1200
const still = matchMedia('(prefers-reduced-motion: reduce)')

let state: WheelView | null = null
let chip = 0n
let aheadMs = 0
let paused = false
let placing = false
let ended = false
let isLost = false
/** The last drawn turn of the wheel, and the player's round that was last reported to the casino's page. */
let drawn = ''
let told: string | null = null
/** The text under the wheel until chips move. */
let hint = ''
/** The last turn whose result the player has seen; -1 before the table is known. */
let heard = -1

const money = (minor: bigint, sign: 'auto' | 'always' = 'auto') => moneyText(minor, state?.currency ?? 'EUR', language, sign)
const wheel = openWheel(9000)
const felt = openFelt({
  money,
  label: (id, pays, amount) => spotText(own, id, pays, amount),
  chip: () => chip,
  highest: () => BigInt(state?.highest ?? '0'),
  changed: drawDock,
  moved: () => (hint = ''),
  tooMuch: () => {
    hint = fillIn(own.full, { highest: money(BigInt(state?.highest ?? '0')) })
    drawPhase()
  },
})
const parent = openParent(data.parentOrigin, (value) => {
  if (value === 'balance') return void refresh('balance')
  paused = value === 'pause'
  drawPhase()
})
const talk = openTalk(data.page, { lost: () => showLost(true), found: () => showLost(false) })

place?.addEventListener('click', () => void placeBets())
undo?.addEventListener('click', felt.undo)
repeat?.addEventListener('click', felt.repeat)
found('#exit').addEventListener('click', parent.exit)
sound.openSound({ root: 196, scale: [0, 2, 4, 7, 9], wave: 'sine' }, words)
openSheets({ words, own, language, money, state: () => state })
setInterval(drawTime, 250)
void open()

async function open(): Promise<void> {
  const answer = await talk.open<WheelView>()
  if (answer.refused !== undefined) return end(answer.refused)
  const [last] = answer.mine
  if (last) felt.remember(last.table.bet)
  state = answer
  drawChips(answer.chips, { money, chosen: (value) => (chip = value) })
  take(answer)
  parent.ready()
  const fell = last && pocketFallen(last)
  if (last && typeof fell === 'number') hint = fillIn(own.lastTime, { pocket: pocketText(own, fell), result: resultText(own, money, last) })
  drawPhase()
  void follow()
}

/** Polls the table, more often shortly before a round changes. */
async function follow(): Promise<void> {
  while (!ended) {
    const next = state?.round ? nextChange(state.round) - now() : pollMs
    await new Promise((resolve) => setTimeout(resolve, Math.min(Math.max(next + 120, 300), pollMs)))
    if (!placing) await refresh('state')
  }
}

function nextChange({ status, closesAt, settlesAt, endsAt }: WheelRoundView): number {
  return Date.parse(status === 'open' ? closesAt : status === 'playing' ? settlesAt : endsAt)
}

async function refresh(path: 'state' | 'balance' | 'refill'): Promise<void> {
  const answer = await talk.ask<WheelView>(path)
  if (answer.refused !== undefined) return end(answer.refused)
  if (!placing) take(answer)
}

function take(next: WheelView): void {
  state = next
  aheadMs = Date.parse(next.now) - Date.now()
  drawBalance()
  drawLast(own, next.last)
  hearResults(next)
  drawPhase()
  tellParent()
  if (next.ended && !ended) end(next.ended)
}

/** Reports each result once, including those of a time when the page was hidden. */
function hearResults({ last, mine: rounds, round }: WheelView): void {
  for (const turn of heard < 0 ? [] : last.toReversed()) {
    if (turn.number <= heard || turn.result === null) continue
    const stake = rounds.find(({ table: at, status, win }) => at.round === turn.number && status !== 'refused' && win !== null)
    const result = stake ? resultText(own, money, stake) : own.looking
    log(own, turn, result)
    if (stake) celebrateWin(stake)
    if (stake && turn.number !== round?.number) hint = fillIn(own.lastTime, { pocket: pocketText(own, turn.result.pocket), result })
  }
  heard = last[0]?.number ?? 0
}

/** Less than the stake is never celebrated. */
function celebrateWin({ win, stake }: StakeView): void {
  const [won, staked] = [BigInt(win ?? '0'), BigInt(stake)]
  if (won > staked) sound.win(levelOf(won, staked))
  celebrate(levelOf(won, staked))
}

/** Returns the player's stake in the current round. */
function mine(): StakeView | null {
  const round = state?.mine.find(({ table: at, status }) => at.round === state?.round?.number && status !== 'refused')
  return round && round.status !== 'rolledBack' ? round : null
}

/** Draws everything that depends on the phase of the round. */
function drawPhase(): void {
  const round = state?.round
  if (!round || ended) return void (!ended && say(own.waiting))
  const stake = mine()
  const key = `${round.number}:${round.status}`
  const isOpen = round.status === 'open' && !paused
  if (key !== drawn || (stake === null) === (felt.placed() !== null) || isOpen !== felt.isOpen()) felt.set(isOpen, stake?.table.bet ?? null)
  if (key !== drawn) beginPart(round)
  drawn = key
  drawTime()
  if (isLost) return say(words.lost)
  if (paused) return say(words.paused)
  sayPart(round, stake)
}

function beginPart(round: WheelRoundView): void {
  const { status } = round
  const pocket = round.result?.pocket ?? null
  felt.light((id) => status === 'settled' && pocket !== null && spotOf(id)?.covers.includes(pocket) === true)
  if (status === 'playing' && pocket !== null) wheel.turn(pocket, Date.parse(round.settlesAt) - now())
  else wheel.rest(status === 'settled' ? pocket : null)
  const stake = mine()
  // On a phone the wheel may lie above what is seen: who has chips in the round sees it turn.
  if (status === 'playing' && stake) found('.stage').scrollIntoView({ block: 'nearest', behavior: still.matches ? 'auto' : 'smooth' })
}

function sayPart(round: WheelRoundView, stake: StakeView | null): void {
  const laid = stakeOf(felt.laid())
  const open = round.status === 'open'
  if (round.status === 'void') return say(own.voided)
  if (round.status === 'settled' && round.result !== null) {
    const won = stake !== null && BigInt(stake.win ?? '0') > BigInt(stake.stake)
    const booking = stake?.status === 'paying' && stake.win !== '0' ? fillIn(words.onItsWay, { win: money(BigInt(stake.win ?? '0')) }) : ''
    const result = stake ? (stake.win === null ? booking : resultText(own, money, stake)) : laid > 0n ? own.late : ''
    return say(pocketText(own, round.result.pocket), result, won ? 'won' : 'calm')
  }
  if (stake?.status === 'rollingBack')
    return say(open ? own.open : own.closed, fillIn(words.rollingBack, { stake: money(BigInt(stake.stake)) }))
  if (stake) return say(open ? own.placedTitle : own.closed, fillIn(own.placed, { stake: money(BigInt(stake.stake)) }))
  if (!open) return say(own.closed, laid > 0n ? own.late : own.turning)
  say(own.open, hint || (laid > 0n ? fillIn(own.laid, { stake: money(laid) }) : ''))
}

/** Tells the casino's page when a round of the player is under way, and when its money is booked. */
function tellParent(): void {
  const underWay = state?.mine.find(({ status }) => ['betting', 'staked', 'paying', 'rollingBack'].includes(status))?.roundId ?? null
  if (underWay === told) return
  if (told !== null) parent.round('ended')
  if (underWay !== null) parent.round('started')
  told = underWay
}

async function placeBets(): Promise<void> {
  const bets = felt.laid()
  const round = state?.round
  if (place?.getAttribute('aria-disabled') === 'true' || placing || !round) return
  placing = true
  drawDock()
  say(own.open, own.placing)
  const answer = await talk.ask<{ round: StakeView; state: WheelView }>('bets', { key: newKey(), round: round.number, bet: bets })
  placing = false
  if (answer.refused !== undefined) {
    notify(answer.refused, {})
    return void refresh('state')
  }
  take(answer.state)
  if (answer.round.status === 'refused') return notify(answer.round.code ?? '', answer.round.details)
  if (answer.round.status === 'rolledBack') notify('TRY_LATER', {})
}

/** Shows the sentence and the action for a code; refused chips stay laid out. */
function notify(code: string, details: Record<string, unknown>): void {
  const text = sentenceFor(words, code, details, state?.currency ?? 'EUR', language)
  if (state?.ended) return end(state.ended, text)
  drawDock()
  parent.error(code)
  const close: Act = { label: words.close, run: () => place?.focus() }
  const refill: Act = { label: words.refill, run: () => void refresh('refill'), main: true }
  const deposit: Act = { label: words.deposit, run: parent.deposit, main: true }
  const more = state?.type === 'demo' ? refill : deposit
  showNotice(words.sorryTitle, text, code === 'INSUFFICIENT_FUNDS' ? [more, close] : [close])
}

/**
 * Shows that the session has ended; the only action leaves the game. Stakes on the table are still settled without the
 * page.
 */
function end(code: string, text = sentenceFor(words, code, {}, state?.currency ?? 'EUR', language)): void {
  ended = true
  felt.set(false, mine()?.table.bet ?? null)
  drawCount(0, betsMs, null)
  parent.error(code)
  say(words.endedTitle)
  const known = code in words.codes ? text : words.codes.SESSION_EXPIRED
  const acts: Act[] = [{ label: words.exit, run: parent.exit, main: true }]
  if (code === 'TRY_LATER') acts.unshift({ label: words.tryAgain, run: () => location.reload() })
  showNotice(words.endedTitle, known, acts, false)
}

function showLost(lost: boolean): void {
  isLost = lost
  drawPhase()
}

function drawDock(): void {
  if (!place || !undo || !repeat) return
  const laid = stakeOf(felt.laid())
  const may = felt.mayUndo() && !placing && !paused
  undo.disabled = !felt.mayUndo() || placing
  repeat.disabled = !felt.mayRepeat()
  // A disabled button would lose keyboard focus.
  place.setAttribute('aria-disabled', String(!may))
  place.textContent = laid > 0n ? fillIn(own.place, { stake: money(laid) }) : own.placeNone
  if (state?.round?.status === 'open' && !placing && !paused && !ended) sayPart(state.round, mine())
}

function drawBalance(): void {
  if (!state) return
  const bonus = BigInt(state.balance.bonus)
  found('#balance').textContent = money(BigInt(state.balance.cash) + bonus)
  found('#bonus').textContent = bonus > 0n ? fillIn(words.ofWhichBonus, { amount: money(bonus) }) : ''
  const onTable = state.mine.filter(({ status }) => status === 'staked').reduce((sum, { stake }) => sum + BigInt(stake), 0n)
  found('#net').textContent = money(BigInt(state.net) - onTable, 'always')
  const players = fillIn(own.players, { count: state.players })
  found('#players').textContent = state.type === 'demo' ? `${words.demo} · ${players}` : players
}

function now(): number {
  return Date.now() + aheadMs
}

function drawTime(): void {
  if (!state) return
  const { round } = state
  drawCount(
    round?.status === 'open' && !ended ? Date.parse(round.closesAt) - now() : 0,
    betsMs,
    round?.status === 'settled' ? (round.result?.pocket ?? null) : null,
  )
  found('#time').textContent = timeText(now() - Date.parse(state.startedAt))
}
