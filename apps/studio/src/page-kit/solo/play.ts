// Runs in the game's frame: play alone, whatever the game. Money and chance are decided by the studio; the page only
// shows them.
import type { SessionView } from '../../engine/play/session-view.ts'
import type { RoundView } from '../../engine/rounds/round-view.ts'
import { openFreeRounds } from '../free-rounds.ts'
import { fillIn, found } from '../page.ts'
import { openParent } from '../parent.ts'
import { say } from '../plate.ts'
import { newKey, openTalk, type Spun } from '../talk.ts'
import { celebrate, levelOf } from '../show/levels.ts'
import * as sound from '../show/sound.ts'
import { drawBalance, drawButtons, drawWait, openClock, openStepper, spin } from './controls.ts'
import { openRefusals } from './refusals.ts'
import { openSheets } from './sheets.ts'
import type { SoloShow } from './show.ts'
import { language, money, page, parentOrigin, stakeOf, visit, voice, words } from './visit.ts'

const free = openFreeRounds({ words, language })
const parent = openParent(parentOrigin, (value) => {
  if (value === 'balance') return void refresh('balance')
  visit.paused = value === 'pause'
  if (!visit.busy) say(visit.paused ? words.paused : words.idle)
  drawButtons(show)
})
const talk = openTalk(page, { lost: () => say(words.lost), found: () => say(visit.busy ? words.spinning : words.idle) })
const refusals = openRefusals({ parent, refill: () => void refill(), ended: () => drawButtons(show) })

let show: SoloShow
let aheadMs = 0
let rounds = 0
let beforeOnItsWay: string | null = null
/** The round that waits for its player, while nothing that they did is under way. */
let waiting: RoundView | null = null

spin.addEventListener('click', () => void play())
openStepper(redraw)
found('#exit').addEventListener('click', parent.exit)
document.addEventListener('keydown', (event) => {
  const loose = event.target === document.body || event.target === spin
  if (!loose || event.repeat || (event.code !== 'Space' && event.code !== 'Enter') || document.querySelector('dialog[open]')) return
  event.preventDefault()
  void play()
})
document.addEventListener('visibilitychange', () => document.hidden || visit.busy || void refresh('state'))
openClock(() => aheadMs)
setInterval(() => document.hidden || visit.busy || visit.state?.ended || void refresh('state'), 20_000)

/** What a game's own page does with its visit. */
export type Playing = {
  /** Does something in the round that waits for its player; while an act is under way, nothing. */
  act: (act: unknown) => void
  /** Draws the stake and the buttons anew, because what is chosen has changed. */
  redraw: () => void
  isBusy: () => boolean
}

/** Begins the visit, with a game's own way to show its rounds. */
export function playSolo(shown: SoloShow): Playing {
  show = shown
  const { drawRules, checkPath } = shown
  const hasChoices = Boolean(shown.choice ?? shown.step)
  openSheets({ words, language, talk, state: () => visit.state, stake: () => stakeOf(show), take, drawRules, checkPath, hasChoices })
  sound.openSound(voice, words)
  void open()
  return { act: (act) => void doAct(act), redraw, isBusy: () => visit.busy }
}

async function open(): Promise<void> {
  const told = await talk.open()
  if (told.refused !== undefined) return refusals.end(told.refused)
  visit.stakeAt = firstStakeAt(told)
  take(told)
  aheadMs = Date.parse(told.now) - Date.now()
  parent.ready()
  if (told.round) await resume(told.round)
  else say(words.idle)
  if (!waiting) becomeReady()
  if (told.ended) refusals.end(told.ended)
}

/** The third stake on offer, but none above one unit of the currency if there is a lower one. */
function firstStakeAt({ stakes, decimals }: SessionView): number {
  const small = stakes.filter((stake) => BigInt(stake) <= 10n ** BigInt(decimals)).length
  return Math.min(2, Math.max(small - 1, 0))
}

async function play(): Promise<void> {
  const { state } = visit
  if (visit.busy || visit.paused || !state || state.ended || performance.now() < visit.readyAt) return
  const choice = show.choice?.()
  if (show.choice && choice === undefined) return
  const award = state.freeRounds?.award
  const asked = { key: newKey(), stake: String(stakeOf(show)), ...(show.choice ? { choice } : {}), ...(award ? { free: award } : {}) }
  if (asked.stake === '0') return refusals.notify('STAKE_UNKNOWN', {})
  beginRound()
  drawBalance(award ? 0n : BigInt(asked.stake))
  const told = await talk.ask<Spun>('spin', asked)
  if (told.refused !== undefined) return giveUp(told.refused, told.waitMs)
  await finish(told.round, told.state)
}

function beginRound(): void {
  visit.busy = true
  visit.readyAt = performance.now() + (visit.state?.minRoundMs ?? 0) + 60
  say(words.spinning)
  sound.begin()
  show.start()
  drawButtons(show)
  parent.round('started')
}

