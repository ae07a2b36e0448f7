import { drawDifferent } from '../fairness/draw-different.ts'
import { openDraw, type BlockOf, type Draw } from '../fairness/fair-draw.ts'
import type { BingoMaths } from './room.ts'

/** A ticket: its numbers row by row, 0 where a cell is free or empty. */
export type Ticket = readonly number[]

/** Where the numbers of a game come from: those of its balls, and those of the tickets of each purchase by its place. */
export type Streams = { balls: Draw; blocksOf: (name: string) => BlockOf }

const inStrip = 6
const rows = 3
const inRow = 5
/** How many numbers the nine columns of a strip hold: 1 to 9, 10 to 19 and so on, 80 to 90. */
const sizes = [9, 10, 10, 10, 10, 10, 10, 10, 11] as const
const columnOfCard = 15

/** Draws the order in which a round's balls come. */
export async function drawBalls({ balls }: Pick<BingoMaths, 'balls'>, draw: Draw): Promise<number[]> {
  return (await drawDifferent(draw, balls, balls)).map((ball) => ball + 1)
}

/** Draws the tickets of a purchase, each apart from all others: so none is worth more than another. */
export async function drawTickets({ tickets }: Pick<BingoMaths, 'tickets'>, blockOf: BlockOf, count: number): Promise<Ticket[]> {
  const draw = openDraw(blockOf)
  const drawn: Ticket[] = []
  while (drawn.length < count) drawn.push(tickets === 'lines' ? await drawTicket(draw) : await drawCard(draw))
  return drawn
}

/** Five numbers a column, 1 to 15 in the first, 16 to 30 in the second and so on; the middle is free. */
async function drawCard(draw: Draw): Promise<Ticket> {
  const cells = Array.from({ length: 25 }, () => 0)
  for (let column = 0; column < 5; column += 1) {
    const free = column === 2
    const numbers = await drawDifferent(draw, columnOfCard, free ? 4 : 5)
    if (free) numbers.splice(2, 0, -1 - column * columnOfCard)
    for (const [row, number] of numbers.entries()) cells[row * 5 + column] = number + 1 + column * columnOfCard
  }
  return cells
}

/**
 * Draws the first ticket of a strip of six, which holds all ninety numbers: as the columns fill in print, where each
 * ticket has one to three numbers of each.
 */
async function drawTicket(draw: Draw): Promise<Ticket> {
  const counts = await drawCounts(draw)
  const ticket = Array.from({ length: rows * sizes.length }, () => 0)
  const columns = await drawColumns(draw, counts)
  const places = await drawPlaces(draw, counts)
  for (const [column, taken] of places.entries())
    for (const [nth, row] of taken.entries()) ticket[row * sizes.length + column] = columns[column]?.[nth] ?? 0
  return ticket
}

/**
 * Draws how many numbers the ticket has in each column. Each of the strip has one in all; the 36 others are shuffled and
 * dealt six to a ticket, until no ticket has more than three in a column.
 */
async function drawCounts(draw: Draw): Promise<number[]> {
  const spare = sizes.flatMap((size, column) => Array.from({ length: size - inStrip }, () => column))
  for (;;) {
    const order = await drawDifferent(draw, spare.length, spare.length)
    const counts = Array.from({ length: inStrip }, () => sizes.map(() => 1))
    for (const [at, place] of order.entries()) {
      const [own, column = 0] = [counts[Math.floor(at / inStrip)] ?? [], spare[place]]
      own[column] = (own[column] ?? 0) + 1
    }
    const [first = []] = counts
    if (counts.every((own) => own.every((count) => count <= rows))) return first
  }
}

/** Draws the ticket's numbers in each column, in order. */
async function drawColumns(draw: Draw, counts: readonly number[]): Promise<number[][]> {
  const columns: number[][] = []
  for (const [column, size] of sizes.entries()) {
    const first = column === 0 ? 1 : column * 10
    const numbers = await drawDifferent(draw, size, counts[column] ?? 0)
    columns.push(numbers.map((number) => number + first).toSorted((a, b) => a - b))
  }
  return columns
}

const allRows = [0, 1, 2] as const
/** The rows that one, two or three numbers of a column stand in, by the row that is drawn: it, the two others, all. */
const placesOf = [allRows.map((row) => [row]), allRows.map((row) => allRows.filter((other) => other !== row)), allRows.map(() => allRows)]

/** Draws in which rows a ticket's numbers stand, column by column, until five stand in each row. */
async function drawPlaces(draw: Draw, counts: readonly number[]): Promise<(readonly number[])[]> {
  for (;;) {
    const drawn = await draw(rows, counts.length)
    const places = counts.map((count, column) => placesOf[count - 1]?.[drawn[column] ?? 0] ?? [])
    const taken = allRows.map(() => 0)
    for (const row of places.flat()) taken[row] = (taken[row] ?? 0) + 1
    if (taken.every((numbers) => numbers === inRow)) return places
  }
}
