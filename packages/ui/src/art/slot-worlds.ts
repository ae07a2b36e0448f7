import type { Family } from './scenes.ts'
import { arch, circle, H, leaf, n, onCircle, path, rect, W } from './shapes.ts'

/** An engine's steam, from its chimney on: middle and radius. */
const puffs = [
  [424, 258, 22],
  [384, 226, 32],
  [326, 202, 40],
  [252, 190, 44],
  [170, 188, 38],
  [94, 196, 28],
] as const

/** A train with lit windows on a viaduct, mountains and a moon behind. */
export const train: Family = (random, { deep, main, other, light, glint, ground }) => {
  const peak = (x: number, top: number, wide: number) =>
    path(`M${n(x - wide)} 380L${n(x)} ${n(top)}L${n(x + wide)} 380Z`, `fill="${ground}"`) +
    path(
      `M${n(x)} ${n(top)}l${n(-wide * 0.36)} ${n((380 - top) * 0.36)} ${n(wide * 0.2)}-8 ${n(wide * 0.14)} 24 ${n(wide * 0.2)}-22 ${n(wide * 0.18)} 10Z`,
      `fill="${light}" opacity=".85"`,
    )
  const carriage = (x: number) =>
    rect(x, 306, 150, 62, `fill="${other}"`, 10) +
    rect(x, 300, 150, 14, `fill="${light}"`, 7) +
    [0, 1, 2, 3].map((at) => rect(x + 13 + at * 33, 324, 23, 25, `fill="${glint}"`, 5)).join('') +
    [30, 120].map((at) => circle(x + at, 372, 11, `fill="${deep}"`)).join('')
  const engine =
    rect(318, 296, 46, 70, `fill="${main}"`) +
    rect(326, 308, 26, 24, `fill="${glint}"`, 3) +
    rect(312, 288, 60, 11, `fill="${light}"`, 4) +
    rect(360, 320, 92, 46, `fill="${main}"`, 18) +
    path('M418 322l-4-40h30l-4 40Z', `fill="${deep}"`) +
    circle(448, 340, 8, `fill="${glint}"`) +
    [336, 376, 420].map((x) => circle(x, 370, 17, `fill="${deep}"`) + circle(x, 370, 9, `fill="${other}"`)).join('')
  const steam = puffs.map(([x, y, radius], at) => circle(x, y, radius, `fill="${light}" opacity="${n(0.6 - at * 0.08)}"`))
  const arches = [0, 1, 2, 3].map((at) => path(arch(54 + at * 124, 96, 420, 620), `fill="${deep}"`)).join('')
  const snow = Array.from({ length: 40 }, () =>
    circle(
      random.between(0, W),
      random.between(0, H),
      random.between(1.2, 4.5),
      `fill="${light}" opacity="${n(random.between(0.4, 0.9))}"`,
    ),
  )
  return (
    circle(random.between(70, 150), 108, 46, `fill="${glint}"`) +
    peak(110, 150, 170) +
    peak(360, 110, 210) +
    rect(-20, 382, W + 40, 240, `fill="${ground}"`) +
    rect(-20, 380, W + 40, 16, `fill="${light}"`) +
    arches +
    steam.join('') +
    carriage(-4) +
    carriage(156) +
    engine +
    snow.join('')
  )
}

/** Leaves that fall through low light. */
export const leaves: Family = (random, { deep, main, other, light, glint }) => {
  const maple =
    'M0-92L13-66 28-74 22-26 44-48 52-34 88-40 76-16 92-4 50 24 56 42 6 36 4 98H-4L-6 36-56 42-50 24-92-4-76-16-88-40-52-34-44-48-22-26-28-74-13-66Z'
  const ginkgo =
    'M-4 96C-1 70-1 52-4 32-38 26-78 12-92-30-70-60-36-68-8-60-3-44-1-30 0-20 1-30 3-44 8-60 36-68 70-60 92-30 78 12 38 26 4 32 1 52 1 70 4 96Z'
  const shapes = [maple, ginkgo]
  const tones = [other, main, glint]
  const fallen = Array.from({ length: 15 }, (_, at) => {
    const near = at / 14
    const size = 0.24 + near * 0.86
    const [x, y] = [((at * 187 + 70) % 520) - 20, ((at * 263 + 40) % 640) - 20]
    const paint = `fill="${tones[at % 3]}" opacity="${n(0.45 + near * 0.55)}"`
    return `<g transform="translate(${n(x)} ${n(y)}) rotate(${random.whole(0, 359)}) scale(${n(size)})">${path(shapes[at % 2] ?? maple, paint)}${path('M0 30V-50M0 20L50-14M0 20L-50-14', `stroke="${light}" stroke-opacity=".55" stroke-width="4" fill="none"`)}</g>`
  })
  return (
    circle(240, 280, 210, `fill="${glint}" opacity=".22"`) +
    circle(240, 280, 120, `fill="${glint}" opacity=".3"`) +
    path(`M0 520Q240 470 ${W} 520V${H}H0Z`, `fill="${deep}" opacity=".6"`) +
    fallen.join('')
  )
}

