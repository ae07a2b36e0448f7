import type { Family } from './scenes.ts'
import { circle, H, leaf, n, onCircle, path, rect, star, W } from './shapes.ts'

/** Paper lanterns hanging at different heights. */
export const lantern: Family = (random, { deep, main, other, light, glint }) => {
  const count = random.whole(1, 4)
  return Array.from({ length: count }, (_, place) => {
    const x = count === 1 ? 240 : 80 + (place * 320) / (count - 1)
    const y = random.between(190, 400)
    const [wide, high] = count === 1 ? [130, 150] : [random.between(52, 86), random.between(62, 108)]
    const tone = random.pick([other, main, light])
    const ribs = [0.66, 0.3].map(
      (share) =>
        `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(wide * share)}" ry="${n(high)}" fill="none" stroke="${deep}" stroke-opacity=".35" stroke-width="3"/>`,
    )
    const cap = (cy: number) =>
      rect(x - wide * 0.42, cy - 9, wide * 0.84, 18, `fill="${deep}"`, 5) + rect(x - wide * 0.42, cy - 3, wide * 0.84, 4, `fill="${glint}"`)
    const tassel =
      path(`M${n(x)} ${n(y + high)}v52`, `stroke="${glint}" stroke-width="4"`) +
      path(`M${n(x - 9)} ${n(y + high + 52)}h18l4 46h-26Z`, `fill="${other}"`)
    return (
      path(`M${n(x)} -200V${n(y - high)}`, `stroke="${light}" stroke-opacity=".6" stroke-width="3"`) +
      circle(x, y, Math.max(wide, high) * 1.5, `fill="${glint}" opacity=".15"`) +
      tassel +
      `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(wide)}" ry="${n(high)}" fill="${tone}"/><ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(wide * 0.5)}" ry="${n(high * 0.82)}" fill="${glint}" opacity=".5"/>` +
      ribs.join('') +
      cap(y - high) +
      cap(y + high)
    )
  }).join('')
}

/** An old key. */
export const key: Family = (random, { deep, main, other, light, glint }) => {
  const tone = random.pick([main, glint, light])
  const lobes = random.pick([3, 4, 5, 6])
  const bow = Array.from({ length: lobes }, (_, place) => {
    const [x, y] = onCircle(0, -150, 58, place / lobes + (lobes === 4 ? 0.125 : 0))
    return circle(x, y, 46, `fill="none" stroke="${tone}" stroke-width="20"`)
  })
  const bits = Array.from({ length: random.whole(2, 4) }, (_, bit) =>
    rect(10, 90 + bit * 34, random.between(40, 78), 22, `fill="${tone}"`, 3),
  )
  const shaft =
    rect(-13, -70, 26, 290, `fill="${tone}"`, 12) +
    rect(-26, -52, 52, 18, `fill="${tone}"`, 9) +
    rect(-22, -20, 44, 12, `fill="${tone}"`, 6) +
    rect(-6, -60, 6, 270, `fill="${light}" opacity=".6"`, 3)
  const jewel = circle(0, -150, 30, `fill="${other}"`) + path(star(0, -150, 22, 8, 4), `fill="${light}"`)
  const hole = `<g opacity=".5">${circle(240, 250, 130, `fill="${deep}"`)}${path('M200 300H280L330 560H150Z', `fill="${deep}"`)}</g>`
  return `${random.chance(0.5) ? hole : ''}<g transform="translate(240 310) rotate(${n(random.pick([-42, -30, 0, 30, 42]))}) scale(${n(random.between(0.92, 1.12))})">${bow.join('')}${shaft}${bits.join('')}${jewel}</g>`
}

/** A crown with its stones. */
export const crown: Family = (random, { deep, main, other, light, glint }) => {
  const points = random.pick([3, 5, 7])
  const gold = random.pick([main, glint])
  const step = 320 / (points - 1)
  const tops = Array.from({ length: points }, (_, place) => ({
    x: 80 + place * step,
    y: 250 - Math.cos((place / (points - 1) - 0.5) * Math.PI) * random.between(50, 110),
  }))
  const outline = `M80 440L${tops.map(({ x, y }, place) => `${n(x)} ${n(y)}${place < points - 1 ? `L${n(x + step / 2)} ${n(random.between(320, 360))}L` : ''}`).join('')}L400 440Z`
  const balls = tops.map(({ x, y }, place) => circle(x, y - 10, 17, `fill="${place % 2 ? other : light}"`))
  const band =
    rect(74, 428, 332, 62, `fill="${deep}"`, 12) + rect(74, 438, 332, 6, `fill="${gold}"`) + rect(74, 474, 332, 6, `fill="${gold}"`)
  const stones = Array.from({ length: 5 }, (_, place) =>
    place % 2
      ? circle(116 + place * 62, 459, 11, `fill="${light}"`)
      : path(star(116 + place * 62, 459, 19, 11, 4), `fill="${place === 2 ? other : glint}"`),
  )
  const lining = path('M90 430Q240 330 390 430Z', `fill="${other}"`)
  return (
    lining +
    path(outline, `fill="${gold}" stroke="${deep}" stroke-opacity=".25" stroke-width="4" stroke-linejoin="round"`) +
    balls.join('') +
    band +
    stones.join('')
  )
}

