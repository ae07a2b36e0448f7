import type { Family } from './scenes.ts'
import { circle, H, leaf, n, onCircle, path, rect, W } from './shapes.ts'

/** Carp turning in a pond between leaves. */
export const fish: Family = (random, { deep, main, other, light, glint, ground }) => {
  const rings = Array.from({ length: 4 }, (_, ring) =>
    circle(240, 300, 70 + ring * 62, `fill="none" stroke="${light}" stroke-opacity=".2" stroke-width="2"`),
  )
  const carp = (x: number, y: number, turn: number, size: number, body: string, spot: string) => {
    const tail = path('M-92 0C-140-50-170-40-176-58-150-24-150 24-176 58-170 40-140 50-92 0Z', `fill="${body}" opacity=".85"`)
    const fins = path('M10-44Q-14-92-58-88-30-60-26-40ZM10 44Q-14 92-58 88-30 60-26 40Z', `fill="${body}" opacity=".7"`)
    const spots = [
      [40, -14, 30],
      [-14, 16, 36],
      [-62, -6, 22],
    ].map(([sx = 0, sy = 0, radius = 0]) => `<ellipse cx="${sx}" cy="${sy}" rx="${radius}" ry="${n(radius * 0.62)}" fill="${spot}"/>`)
    const eyes = circle(92, -16, 6, `fill="${deep}"`) + circle(92, 16, 6, `fill="${deep}"`)
    return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${n(size)})">${tail}${fins}${path('M124 0C100-46 10-64-106 0 10 64 100 46 124 0Z', `fill="${body}"`)}${spots.join('')}${eyes}</g>`
  }
  const turn = random.between(0, 360)
  const pads = Array.from({ length: random.whole(2, 5) }, () => {
    const [x, y, radius] = [
      random.pick([random.between(-10, 90), random.between(390, 490)]),
      random.between(30, 570),
      random.between(34, 70),
    ]
    return (
      circle(x, y, radius, `fill="${random.pick([main, ground])}"`) +
      path(`M${n(x)} ${n(y)}L${n(x + radius)} ${n(y - 16)}V${n(y + 16)}Z`, `fill="${deep}" opacity=".7"`)
    )
  })
  const [ax, ay] = onCircle(240, 300, 100, turn / 360)
  const [bx, by] = onCircle(240, 300, 100, turn / 360 + 0.5)
  return (
    rings.join('') +
    carp(ax, ay, turn + 4, random.between(0.95, 1.2), light, other) +
    carp(bx, by, turn + 184, random.between(0.85, 1.15), random.pick([other, glint]), random.pick([light, deep])) +
    pads.join('')
  )
}

/** A heron among reeds before the moon. */
export const heron: Family = (random, { deep, main, other, light, glint, ground }) => {
  const moon = circle(
    random.between(150, 330),
    random.between(170, 260),
    random.between(110, 160),
    `fill="${random.pick([glint, main, other])}"`,
  )
  const bend = random.between(-26, 26)
  const legs = path('M232 400L226 540M262 400L268 470 258 540', `fill="none" stroke="${deep}" stroke-width="6" stroke-linecap="round"`)
  const body = path(`M120 430C170 300 270 290 320 350 330 400 260 430 120 430Z`, `fill="${light}"`)
  const wing = path(`M104 446C170 330 250 320 296 356 270 410 190 420 104 446Z`, `fill="${random.pick([other, ground])}"`)
  const neck = path(
    `M300 352C372 300 ${n(250 + bend)} 260 ${n(300 + bend)} 196`,
    `fill="none" stroke="${light}" stroke-width="27" stroke-linecap="round"`,
  )
  const head =
    circle(300 + bend, 190, 22, `fill="${light}"`) +
    path(`M${n(314 + bend)} 180L${n(402 + bend)} 196L${n(314 + bend)} 204Z`, `fill="${main}"`) +
    circle(306 + bend, 185, 4.5, `fill="${deep}"`) +
    path(leaf(292 + bend, 176, 214 + bend, 168, 0.12), `fill="${deep}"`)
  const reeds = Array.from({ length: random.whole(7, 12) }, () => {
    const [x, top, lean] = [
      random.pick([random.between(-6, 120), random.between(360, 486)]),
      random.between(240, 430),
      random.between(-30, 30),
    ]
    return (
      path(
        `M${n(x)} 600Q${n(x)} ${n(top + 120)} ${n(x + lean)} ${n(top)}`,
        `fill="none" stroke="${random.pick([deep, ground, main])}" stroke-width="6"`,
      ) + (random.chance(0.5) ? path(leaf(x + lean, top + 36, x + lean * 1.2, top - 30, 0.22), `fill="${other}"`) : '')
    )
  })
  const pond = [540, 562, 582].map((y) => rect(0, y, W, 7, `fill="${light}" opacity=".22"`))
  return moon + rect(0, 536, W, H - 536, `fill="${ground}"`) + pond.join('') + legs + neck + body + wing + head + reeds.join('')
}

/** A fox looking out, with leaves or stars round it. */
export const fox: Family = (random, { deep, main, other, light, glint, ground }) => {
  const [wide, ear] = [random.between(128, 156), random.between(90, 130)]
  const fur = random.pick([other, main, other])
  const leaves = Array.from({ length: random.pick([9, 11, 13]) }, (_, place, all = 12) => {
    const [fx, fy] = onCircle(240, 320, 178, place / all)
    const [tx, ty] = onCircle(240, 320, 246, (place + 0.2) / all)
    return path(leaf(fx, fy, tx, ty, 0.3), `fill="${place % 2 ? glint : ground}"`)
  })
  const half = (side: number) => {
    const at = (x: number) => n(240 + side * x)
    return (
      path(`M${at(34)} 236L${at(wide - 8)} ${n(236 - ear)}L${at(wide)} 330Z`, `fill="${fur}"`) +
      path(`M${at(66)} 230L${at(wide - 18)} ${n(262 - ear)}L${at(wide - 20)} 290Z`, `fill="${deep}"`) +
      path(`M240 222L${at(46)} 226L${at(wide)} 330L${at(54)} 404L240 476Z`, `fill="${fur}"`) +
      path(`M240 452L${at(18)} 384L${at(wide)} 330L${at(70)} 414L240 480Z`, `fill="${light}"`) +
      path(leaf(240 + side * 44, 336, 240 + side * 92, 322, 0.26), `fill="${deep}"`) +
      circle(240 + side * 66, 328, 4.5, `fill="${glint}"`)
    )
  }
  const blaze = path('M240 250L258 330 240 400 222 330Z', `fill="${random.pick([light, glint, deep])}" opacity=".85"`)
  const nose = path('M218 444Q240 432 262 444L240 478Z', `fill="${deep}"`)
  return leaves.join('') + circle(240, 330, 172, `fill="${random.pick([ground, deep])}"`) + half(-1) + half(1) + blaze + nose
}
