import type { Family } from './scenes.ts'
import { circle, H, leaf, n, outline, path, rect, W } from './shapes.ts'

/** A band of water from a height down, with crests of one width. */
const water = (y: number, high: number, wide: number, shift: number, paint: string) =>
  path(
    `M${n(-wide * 2 + shift)} ${n(y)}q${n(wide / 2)} ${n(-high)} ${n(wide)} 0${`t${n(wide)} 0`.repeat(Math.ceil(W / wide) + 3)}V${H}H${n(-wide * 2)}Z`,
    paint,
  )

/** A ship under sail before the sun. */
export const harbour: Family = (random, { deep, main, other, light, glint, ground }) => {
  const sea = random.between(380, 440)
  const sun = circle(
    random.between(110, 370),
    sea - random.between(30, 150),
    random.between(70, 130),
    `fill="${random.pick([glint, main])}"`,
  )
  const masts = random.whole(1, 3)
  const size = random.between(0.85, 1.2)
  const sails = Array.from({ length: masts }, (_, mast) => {
    const x = (mast - (masts - 1) / 2) * 78
    const high = 250 - Math.abs(mast - (masts - 1) / 2) * 50
    return (
      path(`M${n(x)} 0V${-high - 20}`, `stroke="${deep}" stroke-width="6"`) +
      path(`M${n(x + 6)} ${-high}Q${n(x + 84)} ${-high * 0.55} ${n(x + 70)} -34L${n(x + 6)} -26Z`, `fill="${mast % 2 ? main : light}"`) +
      path(
        `M${n(x - 6)} ${-high * 0.86}Q${n(x - 50)} ${-high * 0.4} ${n(x - 48)} -34L${n(x - 6)} -26Z`,
        `fill="${mast % 2 ? light : other}"`,
      ) +
      path(`M${n(x)} ${-high - 20}l34 12-34 12Z`, `fill="${other}"`)
    )
  })
  const hull = path('M-130-16H140L104 48Q0 66-92 48Z', `fill="${deep}"`) + path('M-124 0H131', `stroke="${main}" stroke-width="7"`)
  const glints = Array.from({ length: 9 }, () =>
    rect(random.between(40, 400), random.between(sea + 60, 580), random.between(26, 90), 5, `fill="${glint}" opacity=".75"`, 3),
  )
  return (
    sun +
    water(sea, 14, 80, random.between(0, 80), `fill="${other}"`) +
    `<g transform="translate(${n(random.between(210, 270))} ${n(sea + 14)}) scale(${n(size)})">${sails.join('')}${hull}</g>` +
    water(sea + 56, 18, 96, random.between(0, 90), `fill="${ground}"`) +
    water(sea + 110, 20, 120, random.between(0, 90), `fill="${deep}"`) +
    glints.join('')
  )
}

/** A lighthouse over the sea, its light going round. */
export const beacon: Family = (random, { deep, main, other, light, glint, ground }) => {
  const [x, top, foot] = [random.between(170, 310), random.between(120, 190), 500]
  const bands = random.whole(3, 6)
  const edge = (share: number) => 34 + share * 30
  const tower = Array.from({ length: bands }, (_, band) => {
    const [from, to] = [band / bands, (band + 1) / bands]
    const [y1, y2] = [top + 60 + from * (foot - top - 60), top + 60 + to * (foot - top - 60)]
    return path(
      outline([
        [x - edge(from), y1],
        [x + edge(from), y1],
        [x + edge(to), y2],
        [x - edge(to), y2],
      ]),
      `fill="${band % 2 ? other : light}"`,
    )
  })
  const beams = [-1, 1].map((side) =>
    path(
      `M${n(x)} ${n(top + 28)}L${n(x + side * 520)} ${n(top - random.between(20, 150))}V${n(top + random.between(90, 190))}Z`,
      `fill="${glint}" opacity=".32"`,
    ),
  )
  const lamp =
    rect(x - 24, top, 48, 56, `fill="${glint}"`) +
    rect(x - 44, top + 52, 88, 14, `fill="${deep}"`, 4) +
    path(`M${n(x - 36)} ${top}L${n(x)} ${top - 46}L${n(x + 36)} ${top}Z`, `fill="${main}"`)
  const stars = Array.from({ length: 14 }, () =>
    circle(random.between(10, 470), random.between(10, 300), random.between(1, 2.6), `fill="${light}"`),
  )
  const rock = path(`M${n(x - 190)} 540Q${n(x - 90)} 470 ${n(x)} 486T${n(x + 170)} 540L${n(x + 240)} 620H${n(x - 260)}Z`, `fill="${deep}"`)
  return (
    stars.join('') +
    beams.join('') +
    water(470, 12, 70, random.between(0, 70), `fill="${ground}"`) +
    rock +
    tower.join('') +
    lamp +
    water(548, 16, 90, random.between(0, 90), `fill="${other}"`)
  )
}

