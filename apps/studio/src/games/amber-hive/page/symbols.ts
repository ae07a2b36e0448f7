import type { ReelSymbol } from '../play/maths.ts'

const fade = (id: string, ...stops: [number, string][]) =>
  `<linearGradient id="${id}" x1=".25" y1="0" x2=".7" y2="1">${stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('')}</linearGradient>`

/** What the symbols are filled with. */
export const fills = [
  fade('h-honey', [0, '#fff3b8'], [0.4, '#ffc23d'], [1, '#b35c06']),
  fade('h-bee', [0, '#ffe58a'], [0.6, '#f0ad1d'], [1, '#a7650c']),
  fade('h-wing', [0, '#ffffff'], [1, '#bfe0ea']),
  fade('h-jar', [0, '#fff8e0'], [0.5, '#ffd778'], [1, '#c9821e']),
  fade('h-sun', [0, '#fff0a0'], [1, '#f2a51c']),
  fade('h-rose', [0, '#ffd9ec'], [0.5, '#f27db3'], [1, '#a52a6c']),
  fade('h-blue', [0, '#dce8ff'], [0.5, '#6f93ef'], [1, '#2c47a5']),
  fade('h-leaf', [0, '#d4f2a4'], [0.5, '#74b84b'], [1, '#2b6627']),
  fade('h-wax', [0, '#ffe9b0'], [1, '#d08f2c']),
].join('')

const around = (count: number, draw: (angle: number) => string) =>
  Array.from({ length: count }, (_, at) => draw((360 / count) * at)).join('')

const stripes = `<path d="M36 46c8-5 20-5 28 0M33 58c10-5 24-5 34 0M36 70c8-4 20-4 28 0" fill="none" stroke="#3a2208" stroke-width="6.5" stroke-linecap="round"/>`
const wings = `<g fill="url(#h-wing)" fill-opacity=".85" stroke="#fff" stroke-width="1.5"><path d="M46 42C28 22 8 24 8 38c2 12 22 14 38 8ZM54 42c18-20 38-18 38-4-2 12-22 14-38 8Z"/></g>`
const cell = 'M50 8L87 29V71L50 92 13 71V29Z'

/** The symbols. */
export const symbols: Record<ReelSymbol, string> = {
  W: `<path d="${cell}" fill="#3a2208" fill-opacity=".35" stroke="#ffd56b" stroke-width="3"/>${wings}<path d="M50 34c14 0 18 14 16 28-2 12-8 24-16 28-8-4-14-16-16-28-2-14 2-28 16-28Z" fill="url(#h-bee)"/>${stripes}
    <circle cx="50" cy="30" r="11" fill="#5b380f"/><path d="M36 22l4-14 7 8 3-10 3 10 7-8 4 14Z" fill="#ffd34f" stroke="#fff0b5" stroke-width="1.4" stroke-linejoin="round"/><circle cx="45.5" cy="30" r="2.2" fill="#fff"/><circle cx="54.5" cy="30" r="2.2" fill="#fff"/>`,
  D: `<path d="${cell}" fill="url(#h-wax)" stroke="#fff0c0" stroke-width="2.5"/><path d="M50 18C58 32 74 44 74 60A24 23 0 0 1 26 60C26 44 42 32 50 18Z" fill="url(#h-honey)"/><path d="M37 60c1 8 5 12 12 13" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="4" stroke-linecap="round"/>`,
  A: `<path d="M30 12h40v12H30Z" fill="#b5702a"/><path d="M34 24h32c10 8 14 20 14 34 0 18-8 32-30 32S20 76 20 58c0-14 4-26 14-34Z" fill="url(#h-jar)"/><path d="M24 58h52c0 18-8 30-26 30S24 76 24 58Z" fill="url(#h-honey)"/><path d="M34 36h32v14H34Z" fill="#fff6dc"/><path d="M40 43h20" stroke="#b5702a" stroke-width="3" stroke-linecap="round"/>`,
  B: `${wings}<path d="M50 36c13 0 17 12 15 26-2 11-7 22-15 26-8-4-13-15-15-26-2-14 2-26 15-26Z" fill="url(#h-bee)"/>${stripes}<circle cx="50" cy="30" r="11" fill="#5b380f"/><path d="M44 21c-2-6-6-9-10-9M56 21c2-6 6-9 10-9" fill="none" stroke="#5b380f" stroke-width="3" stroke-linecap="round"/><circle cx="45.5" cy="30" r="2.2" fill="#fff"/><circle cx="54.5" cy="30" r="2.2" fill="#fff"/>`,
  C: `${around(12, (angle) => `<path d="M50 50C44 34 44 20 50 8c6 12 6 26 0 42Z" fill="url(#h-sun)" transform="rotate(${angle} 50 50)"/>`)}<circle cx="50" cy="50" r="17" fill="#6b3d12"/><circle cx="46" cy="46" r="6" fill="#8f5a22"/>`,
  E: `${around(5, (angle) => `<path d="M50 50C34 42 34 20 50 12c16 8 16 30 0 38Z" fill="url(#h-rose)" transform="rotate(${angle} 50 50)"/>`)}<circle cx="50" cy="50" r="10" fill="#ffe07a"/>`,
  F: `<path d="M50 94V52" stroke="#4c8a39" stroke-width="5" stroke-linecap="round"/><path d="M18 22c8 6 12 6 16 0 6 8 10 8 16 0 6 8 10 8 16 0 4 6 8 6 16 0 2 24-8 42-32 42S16 46 18 22Z" fill="url(#h-blue)"/><path d="M50 84c10-12 22-14 30-10-6 10-18 14-30 10Z" fill="url(#h-leaf)"/>`,
  G: `<path d="M50 92c2-14 2-22 0-34" stroke="#3c7a31" stroke-width="5" fill="none" stroke-linecap="round"/>${around(3, (angle) => `<path d="M50 54C30 54 22 38 30 28c8-8 18-2 20 6 2-8 12-14 20-6 8 10 0 26-20 26Z" fill="url(#h-leaf)" stroke="#e5f8c9" stroke-opacity=".5" stroke-width="1.6" transform="rotate(${angle} 50 56)"/>`)}`,
}
