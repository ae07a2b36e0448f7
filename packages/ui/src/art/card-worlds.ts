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

/** A parcel with a bow of string, letters in pigeonholes behind it. */
export const pigeonholes: Family = (random, { deep, main, other, light, glint, ground }) => {
  const holes = Array.from({ length: 20 }, (_, at) => {
    const [x, y] = [10 + (at % 4) * 118, 14 + Math.floor(at / 4) * 118]
    const stack = Array.from({ length: random.whole(2, 5) }, (__, place) =>
      rect(x + 12 + place * 18, y + random.between(22, 48), 14, 84, `fill="${random.pick([light, glint, main])}"`, 2),
    )
    return rect(x, y, 106, 106, `fill="${deep}"`, 6) + stack.join('') + rect(x - 6, y + 102, 118, 12, `fill="${ground}"`)
  })
  const parcel = [
    path('M60 330L240 262 420 330V520L240 598 60 520Z', `fill="${main}" stroke="${deep}" stroke-width="9" stroke-linejoin="round"`),
    path('M240 402L420 330V520L240 598Z', `fill="${deep}" fill-opacity=".32"`),
    path('M60 330L240 402 420 330L240 262Z', `fill="${glint}" fill-opacity=".55"`),
    path('M60 330L240 402 420 330M240 402V598', `fill="none" stroke="${deep}" stroke-width="7" stroke-linejoin="round"`),
    path('M150 296L330 366V559M330 296L150 366V559', `fill="none" stroke="${light}" stroke-width="13" stroke-linejoin="round"`),
    path(
      'M240 330C190 250 130 272 156 306 176 332 216 336 240 330ZM240 330C290 250 350 272 324 306 304 332 264 336 240 330Z',
      `fill="${ground}" stroke="${light}" stroke-width="12" stroke-linejoin="round"`,
    ),
    path('M236 334L196 384M244 334L290 380', `stroke="${light}" stroke-width="12" stroke-linecap="round"`),
    path(star(376, 448, 26, 20, 12), `fill="${other}" stroke="${deep}" stroke-width="4"`),
  ].join('')
  return (
    rect(-20, -20, W + 40, H + 40, `fill="${other}"`) +
    holes.join('') +
    rect(-20, 548, W + 40, 60, `fill="${ground}"`) +
    rect(-20, 542, W + 40, 10, `fill="${deep}"`) +
    `<g transform="rotate(${n(random.between(-4, 3))} 240 430) translate(0 -28)">${parcel}</g>`
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

/** A washing machine at work: cloth turning behind its round door, and suds that have got out. */
export const suds: Family = (random, { deep, main, other, light, glint, ground }) => {
  const cloths = [0, 1, 2, 3, 4].map((at) => {
    const turn = at / 5 + 0.06
    const [a, b] = [onCircle(240, 322, 112, turn), onCircle(240, 322, 118, turn + 0.17)]
    const [c, d] = [onCircle(240, 322, 44, turn + 0.24), onCircle(240, 322, 20, turn + 0.03)]
    return path(
      `M${n(a[0])} ${n(a[1])}Q${n(a[0] * 0.5 + b[0] * 0.5)} ${n(a[1] * 0.5 + b[1] * 0.5)} ${n(b[0])} ${n(b[1])}Q${n(c[0] + 26)} ${n(c[1] + 20)} ${n(c[0])} ${n(c[1])}T${n(d[0])} ${n(d[1])}Z`,
      `fill="${[main, light, other, glint, ground][at]}" stroke="${deep}" stroke-width="7" stroke-linejoin="round"`,
    )
  })
  const bubble = (x: number, y: number, r: number) =>
    circle(x, y, r, `fill="${light}" fill-opacity=".5" stroke="${deep}" stroke-opacity=".7" stroke-width="4"`) +
    path(
      `M${n(x - r * 0.6)} ${n(y)}q0-${n(r * 0.5)} ${n(r * 0.5)}-${n(r * 0.6)}`,
      `fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"`,
    )
  const foam = Array.from({ length: 13 }, (_, at) =>
    circle(at * 40, random.between(568, 592), random.between(34, 52), `fill="#fff" stroke="${deep}" stroke-opacity=".35" stroke-width="5"`),
  )
  const air = Array.from({ length: 11 }, () => bubble(random.between(10, 470), random.between(20, 560), random.between(10, 30)))
  const tiles = Array.from({ length: 8 }, (_, at) => `M0 ${at * 80 + 20}H480M${at * 80} 0V600`).join('')
  return (
    path(tiles, `stroke="${light}" stroke-opacity=".12" stroke-width="5"`) +
    rect(44, 70, 392, 520, `fill="${deep}"`, 30) +
    rect(54, 80, 372, 500, `fill="${light}"`, 24) +
    rect(54, 80, 372, 76, `fill="${main}" opacity=".55"`, 24) +
    rect(78, 100, 122, 36, `fill="${deep}"`, 8) +
    circle(256, 118, 17, `fill="${deep}"`) +
    circle(310, 118, 17, `fill="${deep}"`) +
    circle(376, 118, 27, `fill="${other}" stroke="${deep}" stroke-width="7"`) +
    path('M376 118l12-18', `stroke="${deep}" stroke-width="7" stroke-linecap="round"`) +
    circle(240, 322, 166, `fill="${deep}"`) +
    circle(240, 322, 154, `fill="${main}"`) +
    circle(240, 322, 132, `fill="${deep}"`) +
    cloths.join('') +
    path('M146 286C156 244 186 220 222 212', `fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="12" stroke-linecap="round"`) +
    air.join('') +
    foam.join('')
  )
}

/** A picture on an easel, brown with varnish on one side and clean on the other, a palette before it. */
export const easel: Family = (random, { deep, main, other, light, glint, ground }) => {
  const legs = 'M240 20V560M228 60L110 620M252 60L370 620'
  const dabs = [other, light, glint, ground, deep].map((tone, at) => {
    const [x, y] = onCircle(352, 536, 50, at * 0.13 - 0.36)
    return `<ellipse cx="${n(x)}" cy="${n(y + 2)}" rx="17" ry="13" fill="${tone}" stroke="${deep}" stroke-width="4"/>`
  })
  const cracks = Array.from({ length: 13 }, () => {
    const [x, y] = [random.between(104, 196), random.between(130, 400)]
    return `M${n(x)} ${n(y)}l${n(random.between(8, 24))} ${n(random.between(-26, -8))} ${n(random.between(-6, 12))} ${n(random.between(20, 34))} ${n(random.between(10, 22))} ${n(random.between(4, 18))}`
  }).join('')
  return (
    circle(300, 250, 250, `fill="${glint}" opacity=".16"`) +
    rect(-10, 520, W + 20, 100, `fill="${deep}" opacity=".6"`) +
    path(legs, `fill="none" stroke="${deep}" stroke-width="34" stroke-linecap="round"`) +
    path(legs, `fill="none" stroke="${other}" stroke-width="18" stroke-linecap="round"`) +
    rect(54, 72, 372, 372, `fill="${deep}"`, 6) +
    rect(62, 80, 356, 356, `fill="${main}"`, 4) +
    path('M62 80H418L388 110H92V406L62 436Z', `fill="${glint}"`) +
    rect(92, 110, 296, 296, `fill="${deep}"`) +
    rect(98, 116, 284, 284, `fill="${light}"`) +
    circle(322, 178, 32, `fill="${glint}" stroke="${main}" stroke-width="5"`) +
    path('M98 290C170 200 230 300 300 240S370 226 382 232V400H98Z', `fill="${other}"`) +
    path('M98 340C190 280 290 380 382 312V400H98Z', `fill="${ground}"`) +
    path('M286 232h52v50h-52ZM276 236l36-36 36 36Z', `fill="${light}" stroke="${deep}" stroke-width="6" stroke-linejoin="round"`) +
    path('M98 116H254C232 170 262 210 240 262S262 350 244 400H98Z', `fill="${deep}" opacity=".86"`) +
    path(cracks, `fill="none" stroke="${main}" stroke-opacity=".6" stroke-width="3"`) +
    rect(40, 436, 400, 30, `fill="${other}" stroke="${deep}" stroke-width="7"`, 6) +
    path(
      'M352 462C420 456 470 496 462 552 454 600 410 588 386 600 366 612 340 618 304 606 250 588 234 540 262 504 284 476 316 464 352 462Z',
      `fill="${main}" stroke="${deep}" stroke-width="9"`,
    ) +
    `<ellipse cx="398" cy="572" rx="18" ry="12" fill="${deep}"/>` +
    dabs.join('') +
    path('M60 596L196 470', `stroke="${deep}" stroke-width="20" stroke-linecap="round"`) +
    path('M60 596L196 470', `stroke="${main}" stroke-width="9" stroke-linecap="round"`) +
    path(leaf(188, 480, 236, 426, 0.3), `fill="${glint}" stroke="${deep}" stroke-width="6"`)
  )
}
