// Runs in the game's frame: what a turn of Lantern Tide looks like on its board, and in words.
import { moneyText } from '../../../page-kit/money.ts'
import { fillIn, found } from '../../../page-kit/page.ts'
import { maths, type TideSymbol } from '../play/maths.ts'
import { windowOf, type Turn } from '../play/play-tide.ts'
import type { PageWords } from '../words/index.ts'

/** Lights the symbols that won in a turn and draws their lines; null puts everything out. */
export function lightUp(board: HTMLElement, turn: Turn | null): void {
  const lines = turn?.lines ?? []
  const lit = new Set(lines.flatMap(({ line, count }) => rowsOf(line, count).map((row, reel) => `${reel}:${row}`)))
  const boats = turn && turn.freeSpins > 0 ? windowOf(turn.stops) : []
  for (const [reel, symbols] of boats.entries())
    for (const [row, symbol] of symbols.entries()) if (symbol === maths.scatter.symbol) lit.add(`${reel}:${row}`)
  for (const [reel, band] of [...board.querySelectorAll('.band')].entries())
    for (const [row, cell] of [...band.children].entries()) cell.classList.toggle('lit', lit.has(`${reel}:${row}`))
  board.classList.toggle('won', lit.size > 0)
  found('#lines').innerHTML = lines.map(({ line, count }) => lineDrawing(line, count)).join('')
}

const rowsOf = (line: number, count: number): number[] => (maths.lines[line] ?? []).slice(0, count)

/** A line ends at its last symbol. */
function lineDrawing(line: number, count: number): string {
  const points = rowsOf(line, count).map((row, reel) => `${reel * 100 + 50} ${row * 100 + 50}`)
  const path = `M${points.join('L')}`
  return `<path class="line-under" d="${path}" pathLength="1"/><path class="line-over" d="${path}" pathLength="1"/>`
}

/** Returns what a turn won, line by line. */
export function winsText(words: PageWords, language: string, currency: string, turn: Turn): string {
  const lines = turn.lines.map(({ line, count, symbol, amount }) => {
    const name = fillIn(words.line, { line: line + 1, count, symbol: words.symbols[symbol] })
    return `${name}: ${moneyText(BigInt(amount), currency, language)}`
  })
  const boats = turn.scatters >= 3 ? [fillIn(words.scatter, { count: turn.scatters, symbol: words.symbols.S })] : []
  const shown = [...boats, ...lines]
  return shown.length > 4 ? `${shown.slice(0, 4).join(' · ')} …` : shown.join(' · ')
}

/** Describes a window row by row. */
export function describe(words: PageWords, language: string, window: readonly (readonly TideSymbol[])[]): string {
  const comma = language === 'ar' ? '، ' : ', '
  const rows = [0, 1, 2].map((row) => {
    const symbols = window.map((reel) => words.symbols[reel[row] ?? 'G'])
    return fillIn(words.board, { row: row + 1, symbols: symbols.join(comma) })
  })
  return `${rows.join('. ')}.`
}
