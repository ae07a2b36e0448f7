// Runs in the browser and on the server: the cards of our deck, drawn by code.
import { rankIndex, ranks, suitIndex, suits, type Card, type Rank, type Suit } from '../../engine/cards/card.ts'

/** Every suit has a shape and a colour of its own, so that neither is needed to tell it from the others. */
const shapes: Record<Suit, { path: string; colour: string }> = {
  S: {
    path: 'M50 4C58 24 94 38 94 63A20 20 0 0 1 57 73C58 83 62 91 71 96H29C38 91 42 83 43 73A20 20 0 0 1 6 63C6 38 42 24 50 4Z',
    colour: '#171b2c',
  },
  H: { path: 'M50 94C18 66 5 51 5 31A22 22 0 0 1 50 24 22 22 0 0 1 95 31C95 51 82 66 50 94Z', colour: '#c4202e' },
  D: { path: 'M50 3C59 25 73 40 92 50 73 60 59 75 50 97 41 75 27 60 8 50 27 40 41 25 50 3Z', colour: '#1d5fb4' },
  C: {
    path: 'M50 4A20 20 0 0 1 65 37 20 20 0 1 1 57 72C58 83 62 91 71 96H29C38 91 42 83 43 72A20 20 0 1 1 35 37 20 20 0 0 1 50 4Z',
    colour: '#17704a',
  },
}

/** What the court and the ace carry: a feathered cap, a coronet, a crown and a sprig. */
const emblems: Partial<Record<Rank, string>> = {
  J: 'M4 34C8 18 24 10 42 14L30 34ZM34 12C44 2 56 4 60 16 50 16 44 20 40 26M2 40H34',
  Q: 'M6 38L2 14 16 24 30 8 44 24 58 14 54 38ZM30 8a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  K: 'M6 38V16L18 26 30 8 42 26 54 16V38ZM24 4h12M30-2V10',
  A: 'M30 40C30 26 30 16 30 4M30 26C20 26 14 20 12 12 22 12 28 18 30 26ZM30 20C40 20 46 14 48 6 38 6 32 12 30 20Z',
}

/** Draws what all cards are made of, once per page, for use by {@link cardImage}. */
export function cardDrawings(): string {
  const symbols = suits.map((suit) => `<symbol id="suit-${suit}" viewBox="0 0 100 100"><path d="${shapes[suit].path}"/></symbol>`)
  return `<svg class="drawings" aria-hidden="true" focusable="false"><defs>
    <linearGradient id="card-paper" x1="0" y1="0" x2=".6" y2="1"><stop offset="0" stop-color="#fffefa"/><stop offset="1" stop-color="#f3ead6"/></linearGradient>
    <pattern id="card-lattice" width="14" height="14" patternUnits="userSpaceOnUse"><path d="M0 7C4 7 7 4 7 0 7 4 10 7 14 7 10 7 7 10 7 14 7 10 4 7 0 7Z" fill="#e7bf72" fill-opacity=".5"/></pattern>
  </defs>${symbols.join('')}
    <symbol id="card-back" viewBox="0 0 100 140"><rect x="1" y="1" width="98" height="138" rx="9" fill="#fbf3e2"/><rect x="6" y="6" width="88" height="128" rx="6" fill="#33244a"/><rect x="6" y="6" width="88" height="128" rx="6" fill="url(#card-lattice)"/>
      <path d="M32 98V66a18 18 0 0 1 36 0V98ZM38 98V68a12 12 0 0 1 24 0V98ZM44 98V70a6 6 0 0 1 12 0V98Z" fill="#33244a" stroke="#f1d9a4" stroke-width="2.4"/></symbol></svg>`
}

/** Draws a card, or its back; what it is called is said elsewhere. */
export function cardImage(card: Card | null): string {
  const frame = (inside: string) => `<svg class="card-image" viewBox="0 0 100 140" aria-hidden="true" focusable="false">${inside}</svg>`
  if (card === null) return frame('<use href="#card-back"/>')
  const [rank, suit] = [ranks[rankIndex(card)] ?? 'A', suits[suitIndex(card)] ?? 'S']
  const { colour } = shapes[suit]
  const emblem = emblems[rank]
  const wide = rank === '10' ? ' textLength="38" lengthAdjust="spacingAndGlyphs"' : ''
  return frame(`<rect x="1" y="1" width="98" height="138" rx="9" fill="url(#card-paper)" stroke="#8d7f66" stroke-opacity=".55"/>
    <g fill="${colour}"><text x="${rank === '10' ? 4 : 6}" y="44" class="card-rank"${wide}>${rank}</text><use href="#suit-${suit}" x="9" y="56" width="29" height="29"/>
    <use href="#suit-${suit}" x="48" y="${emblem ? 80 : 76}" width="46" height="51"/></g>
    ${emblem ? `<path d="${emblem}" transform="translate(50 22) scale(.66)" fill="#d9a441" fill-opacity=".28" stroke="${colour}" stroke-width="3.4" stroke-linejoin="round" stroke-linecap="round"/>` : ''}`)
}
