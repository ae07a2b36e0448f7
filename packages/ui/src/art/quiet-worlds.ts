import type { Family } from './scenes.ts'
import { circle, H, n, onCircle, outline, path, rect, W } from './shapes.ts'

/** A wireless set with its lit dial, waves in the night above it. */
export const wireless: Family = (random, { deep, main, other, light, glint, ground }) => {
  const needle = random.between(150, 330)
  const ticks = Array.from({ length: 21 }, (_, at) => rect(96 + at * 14.4, 384, 3, at % 5 === 0 ? 22 : 12, `fill="${deep}"`)).join('')
  const weave = Array.from({ length: 12 }, (_, at) => `M${70 + at * 30} 190l60 150M${410 - at * 30} 190l-60 150`).join('')
  const stars = Array.from({ length: 26 }, () =>
    circle(random.between(0, W), random.between(0, 170), random.between(1, 3.5), `fill="${light}"`),
  )
  return (
    stars.join('') +
    [80, 130, 180, 230]
      .map((radius) =>
        circle(240, 150, radius, `fill="none" stroke="${glint}" stroke-opacity="${n(0.75 - radius / 400)}" stroke-width="8"`),
      )
      .join('') +
    rect(-20, 540, W + 40, 80, `fill="${deep}"`) +
    path('M40 556V290C40 150 160 130 240 130S440 150 440 290V556Z', `fill="${other}"`) +
    path('M40 556V290C40 150 160 130 240 130S440 150 440 290V556Z', `fill="none" stroke="${deep}" stroke-opacity=".5" stroke-width="8"`) +
    `<clipPath id="c"><path d="M84 344V290C84 200 170 172 240 172S396 200 396 290V344Z"/></clipPath>${path('M84 344V290C84 200 170 172 240 172S396 200 396 290V344Z', `fill="${ground}"`)}<g clip-path="url(#c)">${path(weave, `stroke="${glint}" stroke-opacity=".55" stroke-width="6"`)}</g>` +
    path('M84 344V290C84 200 170 172 240 172S396 200 396 290V344', `fill="none" stroke="${main}" stroke-width="9"`) +
    rect(78, 356, 324, 76, `fill="${main}"`, 12) +
    rect(86, 364, 308, 60, `fill="${glint}"`, 8) +
    ticks +
    rect(needle, 364, 7, 60, `fill="${deep}"`) +
    circle(needle + 3, 372, 10, `fill="${other}"`) +
    [130, 350]
      .map(
        (x) =>
          circle(x, 490, 44, `fill="${deep}"`) +
          circle(x, 490, 34, `fill="${main}"`) +
          Array.from({ length: 12 }, (_, at) => {
            const [a, b] = [onCircle(x, 490, 26, at / 12), onCircle(x, 490, 34, at / 12)]
            return path(`M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`, `stroke="${deep}" stroke-width="4"`)
          }).join(''),
      )
      .join('') +
    [200, 240, 280].map((x) => rect(x - 13, 470, 26, 44, `fill="${light}"`, 6)).join('')
  )
}

/** A snail on a wall of stones, blades of grass and rain. */
export const snail: Family = (random, { deep, main, other, light, glint, ground }) => {
  const turns = Array.from({ length: 56 }, (_, at) => onCircle(206, 308, 8 + at * 2.1, at * 0.046))
  const stones = Array.from({ length: 12 }, (_, at) => {
    const [x, y] = [(at % 6) * 96 - 30 + (at < 6 ? 0 : 44), at < 6 ? 456 : 534]
    return rect(x, y, random.between(80, 92), 68, `fill="${random.pick([ground, main, other])}" stroke="${deep}" stroke-width="7"`, 24)
  })
  const rain = Array.from({ length: 34 }, () => `M${n(random.between(0, 500))} ${n(random.between(-20, 420))}l-8 34`).join('')
  return (
    circle(330, 140, 110, `fill="${glint}" opacity=".35"`) +
    path(rain, `stroke="${light}" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"`) +
    [30, 66, 430, 460]
      .map((x, at) =>
        path(
          `M${x} 470q${at % 2 ? 30 : -20}-130 ${at % 2 ? 70 : -40}-${220 + at * 14}q-20 130 ${at % 2 ? -40 : 66} ${220 + at * 14}Z`,
          `fill="${ground}"`,
        ),
      )
      .join('') +
    rect(-20, 430, W + 40, 200, `fill="${deep}"`) +
    stones.join('') +
    rect(-20, 428, W + 40, 24, `fill="${light}"`, 8) +
    path(
      'M52 432C60 396 120 396 170 396H330C372 380 366 330 380 300 404 262 452 282 448 326 444 380 420 432 380 432Z',
      `fill="${light}" stroke="${deep}" stroke-width="8" stroke-linejoin="round"`,
    ) +
    path(
      'M398 296C392 256 380 236 362 222M430 290C434 256 440 236 456 220',
      `fill="none" stroke="${deep}" stroke-width="14" stroke-linecap="round"`,
    ) +
    circle(360, 218, 13, `fill="${deep}"`) +
    circle(458, 216, 13, `fill="${deep}"`) +
    path('M410 372q14 8 26-4', `fill="none" stroke="${deep}" stroke-width="7" stroke-linecap="round"`) +
    circle(206, 308, 132, `fill="${deep}"`) +
    circle(206, 308, 122, `fill="${main}"`) +
    path(
      `M${turns.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`,
      `fill="none" stroke="${deep}" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"`,
    ) +
    path('M120 262C134 222 166 200 204 194', `fill="none" stroke="${glint}" stroke-width="13" stroke-linecap="round"`)
  )
}

