// Runs in the game's frame: cards that come, turn and wait for each other.
import type { Card } from '../../engine/cards/card.ts'
import { tap } from '../show/sound.ts'
import { cardImage } from './card-image.ts'

const still = matchMedia('(prefers-reduced-motion: reduce)')

/** Waits between two cards; hardly at all where motion is reduced. */
export const pauseOfCards = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, still.matches ? Math.min(ms, 30) : ms))

/** Makes an element that shows a card, or its back; `comes` and `turns` say how it arrives. */
export function cardElement(card: Card | null, arrives: 'comes' | 'turns' | '' = ''): HTMLElement {
  const element = document.createElement('span')
  element.className = `card ${arrives}`
  element.innerHTML = cardImage(card)
  if (arrives !== '') tap(card === null ? 0 : 1)
  return element
}