/** A theatre's curtain drawn apart under a chandelier. */
export const stage: Family = (_random, { deep, main, other, light, glint, ground }) => {
  const half = Array.from({ length: 5 }, (_, at) =>
    path(
      `M${at * 30 - 6} 60H${at * 30 + 26}C${at * 30 + 22} 280 ${at * 12 + 10} 420 ${at * 8 - 4} 560H${at * 4 - 30}C${at * 8} 420 ${at * 30 - 2} 280 ${at * 30 - 6} 60Z`,
      `fill="${at % 2 ? other : main}"`,
    ),
  ).join('')
  const swags = 'q40 66 80 0'.repeat(6)
  const arm = (reach: number, rise: number) =>
    [-1, 1]
      .map(
        (side) =>
          path(
            `M240 210C${240 + side * 20} 280 ${240 + side * reach} 286 ${240 + side * reach} ${rise}`,
            `fill="none" stroke="${glint}" stroke-width="9"`,
          ) +
          rect(240 + side * reach - 6, rise - 40, 12, 38, `fill="${light}"`, 3) +
          circle(240 + side * reach, rise - 50, 11, `fill="${glint}"`) +
          circle(240 + side * reach, rise - 50, 30, `fill="${glint}" opacity=".25"`) +
          path(`M${240 + side * reach} ${rise + 14}l8 16-8 18-8-18Z`, `fill="${light}"`),
      )
      .join('')
  return (
    path('M190 60H290L400 560H80Z', `fill="${glint}" opacity=".18"`) +
    rect(-10, 540, W + 20, 80, `fill="${deep}"`) +
    half +
    `<g transform="matrix(-1 0 0 1 480 0)">${half}</g>` +
    rect(0, 0, W, 66, `fill="${other}"`) +
    path(`M0 60${swags}V0H0Z`, `fill="${main}"`) +
    path(`M0 60${swags}`, `fill="none" stroke="${glint}" stroke-width="8" stroke-dasharray="3 5"`) +
    path('M240 90V220', `stroke="${glint}" stroke-width="8"`) +
    circle(240, 250, 170, `fill="${glint}" opacity=".16"`) +
    arm(62, 246) +
    arm(124, 250) +
    path('M176 286C184 356 296 356 304 286Z', `fill="${light}" opacity=".9"`) +
    rect(172, 280, 136, 12, `fill="${glint}"`, 6) +
    path('M240 344l14 28-14 30-14-30Z', `fill="${light}"`) +
    circle(240, 470, 20, `fill="${ground}"`) +
    path('M206 560C212 510 222 492 240 490 258 492 268 510 274 560Z', `fill="${ground}"`)
  )
}

/** A double bass in the light of a stage. */
export const bass: Family = (random, { deep, main, other, light, glint, ground }) => {
  const body =
    'M212 250C164 246 146 290 152 330 156 362 172 378 168 408 164 440 116 462 112 520 108 590 168 622 240 622S372 590 368 520C364 462 316 440 312 408 308 378 324 362 328 330 334 290 316 246 268 250 264 260 216 260 212 250Z'
  const notes = Array.from({ length: 5 }, (_, at) => {
    const [x, y] = [at % 2 ? random.between(360, 440) : random.between(30, 110), 90 + at * 66]
    return (
      circle(x, y, 13, `fill="${main}"`) + path(`M${n(x + 11)} ${n(y)}v-56q26 6 30 34`, `fill="none" stroke="${main}" stroke-width="7"`)
    )
  })
  return (
    path('M190-10H290L470 640H10Z', `fill="${glint}" opacity=".2"`) +
    path('M220-10H260L360 640H120Z', `fill="${glint}" opacity=".22"`) +
    notes.join('') +
    path(body, `fill="${deep}" opacity=".5" transform="translate(10 8)"`) +
    path(body, `fill="${other}"`) +
    path(
      'M214 262C176 258 160 292 166 330 170 360 186 378 182 410 178 446 130 466 126 520',
      `fill="none" stroke="${light}" stroke-opacity=".6" stroke-width="7"`,
    ) +
    path(
      'M182 436C162 462 182 480 176 520M298 436c20 26 0 44 6 84',
      `fill="none" stroke="${deep}" stroke-width="11" stroke-linecap="round"`,
    ) +
    rect(190, 524, 100, 14, `fill="${light}"`, 4) +
    path('M222 556h36l-8 66h-20Z', `fill="${deep}"`) +
    path('M228 60h24l8 380h-40Z', `fill="${deep}"`) +
    [0, 1, 2, 3].map((at) => path(`M${231 + at * 6} 64L${224 + at * 10} 600`, `stroke="${glint}" stroke-width="1.800"`)).join('') +
    path('M226 64C216 24 226-4 250-6 284-4 284 40 262 44 250 44 246 30 254 26 236 30 250 48 254 64Z', `fill="${other}"`) +
    path('M176 28h52M176 52h52M252 36h56M252 58h56', `stroke="${light}" stroke-width="10" stroke-linecap="round"`) +
    path('M44 410L436 490', `stroke="${ground}" stroke-width="18"`) +
    path('M44 410L436 490', `stroke="${main}" stroke-width="10" stroke-linecap="round"`) +
    path('M48 426L430 504', `stroke="${light}" stroke-width="5"`)
  )
}

