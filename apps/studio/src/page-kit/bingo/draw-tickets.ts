// Runs in the game's frame: the visitor's tickets, the nearest to a prize first.
import { missingTo } from '../../engine/bingo/goals.ts'
import type { GameNow } from '../../engine/bingo/view.ts'
import { fillIn, found } from '../page.ts'
import { walkByArrows } from '../walk-by-arrows.ts'
import type { BingoData } from './bingo-page.ts'
import { buildTicket, type DrawnTicket } from './build-ticket.ts'

/** Draws the tickets of the game; numbers are marked by themselves, or by hand for whoever likes that. */
export function openTickets(data: BingoData): (game: GameNow | null) => void {
  const list = found('#tickets')
  const byHand = found('#by-hand') as HTMLInputElement // written as one by bingo-page.ts
  let [drawn, number] = ['', 0]
  let shown: DrawnTicket[] = []
  let game: GameNow | null = null
  const marks = new Set<string>()

  const press = (at: number, pressed: number): void => {
    if (!game?.called.includes(pressed)) return
    const key = `${at}:${pressed}`
    if (!marks.delete(key)) marks.add(key)
    draw(game)
  }
  const build = (): void => {
    if (game && game.number !== number) marks.clear()
    number = game?.number ?? 0
    shown = (game?.tickets ?? []).map((cells, at) => buildTicket(data, cells, at, byHand.checked, (pressed) => press(at, pressed)))
    list.replaceChildren(...shown.map(({ item }) => item))
    list.style.setProperty('--count', String(shown.length))
    for (const { fields } of shown) walkByArrows(fields.filter((field) => field instanceof HTMLButtonElement))
  }
  const draw = (now: GameNow | null): void => {
    game = now
    const key = `${now?.number ?? 0}:${now?.tickets.length ?? 0}:${String(byHand.checked)}`
    if (key !== drawn) build()
    drawn = key
    for (const ticket of shown) mark(data, ticket, now?.called ?? [], (cell) => !byHand.checked || marks.has(`${ticket.at}:${cell}`))
    sort(data, shown, now)
  }
  byHand.addEventListener('change', () => draw(game))
  return draw
}

function mark({ own }: BingoData, { cells, fields }: DrawnTicket, called: readonly number[], isTaken: (number: number) => boolean): void {
  const last = called.at(-1)
  for (const [cell, number] of cells.entries()) {
    const field = fields[cell]
    if (!field || number === 0) continue
    const isCalled = called.includes(number)
    const isMarked = isCalled && isTaken(number)
    field.classList.toggle('marked', isMarked)
    field.classList.toggle('just', isMarked && number === last)
    if (!(field instanceof HTMLButtonElement)) continue
    field.setAttribute('aria-pressed', String(isMarked))
    field.setAttribute('aria-label', isCalled ? fillIn(isMarked ? own.marked : own.toMark, { number }) : String(number))
  }
}

/** The order is shown by moving the tickets, so that nothing else on the page moves with them. */
function sort(data: BingoData, shown: readonly DrawnTicket[], game: GameNow | null): void {
  const called = new Set(game?.called)
  const goals = game?.prizes.filter(({ fallen }) => fallen === null).map(({ goal }) => goal) ?? []
  const near = shown.map((ticket) => ({
    ticket,
    missing: goals.map((goal) => missingTo(ticket.cells, data.room.goals[goal] ?? [], called)),
  }))
  near.sort((a, b) => {
    const at = a.missing.findIndex(({ count }, goal) => count !== b.missing[goal]?.count)
    return at < 0 ? a.ticket.at - b.ticket.at : (a.missing[at]?.count ?? 0) - (b.missing[at]?.count ?? 0)
  })
  for (const [place, { ticket, missing }] of near.entries()) {
    ticket.item.style.setProperty('--place', String(place))
    tellTicket(data, ticket, missing[0])
  }
  tellNearest(data, near[0]?.ticket.at, near[0]?.missing[0], goals[0])
}

type Missing = { count: number; numbers: number[] } | undefined

function tellTicket({ own }: BingoData, { item, told }: DrawnTicket, missing: Missing): void {
  const isOne = missing?.count === 1
  item.classList.toggle('close', isOne)
  const one = isOne ? fillIn(own.oneToGo, { number: missing.numbers.join(', ') }) : ''
  told.textContent = one || (missing ? fillIn(own.toGo, { count: missing.count }) : '')
}

/** Says which ticket lacks one number; the same is not announced again. */
function tellNearest({ own }: BingoData, ticket: number | undefined, missing: Missing, goal = ''): void {
  const near = found('#near')
  const isOne = ticket !== undefined && missing?.count === 1
  const values = isOne ? { ticket: ticket + 1, number: missing.numbers.join(', '), goal: own.goals[goal] ?? goal } : null
  const text = values ? fillIn(own.oneToGoFor, values) : ''
  if (near.textContent !== text) near.textContent = text
}
