// Runs in a browser: recomputes a round with the browser's own cryptography.
import { maths, stopsPerStrip, type ReelSymbol } from '../orchard/maths.ts'
import { readStops } from '../orchard/play-orchard.ts'
import { drawNumbers } from './fair-draw.ts'

const names = { W: 'golden pear', S: 'pomegranate', B: 'apple blossom', P: 'plum', L: 'lemon', C: 'cherries' }
const form = document.querySelector<HTMLFormElement>('#check-form')
const result = document.querySelector<HTMLElement>('#result')

form?.addEventListener('submit', (event) => {
  event.preventDefault()
  void check(Object.fromEntries(new FormData(form)) as Record<string, string>) // a form of text fields
})
for (const [name, value] of new URLSearchParams(location.hash.slice(1))) {
  const field = form?.elements.namedItem(name)
  if (field instanceof HTMLInputElement) field.value = value
}
if (location.hash.length > 1) form?.requestSubmit()

async function check({ serverSeed = '', clientSeed = '', nonce = '' }: Record<string, string>): Promise<void> {
  const seed = Uint8Array.from(serverSeed.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  const commit = hex(await crypto.subtle.digest('SHA-256', seed))
  const key = await crypto.subtle.importKey('raw', seed, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const blockOf = async (index: number) =>
    new Uint8Array(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(`${clientSeed}:${nonce}:${index}`)))
  const stops = await drawNumbers(blockOf, stopsPerStrip, maths.strips.length)
  const { window: symbols, lines, pays } = readStops(stops)
  const cells = [0, 1, 2].flatMap((row) => symbols.map((reel): ReelSymbol => reel[row] ?? 'C'))
  const paying = lines.map(({ line, symbol, count, pays: times }) => `line ${line + 1}: ${count} × ${names[symbol]} pays ${times}`)
  result?.replaceChildren(
    paragraph('Fingerprint of our seed', commit),
    board(cells),
    paragraph('Stops', stops.join(', ')),
    paragraph('Pays', pays === 0 ? 'nothing' : `${pays} × the line stake (${paying.join('; ')})`),
  )
}

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

function paragraph(label: string, text: string): HTMLElement {
  const element = document.createElement('p')
  const code = document.createElement('code')
  code.textContent = text
  element.append(`${label}: `, code)
  return element
}

function hex(buffer: ArrayBuffer): string {
  return [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
