import type { TideSymbol } from '../play/maths.ts'

const down = (id: string, ...stops: [number, string][]) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('')}</linearGradient>`
const ball = (id: string, ...stops: [number, string][]) =>
  `<radialGradient id="${id}" cx=".38" cy=".32" r=".8">${stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('')}</radialGradient>`

/** What the symbols are filled with. */
export const fills = [
  down('t-paper', [0, '#fff3c4'], [0.45, '#ffc060'], [1, '#d4551f']),
  ball('t-halo', [0, '#ffd98f'], [0.5, '#ffb35066'], [1, '#ffb35000']).replace('cx=".38" cy=".32" r=".8"', ''),
  down('t-hull', [0, '#c98a52'], [1, '#5c2f17']),
  down('t-sail', [0, '#fff6e0'], [1, '#e9b98a']),
  down('t-koi', [0, '#ffb08a'], [0.5, '#f25a36'], [1, '#a81f1f']),
  down('t-petal', [0, '#ffe3f1'], [0.6, '#f58dbb'], [1, '#b8437f']),
  ball('t-moon', [0, '#fffdf0'], [0.6, '#efe2b4'], [1, '#b9a56c']),
  down('t-wave', [0, '#d8fbff'], [0.4, '#4fc3dc'], [1, '#0d5f8a']),
  ball('t-star', [0, '#fff7b8'], [0.5, '#ffd23e'], [1, '#c98a0a']),
  down('t-shell', [0, '#fff1e6'], [0.6, '#f0b79c'], [1, '#b06a55']),
  down('t-reed', [0, '#c9eea0'], [1, '#3b7a3c']),
].join('')

const around = (count: number, draw: (angle: number) => string) =>
  Array.from({ length: count }, (_, index) => draw((360 / count) * index)).join('')
const five = (outer: number, inner: number) =>
  Array.from({ length: 10 }, (_, at) => {
    const angle = (Math.PI / 5) * at - Math.PI / 2
    const far = at % 2 === 0 ? outer : inner
    return `${(50 + Math.cos(angle) * far).toFixed(1)} ${(52 + Math.sin(angle) * far).toFixed(1)}`
  }).join('L')

/** The symbols. */
export const symbols: Record<TideSymbol, string> = {
  W: `<circle cx="50" cy="52" r="48" fill="url(#t-halo)"/><path d="M50 4v12" stroke="#f0d9a8" stroke-width="3" stroke-linecap="round"/>
    <path d="M34 18h32l4 8H30Z" fill="#6b2a12"/><path d="M30 26h40q12 26 0 50H30q-12-24 0-50Z" fill="url(#t-paper)"/>
    <path d="M50 26v50M37 26q-8 25 0 50M63 26q8 25 0 50" fill="none" stroke="#b4501c" stroke-opacity=".55" stroke-width="2"/>
    <path d="M31 76h38l-4 8H35Z" fill="#6b2a12"/><path d="M44 84v10M50 84v13M56 84v10" stroke="#ffb35a" stroke-width="2.6" stroke-linecap="round"/>`,
  S: `<path d="M48 10v56" stroke="#7a4a28" stroke-width="3.4" stroke-linecap="round"/><path d="M52 12q30 20 30 48H52Z" fill="url(#t-sail)"/>
    <path d="M44 22q-20 14-24 38h24Z" fill="url(#t-sail)" fill-opacity=".85"/><path d="M10 66h80q-6 22-22 22H30Q16 88 10 66Z" fill="url(#t-hull)"/>
    <path d="M14 74h72" stroke="#ffd9a0" stroke-width="2.4" stroke-opacity=".7"/><path d="M4 92q12-7 23 0t23 0 23 0 23 0" fill="none" stroke="#8fe0ee" stroke-width="3" stroke-linecap="round"/>`,
  A: `<path d="M70 50q22-22 24-4-6 6-4 14 2 16-20-2Z" fill="#f9c7a8"/><path d="M8 54q20-34 46-22 16 8 22 20-8 18-28 22-24 2-40-20Z" fill="url(#t-koi)"/>
    <path d="M36 33q4-16 20-17-4 10 2 18ZM38 72q2 12 14 14 0-8 4-14Z" fill="#ffd8be"/><path d="M40 36q14 2 12 16t-16 12q-10-14 4-28Z" fill="#fff3e6"/>
    <circle cx="22" cy="50" r="4.4" fill="#fff"/><circle cx="21" cy="50" r="2.4" fill="#1c1326"/><path d="M56 40q8 8 2 22" fill="none" stroke="#8d1616" stroke-width="2" stroke-opacity=".5"/>`,
  B: `${around(5, (angle) => `<path d="M50 62q-17-20 0-48 17 28 0 48Z" fill="url(#t-petal)" transform="rotate(${angle * 0.42 - 60} 50 70)"/>`)}
    <path d="M50 66q-14-14 0-36 14 22 0 36Z" fill="#ffeaf4"/><circle cx="50" cy="66" r="7" fill="#ffd667"/><path d="M12 78q38-14 76 0-38 22-76 0Z" fill="#3c8a5a"/>`,
  C: `<circle cx="50" cy="50" r="38" fill="url(#t-moon)"/><circle cx="38" cy="40" r="6" fill="#cdbd86" fill-opacity=".7"/><circle cx="60" cy="58" r="9" fill="#cdbd86" fill-opacity=".7"/><circle cx="58" cy="32" r="4" fill="#cdbd86" fill-opacity=".7"/>`,
  D: `<path d="M6 84q2-52 42-62 30-6 42 18-14-10-26 0 14 2 16 16-14-12-26-2-10 12 2 30Z" fill="url(#t-wave)"/><path d="M20 84q4-34 32-46M36 84q2-22 20-34" fill="none" stroke="#eafcff" stroke-width="3" stroke-linecap="round" stroke-opacity=".8"/><circle cx="86" cy="24" r="3.4" fill="#d8fbff"/><circle cx="76" cy="14" r="2.4" fill="#d8fbff"/>`,
  E: `<path d="M${five(42, 18)}Z" fill="url(#t-star)" stroke="#fff3b0" stroke-width="2.4" stroke-linejoin="round"/>`,
  F: `<path d="M50 88Q8 74 12 34q10-18 22-14 8-12 16-10 8-2 16 10 12-4 22 14 4 40-38 54Z" fill="url(#t-shell)"/><path d="M50 86V12M50 86 32 20M50 86 68 20M50 86 15 36M50 86l35-50" fill="none" stroke="#a25f4b" stroke-width="2.4" stroke-opacity=".7"/><path d="M40 88h20l-4 8H44Z" fill="#c98a72"/>`,
  G: `<path d="M30 96V30M50 96V18M70 96V38" stroke="url(#t-reed)" stroke-width="6" stroke-linecap="round"/><path d="M50 96q-30-20-38-52 28 10 38 52ZM52 96q26-14 38-44-30 4-38 44Z" fill="url(#t-reed)"/><rect x="24" y="10" width="12" height="28" rx="6" fill="#8a5a2e"/><rect x="44" y="2" width="12" height="28" rx="6" fill="#a06a36"/><rect x="64" y="20" width="12" height="28" rx="6" fill="#8a5a2e"/>`,
}
