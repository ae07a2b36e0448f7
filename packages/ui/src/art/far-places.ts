import type { Family } from './scenes.ts'
import { circle, n, onCircle, path, rect, W } from './shapes.ts'

/** An old racing car on a mountain road, a chequered flag over it. */
export const racer: Family = (random, { deep, main, other, light, glint, ground }) => {
  const wheel = (x: number) =>
    circle(x, 470, 74, `fill="${deep}"`) +
    circle(x, 470, 50, `fill="${light}"`) +
    Array.from({ length: 12 }, (_, at) => {
      const [toX, toY] = onCircle(x, 470, 48, at / 12)
      return path(`M${x} 470L${n(toX)} ${n(toY)}`, `stroke="${deep}" stroke-width="5"`)
    }).join('') +
    circle(x, 470, 14, `fill="${glint}"`)
  const checks = Array.from({ length: 20 }, (_, at) => {
    const [column, row] = [at % 5, Math.floor(at / 5)]
    const y = 56 + row * 36 + Math.sin(column * 1.1) * 14
    const next = 56 + row * 36 + Math.sin((column + 1) * 1.1) * 14
    const x = 268 + column * 38
    return path(`M${x} ${n(y)}L${x + 38} ${n(next)}v36L${x} ${n(y + 36)}Z`, `fill="${(column + row) % 2 ? light : deep}"`)
  })
  const peak = random.between(90, 180)
  return (
    circle(random.between(60, 200), 130, 52, `fill="${glint}"`) +
    path(`M-20 380L${n(peak)} 170 220 300 300 230 500 390V620H-20Z`, `fill="${other}" opacity=".4"`) +
    path(`M${n(peak)} 170l40 50-26 2-14-12-18 22-20-12Z`, `fill="${light}" opacity=".85"`) +
    path(
      'M500 350C380 350 260 372 290 400 320 424 470 420 500 440',
      `fill="none" stroke="${light}" stroke-opacity=".6" stroke-width="14"`,
    ) +
    path('M-20 420C120 390 320 440 500 400V620H-20Z', `fill="${other}" opacity=".55"`) +
    rect(-20, 520, W + 40, 120, `fill="${deep}"`) +
    path(`M0 566H${W}`, `stroke="${light}" stroke-width="7" stroke-dasharray="46 30"`) +
    path('M256 40L226 330', `stroke="${deep}" stroke-width="12" stroke-linecap="round"`) +
    checks.join('') +
    path('M6 420C20 378 70 360 130 356L170 340 220 362 300 354C390 356 450 384 472 420L464 480H30C14 480 2 460 6 420Z', `fill="${main}"`) +
    path(
      'M14 408C40 380 84 370 132 366M320 364C380 368 430 384 456 410',
      `fill="none" stroke="${light}" stroke-opacity=".7" stroke-width="8" stroke-linecap="round"`,
    ) +
    path('M288 390h120M300 408h122M312 426h122', `stroke="${deep}" stroke-opacity=".6" stroke-width="8"`) +
    circle(240, 420, 32, `fill="${light}"`) +
    path('M230 402h24l-16 36', `fill="none" stroke="${deep}" stroke-width="9"`) +
    path('M150 360C140 300 214 292 226 364Z', `fill="${deep}"`) +
    path('M140 300C100 262 60 292 14 262 24 310 80 322 146 322Z', `fill="${other}"`) +
    circle(184, 288, 40, `fill="${deep}"`) +
    path('M190 276h40v28h-34Z', `fill="${light}"`) +
    rect(150, 272, 70, 16, `fill="${ground}"`) +
    circle(208, 280, 16, `fill="${glint}"`) +
    path('M236 356l12-34 30-4 6 38', `fill="none" stroke="${light}" stroke-width="8"`) +
    wheel(96) +
    wheel(386)
  )
}

