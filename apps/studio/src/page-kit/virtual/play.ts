// Runs in the game's frame: the page of a virtual sport. Money and chance are decided by the studio; the page only
// shows them.
import type { VirtualRound, VirtualSlip, VirtualView } from '../../engine/virtual/virtual-view.ts'
import { sentenceFor, showNotice, type Act } from '../notices.ts'
import { fillIn, found, timeText } from '../page.ts'
import { openParent } from '../parent.ts'
import { celebrate, levelOf } from '../show/levels.ts'
import * as sound from '../show/sound.ts'
import { newKey, openTalk } from '../talk.ts'
import { openDock } from './dock.ts'
import { drawAhead, drawFairness, drawLast, drawMine, resultOf } from './lists.ts'
import { openSheets } from './sheets.ts'
import type { VirtualShow } from './show.ts'
import { openSlips } from './slip.ts'
import { tellRound } from './tell.ts'
import { chosenRound, data, language, money, now, own, takesBets, visit, words } from './visit.ts'

const pollMs = 1500

type Show = VirtualShow<unknown, unknown>

/** The parts of the page that work together. */
type Play = {
  show: Show
  parent: ReturnType<typeof openParent>
  talk: ReturnType<typeof openTalk>
  slips: ReturnType<typeof openSlips>
  dock: ReturnType<typeof openDock>
  tell: () => void
  /** The newest round whose result the player knows; -1 before the visit is known. */
  heard: number
  /** The bet under way that the casino's page was told of. */
  told: string | null
}

/** Takes a bet into the slip of a round, or out of it. */
type Toggle = (round: number, id: string) => void

/** Opens the page of a virtual sport, and follows its rounds until the visit ends. */
export function playVirtual<Plan, Result>(given: VirtualShow<Plan, Result>): { slips: Play['slips']; toggle: Toggle } {
  const show = given as unknown as Show // it is given back its own plans and results only
  const slips = openSlips(() => draw(play))
  const toggle: Toggle = (round, id) => {
    if (visit.placing) return
    if (!slips.toggle(round, id)) return play.dock.say(play.dock.full())
    sound.tap(slips.has(round, id) ? 2 : 0)
    play.dock.say('')
  }
  const play: Play = {
    show,
    slips,
    parent: openParent(data.parentOrigin, (value) => {
      if (value === 'balance') return void refresh(play, 'balance')
      visit.paused = value === 'pause'
      draw(play)
    }),
    talk: openTalk(data.page, { lost: () => play.dock.say(words.lost), found: () => play.dock.say('') }),
    dock: openDock({ show, idsOf: slips.idsOf, toggle, placed: () => void placeBets(play) }),
    tell: tellRound(show),
    heard: -1,
    told: null,
  }
  found('#exit').addEventListener('click', play.parent.exit)
  sound.openSound(show.voice, words)
  openSheets(() => drawFairness(show))
  void open(play)
  return { slips, toggle }
}

async function open(play: Play): Promise<void> {
  const answer = await play.talk.open<VirtualView>()
  if (answer.refused !== undefined) return end(play, answer.refused)
  take(play, answer)
  play.parent.ready()
  setInterval(() => tick(play), 250)
  while (!visit.ended) {
    await new Promise((resolve) => setTimeout(resolve, pollMs))
    if (!visit.placing) await refresh(play, 'state')
  }
}

async function refresh(play: Play, path: 'state' | 'balance' | 'refill'): Promise<void> {
  const answer = await play.talk.ask<VirtualView>(path)
  if (answer.refused !== undefined) return end(play, answer.refused)
  if (!visit.placing) take(play, answer)
}

function take(play: Play, next: VirtualView): void {
  visit.state = next
  visit.aheadMs = aheadOf(Date.parse(next.now) - Date.now())
  play.show.taken?.()
  hearResults(play, next)
  draw(play)
  tellParent(play, next)
  if (next.ended && !visit.ended) end(play, next.ended)
}

/**
 * How far the studio's clock is ahead, by the answer that took least time on its way: others would make pictures jump.
 * If the clock itself has moved, the newest answer counts.
 */
const aheadOf = (told: number): number => (Math.abs(told - visit.aheadMs) > 1000 ? told : Math.max(told, visit.aheadMs))

/** Keeps a round that takes bets chosen, and draws everything. */
function draw({ show, slips, dock, tell }: Play): void {
  const rounds = visit.state?.atPlay.filter(takesBets) ?? []
  if (!takesBets(chosenRound())) visit.chosen = rounds[0]?.number ?? 0
  if (slips.keepOnly(rounds.map(({ number }) => number))) dock.say(own.tooLate)
  const chosen = chosenRound()
  if (chosen) show.drawCard(chosen)
  drawRounds(show, slips, dock)
  drawMine(show)
  drawLast(show)
  dock.draw()
  drawPurse()
  tell()
}

