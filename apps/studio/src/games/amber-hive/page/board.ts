// Runs in the game's frame: what a spin of Amber Hive looks like on its reels, and in words.
import { moneyText } from '../../../page-kit/money.ts'
import { fillIn, found } from '../../../page-kit/page.ts'
import { maths, rowCount } from '../play/maths.ts'
import type { HiveOutcome } from '../play/play-amber-hive.ts'
import type { PageWords } from '../words/index.ts'

type Spin = HiveOutcome['spin']

/** Lights the symbols that won in a spin, draws their lines, and lights its honey if it begins respins; null puts everything out. */
export function lightUp(board: HTMLElement, spin: Spin | null): void {
  const lines = spin?.lines ?? []
  const lit = new Set(lines.flatMap(({ line, reels }) => rowsOf(line, reels).map((row, reel) => reel * rowCount + row)))
  if (spin && spin.drops.length >= maths.honey.begins) for (const cell of spin.drops) lit.add(cell)
  for (const [reel, band] of [...board.querySelectorAll('.band')].entries())
    for (const [row, cell] of [...band.children].entries()) cell.classList.toggle('lit', lit.has(reel * rowCount + row))
  board.classList.toggle('won', lit.size > 0)
  found('#lines').innerHTML = lines.map(({ line, reels }) => lineDrawing(line, reels)).join('')
}

const rowsOf = (line: number, reels: number): number[] => (maths.lines[line] ?? []).slice(0, reels)

/** A line ends at its last symbol. */
function lineDrawing(line: number, reels: number): string {
  const path = `M${rowsOf(line, reels)
    .map((row, reel) => `${reel * 100 + 50} ${row * 100 + 50}`)
    .join('L')}`
  return `<path class="line-under" d="${path}" pathLength="1"/><path class="line-over" d="${path}" pathLength="1"/>`
}

/** Returns what a spin won, line by line. */
export function linesText(words: PageWords, language: string, currency: string, { lines }: Spin): string {
  const texts = lines.map(({ line, reels, symbol, amount }) => {
    const name = fillIn(words.line, { line: line + 1, count: reels, symbol: words.symbols[symbol] })
    return `${name}: ${moneyText(BigInt(amount), currency, language)}`
  })
  return texts.length > 4 ? `${texts.slice(0, 4).join(' · ')} …` : texts.join(' · ')
}

/** Describes a spin's window row by row. */
export function describe(words: PageWords, language: string, window: Spin['window']): string {
  const comma = language === 'ar' ? '، ' : ', '
  const rows = Array.from({ length: rowCount }, (_, row) => {
    const symbols = window.map((reel) => words.symbols[reel[row] ?? 'G'])
    return fillIn(words.board, { row: row + 1, symbols: symbols.join(comma) })
  })
  return `${rows.join('. ')}.`
}