/** A painted jar with flowers. */
export const vase: Family = (random, { deep, main, other, light, glint, ground }) => {
  const [belly, neck, lip] = [random.between(104, 138), random.between(34, 56), random.between(50, 70)]
  const shape = `M${n(240 - lip)} 300C${n(240 - neck)} 330 ${n(240 - neck)} 350 ${n(240 - neck)} 356C${n(240 - belly - 30)} 400 ${n(240 - belly)} 520 190 560H290C${n(240 + belly)} 520 ${n(240 + belly + 30)} 400 ${n(240 + neck)} 356C${n(240 + neck)} 350 ${n(240 + neck)} 330 ${n(240 + lip)} 300Z`
  const bands = Array.from({ length: 4 }, (_, band) =>
    rect(80, 392 + band * 38, 320, random.between(8, 22), `fill="${[light, main, glint, deep][band]}"`),
  )
  const flower = (x: number, y: number, size: number) => {
    const petals = random.pick([5, 6, 8])
    const tone = random.pick([main, light, glint])
    return (
      Array.from({ length: petals }, (_, petal) => path(leaf(x, y, ...onCircle(x, y, size, petal / petals), 0.36), `fill="${tone}"`)).join(
        '',
      ) + circle(x, y, size * 0.26, `fill="${other}"`)
    )
  }
  const stems = Array.from({ length: random.whole(3, 6) }, (_, place, all = 5) => {
    const [x, y] = [240 + (place - (all - 1) / 2) * random.between(44, 66), random.between(80, 200)]
    return (
      path(`M240 320Q240 220 ${n(x)} ${n(y)}`, `fill="none" stroke="${ground}" stroke-width="7"`) +
      path(leaf(240 + (x - 240) * 0.4, 240, 240 + (x - 240) * 0.9, 226, 0.3), `fill="${ground}"`) +
      flower(x, y, random.between(44, 70))
    )
  })
  const table = rect(-200, 556, W + 400, H, `fill="${deep}" opacity=".75"`)
  return `${table}${stems.join('')}<defs><clipPath id="c"><path d="${shape}"/></clipPath></defs><path d="${shape}" fill="${other}"/><g clip-path="url(#c)">${bands.join('')}${rect(300, 290, 120, 280, `fill="${deep}" opacity=".22"`)}</g>`
}

/** A rose of the winds. */
export const compass: Family = (random, { deep, main, other, light, glint }) => {
  const [x, y] = [240, 300]
  const turn = random.between(-0.06, 0.06)
  const half = (radius: number, waist: number, place: number, points: number, a: string, b: string) => {
    const tip = onCircle(x, y, radius, turn + place / points)
    const [left, right] = [onCircle(x, y, waist, turn + (place - 0.5) / points), onCircle(x, y, waist, turn + (place + 0.5) / points)]
    const side = ([sx, sy]: [number, number], tone: string) =>
      path(`M${x} ${y}L${n(sx)} ${n(sy)}L${n(tip[0])} ${n(tip[1])}Z`, `fill="${tone}"`)
    return side(left, a) + side(right, b)
  }
  const ticks = `<circle cx="${x}" cy="${y}" r="186" fill="none" stroke="${main}" stroke-width="18" stroke-dasharray="3 ${n(random.pick([9.5, 13, 16]))}"/>`
  const rose = (radius: number, waist: number, shift: number, a: string, b: string) =>
    [0, 1, 2, 3].map((place) => half(radius, waist, place + shift, 4, a, b)).join('')
  return (
    circle(x, y, 214, `fill="${random.pick([deep, light])}"`) +
    circle(x, y, 204, `fill="none" stroke="${glint}" stroke-width="4"`) +
    ticks +
    circle(x, y, 160, `fill="none" stroke="${other}" stroke-width="3"`) +
    rose(130, 46, 0.5, glint, main) +
    rose(196, 52, 0, other, random.pick([light, glint])) +
    circle(x, y, 24, `fill="${main}"`) +
    circle(x, y, 10, `fill="${deep}"`)
  )
}

