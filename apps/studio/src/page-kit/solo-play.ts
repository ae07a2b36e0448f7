// Runs in the game's frame: play alone, whatever the game. Money and chance are decided by the studio; the page only
// shows them.
import type { SessionView } from '../engine/play/session-view.ts'
import type { RoundView } from '../engine/rounds/round-view.ts'
import { openFreeRounds } from './free-rounds.ts'
import { moneyText } from './money.ts'
import { sentenceFor, showNotice, type Act } from './notices.ts'
import { fillIn, found, timeText } from './page.ts'
import { openParent } from './parent.ts'
import { say } from './plate.ts'
import type { SoloData, SoloShow } from './solo-show.ts'
import { openSheets } from './solo-sheets.ts'
import { newKey, openTalk, type Spun } from './talk.ts'

const data = JSON.parse(found('#game-data').textContent ?? '{}') as SoloData // written by the game's page
const { words, language } = data
const free = openFreeRounds({ words, language })
const spin = found('#spin') as HTMLButtonElement // written as a button by solo-frame.ts
const [lower, higher] = [found('#lower') as HTMLButtonElement, found('#higher') as HTMLButtonElement] // both are drawn as buttons
const parent = openParent(data.parentOrigin, (value) => {
  if (value === 'balance') return void refresh('balance')
  paused = value === 'pause'
  if (!busy) say(paused ? words.paused : words.idle)
  drawButtons()
})
const talk = openTalk(data.page, { lost: () => say(words.lost), found: () => say(busy ? words.spinning : words.idle) })

let show: SoloShow
let state: SessionView | null = null
let stakeAt = 0
let busy = true
let paused = false
let readyAt = 0
let aheadMs = 0
let rounds = 0
let beforeOnItsWay: string | null = null

const money = (minor: bigint, sign: 'auto' | 'always' = 'auto') => moneyText(minor, state?.currency ?? 'EUR', language, sign)
const stake = () => BigInt(state?.freeRounds?.value ?? state?.stakes[stakeAt] ?? '0')

spin.addEventListener('click', () => void play())
lower.addEventListener('click', () => chooseStake(stakeAt - 1))
higher.addEventListener('click', () => chooseStake(stakeAt + 1))
found('#exit').addEventListener('click', parent.exit)
document.addEventListener('keydown', (event) => {
  const free = event.target === document.body || event.target === spin
  if (!free || event.repeat || (event.code !== 'Space' && event.code !== 'Enter') || document.querySelector('dialog[open]')) return
  event.preventDefault()
  void play()
})
document.addEventListener('visibilitychange', () => document.hidden || busy || void refresh('state'))
setInterval(drawTime, 1000)
setInterval(() => document.hidden || busy || state?.ended || void refresh('state'), 20_000)

/** Begins the visit, with a game's own way to show its rounds. */
export function playSolo(shown: SoloShow): void {
  show = shown
  const { drawRules, checkPath } = shown
  openSheets({ words, language, talk, state: () => state, stake, take, drawRules, checkPath })
  void open()
}

async function open(): Promise<void> {
  const told = await talk.open()
  if (told.refused !== undefined) return end(told.refused)
  take(told)
  aheadMs = Date.parse(told.now) - Date.now()
  stakeAt = Math.min(2, Math.max(told.stakes.length - 1, 0))
  parent.ready()
  if (told.round) await resume(told.round)
  else say(words.idle)
  becomeReady()
  if (told.ended) end(told.ended)
}

async function play(): Promise<void> {
  if (busy || paused || !state || state.ended || performance.now() < readyAt) return
  const award = state.freeRounds?.award
  const asked = { key: newKey(), stake: String(stake()), ...(award ? { free: award } : {}) }
  if (asked.stake === '0') return notify('STAKE_UNKNOWN', {})
  beginRound()
  drawBalance(award ? 0n : BigInt(asked.stake))
  const told = await talk.ask<Spun>('spin', asked)
  if (told.refused !== undefined) return giveUp(told.refused, told.waitMs)
  await finish(told.round, told.state)
}

