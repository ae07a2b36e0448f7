import { html, type Html } from '@fairhouse/process/html.ts'

/** What lies on the field: what covers it, two things to find, and who sleeps there or has woken. */
export type Piece = 'cover' | 'find' | 'gift' | 'asleep' | 'awake'

/** Draws a decorative piece. */
export function pieceImage(name: Piece): Html {
  return html`<svg class="piece ${name}" viewBox="0 0 100 100" aria-hidden="true" focusable="false"><use href="#symbol-${name}" /></svg>`
}

const fade = (id: string, ...stops: [number, string][]) =>
  `<linearGradient id="${id}" x1=".3" y1="0" x2=".7" y2="1">${stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('')}</linearGradient>`

/** What the pieces are filled with. */
export const fills = [
  fade('w-gold', [0, '#ffdf7e'], [1, '#d6891c']),
  fade('w-rust', [0, '#f39a4a'], [1, '#a53d14']),
  fade('w-red', [0, '#e8664a'], [1, '#7d1d16']),
  fade('w-brown', [0, '#b8763c'], [1, '#5d3014']),
  fade('w-cap', [0, '#f26d4b'], [1, '#a3211c']),
  fade('w-stem', [0, '#fffaf0'], [1, '#dcc7a5']),
  fade('w-nut', [0, '#b6602b'], [0.5, '#7d3513'], [1, '#451a08']),
  fade('w-spine', [0, '#a58867'], [0.6, '#6b4d33'], [1, '#3d2718']),
  fade('w-face', [0, '#ffe6c4'], [1, '#d8ab7b']),
].join('')

/** A leaf with its midrib, its foot at the middle of the turn. */
const leaf = (x: number, y: number, turn: number, fill: string, size = 1) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="M0 22C-16 12-17-10 0-26 17-10 16 12 0 22Z" fill="url(#w-${fill})"/><path d="M0 24V-18M0 8l-8-7M0 8l8-7M0-3l-7-6M0-3l7-6" fill="none" stroke="#4a1c08" stroke-opacity=".45" stroke-width="1.6" stroke-linecap="round"/></g>`

/** A round of spines. */
const spines = (x: number, y: number, wide: number, tall: number) => {
  const count = 34
  const points = Array.from({ length: count * 2 }, (_, at) => {
    const angle = (Math.PI * at) / count
    const out = at % 2 === 0 ? 1 : 0.82
    return `${(x + Math.cos(angle) * wide * out).toFixed(1)} ${(y + Math.sin(angle) * tall * out).toFixed(1)}`
  })
  return `<path d="M${points.join('L')}Z" fill="url(#w-spine)" stroke="#2d1a0e" stroke-width="1.5" stroke-linejoin="round"/>`
}

const strokes = `<path d="M30 46l-5-7M42 38l-3-8M55 36l1-8M66 42l5-6M28 60l-8-3M38 54l-5-6M50 50l-1-8M62 54l5-6" fill="none" stroke="#d9bd97" stroke-width="2.4" stroke-linecap="round"/>`

/** The pieces. */
export const symbols: Record<Piece, string> = {
  cover: `<ellipse cx="50" cy="84" rx="40" ry="9" fill="#1d0a04" fill-opacity=".5"/>${leaf(24, 66, -62, 'brown', 0.95)}${leaf(77, 66, 58, 'red', 0.95)}${leaf(50, 74, 176, 'brown', 1)}${leaf(34, 50, -32, 'rust', 1)}${leaf(67, 50, 30, 'gold', 1)}${leaf(50, 60, 96, 'red', 0.95)}${leaf(50, 38, -4, 'rust', 1.05)}${leaf(38, 66, -108, 'gold', 0.9)}${leaf(63, 68, 118, 'rust', 0.9)}`,
  find: `<ellipse cx="50" cy="86" rx="26" ry="6" fill="#1d0a04" fill-opacity=".45"/><path d="M40 52c2 14-2 26-6 33h32c-4-7-8-19-6-33Z" fill="url(#w-stem)"/><path d="M14 54C16 28 32 16 50 16s34 12 36 38c-20 8-52 8-72 0Z" fill="url(#w-cap)"/><circle cx="38" cy="34" r="6" fill="#fff3df"/><circle cx="60" cy="30" r="5" fill="#fff3df"/><circle cx="70" cy="46" r="4.4" fill="#fff3df"/><circle cx="26" cy="48" r="4" fill="#fff3df"/><circle cx="50" cy="48" r="4.6" fill="#fff3df"/>`,
  gift: `<ellipse cx="50" cy="84" rx="30" ry="7" fill="#1d0a04" fill-opacity=".45"/><path d="M50 20c8 8 32 14 32 38 0 16-14 26-32 26S18 74 18 58c0-24 24-30 32-38Z" fill="url(#w-nut)"/><path d="M22 64c4 14 16 20 28 20s24-6 28-20c-16-8-40-8-56 0Z" fill="#e2c08d"/><path d="M32 42c4-6 10-9 14-12" fill="none" stroke="#f6c79a" stroke-width="4.5" stroke-linecap="round"/>`,
  asleep: `<ellipse cx="50" cy="84" rx="36" ry="7" fill="#1d0a04" fill-opacity=".5"/>${spines(49, 58, 38, 29)}${strokes}<path d="M60 60c12-4 24 4 26 14-6 8-26 8-34 2-2-8 2-14 8-16Z" fill="url(#w-face)"/><circle cx="86" cy="74" r="4" fill="#2a140b"/><path d="M66 68q4 4 8 0" fill="none" stroke="#2a140b" stroke-width="2.6" stroke-linecap="round"/><path d="M58 60c-2-6 6-8 8-2Z" fill="#c08d5d"/>`,
  awake: `<ellipse cx="50" cy="86" rx="36" ry="7" fill="#1d0a04" fill-opacity=".5"/>${spines(47, 54, 40, 33)}${strokes}<path d="M58 52c14-4 30 6 32 18-6 10-30 10-38 2-3-9 0-17 6-20Z" fill="url(#w-face)"/><circle cx="91" cy="69" r="4.6" fill="#2a140b"/><circle cx="69" cy="61" r="6.4" fill="#fff"/><circle cx="71" cy="61" r="3.6" fill="#2a140b"/><circle cx="72.4" cy="59.6" r="1.2" fill="#fff"/><path d="M54 53c-4-9 8-12 11-3Z" fill="#c08d5d"/><path d="M34 86c0-5 9-5 9 0M60 86c0-5 9-5 9 0" fill="#d8ab7b"/>`,
}