/** A silver cover lifted from a plate, a chilli under it. */
export const cloche: Family = (random, { deep, main, other, light, glint, ground }) => {
  const cloth = Array.from({ length: 9 }, (_, at) =>
    path(`M${-20 + at * 62} 520l30 100`, `stroke="${other}" stroke-opacity=".5" stroke-width="6"`),
  ).join('')
  const steam = [150, 240, 330].map((x) =>
    path(
      `M${x} 410c-26-30 26-46 0-80s20-30 6-50`,
      `fill="none" stroke="${light}" stroke-opacity=".5" stroke-width="11" stroke-linecap="round"`,
    ),
  )
  return (
    circle(240, 300, 230, `fill="${glint}" opacity=".22"`) +
    rect(-20, 500, W + 40, 120, `fill="${light}"`) +
    cloth +
    `<ellipse cx="240" cy="502" rx="216" ry="44" fill="${deep}" opacity=".5"/><ellipse cx="240" cy="486" rx="214" ry="42" fill="${light}"/><ellipse cx="240" cy="482" rx="150" ry="25" fill="${main}" opacity=".45"/>` +
    steam.join('') +
    path(
      'M336 404C368 414 376 444 340 466 290 494 180 496 110 476 176 470 226 452 262 424 286 404 312 396 336 404Z',
      `fill="${other}" stroke="${deep}" stroke-width="7" stroke-linejoin="round"`,
    ) +
    path(
      'M340 410C340 380 356 352 388 344l10 18c-22 8-30 26-28 50Z',
      `fill="${ground}" stroke="${deep}" stroke-width="6" stroke-linejoin="round"`,
    ) +
    path('M312 424C290 452 250 466 200 472', `fill="none" stroke="${light}" stroke-opacity=".8" stroke-width="9" stroke-linecap="round"`) +
    `<g transform="translate(240 236) rotate(${n(random.pick([-16, -12, 12, 16]))})">${path('M-190 90C-190-40-100-110 0-110S190-40 190 90Z', `fill="${main}"`)}${path('M-190 90C-190-40-100-110 0-110S190-40 190 90Z', `fill="${light}" opacity=".35"`)}${path('M-150 70C-146-10-104-60-50-78', `fill="none" stroke="#fff" stroke-width="17" stroke-linecap="round"`)}` +
    `${path('M132 74C132 20 112-26 80-54', `fill="none" stroke="${deep}" stroke-opacity=".3" stroke-width="13" stroke-linecap="round"`)}${rect(-206, 86, 412, 28, `fill="${light}" stroke="${deep}" stroke-opacity=".5" stroke-width="5"`, 12)}${path('M-24-108C-24-126-12-128-14-142-40-160-26-196 0-196S40-160 14-142C12-128 24-126 24-108Z', `fill="${light}" stroke="${deep}" stroke-opacity=".5" stroke-width="5"`)}</g>`
  )
}

/** Umbrellas from above on a wet square, rain between them. */
export const umbrellas: Family = (random, { deep, main, other, light, glint, ground }) => {
  const umbrella = (x: number, y: number, size: number, one: string, two: string) => {
    const turn = random.between(0, 0.12)
    const wedges = Array.from({ length: 8 }, (_, at) => {
      const [a, b] = [onCircle(x, y, size, turn + at / 8), onCircle(x, y, size, turn + (at + 1) / 8)]
      const [mx, my] = onCircle(x, y, size * 0.84, turn + (at + 0.5) / 8)
      return path(
        `M${n(x)} ${n(y)}L${n(a[0])} ${n(a[1])}Q${n(mx)} ${n(my)} ${n(b[0])} ${n(b[1])}Z`,
        `fill="${at % 2 ? one : two}" stroke="${deep}" stroke-opacity=".55" stroke-width="3"`,
      )
    })
    const hull = outline(Array.from({ length: 8 }, (_, at) => onCircle(x + 12, y + 18, size, turn + at / 8)))
    return path(hull, `fill="${deep}" opacity=".5"`) + wedges.join('') + circle(x, y, size * 0.09, `fill="${deep}"`)
  }
  const cobbles = Array.from({ length: 80 }, (_, at) => {
    const [x, y] = [(at % 8) * 66 + (Math.floor(at / 8) % 2) * 33 - 20, Math.floor(at / 8) * 64]
    return `<ellipse cx="${x}" cy="${y}" rx="29" ry="26" fill="${ground}" opacity="${n(random.between(0.5, 0.95))}"/>`
  })
  const rain = Array.from({ length: 40 }, () => `M${n(random.between(0, 500))} ${n(random.between(-20, 600))}l-10 44`).join('')
  return (
    rect(0, 0, W, H, `fill="${deep}"`) +
    cobbles.join('') +
    umbrella(120, 110, 118, main, light) +
    umbrella(382, 76, 96, other, light) +
    umbrella(330, 286, 128, glint, other) +
    umbrella(84, 360, 92, other, main) +
    umbrella(210, 506, 120, main, light) +
    umbrella(424, 500, 92, glint, light) +
    path(rain, `stroke="${light}" stroke-opacity=".55" stroke-width="4" stroke-linecap="round"`)
  )
}
