import { html, type Html } from '@fairhouse/process/html.ts'
import { colourOf, plainSpots, type Spot } from '../../engine/roulette/pockets.ts'
import type { RouletteWords } from './words/index.ts'

/** Draws a table's felt: its numbers, columns, dozens and even chances, as buttons on which chips are laid. */
export function drawFelt(own: RouletteWords): Html {
  const some = (test: (id: string) => boolean) => plainSpots.filter(({ id }) => test(id)).map((spot) => spotButton(spot, own))
  return html`<section class="felt" id="felt" role="group" aria-label="${own.felt}" dir="ltr">
    <div class="zero">${some((id) => id === 'n0')}</div>
    <div class="numbers">${some((id) => /^n[1-9]/.test(id))}</div>
    <div class="columns">${some((id) => id.startsWith('column'))}</div>
    <div class="dozens">${some((id) => id.startsWith('dozen'))}</div>
    <div class="evens">${some((id) => id in shortOf(own))}</div>
  </section>`
}

/** Short names for spots on the felt without room for the full name. */
const shortOf = ({ names }: RouletteWords): Record<string, string> => ({
  low: names.low,
  even: names.even,
  red: names.red,
  black: names.black,
  odd: names.odd,
  high: names.high,
})

function spotButton({ id, covers, pays }: Spot, own: RouletteWords): Html {
  const number = id.startsWith('n') ? (covers[0] ?? 0) : null
  const kind = number === null ? id : colourOf(number)
  const name = number ?? shortOf(own)[id] ?? (id.startsWith('dozen') ? `${covers[0]}–${covers.at(-1)}` : '')
  return html`<button type="button" class="spot ${kind}" data-spot="${id}" data-pays="${pays}" data-covers="${covers.join(' ')}" disabled>
    <span class="spot-name">${name}</span><span class="laid" aria-hidden="true"></span>
  </button>`
}
