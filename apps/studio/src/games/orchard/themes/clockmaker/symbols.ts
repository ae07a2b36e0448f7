import type { ReelSymbol } from '../../play/maths.ts'

const metal = (id: string, ...stops: [number, string][]) =>
  `<linearGradient id="${id}" x1=".2" y1="0" x2=".75" y2="1">${stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('')}</linearGradient>`

export const fills = [
  metal('k-gold', [0, '#fff6cf'], [0.4, '#f0c04a'], [1, '#8a5a10']),
  metal('k-copper', [0, '#ffdcc4'], [0.45, '#d5814f'], [1, '#6f3014']),
  metal('k-steel', [0, '#ffffff'], [0.5, '#a9b8c9'], [1, '#455466']),
  metal('k-blue', [0, '#cfe6ff'], [0.5, '#4f86c6'], [1, '#1b3a6b']),
  metal('k-wood', [0, '#c98f5c'], [0.5, '#8a552c'], [1, '#43240f']),
  metal('k-sand', [0, '#fff0c0'], [1, '#d9a441']),
  metal('k-enamel', [0, '#ffffff'], [1, '#e2ded2']),
].join('')

const around = (count: number, draw: (angle: number) => string) =>
  Array.from({ length: count }, (_, at) => draw((360 / count) * at)).join('')

/** A toothed wheel about the middle. */
const gear = (teeth: number, radius: number, fill: string) =>
  `${around(teeth, (angle) => `<path d="M${50 - radius * 0.13} ${50 - radius - 7}h${radius * 0.26}l2 9h${-radius * 0.26 - 4}Z" fill="${fill}" transform="rotate(${angle} 50 50)"/>`)}<circle cx="50" cy="50" r="${radius}" fill="${fill}"/>`

const dial = around(
  12,
  (angle) =>
    `<path d="M50 28v${angle % 90 === 0 ? 7 : 4}" stroke="#2a2f3d" stroke-width="${angle % 90 === 0 ? 3 : 1.8}" transform="rotate(${angle} 50 56)"/>`,
)

export const symbols: Record<ReelSymbol, string> = {
  W: `<circle cx="50" cy="50" r="48" fill="#f0c04a" fill-opacity=".18"/>${gear(12, 34, 'url(#k-gold)')}<circle cx="50" cy="50" r="23" fill="#5d3a0c" fill-opacity=".5"/>${around(5, (angle) => `<path d="M47 50V28h6v22Z" fill="url(#k-gold)" transform="rotate(${angle} 50 50)"/>`)}<circle cx="50" cy="50" r="9" fill="url(#k-gold)" stroke="#6f4a0d" stroke-width="2"/><circle cx="50" cy="50" r="3.4" fill="#c2283c"/><path d="M30 27c4-5 9-8 15-9" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="3" stroke-linecap="round"/>`,
  S: `<circle cx="50" cy="9.5" r="6.5" fill="none" stroke="#f0c04a" stroke-width="4"/><path d="M43 13h14v7H43Z" fill="url(#k-gold)"/><circle cx="50" cy="56" r="39" fill="url(#k-gold)"/><circle cx="50" cy="56" r="32" fill="url(#k-enamel)"/>${dial}<path d="M50 56V37M50 56l13 9" stroke="#1b3a6b" stroke-width="4" stroke-linecap="round"/><circle cx="50" cy="56" r="3.6" fill="#c2283c"/><path d="M27 43c4-9 10-13 18-15" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-opacity=".9"/>`,
  B: `<path d="M26 8h48v9H26ZM26 83h48v9H26Z" fill="url(#k-wood)"/><path d="M30 17h40c0 18-12 24-16 33 4 9 16 15 16 33H30c0-18 12-24 16-33-4-9-16-15-16-33Z" fill="#e8f3ff" fill-opacity=".35" stroke="#f4fbff" stroke-width="3"/><path d="M38 30h24c-3 8-9 12-12 19-3-7-9-11-12-19ZM34 83c1-12 9-17 16-22 7 5 15 10 16 22Z" fill="url(#k-sand)"/><path d="M50 49v18" stroke="#d9a441" stroke-width="2.4"/>`,
  P: `<g transform="rotate(-38 50 50)"><circle cx="50" cy="24" r="18" fill="none" stroke="url(#k-steel)" stroke-width="9"/><path d="M45 40h10v50H45Z" fill="url(#k-steel)"/><path d="M55 66h14v9H55ZM55 80h18v9H55Z" fill="url(#k-steel)"/><path d="M40 15c3-4 6-6 11-6" stroke="#fff" stroke-width="3" stroke-linecap="round" fill="none"/></g>`,
  L: `<path d="M47 6h6v52h-6Z" fill="url(#k-copper)"/><path d="M36 6h28v7H36Z" fill="url(#k-copper)"/><circle cx="50" cy="70" r="23" fill="url(#k-copper)"/><circle cx="50" cy="70" r="14" fill="#6f3014" fill-opacity=".45"/><path d="M36 60c4-5 8-7 13-8" stroke="#fff" stroke-opacity=".8" stroke-width="3.4" stroke-linecap="round" fill="none"/>`,
  C: `<path d="M19 33C20 17 32 8 50 8s30 9 31 25Z" fill="url(#k-blue)"/><path d="M45 7h10v12H45Z" fill="#13294d"/><path d="M27 27c3-7 7-11 13-13" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="3" stroke-linecap="round"/><path d="M42 32h16l-3 56-5 8-5-8Z" fill="url(#k-blue)"/><path d="M42 44l16 5M42.5 55l15 5M43 66l14 5M44 77l12 4" stroke="#dbeaff" stroke-opacity=".75" stroke-width="3"/>`,
}
