// Runs in the game's frame: says in pictures and in words what a round has brought.
import type { RoundView } from '../play/round-view.ts'
import { maths } from '../orchard/maths.ts'
import { moneyText } from './money.ts'
import type { Words } from './words.ts'

const countMs = 900
const still = matchMedia('(prefers-reduced-motion: reduce)')

/** The board's lines, the plate under it, and the log for screen readers. */
export function openBoard(board: HTMLElement, words: Words, language: string) {
  const svg = found('#lines')
  const main = found('#plate-main')
  const more = found('#plate-more')
  let counting = 0
  const say = (text: string, also = '', kind = 'calm') => {
    cancelAnimationFrame(counting)
    main.textContent = text
    more.textContent = also
    found('#plate').dataset.kind = kind
  }
  const clear = () => {
    svg.replaceChildren()
    board.classList.remove('won')
    for (const cell of board.querySelectorAll('.lit')) cell.classList.remove('lit')
  }
  const showLines = (round: RoundView) => {
    const lines = round.outcome?.lines ?? []
    const lit = new Set(lines.flatMap(({ line, count }) => (maths.lines[line] ?? []).slice(0, count).map((row, reel) => `${reel}:${row}`)))
    for (const [reel, band] of [...board.querySelectorAll('.band')].entries())
      for (const [row, cell] of [...band.children].entries()) cell.classList.toggle('lit', lit.has(`${reel}:${row}`))
    board.classList.toggle('won', lines.length > 0)
    svg.innerHTML = lines.map(({ line, count }) => lineDrawing(line, count)).join('')
  }
  const linesText = (round: RoundView) =>
    (round.outcome?.lines ?? [])
      .map(
        ({ line, count, symbol, amount }) =>
          `${fillIn(words.line, { line: line + 1, count, symbol: words.symbols[symbol] })}: ${moneyText(BigInt(amount), round.currency, language)}`,
      )
      .join(' · ')
  /** A win above the stake is counted up; what is no more than the stake is told plainly, for it is no gain. */
  const showWin = (round: RoundView) => {
    const [win, stake] = [BigInt(round.win ?? '0'), BigInt(round.stake)]
    const text = moneyText(win, round.currency, language)
    if (win === 0n) return say(words.nothing)
    if (win <= stake) return say(fillIn(words.returned, { win: text, stake: moneyText(stake, round.currency, language) }), linesText(round))
    say(text, linesText(round), 'won')
    if (!still.matches) countUp(win, round.currency)
  }
  const countUp = (win: bigint, currency: string) => {
    const began = performance.now()
    const draw = (now: number) => {
      const part = Math.min((now - began) / countMs, 1)
      const eased = 1 - (1 - part) ** 3
      main.textContent = moneyText(part === 1 ? win : (win * BigInt(Math.round(eased * 1000))) / 1000n, currency, language)
      if (part < 1) counting = requestAnimationFrame(draw)
    }
    counting = requestAnimationFrame(draw)
  }
  const describe = (window: readonly (readonly string[])[]) => {
    const rows = [0, 1, 2].map((row) =>
      fillIn(words.board, {
        row: row + 1,
        symbols: window
          .map((reel) => nameOf(words, reel[row]))
          .join('، ')
          .replaceAll('، ', language === 'ar' ? '، ' : ', '),
      }),
    )
    board.setAttribute('aria-label', rows.join('. '))
    return `${rows.join('. ')}.`
  }
  const log = (round: RoundView, number: number) => {
    const win = BigInt(round.win ?? '0')
    const won = fillIn(words.loggedWin, { win: moneyText(win, round.currency, language), lines: linesText(round) })
    const entry = document.createElement('p')
    entry.textContent = fillIn(words.logged, {
      number,
      stake: moneyText(BigInt(round.stake), round.currency, language),
      result: win > 0n ? won : words.loggedNothing,
      board: describe(round.outcome?.window ?? []),
    })
    found('#log').append(entry)
  }
  return { say, clear, showLines, showWin, describe, log }
}

function lineDrawing(line: number, count: number): string {
  const rows = (maths.lines[line] ?? []).slice(0, count)
  const points = rows.map((row, reel) => [reel * 100 + 50, row * 100 + 50])
  const [first, last] = [points[0] ?? [0, 0], points.at(-1) ?? [0, 0]]
  const slope = rows.length > 1 ? (rows[1] ?? 0) - (rows[0] ?? 0) : 0
  // A line of three goes on to the edges of the board; a pair ends in its second symbol.
  const start = [6, (first[1] ?? 0) - slope * 44]
  const end = count === 3 ? [294, (last[1] ?? 0) + slope * 44] : last
  const path = `M${[start, ...points, end].map((point) => point.join(' ')).join('L')}`
  return `<path class="line-under" d="${path}" pathLength="1"/><path class="line-over" d="${path}" pathLength="1"/>`
}

function nameOf(words: Words, symbol: string | undefined): string {
  return words.symbols[(symbol ?? 'C') as keyof Words['symbols']] // windows hold these letters only
}

/** Puts values into the places of a text, each isolated so that no direction spills over. */
export function fillIn(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => `\u2068${values[name] ?? ''}\u2069`)
}

/** The one element that a selector names. */
export function found(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`There is no ${selector} in the page.`)
  return element
}