function beginRound(): void {
  busy = true
  readyAt = performance.now() + (state?.minRoundMs ?? 0) + 60
  say(words.spinning)
  show.start()
  drawButtons()
  parent.round('started')
}

/** Shows a round as far as it has come, and polls until it is over. */
async function finish(round: RoundView, next: SessionView, interrupted = false): Promise<void> {
  let now: Spun = { round, state: next }
  let revealed = false
  for (;;) {
    if (now.round.outcome && !revealed) {
      await reveal(now.round, interrupted)
      revealed = true
    }
    if (!isOpen(now.round)) break
    now = await changed(now.round)
  }
  if (!revealed) show.giveUp()
  const hadFree = state?.freeRounds !== null
  take(now.state)
  parent.round('ended')
  conclude(now.round)
  if (now.round.free && now.round.status === 'closed' && hadFree && now.state.freeRounds === null) freeRoundsOver(now.state)
  if (now.state.ended && now.round.status !== 'refused') end(now.state.ended)
}

async function reveal(round: RoundView, interrupted: boolean): Promise<void> {
  rounds += 1
  await show.reveal(round, rounds)
  if (interrupted) found('#plate-more').textContent = words.resumed
}

function conclude(round: RoundView): void {
  const { status } = round
  if (status !== 'refused') void talk.ask('shown', { roundId: round.roundId })
  if (status === 'rolledBack') say(fillIn(round.free ? words.freeRolledBack : words.rolledBack, { stake: money(BigInt(round.stake)) }))
  if (status === 'closed' && beforeOnItsWay !== null) found('#plate-more').textContent = beforeOnItsWay
  beforeOnItsWay = null
  if (status === 'refused') readyAt = 0
  becomeReady()
  if (status === 'rolledBack' && round.free) void refresh('balance')
  if (status === 'alarm' && !round.outcome) say(words.idle)
  if (status === 'alarm') notifyAlarm(round)
  if (status !== 'refused') return
  say(words.idle)
  notify(round.code ?? '', round.details)
}

/** Asks for an open round until it is further than it was. */
async function changed(round: RoundView): Promise<Spun> {
  const amount = money(BigInt(round.status === 'rollingBack' ? round.stake : (round.win ?? '0')))
  if (round.status === 'rollingBack') say(fillIn(round.free ? words.freeRollingBack : words.rollingBack, { stake: amount }))
  if (round.status === 'paying' && round.win !== '0') {
    const more = found('#plate-more')
    beforeOnItsWay = more.textContent
    more.textContent = fillIn(words.onItsWay, { win: amount })
  }
  for (let tries = 0; ; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, Math.min(400 + tries * 400, 3000)))
    const told = await talk.ask<SessionView>('state')
    if (told.refused !== undefined) continue
    const now = told.round
    if (now?.roundId !== round.roundId) return { round: { ...round, status: 'closed' }, state: told }
    if (now.status !== round.status) return { round: now, state: told }
  }
}

async function resume(round: RoundView): Promise<void> {
  const at = state?.stakes.indexOf(round.stake) ?? -1
  if (at >= 0) stakeAt = at
  if (!state) return
  busy = true
  if (isOpen(round)) {
    show.start()
    parent.round('started')
  }
  await finish(round, state, true)
}

function giveUp(code: string, waitMs = 0): void {
  show.giveUp()
  parent.round('ended')
  say(words.idle)
  readyAt = Math.max(performance.now() + waitMs, code === 'TOO_FAST' ? readyAt : 0)
  drawBalance()
  becomeReady()
  if (code === 'ROUND_OPEN') return void refresh('state').then(() => state?.round && resume(state.round))
  notify(code, {})
}

function isOpen(round: RoundView): boolean {
  return round.status === 'betting' || round.status === 'paying' || round.status === 'rollingBack'
}

async function refresh(path: 'state' | 'balance'): Promise<void> {
  const told = await talk.ask<SessionView>(path)
  if (told.refused !== undefined) return end(told.refused)
  // While reels turn the balance of the studio knows more than the player shall yet.
  if (busy) return
  take(told)
  if (told.ended) end(told.ended)
}

