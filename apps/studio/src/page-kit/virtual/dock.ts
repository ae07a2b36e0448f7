// Runs in the game's frame: the slip with its bets, the stake for each, and the button that places them.
import { stakeOf } from '../../engine/rounds/chips.ts'
import type { Bets } from '../../engine/rounds/round.ts'
import { priceText, returnedBy } from '../../engine/virtual/prices.ts'
import { highestWin, mostBets, mostOf } from '../../engine/virtual/slips.ts'
import type { VirtualRound } from '../../engine/virtual/virtual-view.ts'
import { fillIn, found } from '../page.ts'
import type { VirtualShow } from './show.ts'
import { chosenRound, money, own, stakeEach, takesBets, visit, words } from './visit.ts'

type Show = VirtualShow<unknown, unknown>
const mostLegs = 8

type Asked = { show: Show; idsOf: (round: number) => readonly string[]; toggle: (round: number, id: string) => void; placed: () => void }

/** What the dock knows besides the visit: what it says, and whether the bets are one together. */
type Dock = Asked & { hint: string; isTogether: boolean }

/** Opens the dock. */
export function openDock(asked: Asked) {
  const dock: Dock = { ...asked, hint: '', isTogether: false }
  const place = found('#place')
  const draw = () => drawDock(dock)
  const say = (text: string) => {
    dock.hint = text
    draw()
  }
  const step = (by: number) => {
    visit.stakeAt = Math.min(Math.max(visit.stakeAt + by, 0), (visit.state?.stakes.length ?? 1) - 1)
    say('')
  }
  found('#lower').addEventListener('click', () => step(-1))
  found('#higher').addEventListener('click', () => step(1))
  place.addEventListener('click', () => place.getAttribute('aria-disabled') !== 'true' && asked.placed())
  return {
    draw,
    /** Says something under the slip until the player does something else. */
    say,
    laid: () => laidOf(dock),
    full: () => fillIn(own.full, { count: mostBets }),
  }
}

/** What is placed if the button is pressed now. */
function laidOf({ show, idsOf, isTogether }: Dock): Bets {
  const round = chosenRound()
  if (!round || !takesBets(round)) return {}
  const ids = idsOf(round.number)
  const placed = isTogether && show.combine ? show.combine(ids) : ids
  return Object.fromEntries(placed.map((id) => [id, String(stakeEach())]))
}

function drawDock(dock: Dock): void {
  const round = chosenRound()
  const ids = round ? dock.idsOf(round.number) : []
  found('#slip').hidden = ids.length === 0
  if (round && ids.length > 0) drawSlip(dock, round, ids)
  else drawWays(dock, false)
  const bets = laidOf(dock)
  const wrong = round ? faultOf(dock, round, bets) : ''
  const stake = stakeOf(bets)
  const place = found('#place')
  found('#stake').textContent = money(stakeEach())
  // A disabled button would lose keyboard focus.
  place.setAttribute('aria-disabled', String(stake === 0n || wrong !== '' || visit.placing || visit.paused || visit.ended))
  place.textContent = stake > 0n ? fillIn(own.placeStake, { stake: money(stake) }) : own.placeNone
  const apart = dock.isTogether && stake === 0n ? fillIn(own['oneEach'] ?? '', { count: mostLegs }) : ''
  const said = visit.placing ? own.placing : wrong || apart || dock.hint || (ids.length > 0 ? '' : own.slipEmpty)
  if (found('#hint').textContent !== said) found('#hint').textContent = said
}

function faultOf({ show }: Dock, round: VirtualRound, bets: Bets): string {
  if (mostOf(bets, (id) => show.priceOf(round.plan, id)) > highestWin(visit.state?.currency ?? 'EUR'))
    return fillIn(own.tooMuch, { highest: money(BigInt(visit.state?.highestWin ?? '0')) })
  return stakeOf(bets) > BigInt(visit.state?.highest ?? '0') ? words.codes.STAKE_TOO_HIGH : ''
}

function drawSlip(dock: Dock, round: VirtualRound, ids: readonly string[]): void {
  const { show, toggle } = dock
  drawWays(dock, ids.length > 1)
  found('#slip-title').textContent = fillIn(own.slipOf, { round: show.nameOf(round) })
  const key = `${round.number}:${ids.join()}:${stakeEach()}`
  const list = found('#slip-bets')
  if (list.dataset.drawn !== key) list.replaceChildren(...ids.map((id) => slipLine(show, round, id, () => toggle(round.number, id))))
  list.dataset.drawn = key
  const most = mostOf(laidOf(dock), (id) => show.priceOf(round.plan, id))
  found('#most').textContent = fillIn(own.most, { win: money(most) })
}

/** Whether each bet is placed by itself or all are one: asked where a game joins bets, of two and more. */
function drawWays(dock: Dock, isOffered: boolean): void {
  const ways = found('#ways')
  ways.hidden = !dock.show.combine || !isOffered
  if (ways.hidden) {
    dock.isTogether = false
    ways.replaceChildren()
  } else if (ways.childElementCount === 0) ways.append(...[false, true].map((isTogether) => wayOf(dock, isTogether)))
}

function wayOf(dock: Dock, isTogether: boolean): HTMLElement {
  const label = document.createElement('label')
  const radio = Object.assign(document.createElement('input'), { type: 'radio', name: 'way', checked: isTogether === dock.isTogether })
  radio.addEventListener('change', () => {
    dock.isTogether = isTogether
    drawDock(dock)
  })
  label.append(radio, (isTogether ? own['together'] : own['singles']) ?? '')
  return label
}

function slipLine(show: Show, round: VirtualRound, id: string, out: () => void): HTMLElement {
  const item = document.createElement('li')
  const [text, price, back] = ['span', 'strong', 'span'].map((name) => document.createElement(name))
  const remove = document.createElement('button')
  const value = show.priceOf(round.plan, id) ?? 0n
  const bet = show.betText(round.plan, id)
  if (text) text.textContent = bet
  if (price) price.textContent = priceText(value)
  if (back) back.textContent = fillIn(own.pays, { win: money(returnedBy(stakeEach(), value)) })
  remove.type = 'button'
  remove.className = 'icon-button out'
  remove.setAttribute('aria-label', fillIn(own.remove, { bet }))
  remove.textContent = '×'
  remove.addEventListener('click', out)
  item.append(...[text, price, back].flatMap((part) => part ?? []), remove)
  return item
}
