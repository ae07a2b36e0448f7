// Runs in the game's frame: the roads of the last results.
import type { Dealt } from '../../../engine/baccarat/deal.ts'
import type { Spot } from '../../../engine/baccarat/rules.ts'
import { fillIn, found } from '../../../page-kit/page.ts'
import type { ChipRound } from '../../../page-kit/shared/show.ts'
import { beadRoad, bigRoad, lastColumns, type Bead } from '../play/roads.ts'
import type { PageWords } from '../words/index.ts'

/** The letters by which the results are known at every table. */
export const markOf: Record<Spot, string> = { player: 'P', banker: 'B', tie: 'T' }

const namespace = 'http://www.w3.org/2000/svg' as const

/** Draws both roads of the latest results, which are told newest first, and the last twelve as beads beside the ring. */
export function drawRoads(words: PageWords, last: readonly ChipRound<Dealt>[]): void {
  const list = found('#last')
  const drawn = last.map(({ number }) => number).join()
  if (list.dataset.drawn === drawn) return
  list.dataset.drawn = drawn
  const winners = last.flatMap(({ result }) => (result ? [result.winner] : []))
  list.replaceChildren(...winners.slice(0, 12).map((winner) => lastItem(words, winner)))
  const oldestFirst = winners.toReversed()
  const count = (spot: Spot) => winners.filter((winner) => winner === spot).length
  const label = fillIn(words.roadLabel, { count: winners.length, player: count('player'), banker: count('banker'), tie: count('tie') })
  fill('#bead-road', label, lastColumns(beadRoad(oldestFirst), 12).map(solid))
  fill('#big-road', label, lastColumns(bigRoad(oldestFirst), 24).map(hollow))
}

function fill(road: string, label: string, beads: readonly SVGElement[]): void {
  found(road).replaceChildren(...beads)
  if (beads.length > 0) found(road).setAttribute('aria-label', label)
}

function lastItem(words: PageWords, winner: Spot): HTMLElement {
  const item = document.createElement('li')
  item.className = winner
  item.textContent = markOf[winner]
  item.setAttribute('aria-label', words.names[winner])
  return item
}

/** A bead of the bead road: filled, with its letter. */
function solid({ column, row, winner }: Bead): SVGElement {
  const bead = place(column, row, winner)
  const letter = element('text', { 'text-anchor': 'middle', y: '2' })
  letter.textContent = markOf[winner]
  bead.append(element('circle', { r: '4.3' }), letter)
  return bead
}

/** A ring of the big road; a stroke crosses it for ties. */
function hollow({ column, row, winner, ties }: Bead): SVGElement {
  const bead = place(column, row, `${winner} hollow`)
  bead.append(element('circle', { r: '3.6' }))
  if (ties > 0) bead.append(element('path', { class: 'ties', d: 'M-3.6 3.6L3.6-3.6' }))
  return bead
}

const place = (column: number, row: number, kind: string) =>
  element('g', { class: kind, transform: `translate(${column * 10 + 5} ${row * 10 + 5})` })

function element(name: string, attributes: Record<string, string>): SVGElement {
  const made = document.createElementNS(namespace, name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  return made
}
