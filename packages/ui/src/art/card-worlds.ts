import type { Family } from './scenes.ts'
import { arch, circle, H, leaf, n, onCircle, outline, path, rect, star, W } from './shapes.ts'

/** An ammonite in a split slab, a brush on it, sand about. */
export const fossil: Family = (random, { deep, main, other, light, glint }) => {
  const turns = Array.from({ length: 70 }, (_, at) => onCircle(248, 286, 14 + at * 2.05, at * 0.052))
  const ribs = Array.from({ length: 40 }, (_, at) => {
    const far = 96 + at * 1.5
    const [a, b] = [onCircle(248, 286, far - 46, at * 0.052 + 0.7), onCircle(248, 286, far + 6, at * 0.052 + 0.7)]
    return `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`
  }).join('')
  const grains = Array.from({ length: 60 }, () =>
    circle(
      random.between(0, W),
      random.between(0, H),
      random.between(1.5, 4.5),
      `fill="${light}" opacity="${n(random.between(0.3, 0.8))}"`,
    ),
  )
  const slab = outline([
    [40, 120],
    [150, 70],
    [300, 92],
    [430, 60],
    [462, 250],
    [436, 380],
    [458, 520],
    [300, 500],
    [170, 540],
    [34, 490],
    [58, 320],
  ])
  return (
    path(slab, `fill="${deep}" opacity=".6" transform="translate(10 14)"`) +
    path(slab, `fill="${light}"`) +
    path(slab, `fill="${main}" opacity=".45"`) +
    path('M58 320L436 380M150 70L170 540', `stroke="${deep}" stroke-opacity=".25" stroke-width="5" fill="none"`) +
    circle(248, 286, 164, `fill="${other}"`) +
    path(ribs, `stroke="${deep}" stroke-opacity=".6" stroke-width="7"`) +
    path(
      `M${turns.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`,
      `fill="none" stroke="${deep}" stroke-width="15" stroke-linecap="round" stroke-linejoin="round"`,
    ) +
    path(
      `M${turns.map(([x, y]) => `${n(x - 4)} ${n(y - 4)}`).join('L')}`,
      `fill="none" stroke="${glint}" stroke-opacity=".7" stroke-width="4"`,
    ) +
    `<g transform="rotate(${n(random.between(30, 46))} 380 470)">${rect(362, 300, 36, 190, `fill="${main}"`, 16)}${rect(352, 470, 56, 40, `fill="${deep}"`, 4)}${path('M352 508h56l14 80h-84Z', `fill="${glint}"`)}${path('M362 516v66M380 516v68M398 516v66', `stroke="${deep}" stroke-opacity=".4" stroke-width="4"`)}</g>` +
    grains.join('')
  )
}

/** Letters in pigeonholes, one with a seal before them. */
export const pigeonholes: Family = (random, { deep, main, other, light, glint, ground }) => {
  const holes = Array.from({ length: 20 }, (_, at) => {
    const [x, y] = [10 + (at % 4) * 118, 14 + Math.floor(at / 4) * 118]
    const stack = Array.from({ length: random.whole(2, 5) }, (__, place) =>
      rect(x + 12 + place * 18, y + random.between(22, 48), 14, 84, `fill="${random.pick([light, glint, main])}"`, 2),
    )
    return rect(x, y, 106, 106, `fill="${deep}"`, 6) + stack.join('') + rect(x - 6, y + 102, 118, 12, `fill="${ground}"`)
  })
  const seal = star(240, 408, 58, 50, 11, 0.02)
  return (
    rect(-20, -20, W + 40, H + 40, `fill="${other}"`) +
    holes.join('') +
    `<g transform="rotate(${n(random.between(-9, -4))} 240 380)">${rect(52, 276, 392, 256, `fill="${deep}" opacity=".5"`, 8)}${rect(44, 262, 392, 256, `fill="${light}"`, 8)}` +
    path('M44 518L206 390M436 518L274 390', `stroke="${deep}" stroke-opacity=".35" stroke-width="5"`) +
    path('M44 266L240 420 436 266Z', `fill="#fff" stroke="${deep}" stroke-opacity=".4" stroke-width="5" stroke-linejoin="round"`) +
    path(seal, `fill="${other}"`) +
    circle(240, 408, 36, `fill="none" stroke="${deep}" stroke-opacity=".6" stroke-width="6"`) +
    path(star(240, 408, 23, 10, 5), `fill="${deep}" fill-opacity=".7"`) +
    `${[0, 1, 2].map((at) => path(`M330 ${292 + at * 16}q14-10 28 0t28 0 28 0`, `fill="none" stroke="${other}" stroke-width="5"`)).join('')}</g>`
  )
}

/** Loaves on a baker's peel before the fire. */
export const loaves: Family = (random, { deep, main, other, light, glint, ground }) => {
  const flame = (x: number, high: number, tone: string) =>
    path(
      `M${x - 46} 330C${x - 60} 260 ${x - 10} 250 ${x - 6} ${330 - high}C${x + 34} ${n(330 - high * 0.6)} ${x + 60} 280 ${x + 44} 330Z`,
      `fill="${tone}"`,
    )
  const bricks = Array.from({ length: 13 }, (_, at) => {
    const turn = -0.25 + at / 24
    const [a, b] = [onCircle(240, 330, 190, turn), onCircle(240, 330, 252, turn)]
    return `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`
  }).join('')
  const loaf = (x: number, y: number, wide: number) =>
    path(
      `M${x - wide} ${y}c-16-70 40-96 ${wide}-96s${wide + 16} 26 ${wide} 96c-${n(wide * 0.6)} 20-${n(wide * 1.4)} 20-${wide * 2} 0Z`,
      `fill="${main}" stroke="${deep}" stroke-opacity=".5" stroke-width="5"`,
    ) +
    [-0.5, 0, 0.5]
      .map((at) =>
        path(
          leaf(x + at * wide - 12, y - 74, x + at * wide + 16, y - 12, 0.2),
          `fill="${light}" stroke="${deep}" stroke-opacity=".35" stroke-width="3"`,
        ),
      )
      .join('')
  const flour = Array.from({ length: 40 }, () =>
    circle(random.between(0, W), random.between(380, 600), random.between(1.5, 4), `fill="${light}" opacity=".75"`),
  )
  return (
    path(arch(240, 510, 70, 640), `fill="${other}"`) +
    path(bricks, `stroke="${deep}" stroke-opacity=".55" stroke-width="8"`) +
    path(arch(240, 380, 140, 640), `fill="${deep}"`) +
    circle(240, 320, 170, `fill="${glint}" opacity=".25"`) +
    [150, 330, 240].map((x, at) => flame(x, 110 + at * 30, at === 2 ? glint : main)).join('') +
    flame(240, 70, light) +
    rect(-20, 330, W + 40, 300, `fill="${ground}"`) +
    path('M150 430C150 380 330 380 330 430V520H276V640H204V520H150Z', `fill="${light}" opacity=".85"`) +
    path('M150 430C150 380 330 380 330 430V520H150Z', `fill="${glint}"`) +
    loaf(120, 470, 74) +
    loaf(362, 476, 76) +
    loaf(240, 540, 96) +
    flour.join('')
  )
}