const drawRounds = (show: Show, slips: Play['slips'], dock: Play['dock']): void =>
  drawAhead(
    show,
    (round) => slips.idsOf(round).length,
    (round) => {
      visit.chosen = round
      const chosen = chosenRound()
      if (chosen) show.drawCard(chosen)
      dock.say('')
      drawRounds(show, slips, dock)
    },
  )

function tick(play: Play): void {
  const chosen = chosenRound()
  if (chosen && !takesBets(chosen)) draw(play)
  drawRounds(play.show, play.slips, play.dock)
  play.tell()
  if (visit.state) found('#time').textContent = timeText(now() - Date.parse(visit.state.startedAt))
}

/** Reports each result once, including those of a time when the page was hidden. */
function hearResults(play: Play, { last, mine }: VirtualView): void {
  for (const round of play.heard < 0 ? [] : last.toReversed()) {
    if (round.number <= play.heard || round.result === null) continue
    const slipsOf = mine.filter(({ table, win, status }) => table.round === round.number && win !== null && status !== 'refused')
    log(play.show, round, slipsOf.map(resultOf).join(' '))
    for (const slip of slipsOf) celebrateWin(slip)
  }
  play.heard = last[0]?.number ?? 0
}

function log(show: Show, round: VirtualRound, results: string): void {
  const entry = document.createElement('p')
  entry.textContent = fillIn(own.told, { round: show.nameOf(round), result: show.resultText(round.plan, round.result), mine: results })
  found('#log').append(entry)
}

/** Tells the casino's page when a bet of the player is under way, and when its money is booked. */
function tellParent(play: Play, { mine }: VirtualView): void {
  const underWay = mine.find(({ status }) => ['betting', 'staked', 'paying', 'rollingBack'].includes(status))?.roundId ?? null
  if (underWay === play.told) return
  if (play.told !== null) play.parent.round('ended')
  if (underWay !== null) play.parent.round('started')
  play.told = underWay
}

async function placeBets(play: Play): Promise<void> {
  const { show, slips, dock, talk } = play
  const [round, bet] = [chosenRound(), dock.laid()]
  if (!round || visit.placing) return
  visit.placing = true
  dock.draw()
  const answer = await talk.ask<{ round: VirtualSlip; state: VirtualView }>('bets', { key: newKey(), round: round.number, bet })
  visit.placing = false
  if (answer.refused !== undefined) {
    notify(play, answer.refused, {})
    return void refresh(play, 'state')
  }
  const { status, code, details, stake } = answer.round
  if (status !== 'refused' && status !== 'rolledBack') slips.clear(round.number)
  take(play, answer.state)
  if (status === 'refused') return notify(play, code ?? '', details)
  if (status === 'rolledBack') return notify(play, 'TRY_LATER', {})
  sound.begin()
  dock.say(fillIn(own.placed, { stake: money(BigInt(stake)), round: show.nameOf(round) }))
}

/** Shows the sentence and the action for a code; refused bets stay on the slip. */
function notify(play: Play, code: string, details: Record<string, unknown>): void {
  const { parent, dock } = play
  const text = sentenceFor(words, code, details, visit.state?.currency ?? 'EUR', language)
  if (visit.state?.ended) return end(play, visit.state.ended, text)
  dock.draw()
  parent.error(code)
  const close: Act = { label: words.close, run: () => found('#place').focus() }
  const refill: Act = { label: words.refill, run: () => void refresh(play, 'refill'), main: true }
  const deposit: Act = { label: words.deposit, run: parent.deposit, main: true }
  const more = visit.state?.type === 'demo' ? refill : deposit
  showNotice(words.sorryTitle, text, code === 'INSUFFICIENT_FUNDS' ? [more, close] : [close])
}

/** Shows that the session has ended; placed bets are settled without the page. */
function end({ parent, dock }: Play, code: string, text = sentenceFor(words, code, {}, visit.state?.currency ?? 'EUR', language)): void {
  visit.ended = true
  dock.draw()
  parent.error(code)
  const known = code in words.codes ? text : words.codes.SESSION_EXPIRED
  const acts: Act[] = [{ label: words.exit, run: parent.exit, main: true }]
  if (code === 'TRY_LATER') acts.unshift({ label: words.tryAgain, run: () => location.reload() })
  showNotice(words.endedTitle, known, acts, false)
}

/** Less than the stake is never celebrated. */
function celebrateWin({ win, stake }: VirtualSlip): void {
  const [won, staked] = [BigInt(win ?? '0'), BigInt(stake)]
  if (won > staked) sound.win(levelOf(won, staked))
  celebrate(levelOf(won, staked))
}

function drawPurse(): void {
  const { state } = visit
  if (!state) return
  const bonus = BigInt(state.balance.bonus)
  found('#balance').textContent = money(BigInt(state.balance.cash) + bonus)
  found('#bonus').textContent = bonus > 0n ? fillIn(words.ofWhichBonus, { amount: money(bonus) }) : ''
  const placed = state.mine.filter(({ status }) => status === 'staked').reduce((sum, { stake }) => sum + BigInt(stake), 0n)
  found('#net').textContent = money(BigInt(state.net) - placed, 'always')
}
