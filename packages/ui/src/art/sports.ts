import type { Family } from './scenes.ts'
import { circle, H, n, path, rect, W } from './shapes.ts'

/** A greyhound at full stretch under the lamps of a track. */
export const hounds: Family = (random, { deep, main, other, light, glint, ground }) => {
  const lamps = [70, 240, 410].map((x) => {
    const beam = path(`M${x - 12} 130L${x + 12} 130L${x + 120} 470H${x - 120}Z`, `fill="${glint}" opacity=".13"`)
    const lamp = rect(x - 26, 112, 52, 16, `fill="${glint}"`, 6) + circle(x, 120, 46, `fill="${glint}" opacity=".25"`)
    return beam + rect(x - 3, 120, 6, 300, `fill="${deep}"`) + lamp
  })
  const trees = Array.from({ length: 11 }, (_, at) => {
    const [x, tall] = [at * 48 + random.between(-12, 12), random.between(60, 130)]
    return `<ellipse cx="${n(x)}" cy="${n(400 - tall / 2)}" rx="20" ry="${n(tall / 2)}" fill="${ground}"/>`
  })
  const sand = rect(0, 410, W, H - 410, `fill="${other}"`) + rect(0, 400, W, 12, `fill="${light}"`)
  const streaks = Array.from({ length: 9 }, () =>
    rect(random.between(-20, 400), random.between(440, 580), random.between(40, 110), 4, `fill="${deep}" opacity=".22"`, 2),
  )
  const legs = path(
    'M322 424Q372 452 432 448L436 458Q366 474 306 442ZM306 440Q356 474 412 486L412 496Q344 492 290 452ZM128 424Q86 462 34 462L32 472Q96 482 146 446ZM142 440Q112 480 64 494L66 504Q132 494 164 452Z',
    `fill="${deep}"`,
  )
  const tail = path('M120 404Q70 398 36 424', `fill="none" stroke="${deep}" stroke-width="9" stroke-linecap="round"`)
  const body = path(
    'M112 412C112 372 158 364 214 372 262 364 296 356 330 366L376 334C392 322 418 326 452 350 462 358 456 366 444 366L404 368C388 386 372 394 350 420 330 452 280 462 252 444 226 430 196 432 174 446 140 458 112 442 112 412Z',
    `fill="${deep}"`,
  )
  const ear = path('M388 332Q356 322 344 338 362 350 392 346Z', `fill="${ground}"`)
  const eye = circle(416, 344, 5, `fill="${glint}"`)
  const coat = path(
    'M228 370C270 362 300 358 332 367 346 392 332 430 296 450 270 456 250 446 238 436 220 420 218 386 228 370Z',
    `fill="${main}" stroke="${light}" stroke-width="5"`,
  )
  const shade = `<ellipse cx="240" cy="514" rx="190" ry="18" fill="${deep}" opacity=".35"/>`
  return trees.join('') + lamps.join('') + sand + streaks.join('') + shade + tail + legs + body + ear + eye + coat
}

