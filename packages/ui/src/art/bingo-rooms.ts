import type { Family } from './scenes.ts'
import { arch, circle, leaf, n, onCircle, path, rect, W } from './shapes.ts'

/** A numbered ball. */
const ball = (x: number, y: number, size: number, number: number, [face, rim, ink]: readonly [string, string, string]) =>
  circle(x, y, size, `fill="${face}"`) +
  circle(x, y, size * 0.78, `fill="none" stroke="${rim}" stroke-width="${n(size * 0.16)}"`) +
  `<text x="${n(x)}" y="${n(y + size * 0.27)}" text-anchor="middle" font-family="Georgia,serif" font-weight="700" font-size="${n(size * 0.76)}" fill="${ink}">${number}</text>`

/** A dovecote: a tower of niches, some with a numbered ball in them, and doves that come home. */
export const dovecote: Family = (random, { deep, main, other, light, glint, ground }) => {
  const niches = Array.from({ length: 12 }, (_, at) => {
    const [x, y] = [168 + (at % 3) * 72, 292 + Math.floor(at / 3) * 76]
    const hole = path(arch(x, 50, y - 34, y + 26), `fill="${deep}"`) + rect(x - 33, y + 26, 66, 7, `fill="${light}"`, 3)
    const filled = at % 5 === 1 || at % 5 === 3
    return hole + (filled ? ball(x, y + 2, 23, random.whole(at * 7 + 1, at * 7 + 7), [light, other, deep]) : '')
  })
  const shingles = Array.from({ length: 5 }, (_, row) => {
    const wide = 54 + row * 34
    return path(`M${240 - wide} ${120 + row * 30}q${wide} 26 ${wide * 2} 0`, `fill="none" stroke="${deep}" stroke-width="3" opacity=".45"`)
  })
  const dove = (x: number, y: number, size: number) =>
    `<g transform="translate(${x} ${y}) scale(${size})" fill="${light}">${path('M-46 8c20-20 48-24 66-10 12-16 26-14 34-4-8-2-12 2-12 10-4 24-28 34-56 30-16-2-26-12-32-26Z', '')}${path('M-8-2C-34-14-56-40-60-66-30-64-4-44 14-8Z', 'opacity=".86"')}${path('M4-6C10-32 26-54 46-66 52-42 42-16 24 0Z', '')}</g>`
  return (
    circle(378, 138, 62, `fill="${glint}"`) +
    path('M0 520q120-60 240-30t240-20v140H0Z', `fill="${ground}"`) +
    path('M112 254 98 620H382L368 254Z', `fill="${main}"`) +
    path('M112 254 98 620H170L176 254Z', `fill="${deep}" opacity=".18"`) +
    niches.join('') +
    path('M78 262Q240 302 402 262L272 74Q240 64 208 74Z', `fill="${other}"`) +
    shingles.join('') +
    rect(234, 34, 12, 44, `fill="${deep}"`) +
    circle(240, 32, 11, `fill="${glint}"`) +
    dove(82, 190, 0.82) +
    dove(404, 226, 0.6)
  )
}

/** Lilies on a pond, a numbered drop in the open ones. */
export const lilies: Family = (random, { deep, main, other, light, glint, ground }) => {
  const pads = Array.from({ length: 13 }, (_, at) => {
    const [x, y] = [random.between(0, W), 250 + at * 28]
    const size = 44 + at * 5
    return `<g transform="translate(${n(x)} ${n(y)}) scale(1 .56) rotate(${random.whole(0, 360)})">${path(`M0 0L${size} ${n(size * 0.14)}A${size} ${size} 0 1 1 ${size} ${n(-size * 0.14)}Z`, `fill="${at % 2 ? ground : deep}" stroke="${light}" stroke-opacity=".16" stroke-width="2"`)}</g>`
  })
  const flower = (x: number, y: number, size: number, tone: string, number: number) => {
    const ring = (count: number, far: number, turned: number, paint: string) =>
      Array.from({ length: count }, (_, at) => path(leaf(x, y, ...onCircle(x, y, size * far, turned + at / count), 0.3), paint)).join('')
    return (
      ring(10, 1.5, 0, `fill="${tone}"`) +
      ring(10, 1.18, 0.05, `fill="${light}" opacity=".9"`) +
      ball(x, y, size * 0.66, number, [light, glint, deep])
    )
  }
  const ripples = Array.from({ length: 7 }, (_, at) =>
    path(
      `M${112 - at * 4} ${214 + at * 40}h${96 + at * 10}`,
      `stroke="${glint}" stroke-width="6" stroke-linecap="round" opacity="${n(0.7 - at * 0.08)}"`,
    ),
  )
  return (
    circle(160, 108, 64, `fill="${glint}"`) +
    rect(0, 196, W, 404, `fill="${deep}" opacity=".5"`) +
    ripples.join('') +
    pads.join('') +
    flower(318, 262, 58, main, random.whole(46, 60)) +
    flower(132, 372, 68, other, random.whole(1, 15)) +
    flower(330, 492, 84, main, random.whole(61, 75))
  )
}
