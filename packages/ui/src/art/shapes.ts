/** The width and height of every picture. */
export const W = 480
/** See `W`. */
export const H = 600

/** A number as short as a picture needs it. */
export const n = (value: number) => String(Math.round(value * 10) / 10)

/** A point on a circle; the angle in turns, 0 is up. */
export function onCircle(x: number, y: number, radius: number, turn: number): [number, number] {
  const angle = (turn - 0.25) * 2 * Math.PI
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
}

/** A closed outline through points. */
export const outline = (points: readonly (readonly [number, number])[]) => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`

/** A circle. */
export const circle = (x: number, y: number, radius: number, paint: string) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" ${paint}/>`

/** A path. */
export const path = (d: string, paint: string) => `<path d="${d}" ${paint}/>`

/** A rectangle. */
export const rect = (x: number, y: number, width: number, height: number, paint: string, radius = 0) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${radius ? ` rx="${n(radius)}"` : ''} ${paint}/>`

/** A slice of a ring between two angles in turns. */
export function slice(x: number, y: number, inner: number, outer: number, from: number, to: number): string {
  const [a, b, c, d] = [onCircle(x, y, outer, from), onCircle(x, y, outer, to), onCircle(x, y, inner, to), onCircle(x, y, inner, from)]
  const large = to - from > 0.5 ? 1 : 0
  return `M${n(a[0])} ${n(a[1])}A${n(outer)} ${n(outer)} 0 ${large} 1 ${n(b[0])} ${n(b[1])}L${n(c[0])} ${n(c[1])}A${n(inner)} ${n(inner)} 0 ${large} 0 ${n(d[0])} ${n(d[1])}Z`
}

/** A star with sharp points. */
export const star = (x: number, y: number, outer: number, inner: number, points: number, turned = 0) =>
  outline(Array.from({ length: points * 2 }, (_, place) => onCircle(x, y, place % 2 ? inner : outer, turned + place / (points * 2))))

/** A leaf from one point to another, bulging by `fat`. */
export function leaf(x1: number, y1: number, x2: number, y2: number, fat: number): string {
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2]
  const [dx, dy] = [(y2 - y1) * fat, (x1 - x2) * fat]
  return `M${n(x1)} ${n(y1)}Q${n(mx + dx)} ${n(my + dy)} ${n(x2)} ${n(y2)}Q${n(mx - dx)} ${n(my - dy)} ${n(x1)} ${n(y1)}Z`
}

/** An arch: straight sides, a half circle on top. */
export const arch = (x: number, width: number, top: number, foot: number) => {
  const radius = width / 2
  return `M${n(x - radius)} ${n(foot)}V${n(top + radius)}A${n(radius)} ${n(radius)} 0 0 1 ${n(x + radius)} ${n(top + radius)}V${n(foot)}Z`
}

/** The four suits, drawn in a box of 20 around 0. */
export const suits = {
  heart: 'M0 8C-11-1-8-9-3.500-9 -1.500-9 0-7.500 0-6 0-7.500 1.500-9 3.500-9 8-9 11-1 0 8Z',
  spade: 'M0-10C3-5 9-2 9 3 9 8 3 8 1.500 4L3 10H-3L-1.500 4C-3 8-9 8-9 3 -9-2-3-5 0-10Z',
  diamond: 'M0-10L7 0 0 10-7 0Z',
  club: 'M0-10A4.200 4.200 0 0 1 3.300-3.200 4.200 4.200 0 1 1 1.400 4L3 10H-3L-1.400 4A4.200 4.200 0 1 1-3.300-3.200 4.200 4.200 0 0 1 0-10Z',
} as const
