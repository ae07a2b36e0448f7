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
type Asked = { show: Show; idsOf: (round: number) => readonly string[]; toggle: (round: number, id: string) => void; placed: () => void }

/** Opens the dock. */
export function openDock({ show, idsOf, toggle, placed }: Asked) {
  const place = found('#place')
  let hint = ''
  let isTogether = false
  const idsToPlace = (round: VirtualRound): readonly string[] => {
    const ids = idsOf(round.number)
    return isTogether && show.combine ? show.combine(ids) : ids
  }
  /** What is placed if the button is pressed now. */
  const laid = (): Bets => {
    const round = chosenRound()
    const stake = String(stakeEach())
    return round && takesBets(round) ? Object.fromEntries(idsToPlace(round).map((id) => [id, stake])) : {}
  }
  const fault = (round: VirtualRound, bets: Bets): string => {
    if (mostOf(bets, (id) => show.priceOf(round.plan, id)) > highestWin(visit.state?.currency ?? 'EUR'))
      return fillIn(own.tooMuch, { highest: money(BigInt(visit.state?.highestWin ?? '0')) })
    return stakeOf(bets) > BigInt(visit.state?.highest ?? '0') ? words.codes.STAKE_TOO_HIGH : ''
  }
  const draw = (): void => {
    const round = chosenRound()
    const bets = laid()
    const ids = round ? idsOf(round.number) : []
    const wrong = round ? fault(round, bets) : ''
    found('#slip').hidden = ids.length === 0
    if (round && ids.length > 0) drawSlip(round, ids, bets)
    const stake = stakeOf(bets)
    found('#stake').textContent = money(stakeEach())
    // A disabled button would lose keyboard focus.
    place.setAttribute('aria-disabled', String(stake === 0n || wrong !== '' || visit.placing || visit.paused || visit.ended))
    place.textContent = stake > 0n ? fillIn(own.place, { stake: money(stake) }) : own.placeNone
    const apart = isTogether && ids.length > 1 && stake === 0n ? fillIn(own['oneEach'] ?? '', { count: 8 }) : ''
    const said = visit.placing ? own.placing : wrong || apart || hint || (ids.length > 0 ? '' : own.slipEmpty)
    if (found('#hint').textContent !== said) found('#hint').textContent = said
  }
  const drawSlip = (round: VirtualRound, ids: readonly string[], bets: Bets): void => {
    found('#slip-title').textContent = fillIn(own.slipOf, { round: show.nameOf(round) })
    drawWays(ids.length > 1)
    found('#slip-bets').replaceChildren(...ids.map((id) => slipLine(show, round, id, () => toggle(round.number, id))))
    const most = mostOf(bets, (id) => show.priceOf(round.plan, id))
    found('#most').textContent = fillIn(own.most, { win: money(most) })
  }
  const drawWays = (isOffered: boolean): void => {
    const ways = found('#ways')
    ways.hidden = !show.combine || !isOffered
    if (ways.hidden) isTogether = false
    if (ways.hidden || ways.childElementCount > 0) return
    ways.append(
      ...[false, true].map((together) => {
        const label = document.createElement('label')
        const radio = Object.assign(document.createElement('input'), { type: 'radio', name: 'way', checked: together === isTogether })
        radio.addEventListener('change', () => {
          isTogether = together
          draw()
        })
        label.append(radio, together ? (own['together'] ?? '') : (own['singles'] ?? ''))
        return label
      }),
    )
  }
  const step = (by: number) => {
    visit.stakeAt = Math.min(Math.max(visit.stakeAt + by, 0), (visit.state?.stakes.length ?? 1) - 1)
    hint = ''
    draw()
  }
  found('#lower').addEventListener('click', () => step(-1))
  found('#higher').addEventListener('click', () => step(1))
  place.addEventListener('click', () => place.getAttribute('aria-disabled') !== 'true' && placed())
  return {
    draw,
    laid,
    /** Says something under the slip until the player does something else. */
    say: (text: string) => {
      hint = text
      draw()
    },
    full: () => fillIn(own.full, { count: mostBets }),
  }
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
