import type { Family } from './scenes.ts'
import { circle, H, n, onCircle, path, rect, W } from './shapes.ts'

/** A water lily on a still lake, seen from above: rings on the water, pads, and the petals that open. */
export const lily: Family = (random, { deep, ground, main, other, light, glint }) => {
  const [x, y] = [W / 2, 300]
  const rings = [228, 186, 148].map((radius, at) =>
    circle(x, y, radius, `fill="none" stroke="${light}" stroke-opacity="${n(0.28 + at * 0.14)}" stroke-width="${3 + at}"`),
  )
  const pad = (px: number, py: number, size: number, turn: number, tone: string) =>
    `<path d="M0 0L${n(-size * 0.2)} ${n(-size)}A${n(size)} ${n(size)} 0 1 0 ${n(size * 0.2)} ${n(-size)}Z" transform="translate(${px} ${py}) rotate(${turn})" fill="${tone}"/>`
  const pads =
    pad(116, 452, 96, 36, ground) +
    pad(378, 178, 82, 208, ground) +
    pad(392, 452, 60, 130, deep) +
    pad(240, 312, 150, random.whole(0, 80), deep)
  const petals = (count: number, length: number, width: number, turn: number, tone: string) =>
    Array.from({ length: count }, (_, at) => {
      const [tx, ty] = onCircle(x, y, length, (at + turn) / count)
      const [lx, ly] = onCircle(x, y, length * 0.56, (at + turn) / count - width)
      const [rx, ry] = onCircle(x, y, length * 0.56, (at + turn) / count + width)
      return path(
        `M${x} ${y}Q${n(lx)} ${n(ly)} ${n(tx)} ${n(ty)}Q${n(rx)} ${n(ry)} ${x} ${y}Z`,
        `fill="${tone}" stroke="${deep}" stroke-opacity=".18" stroke-width="2"`,
      )
    }).join('')
  const heart = Array.from({ length: 11 }, (_, at) => {
    const [hx, hy] = onCircle(x, y, 22, at / 11)
    return circle(hx, hy, 7, `fill="${at % 2 ? glint : main}"`)
  })
  return (
    rect(0, 0, W, H, `fill="${other}" opacity=".16"`) +
    rings.join('') +
    pads +
    petals(10, 142, 0.062, 0, light) +
    petals(9, 104, 0.07, 0.4, '#fffaf4') +
    petals(6, 62, 0.09, 0.1, light) +
    heart.join('')
  )
}

/** Two magpies on a bough that look at each other, and the moon between them. */
export const magpies: Family = (random, { deep, ground, main, light, glint }) => {
  const moon = circle(240, random.between(176, 200), 92, `fill="${glint}"`) + circle(240, 188, 128, `fill="${glint}" opacity=".16"`)
  const bird =
    `<path d="M-40 30C-92 80-112 150-120 232L-96 214-84 240C-66 170-40 110-14 62Z" fill="#1d5c70"/>` +
    `<path d="M62-44C50-66 20-70 4-48-24-14-56 10-58 50-30 76 14 66 34 38 48 18 52-8 56-24Z" fill="#12141d"/>` +
    `<path d="M-50 38C-28 10 0 0 22 4 12 32-12 50-44 52Z" fill="#f8f5ee"/><path d="M26 34C44 18 50-4 50-18 36-12 22-2 16 16Z" fill="#f8f5ee"/>` +
    `<path d="M58-50L92-42 60-34Z" fill="#0b0c12"/><circle cx="44" cy="-46" r="5" fill="#f8f5ee"/><circle cx="45" cy="-46" r="2.6" fill="#0b0c12"/>` +
    `<path d="M0 58v30M14 54v34" stroke="#0b0c12" stroke-width="6"/>`
  const bough = path(
    'M-20 402C110 372 190 420 300 392S430 374 500 392',
    `fill="none" stroke="${deep}" stroke-width="22" stroke-linecap="round"`,
  )
  const snow = path(
    'M-20 390C110 360 190 408 300 380S430 362 500 380',
    `fill="none" stroke="${light}" stroke-width="9" stroke-linecap="round"`,
  )
  const hills =
    path('M0 520C120 470 250 520 360 486S450 490 480 500V600H0Z', `fill="${ground}"`) +
    path('M0 560C160 520 300 570 480 540V600H0Z', `fill="${deep}"`)
  const flakes = Array.from({ length: 22 }, () =>
    circle(random.between(12, 468), random.between(20, 520), random.between(2, 4.5), `fill="${light}" opacity=".75"`),
  )
  const berries = [40, 66, 412, 440].map((bx, at) => circle(bx, 424 + (at % 2) * 16, 10, `fill="${main}"`))
  return (
    moon +
    hills +
    bough +
    berries.join('') +
    `<g transform="translate(142 306) scale(1.08)">${bird}</g><g transform="translate(342 296) scale(-1.08 1.08)">${bird}</g>` +
    snow +
    flakes.join('')
  )
}
