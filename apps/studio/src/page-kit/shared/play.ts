// Runs in the game's frame: the play at a shared table with chips. Money and chance are decided by the studio; the page
// only shows them.
import { stakeOf } from '../../engine/rounds/chips.ts'
import { drawChips } from '../chips/chip-row.ts'
import { openFelt } from '../chips/felt.ts'
import { sentenceFor, showNotice, type Act } from '../notices.ts'
import { fillIn, found } from '../page.ts'
import { openParent } from '../parent.ts'
import { celebrate, levelOf } from '../show/levels.ts'
import * as sound from '../show/sound.ts'
import { newKey, openTalk } from '../talk.ts'
import { drawPhase, drawTime, sayOpen, type Drawn } from './phases.ts'
import { openSheets } from './sheets.ts'
import type { ChipBet, ChipRound, ChipTableView, TableShow } from './show.ts'
import { drawCount, drawPurse, logRound, resultText, say } from './told.ts'
import { language, mine, money, now, own, page, parentOrigin, visit, voice, words } from './visit.ts'

type Open<Result> = Drawn<Result> & { talk: ReturnType<typeof openTalk>; parent: ReturnType<typeof openParent> }

const pollMs = 1200
const [place, undo, repeat] = ['#place', '#undo', '#repeat'].map(found) as HTMLButtonElement[] // written as buttons by frame.ts

/** Opens the page of a shared table and follows its rounds until the visit ends. */
export function playShared<Result>(show: TableShow<Result>): void {
  const felt = openFelt({
    money,
    label: show.label,
    chip: () => visit.chip,
    highest: () => BigInt(visit.state?.highest ?? '0'),
    changed: () => drawDock(table),
    moved: () => (visit.hint = ''),
    tooMuch: () => {
      visit.hint = fillIn(own.full, { highest: money(BigInt(visit.state?.highest ?? '0')) })
      drawPhase(table)
    },
  })
  const parent = openParent(parentOrigin, (value) => {
    if (value === 'balance') return void refresh(table, 'balance')
    visit.paused = value === 'pause'
    drawPhase(table)
  })
  const showLost = (lost: boolean) => {
    visit.lost = lost
    drawPhase(table)
  }
  const talk = openTalk(page, { lost: () => showLost(true), found: () => showLost(false) })
  const table: Open<Result> = { show, felt, parent, talk }
  place?.addEventListener('click', () => void placeBets(table))
  undo?.addEventListener('click', felt.undo)
  repeat?.addEventListener('click', felt.repeat)
  found('#exit').addEventListener('click', parent.exit)
  sound.openSound(voice, words)
  openSheets(show)
  setInterval(() => drawTime(table), 250)
  void open(table)
}

async function open<Result>(table: Open<Result>): Promise<void> {
  const answer = await table.talk.open<ChipTableView>()
  if (answer.refused !== undefined) return end(table, answer.refused)
  const [last] = answer.mine
  if (last) table.felt.remember(last.table.bet)
  visit.state = answer
  drawChips(answer.chips, { money, chosen: (value) => (visit.chip = value) })
  take(table, answer)
  table.parent.ready()
  const outcome = last?.table.outcome as Result | null | undefined // an outcome keeps its result
  if (last && outcome) visit.hint = fillIn(own.lastTime, { what: table.show.textOf(outcome), result: resultText(last) })
  drawPhase(table)
  void follow(table)
}

/** Polls the table, more often shortly before a round changes. */
async function follow<Result>(table: Open<Result>): Promise<void> {
  while (!visit.ended) {
    const next = visit.state?.round ? nextChange(visit.state.round) - now() : pollMs
    await new Promise((resolve) => setTimeout(resolve, Math.min(Math.max(next + 120, 300), pollMs)))
    if (!visit.placing) await refresh(table, 'state')
  }
}

const nextChange = ({ status, closesAt, settlesAt, endsAt }: ChipRound): number =>
  Date.parse(status === 'open' ? closesAt : status === 'playing' ? settlesAt : endsAt)

async function refresh<Result>(table: Open<Result>, path: 'state' | 'balance' | 'refill'): Promise<void> {
  const answer = await table.talk.ask<ChipTableView>(path)
  if (answer.refused !== undefined) return end(table, answer.refused)
  if (!visit.placing) take(table, answer)
}

function take<Result>(table: Open<Result>, next: ChipTableView): void {
  visit.state = next
  visit.aheadMs = Date.parse(next.now) - Date.now()
  const last = next.last as ChipRound<Result>[] // this table's
  drawPurse()
  table.show.drawLast(last)
  hearResults(table, next, last)
  drawPhase(table)
  tellParent(table, next)
  if (next.ended && !visit.ended) end(table, next.ended)
}