/** Shows the sentence and the action for a code. */
function notify(code: string, details: Record<string, unknown>): void {
  const text = sentenceFor(words, code, details, state?.currency ?? 'EUR', language)
  if (code === 'TOO_FAST') return say(text)
  if (state?.ended) return end(state.ended, text)
  parent.error(code)
  const deposit: Act =
    state?.type === 'demo'
      ? { label: words.refill, run: () => void refill(), main: true }
      : { label: words.deposit, run: parent.deposit, main: true }
  const close: Act = { label: words.close, run: () => spin.focus() }
  const again: Act = { label: words.tryAgain, run: () => spin.focus(), main: true }
  showNotice(words.sorryTitle, text, code === 'INSUFFICIENT_FUNDS' ? [deposit, close] : code === 'TRY_LATER' ? [again] : [close])
}

/** The next round would cost money: that is said before anything can be pressed again. */
function freeRoundsOver(now: SessionView): void {
  showNotice(words.freeOverTitle, free.overText(now), [{ label: words.freeGoOn, run: () => spin.focus(), main: true }])
}

function notifyAlarm(round: RoundView): void {
  parent.error(round.code ?? 'alarm')
  showNotice(words.alarmTitle, fillIn(words.alarm, { round: round.roundId }), [{ label: words.close, run: () => spin.focus() }])
}

/** Shows that the session has ended; the only action leaves the game. */
function end(code: string, text = sentenceFor(words, code, {}, state?.currency ?? 'EUR', language)): void {
  busy = true
  drawButtons()
  parent.error(code)
  say(words.endedTitle)
  const known = code in words.codes ? text : words.codes.SESSION_EXPIRED
  const acts: Act[] = [{ label: words.exit, run: parent.exit, main: true }]
  if (code === 'TRY_LATER') acts.unshift({ label: words.tryAgain, run: () => location.reload() })
  showNotice(words.endedTitle, known, acts, false)
}

async function refill(): Promise<void> {
  const told = await talk.ask<SessionView>('refill')
  if (told.refused === undefined) take(told)
}

function take(next: SessionView): void {
  const chosen = state?.stakes[stakeAt]
  state = next
  if (chosen && next.stakes[stakeAt] !== chosen) stakeAt = Math.max(next.stakes.indexOf(chosen), 0)
  free.draw(next)
  drawBalance()
  drawButtons()
}

function chooseStake(at: number): void {
  if (busy || !state || state.freeRounds) return
  stakeAt = Math.min(Math.max(at, 0), state.stakes.length - 1)
  drawButtons()
}

/**
 * Enables the spin button once the rules of the player's country allow the next round; its ring shows the remaining
 * time.
 */
function becomeReady(): void {
  busy = false
  const waitMs = readyAt - performance.now()
  drawButtons()
  if (waitMs <= 0) return
  found('#ring').animate([{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], { duration: waitMs })
  setTimeout(drawButtons, waitMs + 20)
}

function drawButtons(): void {
  const waiting = performance.now() < readyAt
  const off = busy || paused || Boolean(state?.ended) || !state
  // A disabled button would lose keyboard focus.
  spin.disabled = !state
  spin.setAttribute('aria-disabled', String(off || waiting))
  const fixed = off || state?.freeRounds !== null
  lower.disabled = fixed || stakeAt === 0
  higher.disabled = fixed || stakeAt >= (state?.stakes.length ?? 0) - 1
  found('#stake').textContent = state ? money(stake()) : '–'
}

function drawBalance(staked = 0n): void {
  if (!state) return
  const bonus = BigInt(state.balance.bonus)
  found('#balance').textContent = money(BigInt(state.balance.cash) + bonus - staked)
  found('#bonus').textContent = bonus > 0n ? fillIn(words.ofWhichBonus, { amount: money(bonus) }) : ''
  found('#net').textContent = money(BigInt(state.net) - staked, 'always')
}

function drawTime(): void {
  if (state) found('#time').textContent = timeText(Date.now() + aheadMs - Date.parse(state.startedAt))
}
