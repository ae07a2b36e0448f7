import type { KeyboardEvent } from 'react'

/** Lets the arrow keys go from tile to tile in a list, by what the eye sees: also right to left, and up and down in a grid. */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href]')]
  const at = links.findIndex((link) => link === document.activeElement)
  const next = at === -1 ? undefined : target(links, at, event.key)
  if (!next) return
  event.preventDefault()
  next.focus()
  next.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

function target(links: readonly HTMLElement[], at: number, key: string): HTMLElement | undefined {
  const forward = getComputedStyle(links[at] as Element).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight' // it is inside
  if (key === 'Home') return links[0]
  if (key === 'End') return links.at(-1)
  if (key === 'ArrowLeft' || key === 'ArrowRight') return links[key === forward ? at + 1 : at - 1]
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined
  const places = links.map((link) => link.getBoundingClientRect())
  const here = places[at] as DOMRect // as above
  const below = (place: DOMRect) => (key === 'ArrowDown' ? place.top - here.top : here.top - place.top)
  const row = Math.min(...places.map(below).filter((far) => far > 4))
  const found = places.findIndex((place) => Math.abs(below(place) - row) < 4 && Math.abs(place.left - here.left) < here.width / 2)
  return links[found]
}