/** Roofs and towers of an old town by night. */
export const skyline: Family = (random, { deep, main, other, light, glint, ground }) => {
  const moon = circle(random.between(90, 390), random.between(90, 190), random.between(40, 84), `fill="${glint}"`)
  const row = (base: number, wall: string, roof: string, lit: boolean) => {
    const houses: string[] = []
    for (let x = -20; x < W;) {
      const wide = random.between(58, 104)
      const top = base - random.between(20, 170)
      const kind = random.whole(0, 3)
      houses.push(rect(x, top, wide + 1, H - top, `fill="${wall}"`))
      if (kind === 0)
        houses.push(
          path(`M${n(x - 6)} ${n(top)}L${n(x + wide / 2)} ${n(top - wide * 0.7)}L${n(x + wide + 6)} ${n(top)}Z`, `fill="${roof}"`),
        )
      if (kind === 1)
        houses.push(
          path(`M${n(x)} ${n(top)}a${n(wide / 2)} ${n(wide / 2)} 0 0 1 ${n(wide)} 0Z`, `fill="${roof}"`) +
            rect(x + wide / 2 - 2, top - wide * 0.8, 4, wide * 0.4, `fill="${roof}"`),
        )
      if (kind === 2)
        houses.push(path(`M${n(x)} ${n(top)}L${n(x + wide / 2)} ${n(top - wide * 1.5)}L${n(x + wide)} ${n(top)}Z`, `fill="${roof}"`))
      if (kind === 3) houses.push(rect(x - 4, top - 12, wide + 8, 14, `fill="${roof}"`))
      if (lit)
        for (let y = top + 22; y < H - 20; y += 46)
          for (let w = x + 14; w < x + wide - 18; w += 30)
            if (random.chance(0.62)) houses.push(rect(w, y, 13, 22, `fill="${random.chance(0.8) ? glint : light}"`, random.pick([0, 6])))
      x += wide
    }
    return houses.join('')
  }
  return (
    moon + `<g opacity=".55">${row(330, other, main, false)}</g>` + row(470, random.pick([deep, ground]), random.pick([main, other]), true)
  )
}

const pine = (x: number, foot: number, size: number, paint: string) =>
  path(
    `M${n(x)} ${n(foot - size * 2.6)}l${n(size * 0.6)} ${n(size)}h${n(-size * 0.24)}l${n(size * 0.5)} ${n(size * 0.9)}h${n(-size * 0.3)}l${n(size * 0.5)} ${n(size * 0.9)}H${n(x - size * 1.06)}l${n(size * 0.5)} ${n(-size * 0.9)}h${n(-size * 0.3)}l${n(size * 0.5)} ${n(-size * 0.9)}h${n(-size * 0.24)}Z`,
    `fill="${paint}"`,
  )

/** Mountains with snow, and pines before them. */
export const peaks: Family = (random, { deep, main, other, light, glint, ground }) => {
  const sun = circle(
    random.between(90, 390),
    random.between(110, 200),
    random.between(46, 92),
    `fill="${random.pick([glint, main, other])}"`,
  )
  const mountain = (x: number, top: number, wide: number, paint: string) => {
    const [cut, at] = [0.3, (share: number, side: number): [number, number] => [x + side * wide * share, top + (620 - top) * share]]
    const snow = outline([
      [x, top],
      at(cut, 1),
      [x + wide * cut * 0.4, top + (620 - top) * cut * 0.72],
      [x, top + (620 - top) * cut * 1.1],
      [x - wide * cut * 0.45, top + (620 - top) * cut * 0.75],
      at(cut, -1),
    ])
    return (
      path(
        outline([
          [x, top],
          [x + wide, 620],
          [x - wide, 620],
        ]),
        `fill="${paint}"`,
      ) +
      path(
        outline([
          [x, top],
          [x + wide, 620],
          [x + wide * 0.1, 620],
        ]),
        `fill="${deep}" opacity=".28"`,
      ) +
      path(snow, `fill="${light}"`)
    )
  }
  const range = [
    mountain(random.between(60, 160), random.between(230, 300), 240, ground),
    mountain(random.between(310, 430), random.between(210, 290), 260, other),
    mountain(random.between(180, 300), random.between(150, 230), 300, main),
  ]
  const wood = Array.from({ length: 13 }, (_, tree) =>
    pine(tree * 40 + random.between(-12, 12), random.between(540, 600), random.between(26, 46), tree % 3 ? deep : ground),
  )
  return sun + range.join('') + wood.join('') + rect(0, 584, W, 20, `fill="${deep}"`)
}

