// Runs in the game's frame: shows a round's result in pictures and words.
import type { OrchardRound } from '../play/play-orchard.ts'
import { maths } from '../play/maths.ts'
import { countUp, say } from '../../../page-kit/plate.ts'
import { fillIn, found } from '../../../page-kit/page.ts'
import { moneyText } from '../../../page-kit/money.ts'
import type { PageWords } from '../words/index.ts'

/** The board's language. */
type Tongue = { words: PageWords; language: string }

/** Opens the board's lines, what the plate says of a win, and the log for screen readers. */
export function openBoard(board: HTMLElement, tongue: Tongue) {
  return {
    clear: () => lightUp(board, []),
    showLines: (round: OrchardRound) => lightUp(board, round.outcome?.lines ?? []),
    showWin: (round: OrchardRound) => showWin(tongue, round),
    /** Writes the board's own description and answers it. */
    describe: (window: readonly (readonly string[])[]) => {
      const text = describe(tongue, window)
      board.setAttribute('aria-label', text)
      return text
    },
    log: (round: OrchardRound, number: number) => log(tongue, round, number),
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

/** Counts up a win above the stake. A win up to the stake is stated plainly, because it is not a gain. */
function showWin(tongue: Tongue, round: OrchardRound): void {
  const { words, language } = tongue
  const [win, stake] = [BigInt(round.win ?? '0'), BigInt(round.stake)]
  if (win === 0n) return say(words.nothing)
  const text = moneyText(win, round.currency, language)
  const lines = linesText(tongue, round)
  if (win <= stake && !round.free)
    return say(fillIn(words.returned, { win: text, stake: moneyText(stake, round.currency, language) }), lines)
  say(text, lines, 'won')
  countUp(win, round.currency, language)
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

function log(tongue: Tongue, round: OrchardRound, number: number): void {
  const { words, language } = tongue
  const win = BigInt(round.win ?? '0')
  const won = fillIn(words.loggedWin, { win: moneyText(win, round.currency, language), lines: linesText(tongue, round) })
  const entry = document.createElement('p')
  entry.textContent = fillIn(round.free ? words.loggedFree : words.logged, {
    number,
    stake: moneyText(BigInt(round.stake), round.currency, language),
    result: win > 0n ? won : words.loggedNothing,
    board: describe(tongue, round.outcome?.window ?? []),
  })
  found('#log').append(entry)
}