/** Shows a round as far as it has come, and polls until it is over or waits for its player. */
async function finish(round: RoundView, next: SessionView, interrupted = false): Promise<void> {
  let now: Spun = { round, state: next }
  let revealed = false
  for (;;) {
    if (now.round.outcome && !revealed) {
      await reveal(now.round, interrupted)
      revealed = true
    }
    if (now.round.status === 'playing') return waitForPlayer(now, interrupted)
    if (!isOpen(now.round)) break
    now = await changed(now.round)
  }
  if (!revealed) show.giveUp()
  const hadFree = visit.state?.freeRounds !== null
  take(now.state)
  parent.round('ended')
  conclude(now.round)
  if (now.round.free && now.round.status === 'closed' && hadFree && now.state.freeRounds === null)
    refusals.freeRoundsOver(free.overText(now.state))
  if (now.state.ended && now.round.status !== 'refused') refusals.end(now.state.ended)
}

async function waitForPlayer({ round, state }: Spun, interrupted: boolean): Promise<void> {
  take(state)
  await show.step?.(round)
  if (interrupted) found('#plate-more').textContent = words.resumed
  waiting = round
  if (state.ended) refusals.end(state.ended)
}

async function doAct(act: unknown): Promise<void> {
  const round = waiting
  if (!round || visit.paused) return
  waiting = null
  const told = await talk.ask<Spun>('act', { roundId: round.roundId, at: round.acts.length, act })
  if (told.refused === undefined) return finish(told.round, told.state)
  const now = await talk.ask<SessionView>('state')
  if (now.refused !== undefined) return refusals.end(now.refused)
  await finish(now.round ?? round, now)
  if (!now.ended && !show.actRefused?.(told.refused, told.details ?? {})) refusals.notify(told.refused, told.details ?? {})
}

async function reveal(round: RoundView, interrupted: boolean): Promise<void> {
  rounds += 1
  await show.reveal(round, rounds)
  const [win, stake] = [BigInt(round.win ?? '0'), BigInt(round.stake) + BigInt(round.raised)]
  // Less than the stake is never celebrated.
  if (win > stake || (round.free && win > 0n)) sound.win(levelOf(win, stake))
  celebrate(levelOf(win, stake))
  if (interrupted) found('#plate-more').textContent = words.resumed
}

function conclude(round: RoundView): void {
  const { status } = round
  if (status !== 'refused') void talk.ask('shown', { roundId: round.roundId })
  if (status === 'rolledBack') say(fillIn(round.free ? words.freeRolledBack : words.rolledBack, { stake: money(BigInt(round.stake)) }))
  if (status === 'closed' && beforeOnItsWay !== null) found('#plate-more').textContent = beforeOnItsWay
  beforeOnItsWay = null
  if (status === 'refused') visit.readyAt = 0
  becomeReady()
  if (status === 'rolledBack' && round.free) void refresh('balance')
  if (status === 'alarm' && !round.outcome) say(words.idle)
  if (status === 'alarm') refusals.alarm(round)
  if (status !== 'refused') return
  say(words.idle)
  refusals.notify(round.code ?? '', round.details)
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
  const { state } = visit
  if (!state) return
  const at = state.stakes.indexOf(round.stake)
  if (at >= 0) visit.stakeAt = at
  visit.busy = true
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
  visit.readyAt = Math.max(performance.now() + waitMs, code === 'TOO_FAST' ? visit.readyAt : 0)
  drawBalance()
  becomeReady()
  if (code === 'ROUND_OPEN') return void refresh('state').then(() => visit.state?.round && resume(visit.state.round))
  refusals.notify(code, {})
}

function isOpen({ status }: RoundView): boolean {
  return status !== 'refused' && status !== 'rolledBack' && status !== 'closed' && status !== 'alarm'
}

async function refresh(path: 'state' | 'balance'): Promise<void> {
  const told = await talk.ask<SessionView>(path)
  if (told.refused !== undefined) return refusals.end(told.refused)
  // While reels turn the balance of the studio knows more than the player shall yet.
  if (visit.busy) return
  take(told)
  if (told.ended) refusals.end(told.ended)
}

async function refill(): Promise<void> {
  const told = await talk.ask<SessionView>('refill')
  if (told.refused === undefined) take(told)
}

function take(next: SessionView): void {
  const chosen = visit.state?.stakes[visit.stakeAt]
  visit.state = next
  if (chosen && next.stakes[visit.stakeAt] !== chosen) visit.stakeAt = Math.max(next.stakes.indexOf(chosen), 0)
  free.draw(next)
  show.drawState?.(next)
  redraw()
}

function redraw(): void {
  drawBalance()
  drawButtons(show)
  if (visit.state) show.drawStake?.(stakeOf(show), visit.state.currency)
}

/** Enables the button once the rules of the player's country allow the next round. */
function becomeReady(): void {
  visit.busy = false
  drawWait(show)
}
