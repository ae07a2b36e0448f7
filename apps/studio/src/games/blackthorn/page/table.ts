// Runs in the game's frame: the cards, points and results of the dealer and the boxes.
import type { Card } from '../../../engine/cards/card.ts'
import { cardElement, pauseOfCards } from '../../../page-kit/cards/deal.ts'
import type { Box } from '../play/play-blackthorn.ts'
import type { SettledBox } from '../play/settle.ts'
import type { TableWords } from './table-words.ts'

/** What the table shows: boxes that are played or settled, and the dealer's cards as far as they are turned. */
export type Shown = { boxes: readonly (Box | SettledBox)[]; dealer: readonly Card[] }

const dealMs = 130
const turnMs = 420

/** Opens the table of a page. */
export function openTable(tell: TableWords) {
  const seats = [...document.querySelectorAll<HTMLElement>('.box')]
  const dealer = document.querySelector<HTMLElement>('#dealer')! // drawn by blackthorn-page.ts
  const felt = document.querySelector<HTMLElement>('#boxes')! // as above
  const put = async (seat: HTMLElement | undefined, card: Card | null) => {
    cardsOf(seat)?.append(cardElement(card, 'comes'))
    await pauseOfCards(dealMs)
  }
  /** Deals the first two cards to everybody, the dealer's second face down. */
  const deal = async ({ boxes, dealer: up }: Shown) => {
    for (const at of [0, 1]) {
      for (const [box, { cards }] of boxes.entries()) if (count(seats[box]) === at) await put(seats[box], cards[at] ?? null)
      if (count(dealer) === at) await put(dealer, at === 0 ? (up[0] ?? null) : null)
    }
  }
  const turn = async (cards: readonly Card[]) => {
    cardsOf(dealer)?.lastElementChild?.replaceWith(cardElement(cards[1] ?? null, 'turns'))
    await pauseOfCards(turnMs)
    for (const card of cards.slice(2)) {
      await put(dealer, card)
      await pauseOfCards(turnMs / 2)
    }
  }
  return {
    /** Shows open boxes with their stakes, and no card. */
    open: (boxes: number, stake: string) => {
      for (const [at, seat] of seats.entries()) {
        seat.hidden = at >= boxes
        fill(seat, { total: '', laid: stake, result: '', told: '' })
        seat.removeAttribute('aria-current')
        delete seat.dataset.result
        cardsOf(seat)?.replaceChildren()
      }
      felt.style.setProperty('--boxes', String(boxes))
      felt.dataset.shape = boxes > 3 ? 'many' : boxes > 1 ? 'few' : 'one'
      cardsOf(dealer)?.replaceChildren()
      fill(dealer, { total: '', told: '' })
    },
    /** Deals what has come since the table was last shown; the dealer's hidden card is turned with the second one told. */
    show: async (shown: Shown) => {
      await deal(shown)
      for (const [at, { cards }] of shown.boxes.entries()) for (const card of cards.slice(count(seats[at]))) await put(seats[at], card)
      mark(seats, felt, shown, tell)
      if (shown.dealer.length > 1) await turn(shown.dealer)
      fill(dealer, { total: tell.total(shown.dealer), told: tell.dealer(shown.dealer) })
    },
    /** Writes how each box ended. */
    settle: (boxes: readonly SettledBox[]) => {
      for (const [at, box] of boxes.entries()) {
        const seat = seats[at]
        if (!seat) continue
        seat.dataset.result = box.result
        fill(seat, { result: tell.result(box), told: tell.settled(box, at), laid: tell.money(box.staked) })
      }
    },
  }
}

/** Writes the points of each box, and makes the one that is played large. */
function mark(seats: readonly HTMLElement[], felt: HTMLElement, { boxes }: Shown, tell: TableWords): void {
  let isPlayed = false
  for (const [at, box] of boxes.entries()) {
    const seat = seats[at]
    if (!seat) continue
    const now = 'state' in box && box.state === 'playing'
    isPlayed ||= now
    if (now) seat.setAttribute('aria-current', 'true')
    else seat.removeAttribute('aria-current')
    fill(seat, { total: tell.total(box.cards), told: tell.box(box, at), ...(box.doubled ? { laid: tell.doubled() } : {}) })
  }
  felt.toggleAttribute('data-played', isPlayed && boxes.length > 1)
}

const cardsOf = (seat: HTMLElement | undefined) => seat?.querySelector('.cards')
const count = (seat: HTMLElement | undefined): number => cardsOf(seat)?.childElementCount ?? 0

function fill(seat: HTMLElement, texts: { total?: string; laid?: string; result?: string; told?: string }): void {
  const places = { total: '.total', laid: '.laid', result: '.result', told: '.seen-by-readers' }
  for (const [name, selector] of Object.entries(places)) {
    const text = texts[name as keyof typeof places] // of the table above
    const place = seat.querySelector(selector)
    if (place && text !== undefined) place.textContent = text
  }
}
