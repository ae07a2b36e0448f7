// Runs in the game's frame: lets pieces fall and be taken away. It is told what there is and decides nothing.
import { maths } from '../play/maths.ts'
import type { GlassOutcome } from '../play/play-sea-glass.ts'

type Waves = GlassOutcome['waves']
type Board = Waves[number]['board']

const awayMs = 300
const fallMs = 380
const staggerMs = 45
const litMs = 640
const goneMs = 260
const still = matchMedia('(prefers-reduced-motion: reduce)')
const { rows } = maths

type Water = { board: HTMLElement; columns: HTMLElement[]; pieces: HTMLElement[][]; isAway: boolean }

/** Opens the columns of the board, which holds the pieces that the server drew. */
export function openWater(board: HTMLElement) {
  const columns = [...board.querySelectorAll<HTMLElement>('.column')]
  const pieces = columns.map((column) => [...column.children] as HTMLElement[]) // the server draws nothing else into them
  const water: Water = { board, columns, pieces, isAway: false }
  return {
    /** The pieces of the round before are washed away. */
    leave: () => {
      water.isAway = true
      each(water, (piece, cell) => setAway(piece, Math.floor(cell / rows)))
    },
    /** Puts the pieces of the round before back, because the round does not count. */
    stay: (shown: Board) => put(water, shown),
    /** Lets a board fall in. */
    arrive: (shown: Board) => arrive(water, shown),
    /** Lights up the cells of clusters, and leaves time to see them. */
    light: async (cells: ReadonlySet<number>) => {
      each(water, (piece, cell) => piece.classList.toggle('lit', cells.has(cell)))
      board.classList.toggle('won', cells.size > 0)
      if (cells.size > 0 && !still.matches) await pause(litMs)
    },
    /** Takes cells away and lets the next board fall into their places. */
    follow: (cells: ReadonlySet<number>, next: Board) => follow(water, cells, next),
  }
}

function each({ pieces }: Water, act: (piece: HTMLElement, cell: number, row: number) => void): void {
  for (const [at, own] of pieces.entries()) for (const [row, piece] of own.entries()) act(piece, at * rows + row, row)
}

function put(water: Water, shown: Board): void {
  water.isAway = false
  water.pieces = water.columns.map((_, at) => (shown[at] ?? []).map((piece, row) => pieceAt(piece, row)))
  for (const [at, column] of water.columns.entries()) column.replaceChildren(...(water.pieces[at] ?? []))
}

async function arrive(water: Water, shown: Board): Promise<void> {
  if (water.isAway && !still.matches) await pause(awayMs + staggerMs * water.columns.length)
  put(water, shown)
  if (still.matches) return
  each(water, (piece, _, row) => setRow(piece, row - rows - 1))
  await painted()
  for (const own of water.pieces) {
    for (const [row, piece] of own.entries()) setRow(piece, row)
    await pause(staggerMs)
  }
  await pause(fallMs)
}

async function follow(water: Water, cells: ReadonlySet<number>, next: Board): Promise<void> {
  water.board.classList.remove('won')
  if (still.matches) return put(water, next)
  each(water, (piece, cell) => piece.classList.toggle('gone', cells.has(cell)))
  await pause(goneMs)
  for (const [at, column] of water.columns.entries()) refill(column, water.pieces, at, cells, next)
  await painted()
  each(water, (piece, _, row) => setRow(piece, row))
  await pause(fallMs)
}

/** Keeps what is left of a column, and puts new pieces above it, out of sight. */
function refill(column: HTMLElement, pieces: HTMLElement[][], at: number, cells: ReadonlySet<number>, next: Board): void {
  const left = (pieces[at] ?? []).filter((_, row) => !cells.has(at * rows + row))
  const missing = rows - left.length
  const fallen = (next[at] ?? []).slice(0, missing).map((piece, row) => pieceAt(piece, row - missing))
  pieces[at] = [...fallen, ...left]
  column.replaceChildren(...pieces[at])
}

function pieceAt(piece: string, row: number): HTMLElement {
  const element = document.createElement('div')
  element.className = 'piece'
  element.innerHTML = `<svg class="symbol" viewBox="0 0 100 100" aria-hidden="true" focusable="false"><use href="#symbol-${piece}"/></svg>`
  setRow(element, row)
  return element
}

const setRow = (piece: HTMLElement, row: number) => piece.style.setProperty('--row', String(row))

function setAway(piece: HTMLElement, column: number): void {
  piece.classList.add('away')
  piece.style.transitionDelay = `${column * staggerMs}ms`
  setRow(piece, rows + 1)
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** A hidden page gets no animation frames; the round must continue anyway. */
const painted = () =>
  Promise.race([pause(120), new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))])
