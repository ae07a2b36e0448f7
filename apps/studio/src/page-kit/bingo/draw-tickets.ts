// Runs in the game's frame: the visitor's tickets, the nearest to a prize first.
import { missingTo } from '../../engine/bingo/goals.ts'
import type { GameNow } from '../../engine/bingo/view.ts'
import { fillIn, found } from '../page.ts'
import { walkByArrows } from '../walk-by-arrows.ts'
import type { BingoData } from './bingo-page.ts'

type Shown = { at: number; cells: readonly number[]; item: HTMLElement; told: HTMLElement; fields: HTMLElement[] }

/** Draws the tickets of the game; numbers are marked by themselves, or by hand for whoever likes that. */
export function openTickets(data: BingoData) {
  const { own, room } = data
  const list = found('#tickets')
  const byHand = found('#by-hand') as HTMLInputElement // written as one by bingo-page.ts
  let drawn = ''
  let shown: Shown[] = []
  let game: GameNow | null = null
  const marks = new Set<string>()

  const draw = (now: GameNow | null): void => {
    game = now
    const key = `${now?.number ?? 0}:${now?.tickets.length ?? 0}:${String(byHand.checked)}`
    if (key !== drawn) build()
    drawn = key
    mark()
    sort()
  }
  const build = (): void => {
    if (!drawn.startsWith(`${game?.number ?? 0}:`)) marks.clear()
    shown = (game?.tickets ?? []).map((cells, at) => buildTicket(data, cells, at, byHand.checked, (number) => markByHand(at, number)))
    list.replaceChildren(...shown.map(({ item }) => item))
    list.style.setProperty('--count', String(shown.length))
    for (const { fields } of shown) walkByArrows(fields.filter((field) => field instanceof HTMLButtonElement))
  }
  const markByHand = (at: number, number: number): void => {
    if (!game?.called.includes(number)) return
    const key = `${at}:${number}`
    if (marks.has(key)) marks.delete(key)
    else marks.add(key)
    mark()
  }
  const mark = (): void => {
    const called = new Set(game?.called)
    const last = game?.called.at(-1)
    for (const { at, cells, fields } of shown)
      for (const [cell, number] of cells.entries()) {
        const field = fields[cell]
        if (!field || number === 0) continue
        const isMarked = called.has(number) && (!byHand.checked || marks.has(`${at}:${number}`))
        field.classList.toggle('marked', isMarked)
        field.classList.toggle('just', isMarked && number === last)
        if (!(field instanceof HTMLButtonElement)) continue
        field.setAttribute('aria-pressed', String(isMarked))
        const text = isMarked ? own.marked : called.has(number) ? own.toMark : ''
        field.setAttribute('aria-label', text ? fillIn(text, { number }) : String(number))
      }
  }
  /** The order is shown by moving the tickets, so that nothing else on the page moves with them. */
  const sort = (): void => {
    const called = new Set(game?.called)
    const goals = game?.prizes.filter(({ fallen }) => fallen === null).map(({ goal }) => goal) ?? []
    const near = shown.map((ticket) => ({ ticket, missing: goals.map((goal) => missingTo(ticket.cells, room.goals[goal] ?? [], called)) }))
    near.sort((a, b) => {
      for (const [at, { count }] of a.missing.entries()) if (count !== b.missing[at]?.count) return count - (b.missing[at]?.count ?? 0)
      return a.ticket.at - b.ticket.at
    })
    for (const [place, { ticket, missing }] of near.entries()) {
      ticket.item.style.setProperty('--place', String(place))
      const [first] = missing
      const isOne = first?.count === 1
      ticket.item.classList.toggle('close', isOne)
      ticket.told.textContent = !first
        ? ''
        : isOne
          ? fillIn(own.oneToGo, { number: first.numbers.join(', ') })
          : fillIn(own.toGo, { count: first.count })
    }
    tellNearest(data, near[0]?.ticket.at, near[0]?.missing[0], goals[0])
  }
  byHand.addEventListener('change', () => draw(game))
  return draw
}

/** Says which ticket lacks one number, once for each goal and ticket. */
function tellNearest(
  { own }: BingoData,
  ticket: number | undefined,
  missing: { count: number; numbers: number[] } | undefined,
  goal = '',
): void {
  const near = found('#near')
  const isOne = ticket !== undefined && missing?.count === 1
  const text = isOne
    ? fillIn(own.oneToGoFor, { ticket: ticket + 1, number: missing.numbers.join(', '), goal: own.goals[goal] ?? goal })
    : ''
  if (near.textContent !== text) near.textContent = text
}

function buildTicket(
  { own, room }: BingoData,
  cells: readonly number[],
  at: number,
  byHand: boolean,
  press: (number: number) => void,
): Shown {
  const item = document.createElement('li')
  item.className = 'ticket'
  const [head, name, told, grid] = [
    document.createElement('p'),
    document.createElement('span'),
    document.createElement('strong'),
    document.createElement('div'),
  ]
  head.className = 'ticket-head'
  name.textContent = fillIn(own.ticket, { number: at + 1 })
  head.append(name, told)
  grid.className = 'cells'
  grid.dir = 'ltr'
  const letters = [...room.letters].map((letter) => {
    const element = document.createElement('b')
    element.textContent = letter
    element.setAttribute('aria-hidden', 'true')
    return element
  })
  const fields = cells.map((number) => buildCell(own, room, number, byHand, press))
  grid.append(...letters, ...fields)
  item.append(head, grid)
  return { at, cells, item, told, fields }
}

function buildCell(
  own: BingoData['own'],
  { tickets }: BingoData['room'],
  number: number,
  byHand: boolean,
  press: (number: number) => void,
): HTMLElement {
  const field = document.createElement(byHand && number > 0 ? 'button' : 'span')
  field.className = number > 0 ? 'cell' : tickets === 'cards' ? 'cell free marked' : 'cell none'
  field.textContent = number > 0 ? String(number) : ''
  if (number === 0 && tickets === 'cards') {
    field.setAttribute('role', 'img')
    field.setAttribute('aria-label', own.free)
  }
  if (field instanceof HTMLButtonElement) {
    field.type = 'button'
    field.addEventListener('click', () => press(number))
  }
  return field
}