/** A balloon over hills, another far behind it. */
export const balloon: Family = (random, { deep, main, other, light, glint, ground }) => {
  const tones = [main, light, other, glint]
  const one = (x: number, y: number, size: number, first: number) => {
    const gores = [1, 0.68, 0.3].map((share, place) => `<ellipse rx="${n(100 * share)}" ry="112" fill="${tones[(first + place) % 4]}"/>`)
    const net =
      path('M-64 84L-20 158M64 84L20 158', `stroke="${deep}" stroke-width="3"`) +
      path('M-66 82Q0 118 66 82L48 104Q0 126-48 104Z', `fill="${deep}"`)
    return `<g transform="translate(${n(x)} ${n(y)}) scale(${n(size)})">${net}${gores.join('')}${rect(-24, 158, 48, 38, `fill="${deep}"`, 7)}${rect(-24, 158, 48, 9, `fill="${glint}"`)}</g>`
  }
  const cloud = (x: number, y: number, size: number) =>
    path(
      `M${n(x)} ${n(y)}a${n(size)} ${n(size)} 0 0 1 ${n(size * 1.7)} ${n(-size * 0.5)}a${n(size * 1.1)} ${n(size * 1.1)} 0 0 1 ${n(size * 2)} ${n(size * 0.5)}Z`,
      `fill="${light}" opacity=".55"`,
    )
  const clouds = Array.from({ length: random.whole(2, 4) }, () =>
    cloud(random.between(-30, 380), random.between(80, 460), random.between(22, 44)),
  )
  const hills =
    path(
      `M0 ${n(random.between(470, 530))}Q140 ${n(random.between(420, 500))} 270 520T480 ${n(random.between(470, 540))}V600H0Z`,
      `fill="${other}"`,
    ) + path(`M0 560Q190 ${n(random.between(500, 540))} 480 570V600H0Z`, `fill="${ground}"`)
  return (
    clouds.join('') +
    one(random.between(70, 400), random.between(110, 190), random.between(0.25, 0.42), random.whole(0, 3)) +
    hills +
    one(random.between(190, 290), random.between(210, 270), random.between(1.15, 1.45), random.whole(0, 3))
  )
}

/** Wave behind wave, each of rings, under a sun. */
export const waves: Family = (random, { deep, main, other, light, glint, ground }) => {
  const size = random.pick([120, 150, 180])
  const tones = [other, ground, deep, other]
  const wave = (id: number) =>
    `<g id="w${id}">${[1, 0.76, 0.52, 0.28].map((share, ring) => circle(0, 0, (size / 2) * share, `fill="${ring % 2 ? light : tones[id]}"`)).join('')}</g>`
  const sun = circle(random.between(100, 380), random.between(130, 220), random.between(80, 130), `fill="${random.pick([glint, main])}"`)
  const rows: string[] = []
  const from = random.between(300, 360)
  for (let row = 0; from + row * size * 0.28 < H + size; row++)
    for (let column = -1; column * size < W + size; column++)
      rows.push(`<use href="#w${row % 4}" x="${n(column * size + (row % 2 ? size / 2 : 0))}" y="${n(from + row * size * 0.28)}"/>`)
  const birds = Array.from({ length: random.whole(2, 5) }, () => {
    const [x, y, wing] = [random.between(40, 420), random.between(50, 260), random.between(12, 26)]
    return path(leaf(x, y, x - wing * 2, y - wing, 0.2) + leaf(x, y, x + wing * 2, y - wing, -0.2), `fill="${light}"`)
  })
  return `<defs>${[0, 1, 2, 3].map(wave).join('')}</defs>${sun}${birds.join('')}${rows.join('')}`
}
