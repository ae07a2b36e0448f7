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

/** Opens the page of a virtual sport, and follows its rounds until the visit ends. */
export function playVirtual<Plan, Result>(given: VirtualShow<Plan, Result>) {
  const show = given as unknown as VirtualShow<unknown, unknown> // its own plans and results are all that it is given back
  const parent = openParent(data.parentOrigin, (value) => {
    if (value === 'balance') return void refresh('balance')
    visit.paused = value === 'pause'
    draw()
  })
  const talk = openTalk(data.page, { lost: () => dock.say(words.lost), found: () => dock.say('') })
  const slips = openSlips(() => draw())
  const toggle = (round: number, id: string, instead?: (other: string) => boolean) => {
    if (visit.placing) return
    if (!slips.toggle(round, id, instead)) return dock.say(dock.full())
    sound.tap(slips.has(round, id) ? 2 : 0)
    dock.say('')
  }
  const dock = openDock({ show, idsOf: slips.idsOf, toggle, placed: () => void placeBets() })
  const tell = tellRound(show)
  /** The newest round whose result is known to the player; -1 before the visit is known. */
  let heard = -1
  let told: string | null = null

  found('#exit').addEventListener('click', parent.exit)
  sound.openSound(show.voice, words)
  openSheets(() => drawFairness(show))
  void open()

  async function open(): Promise<void> {
    const answer = await talk.open<VirtualView>()
    if (answer.refused !== undefined) return end(answer.refused)
    take(answer)
    parent.ready()
    setInterval(tick, 250)
    void follow()
  }

  async function follow(): Promise<void> {
    while (!visit.ended) {
      await new Promise((resolve) => setTimeout(resolve, pollMs))
      if (!visit.placing) await refresh('state')
    }
  }

  async function refresh(path: 'state' | 'balance' | 'refill'): Promise<void> {
    const answer = await talk.ask<VirtualView>(path)
    if (answer.refused !== undefined) return end(answer.refused)
    if (!visit.placing) take(answer)
  }

  function take(next: VirtualView): void {
    visit.state = next
    visit.aheadMs = Date.parse(next.now) - Date.now()
    show.taken?.()
    hearResults(next)
    draw()
    tellParent(next)
    if (next.ended && !visit.ended) end(next.ended)
  }

  /** Keeps a round that takes bets chosen, and draws everything but the stage. */
  function draw(): void {
    const open = visit.state?.atPlay.filter(takesBets) ?? []
    if (!takesBets(chosenRound())) visit.chosen = open[0]?.number ?? 0
    if (slips.keepOnly(open.map(({ number }) => number))) dock.say(own.late)
    const chosen = chosenRound()
    if (chosen) show.drawCard(chosen)
    drawAhead(show, (round) => slips.idsOf(round).length, choose)
    drawMine(show)
    drawLast(show)
    dock.draw()
    drawPurse()
    tell()
  }

  function choose(round: number): void {
    visit.chosen = round
    dock.say('')
  }

  function tick(): void {
    const chosen = chosenRound()
    if (chosen && !takesBets(chosen)) draw()
    drawAhead(show, (round) => slips.idsOf(round).length, choose)
    tell()
    if (visit.state) found('#time').textContent = timeText(now() - Date.parse(visit.state.startedAt))
  }

  /** Reports each result once, including those of a time when the page was hidden. */
  function hearResults({ last, mine }: VirtualView): void {
    for (const round of heard < 0 ? [] : last.toReversed()) {
      if (round.number <= heard || round.result === null) continue
      const slipsOf = mine.filter(({ table, win, status }) => table.round === round.number && win !== null && status !== 'refused')
      log(round, slipsOf.map(resultOf).join(' '))
      for (const slip of slipsOf) celebrateWin(slip)
    }
    heard = last[0]?.number ?? 0
  }

  function log(round: VirtualRound, results: string): void {
    const entry = document.createElement('p')
    entry.textContent = fillIn(own.told, { round: show.nameOf(round), result: show.resultText(round.plan, round.result), mine: results })
    found('#log').append(entry)
  }

  /** Tells the casino's page when a bet of the player is under way, and when its money is booked. */
  function tellParent({ mine }: VirtualView): void {
    const underWay = mine.find(({ status }) => ['betting', 'staked', 'paying', 'rollingBack'].includes(status))?.roundId ?? null
    if (underWay === told) return
    if (told !== null) parent.round('ended')
    if (underWay !== null) parent.round('started')
    told = underWay
  }

  async function placeBets(): Promise<void> {
    const [round, bets] = [chosenRound(), dock.laid()]
    if (!round || visit.placing) return
    visit.placing = true
    dock.draw()
    const asked = { key: newKey(), round: round.number, bet: bets }
    const answer = await talk.ask<{ round: VirtualSlip; state: VirtualView }>('bets', asked)
    visit.placing = false
    if (answer.refused !== undefined) {
      notify(answer.refused, {})
      return void refresh('state')
    }
    const { status, code, details, stake } = answer.round
    const isTaken = status !== 'refused' && status !== 'rolledBack'
    if (isTaken) slips.clear(round.number)
    take(answer.state)
    if (status === 'refused') return notify(code ?? '', details)
    if (status === 'rolledBack') return notify('TRY_LATER', {})
    sound.begin()
    dock.say(fillIn(own.placed, { stake: money(BigInt(stake)), round: show.nameOf(round) }))
  }

  /** Shows the sentence and the action for a code; refused bets stay on the slip. */
  function notify(code: string, details: Record<string, unknown>): void {
    const text = sentenceFor(words, code, details, visit.state?.currency ?? 'EUR', language)
    if (visit.state?.ended) return end(visit.state.ended, text)
    dock.draw()
    parent.error(code)
    const close: Act = { label: words.close, run: () => found('#place').focus() }
    const refill: Act = { label: words.refill, run: () => void refresh('refill'), main: true }
    const deposit: Act = { label: words.deposit, run: parent.deposit, main: true }
    const more = visit.state?.type === 'demo' ? refill : deposit
    showNotice(words.sorryTitle, text, code === 'INSUFFICIENT_FUNDS' ? [more, close] : [close])
  }

  /** Shows that the session has ended; placed bets are settled without the page. */
  function end(code: string, text = sentenceFor(words, code, {}, visit.state?.currency ?? 'EUR', language)): void {
    visit.ended = true
    dock.draw()
    parent.error(code)
    const known = code in words.codes ? text : words.codes.SESSION_EXPIRED
    const acts: Act[] = [{ label: words.exit, run: parent.exit, main: true }]
    if (code === 'TRY_LATER') acts.unshift({ label: words.tryAgain, run: () => location.reload() })
    showNotice(words.endedTitle, known, acts, false)
  }

  return { slips, toggle }
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
