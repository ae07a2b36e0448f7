// Runs in a browser: a window of symbols, drawn with those of the page.

const svg = 'http://www.w3.org/2000/svg'

/** Draws a window row by row, each symbol with its name. */
export function symbolBoard<Piece extends string>(rows: readonly (readonly Piece[])[], nameOf: (piece: Piece) => string): HTMLElement {
  const board = document.createElement('div')
  board.className = 'window'
  board.dir = 'ltr'
  board.style.setProperty('--columns', String(rows[0]?.length ?? 1))
  board.append(...rows.flat().map((symbol) => image(`symbol-${symbol}`, nameOf(symbol))))
  return board
}

function image(id: string, name: string): Element {
  const [picture, use] = [document.createElementNS(svg, 'svg'), document.createElementNS(svg, 'use')]
  picture.setAttribute('class', 'symbol')
  picture.setAttribute('viewBox', '0 0 100 100')
  picture.setAttribute('role', 'img')
  picture.setAttribute('aria-label', name)
  use.setAttribute('href', `#${id}`)
  picture.append(use)
  return picture
}

/** Turns a window by reel, top to bottom, into its rows. */
export const rowsOf = <Piece extends string>(reels: readonly (readonly Piece[])[]): Piece[][] =>
  Array.from({ length: reels[0]?.length ?? 0 }, (_, row) => reels.flatMap((reel) => reel[row] ?? []))
