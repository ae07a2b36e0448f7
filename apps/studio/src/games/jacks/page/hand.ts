// Runs in the game's frame: the five cards, which of them are held, and how they come and go.
import type { Card } from '../../../engine/cards/card.ts'
import { cardName } from '../../../page-kit/cards/card-name.ts'
import { cardElement, pauseOfCards } from '../../../page-kit/cards/deal.ts'
import type { PageWords } from '../words/index.ts'

const dealMs = 110
const turnMs = 160

/** Opens the five cards of a page. */
export function openHand(words: PageWords) {
  const { shown, put, held, hold } = openSlots(words)
  return {
    held,
    hold,
    /** Turns all cards down. */
    clear: () => {
      hold([])
      for (const place of shown.keys()) put(place, null)
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
      hold(kept)
      const goes = cards.flatMap((card, place) => (kept.includes(place) ? [] : [{ card, place }]))
      for (const { place } of goes) put(place, null, 'turns')
      if (goes.length > 0) await pauseOfCards(turnMs * 2)
      for (const { card, place } of goes) {
        put(place, card, 'turns')
        await pauseOfCards(turnMs)
      }
    },
  }
}

/** The places of the cards: buttons, pressed where a card is held. */
export const slots = [...document.querySelectorAll<HTMLButtonElement>('.slot')]

function openSlots(words: PageWords) {
  const shown: (Card | null)[] = slots.map(() => null)
  return {
    shown,
    put: (place: number, card: Card | null, arrives: 'comes' | 'turns' | '' = '') => {
      shown[place] = card
      slots[place]?.querySelector('.card')?.replaceWith(cardElement(card, arrives))
      const name = slots[place]?.querySelector('.seen-by-readers')
      if (name) name.textContent = card === null ? words.cardHidden : cardName(words, card)
    },
    held: () => slots.flatMap((slot, place) => (slot.getAttribute('aria-pressed') === 'true' ? [place] : [])),
    hold: (kept: readonly number[]) => {
      for (const [place, slot] of slots.entries()) slot.setAttribute('aria-pressed', String(kept.includes(place)))
    },
  }
}