/** A bell swinging. */
export const bell: Family = (random, { deep, main, other, light, glint }) => {
  const tone = random.pick([main, glint, other])
  const swing = random.between(-20, 20)
  const body = 'M240 130C320 130 334 230 342 310 350 380 372 410 400 436H80C108 410 130 380 138 310 146 230 160 130 240 130Z'
  const bands = [250, 392].map((y) => rect(60, y, 360, 14, `fill="${deep}" opacity=".5"`))
  const marks = Array.from({ length: random.whole(4, 8) }, (_, place, all = 6) =>
    path(star(140 + (place * 200) / (all - 1), 330, 18, 8, random.pick([4, 5, 8])), `fill="${light}"`),
  )
  const arcs = [0, 1, 2].map(
    (ring) =>
      `<circle cx="240" cy="440" r="${190 + ring * 44}" fill="none" stroke="${light}" stroke-opacity="${n(0.4 - ring * 0.1)}" stroke-width="5" stroke-dasharray="120 400" stroke-dashoffset="${60 - ring * 10}"/>`,
  )
  const bow = path(
    'M240 108C190 60 150 70 150 104S200 128 240 112C280 128 330 138 330 104S290 60 240 108Z',
    `fill="${other === tone ? light : other}"`,
  )
  return `${arcs.join('')}<g transform="rotate(${n(swing)} 240 110)">${circle(240, 452, 36, `fill="${deep}"`)}<defs><clipPath id="b"><path d="${body}"/></clipPath></defs><path d="${body}" fill="${tone}"/><g clip-path="url(#b)">${bands.join('')}${marks.join('')}${path('M180 130Q150 300 130 440H186Q190 300 214 130Z', `fill="${light}" opacity=".45"`)}</g>${rect(70, 424, 340, 26, `fill="${deep}"`, 13)}${bow}</g>`
}

/** Numbered balls in a heap. */
export const balls: Family = (random, { deep, main, other, light, glint, ground }) => {
  const places = [
    [150, 470, 92],
    [338, 460, 104],
    [244, 318, 96],
    [118, 262, 62],
    [372, 258, 70],
    [246, 152, 60],
  ] as const
  return places
    .slice(0, random.whole(3, 6))
    .map(([x, y, radius]) => {
      const tone = random.pick([main, other, glint, ground])
      const face = `${circle(x, y, radius, `fill="${tone}"`)}${circle(x - radius * 0.3, y - radius * 0.36, radius * 0.32, `fill="${light}" opacity=".4"`)}${circle(x, y, radius * 0.56, `fill="${light}"`)}`
      const number = `<text x="${x}" y="${n(y + radius * 0.22)}" font-family="Georgia,serif" font-weight="700" font-size="${n(radius * 0.62)}" text-anchor="middle" fill="${deep}">${random.whole(1, 90)}</text>`
      return `${circle(x + 6, y + 10, radius, `fill="${deep}" opacity=".4"`)}<g transform="rotate(${n(random.between(-26, 26))} ${x} ${y})">${face}${number}</g>`
    })
    .join('')
}

/** A round maze with something at its heart. */
export const maze: Family = (random, { deep, main, other, light, glint }) => {
  const rings = random.whole(5, 8)
  const gap = 220 / rings
  const wall = random.pick([main, light, glint])
  const drawn = Array.from({ length: rings }, (_, ring) => {
    const radius = 56 + ring * gap
    const [turn, open] = [random.next(), random.between(0.05, 0.1) * (200 / radius)]
    const length = 2 * Math.PI * radius
    const stroke = `fill="none" stroke="${wall}" stroke-width="${n(gap * 0.42)}" stroke-linecap="round"`
    const [ax, ay] = onCircle(240, 300, radius, turn + 0.5)
    const [bx, by] = onCircle(240, 300, radius + gap, turn + 0.5)
    const bar = ring < rings - 1 ? path(`M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}`, stroke) : ''
    return `<circle cx="240" cy="300" r="${n(radius)}" ${stroke} stroke-dasharray="${n(length * (1 - open))} ${n(length * open)}" transform="rotate(${n(turn * 360)} 240 300)"/>${bar}`
  })
  const heart = random.pick([
    path(star(240, 300, 36, 14, 5), `fill="${other}"`),
    circle(240, 300, 28, `fill="${other}"`) + circle(240, 300, 12, `fill="${glint}"`),
    path(star(240, 300, 38, 12, 4), `fill="${other}"`),
  ])
  return circle(240, 300, 300, `fill="${deep}" opacity=".35"`) + drawn.join('') + heart
}
