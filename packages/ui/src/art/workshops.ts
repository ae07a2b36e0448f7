import type { Family } from './scenes.ts'
import { arch, circle, n, onCircle, outline, path, rect, W } from './shapes.ts'

const hexagon = (x: number, y: number, size: number) => outline(Array.from({ length: 6 }, (_, at) => onCircle(x, y, size, at / 6)))

/** A comb that fills with honey, seen close, and two bees at work on it. */
export const comb: Family = (random, { deep, main, other, light, glint, ground }) => {
  const cells = Array.from({ length: 7 }, (_, row) =>
    Array.from({ length: 5 }, (_cell, column) => {
      const [x, y] = [36 + column * 108 + (row % 2) * 54, 74 + row * 92]
      const full = random.chance(0.2 + row * 0.11)
      return (
        path(hexagon(x, y, 58), `fill="${full ? main : deep}" stroke="${light}" stroke-width="7" stroke-opacity="${full ? '.9' : '.34'}"`) +
        (full ? path(hexagon(x, y + 5, 40), `fill="${glint}" opacity=".5"`) + circle(x - 14, y - 14, 8, `fill="#fff" opacity=".7"`) : '')
      )
    }).join(''),
  )
  const bee = (x: number, y: number, size: number, turned: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turned}) scale(${size})">${path('M-8-14C-62-84-118-66-100-26-84 4-36 6-8-4ZM8-14C62-84 118-66 100-26 84 4 36 6 8-4Z', `fill="${light}" opacity=".88"`)}${path('M0-28C34-28 44 10 32 46 24 70 10 84 0 92-10 84-24 70-32 46-44 10-34-28 0-28Z', `fill="${glint}"`)}${path('M-37 0Q0 14 37 0V18Q0 32-37 18ZM-34 36Q0 50 34 36L26 54Q0 66-26 54Z', `fill="${ground}"`)}${circle(0, -36, 21, `fill="${ground}"`)}${path('M-9-54Q-14-72-28-76M9-54Q14-72 28-76', `fill="none" stroke="${ground}" stroke-width="6" stroke-linecap="round"`)}</g>`
  const drip =
    path('M214 0h58c-2 60-10 104-14 150-2 22-28 22-30 0C224 104 216 60 214 0Z', `fill="${main}"`) + circle(243, 190, 13, `fill="${main}"`)
  return rect(0, 0, W, 600, `fill="${other}" opacity=".34"`) + cells.join('') + drip + bee(152, 238, 1.05, -24) + bee(352, 396, 0.72, 32)
}

/** A tower clock at dusk: its face, its hands, and the wheels behind it. */
export const clockwork: Family = (random, { deep, main, other, light, glint, ground }) => {
  const wheel = (x: number, y: number, size: number, teeth: number, tone: string) => {
    const rim = Array.from({ length: teeth * 4 }, (_, at) => onCircle(x, y, at % 4 < 2 ? size : size * 0.87, at / (teeth * 4)))
    const spokes = Array.from({ length: 5 }, (_, at) => {
      const [toX, toY] = onCircle(x, y, size * 0.7, at / 5)
      return path(`M${x} ${y}L${n(toX)} ${n(toY)}`, `stroke="${tone}" stroke-width="${n(size * 0.13)}"`)
    })
    return (
      path(outline(rim), `fill="${tone}"`) +
      circle(x, y, size * 0.68, `fill="${deep}"`) +
      spokes.join('') +
      circle(x, y, size * 0.2, `fill="${glint}"`)
    )
  }
  const hours = Array.from({ length: 12 }, (_, at) => {
    const [[x1, y1], [x2, y2]] = [onCircle(240, 250, 118, at / 12), onCircle(240, 250, at % 3 ? 104 : 92, at / 12)]
    return path(`M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`, `stroke="${deep}" stroke-width="${at % 3 ? 6 : 11}" stroke-linecap="round"`)
  })
  const hand = (long: number, wide: number, turn: number) => {
    const [x, y] = onCircle(240, 250, long, turn)
    return path(`M240 250L${n(x)} ${n(y)}`, `stroke="${deep}" stroke-width="${wide}" stroke-linecap="round"`)
  }
  const minutes = random.whole(2, 10) / 12
  return (
    circle(96, 108, 46, `fill="${glint}" opacity=".9"`) +
    path(arch(240, 396, 44, 600), `fill="${ground}"`) +
    path(arch(240, 396, 44, 600), `fill="none" stroke="${light}" stroke-opacity=".5" stroke-width="5"`) +
    wheel(126, 470, 96, 16, main) +
    wheel(322, 492, 116, 20, other) +
    wheel(236, 386, 58, 10, glint) +
    circle(240, 250, 158, `fill="${main}"`) +
    circle(240, 250, 138, `fill="${light}"`) +
    hours.join('') +
    hand(68, 15, (10 + minutes) / 12) +
    hand(100, 9, minutes) +
    circle(240, 250, 14, `fill="${other}"`)
  )
}
