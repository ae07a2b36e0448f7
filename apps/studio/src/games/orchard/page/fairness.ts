// Runs in a browser: recomputes a round with the browser's own cryptography.
import { maths, stopsPerStrip, type ReelSymbol } from '../play/maths.ts'
import { readStops } from '../play/play-orchard.ts'
import { openCheckForm, openSeed, paragraph } from '../../../page-kit/check-form.ts'
import { drawNumbers } from '../../../engine/fairness/fair-draw.ts'

const names = { W: 'golden pear', S: 'pomegranate', B: 'apple blossom', P: 'plum', L: 'lemon', C: 'cherries' }

openCheckForm(async ({ serverSeed = '', clientSeed = '', nonce = '' }) => {
  const { fingerprint, blocksOf } = await openSeed(serverSeed)
  const stops = await drawNumbers(blocksOf(`${clientSeed}:${nonce}`), stopsPerStrip, maths.strips.length)
  const { window: symbols, lines, pays } = readStops(stops)
  const cells = [0, 1, 2].flatMap((row) => symbols.map((reel): ReelSymbol => reel[row] ?? 'C'))
  const paying = lines.map(({ line, symbol, count, pays: times }) => `line ${line + 1}: ${count} × ${names[symbol]} pays ${times}`)
  return [
    paragraph('Fingerprint of our seed', fingerprint),
    board(cells),
    paragraph('Stops', stops.join(', ')),
    paragraph('Pays', pays === 0 ? 'nothing' : `${pays} × the line stake (${paying.join('; ')})`),
  ]
})

function board(cells: ReelSymbol[]): HTMLElement {
  const element = document.createElement('div')
  element.className = 'window'
  element.innerHTML = cells
    .map(
      (symbol) =>
        `<svg class="symbol" viewBox="0 0 100 100" role="img" aria-label="${names[symbol]}"><use href="#symbol-${symbol}"/></svg>`,
    )
    .join('')
  return element
}