/** An anvil with hot iron on it, and the sparks of the blow. */
export const anvil: Family = (random, { deep, main, other, light, glint, ground }) => {
  const sparks = Array.from({ length: 34 }, () => {
    const [angle, far] = [random.between(-0.26, 0.26), random.between(90, 320)]
    const [x, y] = onCircle(250, 290, far, angle)
    return circle(x, y, random.between(2, 6), `fill="${random.pick([glint, light, main])}"`)
  })
  const rays = Array.from({ length: 9 }, (_, at) => {
    const [x, y] = onCircle(250, 280, random.between(110, 190), (at - 4) * 0.055)
    return path(leaf(250, 290, x, y, 0.05), `fill="${glint}"`)
  })
  return (
    circle(250, 280, 240, `fill="${main}" opacity=".25"`) +
    circle(250, 280, 140, `fill="${glint}" opacity=".3"`) +
    rect(-10, 540, W + 20, 80, `fill="${deep}"`) +
    path('M136 480h212l30 90H104Z', `fill="${other}"`) +
    path('M124 502h236M114 532h256', `stroke="${deep}" stroke-opacity=".45" stroke-width="8"`) +
    path(
      'M30 316C80 308 116 308 150 308H420c16 0 24 8 24 24-8 40-52 64-100 64-26 0-32 26-32 44 0 22 18 34 38 44H130c20-10 44-22 44-44 0-40-34-60-70-78-40-20-62-28-74-46Z',
      `fill="${deep}"`,
    ) +
    path('M30 316C80 308 116 308 150 308H420c12 0 20 6 22 16H150C110 324 70 326 30 316Z', `fill="${light}" opacity=".8"`) +
    path('M190 400h110M200 440h100', `stroke="${ground}" stroke-width="10" stroke-linecap="round"`) +
    rect(176, 276, 190, 32, `fill="${glint}"`, 6) +
    rect(150, 262, 56, 46, `fill="${main}"`, 6) +
    rays.join('') +
    sparks.join('') +
    `<g transform="rotate(${n(random.between(-34, -24))} 330 180)">${rect(318, 150, 24, 240, `fill="${other}"`, 10)}${rect(262, 92, 136, 70, `fill="${light}"`, 12)}${rect(262, 132, 136, 30, `fill="${deep}" opacity=".35"`, 12)}</g>`
  )
}

/** Spools of thread with a needle, a button before them. */
export const spools: Family = (random, { deep, main, other, light, glint, ground }) => {
  const spool = (x: number, top: number, wide: number, high: number, tone: string) => {
    const turns = Array.from({ length: Math.floor(high / 18) - 2 }, (_, at) =>
      path(
        `M${n(x - wide * 0.36)} ${n(top + 44 + at * 18)}q${n(wide * 0.36)} 14 ${n(wide * 0.72)}-4`,
        `fill="none" stroke="${deep}" stroke-opacity=".35" stroke-width="4"`,
      ),
    )
    return (
      rect(x - wide * 0.37, top + 10, wide * 0.74, high - 20, `fill="${tone}"`) +
      turns.join('') +
      rect(x - wide * 0.28, top + 16, wide * 0.12, high - 32, `fill="${light}" opacity=".4"`) +
      [top, top + high - 26]
        .map(
          (y) =>
            rect(x - wide / 2, y, wide, 30, `fill="${light}"`, 12) +
            rect(x - wide / 2, y + 18, wide, 12, `fill="${main}" opacity=".55"`, 6),
        )
        .join('')
    )
  }
  const holes = [-1, 1].map((x) => [-1, 1].map((y) => circle(150 + x * 20, 486 + y * 20, 10, `fill="${deep}"`)).join('')).join('')
  return (
    rect(-200, 540, W + 400, H, `fill="${deep}" opacity=".7"`) +
    circle(240, 290, 210, `fill="${glint}" opacity=".18"`) +
    spool(330, 150, 150, 410, ground) +
    spool(196, 226, 140, 334, other) +
    spool(390, 330, 116, 230, main) +
    path(`M246 300C340 ${n(random.between(220, 280))} 420 120 300 84S120 120 96 60`, `fill="none" stroke="${other}" stroke-width="5"`) +
    path('M96 52L54 330', `stroke="${light}" stroke-width="9" stroke-linecap="round"`) +
    path('M95 62l-4 26', `stroke="${deep}" stroke-width="4" stroke-linecap="round"`) +
    circle(150, 486, 82, `fill="${glint}"`) +
    circle(150, 486, 62, `fill="none" stroke="${deep}" stroke-opacity=".4" stroke-width="7"`) +
    holes +
    path('M130 466l40 40M170 466l-40 40', `stroke="${other}" stroke-width="8" stroke-linecap="round"`)
  )
}
