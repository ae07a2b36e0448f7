// Runs in the game's frame: shows a round's result in pictures and words.
import type { OrchardRound } from '../play/play-orchard.ts'
import { maths } from '../play/maths.ts'
import { logRound, tellWin } from '../../../page-kit/tell-round.ts'
import { fillIn, found } from '../../../page-kit/page.ts'
import { moneyText } from '../../../page-kit/money.ts'
import type { PageWords } from '../words/index.ts'

/** The board's language. */
type Tongue = { words: PageWords; language: string }

/** Opens the board's lines, what the plate says of a win, and the log for screen readers. */
export function openBoard(board: HTMLElement, tongue: Tongue) {
  return {
    clear: () => {
      lightUp(board, [])
      found('#level').textContent = ''
    },
    showLines: (round: OrchardRound) => lightUp(board, round.outcome?.lines ?? []),
    showWin: (round: OrchardRound) => tellWin(tongue, round, linesText(tongue, round)),
    /** Writes the board's own description and answers it. */
    describe: (window: readonly (readonly string[])[]) => {
      const text = describe(tongue, window)
      board.setAttribute('aria-label', text)
      return text
    },
    log: (round: OrchardRound, number: number) =>
      logRound(tongue, round, number, { won: linesText(tongue, round), board: describe(tongue, round.outcome?.window ?? []) }),
  }
}

type Lines = NonNullable<OrchardRound['outcome']>['lines']

function lightUp(board: HTMLElement, lines: Lines): void {
  const lit = new Set(lines.flatMap(({ line, count }) => rowsOf(line, count).map((row, reel) => `${reel}:${row}`)))
  for (const [reel, band] of [...board.querySelectorAll('.band')].entries())
    for (const [row, cell] of [...band.children].entries()) cell.classList.toggle('lit', lit.has(`${reel}:${row}`))
  board.classList.toggle('won', lines.length > 0)
  found('#lines').innerHTML = lines.map(({ line, count }) => lineDrawing(line, count)).join('')
}

function rowsOf(line: number, count: number): number[] {
  return (maths.lines[line] ?? []).slice(0, count)
}

/** A line of three extends to the edges of the board; a pair ends at its second symbol. */
function lineDrawing(line: number, count: number): string {
  const points = rowsOf(line, count).map((row, reel) => ({ x: reel * 100 + 50, y: row * 100 + 50 }))
  const [first, second, last] = [points[0], points[1], points.at(-1)]
  if (!first || !second || !last) return ''
  const slope = (second.y - first.y) / 100
  const start = { x: 6, y: first.y - slope * 44 }
  const end = count === 3 ? { x: 294, y: last.y + slope * 44 } : last
  const path = `M${[start, ...points, end].map(({ x, y }) => `${x} ${y}`).join('L')}`
  return `<path class="line-under" d="${path}" pathLength="1"/><path class="line-over" d="${path}" pathLength="1"/>`
}

function linesText({ words, language }: Tongue, round: OrchardRound): string {
  const texts = (round.outcome?.lines ?? []).map(({ line, count, symbol, amount }) => {
    const name = fillIn(words.line, { line: line + 1, count, symbol: words.symbols[symbol] })
    return `${name}: ${moneyText(BigInt(amount), round.currency, language)}`
  })
  return texts.join(' · ')
}

function describe({ words, language }: Tongue, window: readonly (readonly string[])[]): string {
  const comma = language === 'ar' ? '، ' : ', '
  const rows = [0, 1, 2].map((row) => {
    const symbols = window.map((reel) => words.symbols[(reel[row] ?? 'C') as keyof PageWords['symbols']]) // windows hold these letters only
    return fillIn(words.board, { row: row + 1, symbols: symbols.join(comma) })
  })
  return `${rows.join('. ')}.`
}
