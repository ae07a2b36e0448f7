// Runs in the game's frame: the play in a bingo room. Money and chance are decided by the studio; the page only shows them.
import type { BingoView, GameNow, NextGame } from '../../engine/bingo/view.ts'
import type { BetView } from '../../engine/shared/table-view.ts'
import { openChat } from '../chat/open-chat.ts'
import { moneyText } from '../money.ts'
import { sentenceFor, showNotice, type Act } from '../notices.ts'
import { fillIn, found, timeText } from '../page.ts'
import { openParent } from '../parent.ts'
import { celebrate, levelOf } from '../show/levels.ts'
import * as sound from '../show/sound.ts'
import { newKey, openTalk } from '../talk.ts'
import type { BingoData } from './bingo-page.ts'
import { openBuying } from './buy-tickets.ts'
import { drawPrizes, openBoard } from './draw-board.ts'
import { openTickets } from './draw-tickets.ts'
import { clockText } from './next-games.ts'
import { openSheets } from './sheets.ts'
import { openTold, say } from './told.ts'

const data = JSON.parse(found('#game-data').textContent ?? '{}') as BingoData // written by bingo-page.ts
const { words, own, language, room } = data
const pollMs = 3000
const leastPollMs = 250

let state: BingoView | null = null
let aheadMs = 0
let paused = false
let buying = false
let ended = false
let isLost = false
/** The player's purchase that was last reported to the casino's page. */
let reported: string | null = null
/** What the plate says until the next game closes: that tickets were bought. */
let hint = ''

const money = (minor: bigint, sign: 'auto' | 'always' = 'auto') => moneyText(minor, state?.currency ?? 'EUR', language, sign)
const now = () => Date.now() + aheadMs
const drawBoard = openBoard(data)
const drawTickets = openTickets(data)
const told = openTold(data, money)
const shop = openBuying(data, { money, now, mayBuy: () => !buying && !paused && !ended, buy: (game, count) => void buy(game, count) })
const parent = openParent(data.parentOrigin, (value) => {
  if (value === 'balance') return void refresh('balance')
  paused = value === 'pause'
  draw()
})
const talk = openTalk(data.page, { lost: () => lost(true), found: () => lost(false) })

found('#exit').addEventListener('click', parent.exit)
sound.openSound(room.voice, words)
openSheets({ data, money, state: () => state, ask: talk.ask })
setInterval(tick, 250)
void open()

async function open(): Promise<void> {
  const answer = await talk.open<BingoView>()
  if (answer.refused !== undefined) return end(answer.refused)
  take(answer)
  parent.ready()
  openChat({ words: data.chat, codes: words.codes, close: words.close, language, ask: talk.ask, isOver: () => ended })
  void follow()
}

/** Asks again just after the next call, or the next closing. */
async function follow(): Promise<void> {
  while (!ended) {
    const next = Math.min(...[state?.game?.nextCallAt, state?.next[0]?.closesAt].map((at) => (at ? Date.parse(at) - now() : pollMs)))
    await new Promise((resolve) => setTimeout(resolve, Math.min(Math.max(next + 60, leastPollMs), pollMs)))
    if (!buying) await refresh('state')
  }
}

async function refresh(path: 'state' | 'balance' | 'refill'): Promise<void> {
  const answer = await talk.ask<BingoView>(path)
  if (answer.refused !== undefined) return end(answer.refused)
  if (!buying) take(answer)
}

function take(next: BingoView): void {
  if (next.game?.number !== state?.game?.number) hint = ''
  state = next
  aheadMs = Date.parse(next.now) - Date.now()
  drawBalance()
  drawBoard(next.game)
  drawPrizes(data, next.game, money)
  drawTickets(next.game)
  const win = told.hear(next.game)
  if (win) cheer(win)
  shop.take(next)
  draw()
  report()
  if (next.ended && !ended) end(next.ended)
}

/** Less than the stake is never celebrated. */
function cheer({ win, stake }: { win: bigint; stake: bigint }): void {
  if (win <= stake) return
  sound.win(levelOf(win, stake))
  celebrate(levelOf(win, stake))
}

