// Runs in the game's frame: the rounds ahead, the player's bets, and the last results.
import { priceText } from '../../engine/virtual/prices.ts'
import type { VirtualRound, VirtualSlip } from '../../engine/virtual/virtual-view.ts'
import { fillIn, found, timeText } from '../page.ts'
import type { VirtualShow } from './show.ts'
import { language, money, now, own, roundAt, takesBets, visit, words } from './visit.ts'

type Show = VirtualShow<unknown, unknown>

/** Draws the rounds that take bets as buttons, and the one that is on before them. */
export function drawAhead(show: Show, counts: (round: number) => number, choose: (round: number) => void): void {
  const list = found('#ahead')
  const rounds = visit.state?.atPlay ?? []
  const key = `${rounds.map(({ number, status }) => `${number}${status}`).join()}|${visit.chosen}`
  if (list.dataset.drawn !== key) {
    list.dataset.drawn = key
    const hadFocus = list.contains(document.activeElement)
    list.replaceChildren(...rounds.map((round) => aheadItem(show, round, choose)))
    if (hadFocus) list.querySelector<HTMLElement>('[aria-pressed=true]')?.focus()
  }
  for (const [at, round] of rounds.entries()) {
    const item = list.children[at]
    const left = Date.parse(round.closesAt) - now()
    const time = item?.querySelector('.when')
    const text = left > 0 ? fillIn(own.inTime, { time: timeText(left) }) : own.nowOn
    if (time && time.textContent !== text) time.textContent = text
    const count = item?.querySelector<HTMLElement>('.in-slip')
    const chosen = counts(round.number)
    if (count) count.textContent = chosen > 0 ? String(chosen) : ''
  }
}

function aheadItem(show: Show, round: VirtualRound, choose: (round: number) => void): HTMLElement {
  const item = document.createElement('li')
  const button = document.createElement('button')
  const isOpen = takesBets(round)
  button.type = 'button'
  button.disabled = !isOpen
  button.setAttribute('aria-pressed', String(isOpen && round.number === visit.chosen))
  button.append(part('span', show.nameOf(round), 'what'), part('span', '', 'when'), part('i', '', 'in-slip'))
  button.addEventListener('click', () => choose(round.number))
  item.append(button)
  return item
}

/** Draws the player's bets with how they stand, the newest first. */
export function drawMine(show: Show): void {
  const slips = visit.state?.mine.filter(({ status }) => status !== 'refused') ?? []
  const key = slips.map(({ roundId, status, table }) => `${roundId}${status}${roundAt(table.round)?.status}`).join()
  const list = found('#mine')
  if (list.dataset.drawn === key) return
  list.dataset.drawn = key
  list.replaceChildren(...(slips.length > 0 ? slips.map((slip) => slipItem(show, slip)) : [part('li', own.noMine, 'none')]))
}

function slipItem(show: Show, slip: VirtualSlip): HTMLElement {
  const { round: number, bet: bets } = slip.table
  const round = roundAt(number)
  const item = part('li', '', 'slip-kept')
  item.dataset.state = stateOf(slip)
  const head = part('p', '', 'slip-head')
  const state = { pending: own.pending, running: own.running, won: own.wonBet, lost: own.lostBet, back: own.backBet }[stateOf(slip)]
  head.append(part('strong', round ? show.nameOf(round) : `#${number}`), part('span', state, 'state'))
  item.append(head)
  if (round) {
    const lines = document.createElement('ul')
    lines.append(...Object.entries(bets).map(([id, stake]) => betLine(show, round, id, BigInt(stake))))
    item.append(lines)
  }
  if (slip.win !== null && slip.status !== 'rolledBack') item.append(part('p', resultOf(slip), 'slip-result'))
  return item
}

function betLine(show: Show, { plan, result, status }: VirtualRound, id: string, stake: bigint): HTMLElement {
  const line = document.createElement('li')
  // While a round is shown, its end is not told before.
  if (result !== null && status === 'settled') line.dataset.hit = String(show.winsBy(plan, result, id))
  line.append(part('span', show.betText(plan, id)), part('span', `${money(stake)} × ${priceText(show.priceOf(plan, id) ?? 0n)}`, 'terms'))
  return line
}

type SlipState = 'pending' | 'running' | 'won' | 'lost' | 'back'

/** A slip is *won* only above its stake; what comes back of it is told in words. */
function stateOf({ status, win, stake, table }: VirtualSlip): SlipState {
  if (status === 'rolledBack' || status === 'rollingBack') return 'back'
  if (win !== null) return BigInt(win) > BigInt(stake) ? 'won' : 'lost'
  return roundAt(table.round)?.status === 'open' ? 'pending' : 'running'
}

/** Describes a decided slip. A win up to the stake is stated plainly, because it is not a gain. */
export function resultOf({ win, stake }: Pick<VirtualSlip, 'win' | 'stake'>): string {
  const [won, staked] = [BigInt(win ?? '0'), BigInt(stake)]
  if (won === 0n) return own.noWin
  return won > staked ? fillIn(own.youWin, { win: money(won) }) : fillIn(own.youGetBack, { win: money(won), stake: money(staked) })
}

/** Draws the last results. */
export function drawLast(show: Show): void {
  const last = visit.state?.last.filter(({ result }) => result !== null) ?? []
  const list = found('#last')
  const key = last.map(({ number }) => number).join()
  if (list.dataset.drawn === key) return
  list.dataset.drawn = key
  const items = last.slice(0, 8).map((round) => {
    const item = document.createElement('li')
    item.append(part('strong', show.nameOf(round)), part('span', show.resultText(round.plan, round.result)))
    return item
  })
  list.replaceChildren(...(items.length > 0 ? items : [part('li', own.noLast, 'none')]))
}

/** Fills the sheet of seeds and rounds. */
export function drawFairness(show: Show): void {
  const { atPlay = [], last = [], mine = [] } = visit.state ?? {}
  const next = atPlay.find(takesBets)
  found('#number').textContent = next ? String(next.number) : '–'
  found('#commit').textContent = next?.commit ?? '–'
  const seeds = last.filter(({ seed }) => seed !== null).map((round) => seedItem(show, round))
  const own20 = mine.map(({ table, stake, win, status }) => {
    const item = document.createElement('li')
    const what = win === null ? (status === 'rolledBack' ? '↩' : '–') : money(BigInt(win))
    item.append(
      part('span', `#${table.round}`),
      part('span', `${words.stake} ${money(BigInt(stake))}`),
      part('span', ''),
      part('span', what),
    )
    return item
  })
  found('#seeds').replaceChildren(...(seeds.length > 0 ? seeds : [part('li', own.noLast)]))
  found('#rounds').replaceChildren(...(own20.length > 0 ? own20 : [part('li', words.noRounds)]))
}

function seedItem(show: Show, { number, seed, commit }: VirtualRound): HTMLElement {
  const item = document.createElement('li')
  const link = Object.assign(document.createElement('a'), { target: '_blank', rel: 'noopener', textContent: words.check })
  const fields = new URLSearchParams({ seed: seed ?? '', number: String(number), commit })
  link.href = `${show.checkPath}?${new URLSearchParams({ language })}#${fields}`
  const code = part('code', `${(seed ?? commit).slice(0, 8)}…`)
  code.dir = 'ltr'
  item.append(part('span', `#${number}`), code, part('span', ''), link)
  return item
}

function part(name: string, text: string, className = ''): HTMLElement {
  const element = document.createElement(name)
  element.textContent = text
  if (className) element.className = className
  return element
}
