import type { Kind } from '../play/maths.ts'

const fade = (id: string, ...stops: [number, string][]) =>
  `<linearGradient id="${id}" x1=".3" y1="0" x2=".7" y2="1">${stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('')}</linearGradient>`

/** What the things are filled with. */
export const fills = [
  fade('f-star', [0, '#fff6b8'], [0.5, '#ffd143'], [1, '#d4860f']),
  fade('f-red', [0, '#ff7a66'], [1, '#b01c2c']),
  fade('f-gold', [0, '#ffe9a0'], [1, '#c98a1c']),
  fade('f-wood', [0, '#d99a5b'], [1, '#7a431a']),
  fade('f-wax', [0, '#fffdf2'], [1, '#e5d3a8']),
  fade('f-wool', [0, '#5fb0a0'], [1, '#1c6b66']),
  fade('f-cone', [0, '#b37a48'], [1, '#5b3418']),
  fade('f-bird', [0, '#9a7a5f'], [1, '#57402f']),
].join('')

const points = Array.from({ length: 10 }, (_, at) => {
  const [angle, r] = [(Math.PI * at) / 5 - Math.PI / 2, at % 2 === 0 ? 42 : 18]
  return `${(50 + Math.cos(angle) * r).toFixed(1)} ${(53 + Math.sin(angle) * r).toFixed(1)}`
}).join('L')

const scales = [28, 42, 56, 70]
  .map((y, row) =>
    [0, 1, 2, 3]
      .map(
        (at) =>
          `<path d="M${22 + at * 14 + (row % 2) * 7} ${y}q7 12 14 0q0 16-7 18q-7-2-7-18Z" fill="url(#f-cone)" stroke="#3d210d" stroke-width="1.4"/>`,
      )
      .join(''),
  )
  .join('')

/** What can be behind a pane. */
export const symbols: Record<Kind, string> = {
  A: `<path d="M${points}Z" fill="url(#f-star)" stroke="#fff3bf" stroke-width="2.5" stroke-linejoin="round"/><path d="M50 24l7 20 20 1" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="3" stroke-linecap="round"/>`,
  B: `<path d="M20 40c2-12 14-14 18-6l4 14h38l6 16H24Z" fill="url(#f-red)"/><path d="M14 78h66c10 0 12-10 6-14M30 64v14M68 64v14" fill="none" stroke="url(#f-gold)" stroke-width="5" stroke-linecap="round"/><path d="M46 48V26h22v22" fill="#2e7d4f"/><path d="M57 26v22M46 36h22" stroke="#ffd86b" stroke-width="3.5"/>`,
  C: `<path d="M44 82v10M56 82v10" stroke="#5b3a1c" stroke-width="3.4" stroke-linecap="round"/><path d="M78 62l18 12-22 2Z" fill="#57402f"/><ellipse cx="52" cy="56" rx="32" ry="30" fill="url(#f-bird)"/><path d="M24 50c0-18 14-26 26-26s20 12 16 30c-4 18-18 30-28 28S24 66 24 50Z" fill="url(#f-red)"/><circle cx="46" cy="38" r="4" fill="#1d120a"/><circle cx="47.5" cy="36.8" r="1.3" fill="#fff"/><path d="M32 42l-14 5 15 4Z" fill="#e0a02c"/>`,
  D: `<path d="M50 16c20 0 26 18 27 36 0 10 5 14 9 20H14c4-6 9-10 9-20 1-18 7-36 27-36Z" fill="url(#f-gold)" stroke="#8a5a10" stroke-width="1.6"/><circle cx="50" cy="80" r="8" fill="#8a5a10"/><path d="M26 60h48" stroke="#8a5a10" stroke-opacity=".5" stroke-width="3"/><path d="M42 17c-10-14-20-4-8 3M58 17c10-14 20-4 8 3" fill="none" stroke="#c22535" stroke-width="6" stroke-linecap="round"/>`,
  E: `<path d="M36 42h28v44H36Z" fill="url(#f-wax)"/><path d="M36 46c6 10 8-2 14 6s8 6 14-4v-8H36Z" fill="#fff"/><path d="M50 40v-6" stroke="#3d2b12" stroke-width="3"/><path d="M50 8c9 10 11 16 6 23-3 4-9 4-12 0-4-7 0-13 6-23Z" fill="#ffb52e"/><path d="M50 20c4 5 4 9 0 11-4-2-4-6 0-11Z" fill="#fff3bf"/><path d="M24 88c16-6 36-6 52 0v4H24Z" fill="url(#f-gold)"/>`,
  F: `<circle cx="50" cy="24" r="14" fill="url(#f-wood)"/><path d="M38 36h24l22 10c6 4 2 13-5 10l-15-5v14l12 20c3 8-8 12-12 5L50 74 36 90c-4 7-15 3-12-5l12-20V51l-15 5c-7 3-11-6-5-10Z" fill="url(#f-wood)"/><path d="M44 22v.1M56 22v.1M50 46v.1M50 58v.1" stroke="#fff6e4" stroke-width="5" stroke-linecap="round"/><path d="M44 28q6 5 12 0M20 48l6 4M80 48l-6 4M30 82l8 4M70 82l-8 4" fill="none" stroke="#fff6e4" stroke-width="2.8" stroke-linecap="round"/>`,
  G: `<path d="M32 20h34v40c8-10 20-8 18 4-2 10-12 14-18 18H32Z" fill="url(#f-wool)"/><path d="M28 74h42v16H28Z" fill="#fff6e8" stroke="#d5c6ac" stroke-width="1.4"/><path d="M34 34l8 6 8-6 8 6 8-6M34 50l8 6 8-6 8 6 8-6" fill="none" stroke="#fff6e8" stroke-width="3.6" stroke-linejoin="round"/><path d="M32 26c0-14 34-14 34 0Z" fill="url(#f-wool)"/>`,
  H: `<path d="M50 8c-3 6-3 10 0 16M50 14c8-6 18-6 24-2-4 8-16 10-24 6Z" fill="#2e7d4f" stroke="#2e7d4f" stroke-width="3"/><path d="M50 20c20 0 30 18 28 36-2 20-14 34-28 36-14-2-26-16-28-36C20 38 30 20 50 20Z" fill="#4b2a12"/>${scales}`,
}
