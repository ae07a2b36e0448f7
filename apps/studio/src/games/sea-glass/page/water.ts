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

/** Opens the columns of the board, which holds the pieces that the server drew. */
export function openWater(board: HTMLElement) {
  const columns = [...board.querySelectorAll<HTMLElement>('.column')]
  const pieces = columns.map((column) => [...column.children] as HTMLElement[]) // the server draws nothing else into them
  let isAway = false
  const put = (shown: Board) => {
    isAway = false
    for (const [at, column] of columns.entries()) {
      pieces[at] = (shown[at] ?? []).map((piece, row) => pieceAt(piece, row))
      column.replaceChildren(...(pieces[at] ?? []))
    }
  }
  return {
    /** The pieces of the round before are washed away. */
    leave: () => {
      isAway = true
      for (const [at, own] of pieces.entries()) for (const piece of own) setAway(piece, at)
    },
    /** Puts the pieces of the round before back, because the round does not count. */
    stay: (shown: Board) => put(shown),
    /** Lets a board fall in. */
    arrive: async (shown: Board) => {
      if (isAway && !still.matches) await pause(awayMs + staggerMs * columns.length)
      put(shown)
      if (still.matches) return
      for (const own of pieces) for (const [row, piece] of own.entries()) setRow(piece, row - rows - 1)
      await painted()
      for (const [at, own] of pieces.entries()) {
        for (const [row, piece] of own.entries()) setRow(piece, row)
        if (at < columns.length - 1) await pause(staggerMs)
      }
      await pause(fallMs)
    },
    /** Lights up the cells of clusters, and leaves time to see them. */
    light: async (cells: ReadonlySet<number>) => {
      for (const [at, own] of pieces.entries())
        for (const [row, piece] of own.entries()) piece.classList.toggle('lit', cells.has(at * rows + row))
      board.classList.toggle('won', cells.size > 0)
      if (cells.size > 0 && !still.matches) await pause(litMs)
    },
    /** Takes cells away and lets the next board fall into their places. */
    follow: async (cells: ReadonlySet<number>, next: Board) => {
      board.classList.remove('won')
      if (still.matches) return put(next)
      for (const [at, own] of pieces.entries())
        for (const [row, piece] of own.entries()) if (cells.has(at * rows + row)) piece.classList.add('gone')
      await pause(goneMs)
      for (const [at, column] of columns.entries()) refill(column, pieces, at, cells, next)
      await painted()
      for (const own of pieces) for (const [row, piece] of own.entries()) setRow(piece, row)
      await pause(fallMs)
    },
  }
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