/** Reports each result once, including those of a time when the page was hidden. */
function hearResults<Result>({ show }: Open<Result>, { mine: bets, round }: ChipTableView, last: readonly ChipRound<Result>[]): void {
  for (const turn of visit.heard < 0 ? [] : last.toReversed()) {
    if (turn.number <= visit.heard || turn.result === null) continue
    const bet = bets.find(({ table: at, status, win }) => at.round === turn.number && status !== 'refused' && win !== null)
    const result = bet ? resultText(bet) : own.looking
    logRound(turn.number, show.textOf(turn.result), result)
    if (bet) celebrateWin(bet)
    if (bet && turn.number !== round?.number) visit.hint = fillIn(own.lastTime, { what: show.textOf(turn.result), result })
  }
  visit.heard = last[0]?.number ?? 0
}

/** Less than the stake is never celebrated. */
function celebrateWin({ win, stake }: ChipBet): void {
  const [won, staked] = [BigInt(win ?? '0'), BigInt(stake)]
  if (won > staked) sound.win(levelOf(won, staked))
  celebrate(levelOf(won, staked))
}

/** Tells the casino's page when a round of the player is under way, and when its money is booked. */
function tellParent<Result>({ parent }: Open<Result>, { mine: bets }: ChipTableView): void {
  const underWay = bets.find(({ status }) => ['betting', 'staked', 'paying', 'rollingBack'].includes(status))?.roundId ?? null
  if (underWay === visit.told) return
  if (visit.told !== null) parent.round('ended')
  if (underWay !== null) parent.round('started')
  visit.told = underWay
}

async function placeBets<Result>(table: Open<Result>): Promise<void> {
  const round = visit.state?.round
  if (place?.getAttribute('aria-disabled') === 'true' || visit.placing || !round) return
  const bet = table.felt.laid()
  visit.placing = true
  drawDock(table)
  say(own.open, own.placing)
  const answer = await table.talk.ask<{ round: ChipBet; state: ChipTableView }>('bets', { key: newKey(), round: round.number, bet })
  visit.placing = false
  if (answer.refused !== undefined) {
    notify(table, answer.refused, {})
    return void refresh(table, 'state')
  }
  take(table, answer.state)
  if (answer.round.status === 'refused') return notify(table, answer.round.code ?? '', answer.round.details)
  if (answer.round.status === 'rolledBack') notify(table, 'TRY_LATER', {})
}

/** Shows the sentence and the action for a code; refused chips stay laid out. */
function notify<Result>(table: Open<Result>, code: string, details: Record<string, unknown>): void {
  const { state } = visit
  const text = sentenceFor(words, code, details, state?.currency ?? 'EUR', language)
  if (state?.ended) return end(table, state.ended, text)
  drawDock(table)
  table.parent.error(code)
  const close: Act = { label: words.close, run: () => place?.focus() }
  const refill: Act = { label: words.refill, run: () => void refresh(table, 'refill'), main: true }
  const deposit: Act = { label: words.deposit, run: table.parent.deposit, main: true }
  const more = state?.type === 'demo' ? refill : deposit
  showNotice(words.sorryTitle, text, code === 'INSUFFICIENT_FUNDS' ? [more, close] : [close])
}

/** Shows that the session has ended; the only action leaves the game. Bets on the table are still settled without the page. */
function end<Result>(
  { felt, parent }: Open<Result>,
  code: string,
  text = sentenceFor(words, code, {}, visit.state?.currency ?? 'EUR', language),
): void {
  visit.ended = true
  felt.set(false, mine()?.table.bet ?? null)
  drawCount(null)
  parent.error(code)
  say(words.endedTitle)
  const known = code in words.codes ? text : words.codes.SESSION_EXPIRED
  const acts: Act[] = [{ label: words.exit, run: parent.exit, main: true }]
  if (code === 'TRY_LATER') acts.unshift({ label: words.tryAgain, run: () => location.reload() })
  showNotice(words.endedTitle, known, acts, false)
}

function drawDock<Result>(table: Open<Result>): void {
  const { felt } = table
  const laid = stakeOf(felt.laid())
  const may = felt.mayUndo() && !visit.placing && !visit.paused
  if (undo) undo.disabled = !felt.mayUndo() || visit.placing
  if (repeat) repeat.disabled = !felt.mayRepeat()
  // A disabled button would lose keyboard focus.
  place?.setAttribute('aria-disabled', String(!may))
  if (place) place.textContent = laid > 0n ? fillIn(own.place, { stake: money(laid) }) : own.placeNone
  sayOpen(table)
}
