// Runs in the game's frame: the five cards, which of them are held, and how they come and go.
import type { Card } from '../../../engine/cards/card.ts'
import { cardName } from '../../../page-kit/cards/card-name.ts'
import { cardElement, pauseOfCards } from '../../../page-kit/cards/deal.ts'
import type { PageWords } from '../words/index.ts'

const dealMs = 110
const turnMs = 160

/** Opens the five cards of a page. */
export function openHand(words: PageWords) {
  const slots = [...document.querySelectorAll<HTMLButtonElement>('.slot')]
  const shown: (Card | null)[] = slots.map(() => null)
  let isOpen = false
  const put = (place: number, card: Card | null, arrives: 'comes' | 'turns' | '' = '') => {
    shown[place] = card
    slots[place]?.querySelector('.card')?.replaceWith(cardElement(card, arrives))
    const name = slots[place]?.querySelector('.seen-by-readers')
    if (name) name.textContent = card === null ? words.cardHidden : cardName(words, card)
  }
  const hold = (held: readonly number[]) => slots.forEach((slot, place) => slot.setAttribute('aria-pressed', String(held.includes(place))))
  const held = () => slots.flatMap((slot, place) => (slot.getAttribute('aria-pressed') === 'true' ? [place] : []))
  const toggle = (place: number) => {
    const now = held()
    if (isOpen) hold(now.includes(place) ? now.filter((one) => one !== place) : [...now, place])
  }
  const setOpen = (open: boolean) => {
    isOpen = open
    for (const slot of slots) slot.setAttribute('aria-disabled', String(!open))
  }
  for (const [place, slot] of slots.entries()) {
    // A card that is pressed does not take the focus, so that the space bar still draws.
    slot.addEventListener('mousedown', (event) => event.preventDefault())
    slot.addEventListener('click', () => toggle(place))
  }
  return {
    held,
    toggle,
    setOpen,
    isOpen: () => isOpen,
    /** Turns all cards down. */
    clear: () => {
      setOpen(false)
      hold([])
      slots.forEach((_, place) => put(place, null))
    },
    /** Deals five cards one after the other; those that lie there already stay. */
    deal: async (cards: readonly Card[]) => {
      if (String(shown) === String(cards)) return
      for (const [place, card] of cards.entries()) {
        put(place, card, 'comes')
        await pauseOfCards(dealMs)
      }
    },
    /** Turns the cards that are not held down, and those that replace them up. */
    replace: async (kept: readonly number[], cards: readonly Card[]) => {
      setOpen(false)
      hold(kept)
      const goes = cards.flatMap((card, place) => (kept.includes(place) ? [] : [{ card, place }]))
      for (const { place } of goes) put(place, null, 'turns')
      if (goes.length > 0) await pauseOfCards(turnMs * 2)
      for (const { card, place } of goes) {
        put(place, card, 'turns')
        await pauseOfCards(turnMs)
      }
    },
    /** Marks the cards that the best hold keeps; null marks none. */
    advise: (best: readonly number[] | null) =>
      slots.forEach((slot, place) => slot.classList.toggle('advised', best?.includes(place) ?? false)),
  }
}