/** A great penguin and its chick on the ice, curtains of light over them. */
export const penguin: Family = (random, { deep, main, other, light, glint, ground }) => {
  const curtains = [0, 1, 2].map((at) => {
    const y = 90 + at * 62
    const [rise, from] = [random.between(110, 160), random.between(0, 6)]
    const waves = Array.from({ length: 13 }, (_, place) => `${place * 42 - 12} ${n(y + Math.sin(place * 0.7 + at * 2) * 30)}`)
    const above = Array.from(
      { length: 13 },
      (_, place) => `${492 - place * 42} ${n(y - rise + Math.sin(place * 1.9 + from) * 26 + Math.sin((12 - place) * 0.7 + at * 2) * 30)}`,
    )
    return path(`M${waves.join('L')}L${above.join('L')}Z`, `fill="${at % 2 ? other : main}" opacity=".38"`)
  })
  const stars = Array.from({ length: 26 }, () =>
    circle(random.between(0, W), random.between(0, 300), random.between(1, 3), `fill="${light}" opacity=".8"`),
  )
  const chick =
    path('M352 560C326 540 326 470 346 440 340 404 356 384 382 384S424 404 418 440C438 470 438 540 412 560Z', `fill="${ground}"`) +
    path('M352 420C350 396 366 394 382 404 398 394 414 396 412 420 410 440 396 444 382 440 368 444 354 440 352 420Z', `fill="${light}"`) +
    circle(368, 418, 6, `fill="${deep}"`) +
    circle(396, 418, 6, `fill="${deep}"`) +
    path('M374 426h16l-8 14Z', `fill="${glint}"`) +
    path('M356 470C360 520 404 520 408 470 400 456 364 456 356 470Z', `fill="${light}" opacity=".5"`)
  return (
    stars.join('') +
    curtains.join('') +
    path('M-10 430L40 330 84 350 120 280 160 340 200 430ZM300 430L360 350 400 376 440 310 490 380V430Z', `fill="${light}" opacity=".85"`) +
    path('M120 280L160 340 200 430H130ZM440 310l50 70v50H430Z', `fill="${main}" opacity=".4"`) +
    rect(-10, 426, W + 20, 190, `fill="${light}"`) +
    path(`M-10 500Q120 470 240 496T490 480V620H-10Z`, `fill="${main}" opacity=".35"`) +
    path(
      'M104 330C70 380 60 450 76 500 100 490 116 450 126 410ZM284 330C318 380 328 450 312 500 288 490 272 450 262 410Z',
      `fill="${deep}"`,
    ) +
    path(
      'M194 120C244 120 262 160 256 208 300 260 312 420 282 500 266 548 240 566 194 566S122 548 106 500C76 420 88 260 132 208 126 160 144 120 194 120Z',
      `fill="${deep}"`,
    ) +
    path('M194 250C240 250 272 330 268 420 264 500 236 548 194 548S124 500 120 420C116 330 148 250 194 250Z', `fill="${light}"`) +
    path('M140 196C120 240 134 280 172 288 150 258 144 230 152 196ZM248 196c20 44 6 84-32 92 22-30 28-58 20-92Z', `fill="${glint}"`) +
    path('M180 166L194 226 208 166Q194 156 180 166Z', `fill="${ground}"`) +
    path('M190 184L194 224 202 178Z', `fill="${glint}"`) +
    circle(162, 168, 8, `fill="${light}"`) +
    circle(226, 168, 8, `fill="${light}"`) +
    circle(162, 168, 4, `fill="${deep}"`) +
    circle(226, 168, 4, `fill="${deep}"`) +
    path('M120 566q20-22 44 0l-6 12h-44ZM224 566q24-22 44 0l6 12h-44Z', `fill="${ground}"`) +
    chick
  )
}

/** The patches of a giraffe's neck: middle and size. */
const patches = [
  [208, 250, 24],
  [176, 306, 28],
  [240, 306, 24],
  [150, 368, 32],
  [214, 364, 30],
  [116, 430, 36],
  [182, 432, 34],
  [246, 424, 26],
  [84, 506, 40],
  [160, 510, 38],
  [236, 500, 34],
  [60, 580, 40],
  [134, 588, 40],
  [216, 580, 38],
] as const

