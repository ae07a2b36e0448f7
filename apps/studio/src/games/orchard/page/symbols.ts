import type { ReelSymbol } from '../play/maths.ts'

/** The symbols in descending order of pay. */
export const symbolOrder: ReelSymbol[] = ['W', 'S', 'B', 'P', 'L', 'C']

const ball = (id: string, ...stops: [number, string][]) =>
  `<radialGradient id="${id}" cx=".36" cy=".3" r=".82">${stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('')}</radialGradient>`

/** What the symbols are filled with. */
export const fills = [
  ball('g-pear', [0, '#fff8d8'], [0.22, '#ffe08a'], [0.55, '#e9ae3a'], [0.85, '#a8691a'], [1, '#7c4610']),
  ball('g-halo', [0, '#ffe7a6'], [0.45, '#e9b24d66'], [1, '#e9b24d00']).replace('cx=".36" cy=".3" r=".82"', 'cx=".5" cy=".5" r=".5"'),
  ball('g-pome', [0, '#ffc2b4'], [0.25, '#f0606a'], [0.6, '#b81c46'], [1, '#5a0a2b']),
  ball('g-rind', [0, '#fff4dc'], [1, '#e8bd8c']),
  ball('g-seed', [0, '#ffb3b8'], [0.4, '#e2203f'], [1, '#7d0322']),
  ball('g-cherry', [0, '#ffc9bd'], [0.18, '#ff6f61'], [0.55, '#d3182e'], [1, '#650a1e']),
  ball('g-plum', [0, '#efe4ff'], [0.22, '#b394f0'], [0.58, '#6a3fb4'], [1, '#2a1054']),
  ball('g-lemon', [0, '#fffde6'], [0.3, '#fff27a'], [0.68, '#eec627'], [1, '#a9780c']),
  ball('g-petal', [0, '#ffffff'], [0.5, '#ffe4ea'], [1, '#f0a0b8']).replace('cx=".36" cy=".3" r=".82"', 'cx=".5" cy=".28" r=".8"'),
  `<linearGradient id="g-leaf" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#b6dd8c"/><stop offset=".55" stop-color="#5d9a4e"/><stop offset="1" stop-color="#24543a"/></linearGradient>`,
  `<linearGradient id="g-stem" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#c79a5f"/><stop offset="1" stop-color="#6a4526"/></linearGradient>`,
].join('')

const leaf = (transform: string) =>
  `<g transform="${transform}"><path d="M0 0C6-13 22-16 34-9 28 5 12 9 0 0Z" fill="url(#g-leaf)"/><path d="M2-1C11-6 20-8 30-8" fill="none" stroke="#e3f3c6" stroke-opacity=".6" stroke-width="1.3" stroke-linecap="round"/></g>`
