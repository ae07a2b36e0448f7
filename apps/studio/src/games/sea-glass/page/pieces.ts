import type { Piece } from '../play/maths.ts'

/** The pieces in descending order of pay. */
export const pieceOrder: Piece[] = ['A', 'B', 'C', 'D', 'E', 'F']

const glass = (id: string, light: string, body: string, deep: string) =>
  `<linearGradient id="${id}" x1=".2" y1="0" x2=".75" y2="1"><stop offset="0" stop-color="${light}"/><stop offset=".45" stop-color="${body}"/><stop offset="1" stop-color="${deep}"/></linearGradient>`

/** What the symbols are filled with. */
export const fills = [
  glass('g-star', '#ffd3cf', '#e5474f', '#7a1226'),
  glass('g-drop', '#fff0c2', '#f0a72f', '#8f4f06'),
  glass('g-fan', '#ecdcff', '#9a6be0', '#41207e'),
  glass('g-stone', '#d4ecff', '#3f8fe0', '#123f80'),
  glass('g-ring', '#d6f7df', '#3fae72', '#0f553a'),
  glass('g-shard', '#ffffff', '#cfe3e4', '#7b9ca3'),
  `<radialGradient id="g-mist" cx=".34" cy=".26" r=".7"><stop offset="0" stop-color="#fff" stop-opacity=".85"/><stop offset=".5" stop-color="#fff" stop-opacity=".12"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>`,
].join('')

/** Glass that the sea has worn: a body, the mist on it, a bright edge above and the light that it throws below. */
const worn = (path: string, fill: string, more = '') =>
  `<path d="${path}" transform="translate(2 5)" fill="#04262e" fill-opacity=".35"/><path d="${path}" fill="url(#${fill})"/>
   <path d="${path}" fill="url(#g-mist)"/>${more}
   <path d="${path}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2" stroke-linejoin="round"/>`

const around = (count: number, radius: (at: number) => number, turn = -90) =>
  Array.from({ length: count }, (_, at) => {
    const angle = ((turn + (360 / count) * at) * Math.PI) / 180
    return [50 + Math.cos(angle) * radius(at), 51 + Math.sin(angle) * radius(at)] as const
  })

/** A closed outline through points whose corners the sea has rounded. */
function rounded(points: readonly (readonly [number, number])[], softness: number): string {
  const between = (a: readonly [number, number], b: readonly [number, number], part: number) =>
    `${(a[0] + (b[0] - a[0]) * part).toFixed(1)} ${(a[1] + (b[1] - a[1]) * part).toFixed(1)}`
  const corners = points.map((point, at) => {
    const [before, after] = [points.at(at - 1) ?? point, points[(at + 1) % points.length] ?? point]
    return `${between(point, before, softness)}Q${point[0].toFixed(1)} ${point[1].toFixed(1)} ${between(point, after, softness)}`
  })
  return `M${corners.join('L')}Z`
}

const star = rounded(
  around(10, (at) => (at % 2 === 0 ? 45 : 23)),
  0.34,
)
const drop = 'M50 8C58 24 81 41 81 63A31 30 0 0 1 19 63C19 41 42 24 50 8Z'
const fan =
  'M50 90C44 90 41 84 38 80C20 70 8 52 13 36C17 23 30 25 33 18C38 10 45 12 50 12C55 12 62 10 67 18C70 25 83 23 87 36C92 52 80 70 62 80C59 84 56 90 50 90Z'
const stone = rounded(
  around(6, () => 43, -60),
  0.22,
)
const ring = 'M50 10A41 41 0 1 1 49.9 10ZM50 33A18 18 0 1 0 50.1 33Z'
const shard = rounded(
  [
    [53, 7],
    [92, 84],
    [10, 76],
  ],
  0.18,
)

/** The symbols. */
export const symbols: Record<Piece, string> = {
  A: worn(
    star,
    'g-star',
    '<path d="M50 28L56 45 73 46 60 57 64 74 50 65" fill="none" stroke="#ffe6e2" stroke-opacity=".55" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>',
  ),
  B: worn(
    drop,
    'g-drop',
    '<path d="M33 66c1 9 8 15 17 16" fill="none" stroke="#fff3d0" stroke-opacity=".75" stroke-width="4" stroke-linecap="round"/>',
  ),
  C: worn(
    fan,
    'g-fan',
    '<path d="M50 82V26M44 78L28 34M56 78L72 34M38 72L18 45M62 72L82 45" fill="none" stroke="#f3e8ff" stroke-opacity=".5" stroke-width="2.6" stroke-linecap="round"/>',
  ),
  D: worn(
    stone,
    'g-stone',
    '<path d="M30 40L50 29 70 40 70 62 50 73 30 62Z" fill="#e4f3ff" fill-opacity=".2" stroke="#e4f3ff" stroke-opacity=".55" stroke-width="2.4" stroke-linejoin="round"/>',
  ),
  E: worn(
    ring,
    'g-ring',
    '<circle cx="50" cy="51" r="30" fill="none" stroke="#e6ffee" stroke-opacity=".4" stroke-width="2.4" stroke-dasharray="22 9"/>',
  ),
  F: worn(
    shard,
    'g-shard',
    '<path d="M50 30L34 64M58 34L66 58" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="3" stroke-linecap="round"/>',
  ),
}