/** A giraffe before a low sun, a thorn tree behind it. */
export const giraffe: Family = (random, { deep, main, other, light, glint, ground }) => {
  const spots = patches.map(([x, y, size]) =>
    path(
      `M${x - size} ${n(y - size * 0.3)}L${n(x - size * 0.3)} ${y - size}L${n(x + size * 0.7)} ${n(y - size * 0.8)}L${x + size} ${n(y + size * 0.2)}L${n(x + size * 0.4)} ${y + size}L${n(x - size * 0.7)} ${n(y + size * 0.8)}Z`,
      `fill="${deep}" opacity=".62"`,
    ),
  )
  const neck =
    'M0 620C70 520 120 380 140 240 140 170 180 120 244 116L300 130 416 240C446 268 444 310 410 316L330 320C290 330 272 360 270 410L286 620Z'
  return (
    circle(random.between(300, 390), 420, 120, `fill="${glint}" opacity=".9"`) +
    path(
      'M420 560C424 500 416 470 386 440L340 410H356L412 446 420 400 428 446 480 412 440 470C432 490 432 520 440 560Z',
      `fill="${ground}"`,
    ) +
    path(
      'M330 420C344 380 410 380 430 394 450 376 500 390 500 410V430C460 426 440 418 420 430 390 420 350 434 330 420Z',
      `fill="${ground}"`,
    ) +
    rect(-10, 540, W + 20, 80, `fill="${deep}" opacity=".6"`) +
    path('M150 210C130 330 90 470-10 580V620H30C110 500 150 360 170 230Z', `fill="${other}"`) +
    `<clipPath id="neck"><path d="${neck}"/></clipPath>` +
    path(neck, `fill="${main}"`) +
    `<g clip-path="url(#neck)">${spots.join('')}</g>` +
    path('M220 124L204 40M276 122L286 36', `stroke="${main}" stroke-width="28" stroke-linecap="round"`) +
    circle(203, 38, 22, `fill="${deep}"`) +
    circle(287, 34, 21, `fill="${deep}"`) +
    path('M160 160C110 116 56 112 26 136 52 184 112 206 166 196Z', `fill="${main}"`) +
    path('M146 166C106 140 70 136 48 144 72 176 112 186 148 182Z', `fill="${other}"`) +
    circle(300, 188, 22, `fill="${deep}"`) +
    circle(293, 180, 7, `fill="${light}"`) +
    path('M268 160q26-18 58 6', `fill="none" stroke="${deep}" stroke-width="9" stroke-linecap="round"`) +
    path('M424 286q-36 26-82 6', `fill="none" stroke="${deep}" stroke-width="9" stroke-linecap="round"`) +
    circle(404, 252, 8, `fill="${deep}"`) +
    path('M312 142L384 206', `stroke="${light}" stroke-opacity=".6" stroke-width="9" stroke-linecap="round"`)
  )
}

const cloudOf = (tone: string) => (x: number, y: number, size: number) =>
  `<g transform="translate(${n(x)} ${y}) scale(${size})">${path('M-110 0C-130-34-90-56-66-40-60-90 10-96 24-54 50-78 96-60 88-24 116-28 130-8 116 0Z', `fill="${tone}" opacity=".85"`)}</g>`

/** A biplane above the clouds, with the loop that it has flown and a windsock below. */
export const biplane: Family = (random, { deep, main, other, light, glint, ground }) => {
  const cloud = cloudOf(light)
  const sock = [0, 1, 2, 3]
    .map((at) =>
      path(
        `M${70 + at * 34} ${452 + at * 7}L${104 + at * 34} ${459 + at * 7}v${58 - at * 11}L${70 + at * 34} ${520 - at * 5}Z`,
        `fill="${at % 2 ? light : other}"`,
      ),
    )
    .join('')
  const plane =
    path('M-190-36C-176-44-160-30-152-12L-116-8H70C104-8 116 6 110 22 98 38 60 40 20 40L-150 24C-178 16-192-2-190-36Z', `fill="${main}"`) +
    path('M-198-46l30-6 24 48-36 4Z', `fill="${other}"`) +
    path('M-62-8C-62-28-36-30-24-8Z', `fill="${deep}"`) +
    circle(-44, -34, 19, `fill="${deep}"`) +
    path('M-58-26C-84-44-104-30-132-44c12 26 42 28 70 24Z', `fill="${glint}"`) +
    path('M-42 28L-52-92M62 28L52-92M-22 28L42-92M42 28L-32-92', `stroke="${deep}" stroke-width="6"`) +
    path(
      'M-92-112C-30-122 60-120 104-106 112-92 104-80 92-82 40-90-34-90-84-80-102-86-104-104-92-112ZM-82 26C-20 14 66 16 110 32 116 46 110 58 96 54 50 46-22 46-74 56-90 50-92 34-82 26Z',
      `fill="${other}"`,
    ) +
    path(
      'M-76-104C-20-112 50-110 92-100M-66 34C-10 24 56 26 98 38',
      `fill="none" stroke="${light}" stroke-opacity=".75" stroke-width="7" stroke-linecap="round"`,
    ) +
    path('M100-8C122-8 128 6 124 18 118 30 104 32 96 26Z', `fill="${light}"`) +
    path('M124-72C134-72 134 76 124 80 116 74 116-68 124-72Z', `fill="${light}" opacity=".7"`) +
    path('M8 50L0 84M62 50L72 84', `stroke="${deep}" stroke-width="8"`) +
    circle(0, 92, 20, `fill="${deep}"`) +
    circle(72, 92, 20, `fill="${deep}"`) +
    circle(0, 92, 7, `fill="${light}"`) +
    circle(72, 92, 7, `fill="${light}"`) +
    circle(-112, 8, 19, `fill="${light}"`)
  return (
    circle(random.between(60, 160), 90, 46, `fill="${glint}"`) +
    cloud(random.between(300, 400), 120, 0.7) +
    cloud(random.between(40, 120), 420, 0.9) +
    path(
      'M-20 300C120 330 260 300 340 200 400 110 320 20 240 60 160 104 210 230 330 236',
      `fill="none" stroke="${light}" stroke-opacity=".7" stroke-width="20" stroke-linecap="round"`,
    ) +
    path('M-10 520Q240 450 490 520V620H-10Z', `fill="${ground}"`) +
    path('M-10 560Q240 500 490 560V620H-10Z', `fill="${deep}" opacity=".5"`) +
    rect(58, 440, 11, 170, `fill="${light}"`) +
    circle(63, 436, 11, `fill="${glint}"`) +
    sock +
    cloud(random.between(380, 440), 470, 0.8) +
    `<g transform="translate(256 300) rotate(-16) scale(1.12)">${plane}</g>`
  )
}

