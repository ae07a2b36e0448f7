// Runs in a browser: recomputes a round with the browser's own cryptography.
import { drawNumbers } from '../../../engine/fairness/fair-draw.ts'
import { openCheckForm, openSeed, paragraph } from '../../../page-kit/check-form.ts'
import { maths, stopsPerStrip } from '../play/maths.ts'
import { readWaves, type Wave } from '../play/read-waves.ts'
import { english } from '../words/en.ts'

openCheckForm(async ({ serverSeed = '', clientSeed = '', nonce = '' }) => {
  const { fingerprint, blocksOf } = await openSeed(serverSeed)
  const stops = await drawNumbers(blocksOf(`${clientSeed}:${nonce}`), stopsPerStrip, maths.strips.length)
  const waves = readWaves(stops)
  const pays = waves.reduce((sum, wave) => sum + wave.pays, 0)
  return [
    paragraph('Fingerprint of our seed', fingerprint),
    ...waves.flatMap((wave, at) => [board(wave), paragraph(`Wave ${at + 1}`, waveText(wave))]),
    paragraph('Stops', stops.join(', ')),
    paragraph('Pays', pays === 0 ? 'nothing' : `${pays} × a twentieth of the stake`),
  ]
})

function waveText({ clusters, times, pays }: Wave): string {
  if (clusters.length === 0) return 'no cluster'
  const texts = clusters.map(({ piece, cells, pays: own }) => `${cells.length} × ${english.pieces[piece]} pays ${own}`)
  return `${texts.join('; ')}; times ${times} is ${pays}`
}

function board({ board: columns }: Wave): HTMLElement {
  const element = document.createElement('div')
  element.className = 'window window-5'
  element.innerHTML = Array.from({ length: maths.rows }, (_, row) =>
    columns
      .map((column) => column[row] ?? 'F')
      .map(
        (piece) =>
          `<svg class="symbol" viewBox="0 0 100 100" role="img" aria-label="${english.pieces[piece]}"><use href="#symbol-${piece}"/></svg>`,
      )
      .join(''),
  ).join('')
  return element
}