/** A horse and its rider before the sea and the sun. */
export const gallop: Family = (random, { deep, main, other, light, glint, ground }) => {
  const sun = circle(random.between(120, 360), random.between(120, 190), random.between(58, 86), `fill="${glint}"`)
  const sea =
    rect(0, 282, W, 80, `fill="${other}"`) +
    [300, 320, 338].map((y) => rect(random.between(20, 200), y, random.between(90, 220), 4, `fill="${light}" opacity=".6"`, 2)).join('')
  const hills =
    path('M0 360Q120 296 250 342T480 318V600H0Z', `fill="${ground}"`) + path('M0 470Q160 436 300 462T480 452V600H0Z', `fill="${main}"`)
  const rail = rect(0, 436, W, 9, `fill="${light}"`) + [30, 150, 270, 390].map((x) => rect(x, 436, 7, 60, `fill="${light}"`)).join('')
  const legs = path(
    'M318 430C354 440 384 448 404 480L394 488C372 468 340 466 306 458ZM300 446C330 466 340 500 330 532L318 530C322 500 300 482 274 462ZM150 432C124 458 92 462 66 494L76 504C106 480 146 478 174 452ZM166 444C150 484 120 500 112 536L124 540C142 508 178 494 190 456Z',
    `fill="${deep}"`,
  )
  const tail = path('M138 378C100 362 70 382 40 424 76 412 104 420 146 408Z', `fill="${deep}"`)
  const body = path(
    'M132 402C130 360 190 350 238 366 274 372 300 362 322 340L358 290C372 274 394 282 408 300L438 336C444 348 434 356 422 350L392 338C378 352 366 384 350 414 328 452 280 462 240 454 204 448 184 458 160 450 138 442 132 426 132 402Z',
    `fill="${deep}"`,
  )
  const mane = path('M350 290C322 300 306 326 292 356 312 352 340 334 362 300Z', `fill="${ground}"`)
  const ear = path('M366 286L368 262 384 282Z', `fill="${deep}"`)
  const rider =
    path('M222 366C206 330 232 296 268 276L318 270 326 296 290 312 262 330 268 372Z', `fill="${light}"`) +
    path('M236 312C244 288 284 262 322 264L334 290 286 316Z', `fill="${main === deep ? other : glint}" stroke="${deep}" stroke-width="4"`) +
    path('M318 288L366 310', `stroke="${glint}" stroke-width="13" stroke-linecap="round"`) +
    circle(338, 252, 19, `fill="${light}"`) +
    path('M317 250A22 22 0 0 1 360 246L374 254Z', `fill="${other}" stroke="${deep}" stroke-width="4"`)
  const turf = Array.from({ length: 14 }, () =>
    circle(random.between(20, 220), random.between(500, 560), random.between(3, 7), `fill="${ground}"`),
  )
  return (
    sun +
    sea +
    hills +
    rail +
    `<ellipse cx="240" cy="548" rx="180" ry="16" fill="${deep}" opacity=".3"/>` +
    turf.join('') +
    tail +
    legs +
    body +
    mane +
    ear +
    rider
  )
}

/** A football ground between hedges, seen from above a corner, with a ball before it. */
export const meadow: Family = (random, { deep, main, other, light, glint, ground }) => {
  const hedge = Array.from({ length: 26 }, (_, at) =>
    circle(at * 20 - 8, 232 + random.between(-10, 10), random.between(16, 28), `fill="${at % 3 ? deep : main}"`),
  )
  const hills = path('M0 220Q110 120 230 190T480 150V260H0Z', `fill="${other}" opacity=".75"`)
  const sun = circle(random.between(90, 390), 110, random.between(40, 62), `fill="${glint}"`)
  const stripes = Array.from({ length: 6 }, (_, at) =>
    path(
      `M${n(190 + at * 18)} 244L${n(-260 + at * 170)} 600H${n(-175 + at * 170)}L${n(199 + at * 18)} 244Z`,
      `fill="${light}" opacity=".12"`,
    ),
  )
  const field = rect(0, 240, W, H - 240, `fill="${ground}"`)
  const lines = path(
    'M-20 300H500M60 600L170 262M420 600L310 262M130 372Q240 430 350 372M190 262V290H290V262',
    `fill="none" stroke="${light}" stroke-width="6" opacity=".9"`,
  )
  const goal =
    path('M176 262V196H304V262', `fill="none" stroke="${light}" stroke-width="9"`) +
    path('M184 212H296M184 232H296M206 200V262M240 200V262M274 200V262', `stroke="${light}" stroke-width="2" opacity=".7"`)
  const [x, y] = [240, 470]
  const patch = (turn: number) => `<path d="M0-84 24-66 15-38H-15L-24-66Z" transform="rotate(${turn})" fill="${deep}"/>`
  const seams = [0, 72, 144, 216, 288].map(
    (turn) => `<path d="M0-30V-40M15-38" transform="rotate(${turn})" stroke="${deep}" stroke-width="5"/>`,
  )
  const ball =
    `<ellipse cx="${x + 10}" cy="${y + 92}" rx="92" ry="17" fill="${deep}" opacity=".35"/>` +
    `<g transform="translate(${x} ${y}) rotate(${random.whole(-20, 20)})">${circle(0, 0, 92, `fill="${light}"`)}` +
    `<path d="M0-30 28.500-9.300 17.600 24.300H-17.600L-28.500-9.300Z" fill="${deep}"/>${[0, 72, 144, 216, 288].map(patch).join('')}${seams.join('')}` +
    `${circle(0, 0, 92, `fill="none" stroke="${deep}" stroke-width="6"`)}</g>`
  return sun + hills + hedge.join('') + field + stripes.join('') + lines + goal + ball
}