/** Rain on one side and sun on the other, a rainbow between, and an umbrella below. */
export const weather: Family = (random, { deep, main, other, light, glint, ground }) => {
  const drops = Array.from({ length: 22 }, () => {
    const [x, y] = [random.between(0, 250), random.between(190, 560)]
    return path(`M${n(x)} ${n(y)}l-8 24`, `stroke="${light}" stroke-opacity=".6" stroke-width="5" stroke-linecap="round"`)
  })
  const bows = [other, main, glint, light]
  return (
    circle(380, 130, 66, `fill="${glint}"`) +
    Array.from({ length: 12 }, (_, at) => {
      const [[x1, y1], [x2, y2]] = [onCircle(380, 130, 82, at / 12), onCircle(380, 130, at % 2 ? 104 : 118, at / 12)]
      return path(`M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`, `stroke="${glint}" stroke-width="9" stroke-linecap="round"`)
    }).join('') +
    bows
      .map((tone, at) =>
        path(
          `M${20 + at * 24} 620A${230 - at * 24} ${290 - at * 24} 0 0 1 ${480 - at * 24} 620`,
          `fill="none" stroke="${tone}" stroke-opacity=".75" stroke-width="24"`,
        ),
      )
      .join('') +
    path('M-10 540Q200 490 490 560V620H-10Z', `fill="${ground}"`) +
    drops.join('') +
    path('M-40 190C-50 90 50 60 90 96 120 30 240 40 244 120 310 104 330 190 276 206H-20Z', `fill="${deep}"`) +
    path(
      'M0 130C16 96 56 92 82 116M120 84C146 58 192 66 206 106',
      `fill="none" stroke="${light}" stroke-opacity=".5" stroke-width="9" stroke-linecap="round"`,
    ) +
    path('M150 196L96 300 136 296 108 388 196 268 150 274 186 196Z', `fill="${glint}"`) +
    `<g transform="rotate(${n(random.between(-16, -8))} 300 460)">` +
    path('M300 300v-24', `stroke="${deep}" stroke-width="10" stroke-linecap="round"`) +
    path('M300 420V556C300 592 248 592 248 560', `fill="none" stroke="${deep}" stroke-width="13" stroke-linecap="round"`) +
    path(
      'M150 440C154 350 220 300 300 300S446 350 450 440C430 418 404 418 384 440 364 412 334 412 318 440H282C266 412 236 412 216 440 196 418 170 418 150 440Z',
      `fill="${other}"`,
    ) +
    path(
      'M300 300C250 330 224 382 216 440 236 412 266 412 282 440 282 380 288 330 300 300ZM300 300c50 30 76 82 84 140 20-22 46-22 66 0-4-90-70-140-150-140Z',
      `fill="${light}"`,
    ) +
    '</g>'
  )
}
