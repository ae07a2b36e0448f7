// Runs in the game's frame: how a wheel that all players share shows its rounds.
import { colourOf, type Spot } from '../../engine/roulette/pockets.ts'
import { turnMs, type Fallen } from '../../engine/roulette/shared-wheel.ts'
import type { ChipWords } from '../chips/words.ts'
import { fillIn, found } from '../page.ts'
import { playShared } from '../shared/play.ts'
import type { ChipRound } from '../shared/show.ts'
import { own } from '../shared/visit.ts'
import { spotText } from './spot-text.ts'
import { openWheel } from './wheel-turns.ts'
import type { RouletteWords } from './words/index.ts'

const words = own as typeof own & ChipWords & RouletteWords // the page of a wheel has them

/** Returns a pocket in words: its number and colour. */
const pocketText = (pocket: number): string => fillIn(words.pocketName, { number: pocket, colour: words[colourOf(pocket)] })

/** Opens the page of a shared wheel. */
export function showRoulette(spotOf: (id: string) => Spot | undefined): void {
  const wheel = openWheel(turnMs)
  playShared<Fallen>({
    stage: '#stage',
    label: (id, pays, amount) => spotText(words, id, pays, amount),
    textOf: ({ pocket }) => pocketText(pocket),
    wins:
      ({ pocket }) =>
      (id) =>
        spotOf(id)?.covers.includes(pocket) === true,
    mark: ({ pocket }) => ({ text: String(pocket), kind: colourOf(pocket) }),
    drawLast,
    play: ({ pocket }, leftMs) => wheel.turn(pocket, leftMs),
    rest: (fallen) => wheel.rest(fallen?.pocket ?? null),
  })
}

/** Draws the last numbers, newest first. */
function drawLast(last: readonly ChipRound<Fallen>[]): void {
  const drawn = last.map(({ number }) => number).join()
  const list = found('#last')
  if (list.dataset.drawn === drawn) return
  list.dataset.drawn = drawn
  const pockets = last.flatMap(({ result }) => (result ? [result.pocket] : []))
  list.replaceChildren(...pockets.map((pocket) => lastItem(pocket)))
}

function lastItem(pocket: number): HTMLElement {
  const item = document.createElement('li')
  item.className = colourOf(pocket)
  item.textContent = String(pocket)
  item.setAttribute('aria-label', pocketText(pocket))
  return item
}
