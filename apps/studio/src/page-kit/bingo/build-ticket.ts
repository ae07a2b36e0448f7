// Runs in the game's frame: the elements of a ticket.
import { fillIn } from '../page.ts'
import type { BingoData } from './bingo-page.ts'

/** A ticket as it is drawn: its numbers, its element, what is said of it, and its fields in the order of the numbers. */
export type DrawnTicket = { at: number; cells: readonly number[]; item: HTMLElement; told: HTMLElement; fields: HTMLElement[] }

/** Builds a ticket; if numbers are marked by hand, they are buttons. */
export function buildTicket(
  data: BingoData,
  cells: readonly number[],
  at: number,
  byHand: boolean,
  press: (number: number) => void,
): DrawnTicket {
  const { own, room } = data
  const [item, head, told, grid] = [element('li', 'ticket'), element('p', 'ticket-head'), element('strong'), element('div', 'cells')]
  const name = element('span')
  name.textContent = fillIn(own.ticket, { number: at + 1 })
  head.append(name, told)
  grid.dir = 'ltr'
  const fields = cells.map((number) => buildCell(data, number, byHand, press))
  grid.append(...[...room.letters].map(letterOf), ...fields)
  item.append(head, grid)
  return { at, cells, item, told, fields }
}

function buildCell({ own, room }: BingoData, number: number, byHand: boolean, press: (number: number) => void): HTMLElement {
  if (number === 0) {
    const free = element('span', room.tickets === 'cards' ? 'cell free marked' : 'cell none')
    if (room.tickets === 'lines') return free
    free.setAttribute('role', 'img')
    free.setAttribute('aria-label', own.free)
    return free
  }
  const field = element(byHand ? 'button' : 'span', 'cell')
  field.textContent = String(number)
  if (field instanceof HTMLButtonElement) {
    field.type = 'button'
    field.addEventListener('click', () => press(number))
  }
  return field
}

function letterOf(letter: string): HTMLElement {
  const written = element('b')
  written.textContent = letter
  written.setAttribute('aria-hidden', 'true')
  return written
}

function element(tag: 'li' | 'p' | 'span' | 'strong' | 'div' | 'b' | 'button', name = ''): HTMLElement {
  const made = document.createElement(tag)
  made.className = name
  return made
}