/** Draws what the plate says now. */
function draw(): void {
  if (!state || ended) return
  const { game, next } = state
  found('#no-tickets').textContent = (game?.tickets.length ?? 0) > 0 ? '' : own.watching
  found('#no-tickets').hidden = (game?.tickets.length ?? 0) > 0 || !game
  found('#in-game').textContent = game && game.sold > 0 ? fillIn(own.inGame, { count: game.sold }) : ''
  shop.draw()
  if (isLost) return say(words.lost)
  if (paused) return say(words.paused)
  const back = state.mine.find(({ status }) => status === 'rollingBack')
  const also = back ? fillIn(own.givingBack, { stake: money(BigInt(back.stake)) }) : hint || waitingText(next[0])
  if (!game) return say(own.quiet, also || own.quietMore)
  if (game.status === 'void') return say(own.over, own.voided)
  if (game.status === 'over') return say(own.over, resultOf(game, also), told.isGain(game) ? 'won' : 'calm')
  const prize = game.prizes.find(({ fallen }) => fallen === null)
  const goal = prize ? fillIn(own.playsFor, { goal: own.goals[prize.goal] ?? prize.goal, fund: money(BigInt(prize.fund)) }) : own.over
  say(game.called.length > 0 ? goal : own.mixing, told.latest(game) || also)
}

function resultOf(game: GameNow, also: string): string {
  const isBooking = state?.mine.some(({ status, table }) => table.round === game.number && status === 'paying') === true
  if (isBooking && game.win !== null && game.win !== '0') return fillIn(own.onItsWay, { win: money(BigInt(game.win)) })
  return told.result(game) || also
}

const waitingText = (next: NextGame | undefined) => (next && next.mine > 0 ? fillIn(own.waiting, { count: next.mine }) : '')

/** Tells the casino's page when a purchase of the player is under way, and when its money is booked. */
function report(): void {
  const underWay = state?.mine.find(({ status }) => ['betting', 'staked', 'paying', 'rollingBack'].includes(status))?.roundId ?? null
  if (underWay === reported) return
  if (reported !== null) parent.round('ended')
  if (underWay !== null) parent.round('started')
  reported = underWay
}

async function buy(game: NextGame, tickets: number): Promise<void> {
  if (!state || buying) return
  buying = true
  hint = own.buying
  draw()
  const bet = { tickets, price: state.price }
  const answer = await talk.ask<{ round: BetView; state: BingoView }>('bets', { key: newKey(), round: game.number, bet })
  buying = false
  hint = ''
  if (answer.refused !== undefined) {
    notify(answer.refused, {})
    return void refresh('state')
  }
  take(answer.state)
  const { status, code, details } = answer.round
  if (status === 'refused') return notify(code ?? '', details)
  if (status === 'rolledBack') return notify('TRY_LATER', {})
  hint = fillIn(own.bought, { time: clockText(language, game), count: tickets })
  sound.tap(2)
  draw()
}

/** Shows the sentence and the action for a code. */
function notify(code: string, details: Record<string, unknown>): void {
  const text = sentenceFor(words, code, details, state?.currency ?? 'EUR', language)
  if (state?.ended) return end(state.ended, text)
  draw()
  parent.error(code)
  const close: Act = { label: words.close, run: () => found('#buy').focus() }
  const refill: Act = { label: words.refill, run: () => void refresh('refill'), main: true }
  const deposit: Act = { label: words.deposit, run: parent.deposit, main: true }
  const more = state?.type === 'demo' ? refill : deposit
  showNotice(words.sorryTitle, text, code === 'INSUFFICIENT_FUNDS' ? [more, close] : [close])
}

/** Shows that the session has ended; tickets play on without the page. */
function end(code: string, text = sentenceFor(words, code, {}, state?.currency ?? 'EUR', language)): void {
  ended = true
  shop.draw()
  parent.error(code)
  say(words.endedTitle)
  const known = code in words.codes ? text : words.codes.SESSION_EXPIRED
  const acts: Act[] = [{ label: words.exit, run: parent.exit, main: true }]
  if (code === 'TRY_LATER') acts.unshift({ label: words.tryAgain, run: () => location.reload() })
  showNotice(words.endedTitle, known, acts, false)
}

function lost(is: boolean): void {
  isLost = is
  draw()
}

function drawBalance(): void {
  if (!state) return
  const bonus = BigInt(state.balance.bonus)
  found('#balance').textContent = money(BigInt(state.balance.cash) + bonus)
  found('#bonus').textContent = bonus > 0n ? fillIn(words.ofWhichBonus, { amount: money(bonus) }) : ''
  const waiting = state.mine.filter(({ status }) => status === 'staked').reduce((sum, { stake }) => sum + BigInt(stake), 0n)
  found('#net').textContent = money(BigInt(state.net) - waiting, 'always')
}

function tick(): void {
  if (!state) return
  shop.tick()
  found('#time').textContent = timeText(now() - Date.parse(state.startedAt))
}
