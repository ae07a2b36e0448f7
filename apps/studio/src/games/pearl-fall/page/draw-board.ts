// Drawn on the server and in the game's frame: pins and cups, and where the pearl is above them.
import { cupsOf, type Risk, type Rows } from '../play/maths.ts'

/** One column is so many units wide, one row so many high. */
const wide = 10
const high = 8.4
const top = 9
const cupHigh = 13

/** The size of a board in units. */
const sizeOf = (rows: Rows) => ({ width: (rows + 2) * wide, height: top + rows * high + cupHigh + 1 })

/** Where the pearl is when it touches the pin of a row (or, after the last, the cup) that so many steps to the right lead to. */
export const pointOf = (rows: Rows, row: number, rights: number) => ({
  x: sizeOf(rows).width / 2 + (rights - row / 2) * wide,
  y: row < rows ? top + row * high - 2.6 : top + rows * high + 0.4,
})

/** Draws a board as SVG text: a pin for each place that a row has, one more to each side, and a cup below each gap. */
export function boardDrawing(rows: Rows, risk: Risk): string {
  const { width, height } = sizeOf(rows)
  const pins = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 3 }, (__, at) => placed('pin', 6, width / 2 + (at - 1 - row / 2) * wide, top + row * high)),
  )
  const cups = cupsOf(rows, risk).map((tenths, cup) => cupDrawing(tenths, cup, rows))
  return `<svg viewBox="0 0 ${width} ${height}" aria-hidden="true" focusable="false">${pins.flat().join('')}${cups.join('')}
    <g id="pearl-x"><g id="pearl-y">${placed('pearl', 8, 0, 0)}</g></g></svg>`
}

/** Puts a symbol, drawn in a square of 100, about a point. */
const placed = (symbol: string, size: number, x: number, y: number) =>
  `<use href="#symbol-${symbol}" x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}"/>`

function cupDrawing(tenths: number, cup: number, rows: Rows): string {
  const { x } = pointOf(rows, rows, cup)
  const y = top + rows * high
  const turned = rows === 16
  const size = turned ? 5 : rows === 12 ? 4.3 : 3.7
  const at = turned ? `transform="rotate(-90 ${x} ${y + 6.6})"` : ''
  return `<g class="cup" data-cup="${cup}" data-tone="${toneOf(tenths)}">${placed('cup', 13, x, y + 6.2)}<text x="${x}" y="${y + 6.8}" font-size="${size}" ${at}>${tenths / 10}</text></g>`
}

/** How rich a cup looks, from 0 to 4. */
const toneOf = (tenths: number): number => [10, 20, 100, 1000].filter((from) => tenths >= from).length
