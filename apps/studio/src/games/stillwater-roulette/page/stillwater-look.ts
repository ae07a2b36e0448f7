import type { Look } from '../../../page-kit/roulette/draw-wheel.ts'

/** A water lily on the cone, with the rings that it leaves on the water. */
function lily(): string {
  const ring = (radius: number, opacity: number) =>
    `<circle r="${radius}" fill="none" stroke="#d6f0ee" stroke-opacity="${opacity}" stroke-width=".7"/>`
  const petals = (count: number, length: number, width: number, fill: string, turn: number) =>
    Array.from(
      { length: count },
      (_, at) =>
        `<path d="M0-6q${width}-${length * 0.45} 0-${length}q-${width} ${length * 0.55} 0 ${length}Z" transform="rotate(${(360 / count) * at + turn})" fill="${fill}"/>`,
    ).join('')
  const pad = `<path d="M0 0L-7-33A34 34 0 1 0 7-33Z" fill="#2f6b52" fill-opacity=".85" transform="rotate(28)"/>`
  return `${ring(43, 0.22)}${ring(39.5, 0.32)}${pad}${petals(9, 33, 9, '#f3dfe6', 0)}${petals(9, 25, 8, '#fff7f5', 20)}`
}

/** Silver driftwood around deep water. */
export const stillwaterLook: Look = {
  bowl: ['#101f2b', '#7d8b94', '#cdd6d9', '#3d4b56'],
  cone: ['#86c3c6', '#2c6b7b', '#103546'],
  ornament: lily(),
}