const shine = (x: number, y: number, rx: number, ry: number, turn: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" transform="rotate(${turn} ${x} ${y})" fill="#fff" fill-opacity=".62"/>`
const around = (count: number, draw: (angle: number) => string) =>
  Array.from({ length: count }, (_, index) => draw((360 / count) * index)).join('')

const seeds = [
  [50, 51],
  [60, 49],
  [67, 55],
  [46, 60],
  [56, 59],
  [66, 65],
  [49, 69],
  [59, 70],
] as const

/** The symbols. */
export const symbols: Record<ReelSymbol, string> = {
  W: `<circle cx="50" cy="52" r="49" fill="url(#g-halo)" fill-opacity=".75"/>
    <g stroke="#ffe2a0" stroke-opacity=".8" stroke-width="1.4" stroke-linecap="round">${around(16, (angle) => `<path d="M50 ${angle % 45 === 0 ? 2 : 6}V11" transform="rotate(${angle} 50 52)"/>`)}</g>
    <path d="M50 21c7 0 10 6 11 15 1 11 15 17 16 32 1 15-12 22-27 22s-28-7-27-22c1-15 15-21 16-32 1-9 4-15 11-15Z" fill="url(#g-pear)"/>
    <path d="M73 66c1 11-8 18-20 20" fill="none" stroke="#ffdf9a" stroke-opacity=".55" stroke-width="2.4" stroke-linecap="round"/>
    <path d="M50 22c0-5 1-8 5-12" fill="none" stroke="url(#g-stem)" stroke-width="3.6" stroke-linecap="round"/>
    ${leaf('translate(53 15) rotate(14) scale(.82)')}
    ${shine(38, 61, 4.6, 11, 22)}${shine(45, 36, 2.4, 6, 14)}
    <path d="M66 40c1 5 2 6 7 7-5 1-6 2-7 7-1-5-2-6-7-7 5-1 6-2 7-7Z" fill="#fffdf0"/>`,
  S: `<path d="M36 31 30 11l11 7 9-11 9 11 11-7-6 20Z" fill="url(#g-pome)"/>
    <path d="M40 29 36 17l8 6 6-8 6 8 8-6-4 12Z" fill="#4a0a22" fill-opacity=".42"/>
    <path d="M50 27c23 0 37 14 37 33S72 93 50 93 13 79 13 60s14-33 37-33Z" fill="url(#g-pome)"/>
    <path d="M43 45c12-9 32-3 33 14s-15 26-29 20c-9-7-12-26-4-34Z" fill="url(#g-rind)"/>
    <path d="M45 48c10-7 27-2 28 11s-12 21-24 17c-8-6-10-22-4-28Z" fill="#7a0a2c"/>
    ${seeds.map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="4.7" ry="5.3" fill="url(#g-seed)"/><circle cx="${x - 1.5}" cy="${y - 2}" r="1.2" fill="#fff" fill-opacity=".85"/>`).join('')}
    ${shine(27, 50, 4.2, 11, 28)}<path d="M82 70c-4 10-13 16-24 18" fill="none" stroke="#ff9d8a" stroke-opacity=".5" stroke-width="2.2" stroke-linecap="round"/>`,
  B: `<g>${around(5, (angle) => `<g transform="rotate(${angle} 50 52)"><path d="M50 52C34 44 30 24 38 13c4-5 9-4 12 1 3-5 8-6 12-1 8 11 4 31-12 39Z" fill="url(#g-petal)" stroke="#d77f9c" stroke-opacity=".55" stroke-width=".8"/><path d="M50 47V27M47 44 43 30M53 44l4-14" fill="none" stroke="#df7d9d" stroke-opacity=".5" stroke-width="1.1" stroke-linecap="round"/></g>`)}</g>
    <circle cx="50" cy="52" r="9" fill="#d9527b" fill-opacity=".35"/>
    <g stroke="#fff4d2" stroke-width="1.3" stroke-linecap="round">${around(14, (angle) => `<path d="M50 50V${angle % 3 ? 38 : 41}" transform="rotate(${angle} 50 52)"/>`)}</g>
    <g fill="#f0b13c">${around(14, (angle) => `<circle cx="50" cy="${angle % 3 ? 37.5 : 40.5}" r="2.1" transform="rotate(${angle} 50 52)"/>`)}</g>
    <circle cx="50" cy="52" r="4.4" fill="#bcd67a"/>`,
  P: `<path d="M50 27c-2-8 0-13 5-18" fill="none" stroke="url(#g-stem)" stroke-width="3.6" stroke-linecap="round"/>
    ${leaf('translate(52 20) rotate(16) scale(.95)')}
    <path d="M50 27c19-6 36 11 35 32-1 20-17 34-35 34S16 79 15 59c-1-21 16-38 35-32Z" fill="url(#g-plum)"/>
    <path d="M50 28c9 14 12 40 2 63" fill="none" stroke="#2a1054" stroke-opacity=".5" stroke-width="2.4" stroke-linecap="round"/>
    <path d="M47 30c7 14 9 38 1 58" fill="none" stroke="#d5c0ff" stroke-opacity=".35" stroke-width="1.6" stroke-linecap="round"/>
    ${shine(31, 50, 5, 12, 22)}<path d="M80 68c-4 11-12 18-22 20" fill="none" stroke="#ff9f8f" stroke-opacity=".5" stroke-width="2.4" stroke-linecap="round"/>`,
  L: `<g transform="rotate(-28 50 54)"><path d="M7 56c0-4 5-6 9-9 7-13 19-20 34-20s27 7 34 20c4 3 9 5 9 9s-5 6-9 9c-7 12-19 19-34 19s-27-7-34-19c-4-3-9-5-9-9Z" fill="url(#g-lemon)"/>
    <path d="M25 72c8 6 17 8 27 7" fill="none" stroke="#fff8c2" stroke-opacity=".6" stroke-width="2.4" stroke-linecap="round"/>
    <g fill="#b98a10" fill-opacity=".35">${[
      [58, 44],
      [66, 56],
      [54, 62],
      [44, 50],
      [70, 46],
      [62, 70],
      [46, 70],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.1"/>`)
      .join('')}</g>
    ${shine(36, 42, 11, 4, -14)}</g>
    ${leaf('translate(72 22) rotate(-34) scale(.72)')}`,
  C: `<path d="M33 55C36 38 46 22 62 12M68 58C70 40 68 26 62 12" fill="none" stroke="#8a9a52" stroke-width="3" stroke-linecap="round"/>
    <path d="M57 12c2-4 7-5 10-2" fill="none" stroke="url(#g-stem)" stroke-width="4.4" stroke-linecap="round"/>
    ${leaf('translate(60 14) rotate(168) scale(1.05 -1.05)')}
    <path d="M32 52c4-4 9-3 12 0 9 2 13 10 12 19-1 11-11 19-22 19S13 82 13 71c0-10 9-19 19-19Z" fill="url(#g-cherry)"/>
    <path d="M67 55c4-4 8-3 11 0 7 3 11 9 11 17 0 11-9 19-20 19s-20-8-20-19c0-9 8-17 18-17Z" fill="url(#g-cherry)"/>
    <path d="M30 55c4 2 9 2 13 0M66 58c3 2 7 2 11 0" fill="none" stroke="#4d0616" stroke-opacity=".55" stroke-width="1.8" stroke-linecap="round"/>
    ${shine(25, 66, 3.2, 7, 26)}${shine(60, 68, 3, 6.4, 26)}`,
}
