import type { ReelSymbol } from '../../play/maths.ts'

const fade = (id: string, ...stops: [number, string][]) =>
  `<linearGradient id="${id}" x1=".25" y1="0" x2=".7" y2="1">${stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('')}</linearGradient>`

export const fills = [
  fade('q-brass', [0, '#fff7d4'], [0.4, '#f2c552'], [1, '#946414']),
  fade('q-white', [0, '#ffffff'], [1, '#d9e2ea']),
  fade('q-red', [0, '#ff9d8c'], [0.45, '#e0432f'], [1, '#8d1b14']),
  fade('q-iron', [0, '#c4d2df'], [0.5, '#64788c'], [1, '#25313e']),
  fade('q-hull', [0, '#6fb7d8'], [0.6, '#2273a0'], [1, '#0f3f5e']),
  fade('q-crab', [0, '#ffc19a'], [0.45, '#f0703a'], [1, '#a1330f']),
  fade('q-shell', [0, '#fff3ea'], [0.5, '#f4b9a4'], [1, '#c06c60']),
  fade('q-rope', [0, '#f0d9ac'], [1, '#b98a4a']),
].join('')

const fan = (count: number, draw: (turn: number) => string) =>
  Array.from({ length: count }, (_, at) => draw((at - (count - 1) / 2) * (124 / (count - 1)))).join('')

export const symbols: Record<ReelSymbol, string> = {
  W: `<path d="M44 12a6 6 0 1 1 12 0v6H44Z" fill="url(#q-iron)"/><path d="M50 16c18 0 24 14 25 30 1 14 4 20 11 28H14c7-8 10-14 11-28 1-16 7-30 25-30Z" fill="url(#q-brass)"/><path d="M10 74h80v8H10Z" fill="url(#q-brass)"/><circle cx="50" cy="88" r="8" fill="url(#q-iron)"/><path d="M27 58h46" stroke="#946414" stroke-width="3.4"/><path d="M36 30c-3 6-4 12-5 22" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="4.4" stroke-linecap="round"/>`,
  S: `<path d="M40 34h20l8 56H32Z" fill="url(#q-white)"/><path d="M38.500 45h23l1.600 11H37ZM35.500 67h29l1.600 11H34Z" fill="url(#q-red)"/><path d="M38 22h24v13H38Z" fill="#ffe9a0"/><path d="M34 34h32v5H34Z" fill="url(#q-iron)"/><path d="M50 6 66 22H34Z" fill="url(#q-red)"/><path d="M38 28L4 16v24ZM62 28l34-12v24Z" fill="#fff0b8" fill-opacity=".6"/><path d="M24 90h52v5H24Z" fill="url(#q-iron)"/>`,
  B: `<circle cx="50" cy="16" r="10" fill="none" stroke="url(#q-iron)" stroke-width="6"/><path d="M46 26h8v60h-8Z" fill="url(#q-iron)"/><path d="M28 36h44v8H28Z" fill="url(#q-iron)"/><path d="M10 58l18-6-4 10c4 12 12 19 26 20 14-1 22-8 26-20l-4-10 18 6-9 8C78 84 66 94 50 95 34 94 22 84 19 66Z" fill="url(#q-iron)"/>`,
  P: `<path d="M52 8v60" stroke="#7b552c" stroke-width="4.500"/><path d="M56 10c18 14 26 32 28 50H56Z" fill="url(#q-white)"/><path d="M48 20C40 34 28 48 16 60h32Z" fill="url(#q-red)"/><path d="M8 68h84c-4 16-14 24-26 24H32C20 92 12 84 8 68Z" fill="url(#q-hull)"/><path d="M16 76h68" stroke="#fff" stroke-opacity=".7" stroke-width="3"/>`,
  L: `<path d="M50 44c22 0 32 12 32 24S66 88 50 88 18 80 18 68s10-24 32-24Z" fill="url(#q-crab)"/><path d="M24 52C8 46 6 28 18 18l2 12 10-8c2 12 0 22-4 30ZM76 52c16-6 18-24 6-34l-2 12-10-8c-2 12 0 22 4 30Z" fill="url(#q-crab)"/><path d="M20 74 6 82M24 82l-10 10M80 74l14 8M76 82l10 10" stroke="#c9501f" stroke-width="4.500" stroke-linecap="round"/><circle cx="41" cy="42" r="5" fill="#fff"/><circle cx="59" cy="42" r="5" fill="#fff"/><circle cx="41.500" cy="42.500" r="2.400" fill="#2b1a12"/><circle cx="58.500" cy="42.500" r="2.400" fill="#2b1a12"/><path d="M41 68c5 5 13 5 18 0" fill="none" stroke="#7c2409" stroke-width="3.400" stroke-linecap="round"/>`,
  C: `<path d="M50 88C24 82 8 62 10 42c2-14 12-20 20-18 4-9 13-12 20-8 7-4 16-1 20 8 8-2 18 4 20 18 2 20-14 40-40 46Z" fill="url(#q-shell)"/>${fan(7, (turn) => `<path d="M50 84V26" stroke="#b9655a" stroke-opacity=".65" stroke-width="2.600" stroke-linecap="round" transform="rotate(${(turn * 0.62).toFixed(1)} 50 88)"/>`)}<path d="M38 84h24l-4 10H42Z" fill="url(#q-shell)"/>`,
}
