import type { Palette } from './palettes.ts'
import { circle, H, leaf, n, onCircle, outline, path, rect, star, suits, W } from './shapes.ts'
import type { Family } from './scenes.ts'

/** A hand of cards, fanned out. */
export const cards: Family = (random, { deep, main, other, light, glint }) => {
  const count = random.whole(3, 5)
  const spread = random.between(12, 20)
  const names = Object.keys(suits) as (keyof typeof suits)[] // the keys of our own table
  const halo = Array.from({ length: 3 }, (_, ring) =>
    circle(W / 2, 330, 226 - ring * 46, `fill="none" stroke="${main}" stroke-opacity="${n(0.2 + ring * 0.14)}" stroke-width="2"`),
  ).join('')
  const fan = Array.from({ length: count }, (_, place) => {
    const angle = (place - (count - 1) / 2) * spread
    const suit = names[(place + random.whole(0, 3)) % 4]! // there are four suits
    const colour = suit === 'heart' || suit === 'diamond' ? other : deep
    const face = place === count - 1 || random.chance(0.7)
    const inside = face
      ? `<g fill="${colour}"><path d="${suits[suit]}" transform="translate(0 -132) scale(6)"/><path d="${suits[suit]}" transform="translate(-58 -222) scale(1.3)"/><path d="${suits[suit]}" transform="translate(58 -42) rotate(180) scale(1.3)"/></g>`
      : rect(-68, -236, 136, 208, `fill="none" stroke="${glint}" stroke-width="3"`, 8) + path(star(0, -132, 56, 22, 8), `fill="${glint}"`)
    return `<g transform="translate(240 480) rotate(${n(angle)})">${rect(-80, -250, 160, 236, `fill="${face ? light : other}" stroke="${deep}" stroke-width="3"`, 16)}${inside}</g>`
  }).join('')
  return halo + fan
}

/** Fruit with leaves, as on old reels. */
export const fruit: Family = (random, colours) => {
  const [size, tilt] = [random.between(0.86, 1.1), random.between(-9, 9)]
  const draw = random.pick([cherries, citrus, pomegranate])
  const plate =
    circle(W / 2, 330, 190, `fill="${colours.main}" opacity=".24"`) +
    circle(W / 2, 330, 190, `fill="none" stroke="${colours.main}" stroke-width="2"`)
  const turned = `translate(240 330) rotate(${n(tilt)}) scale(${size.toFixed(3)}) translate(-240 -330)`
  return `${plate}<g transform="${turned}">${draw(random, colours)}</g>`
}

const cherries: Family = (random, colours) => {
  const { other, light } = colours
  const [a, b] = [random.between(70, 96), random.between(70, 96)]
  const shine = (x: number, y: number, radius: number) =>
    path(leaf(x - radius * 0.55, y - radius * 0.1, x - radius * 0.05, y - radius * 0.62, 0.3), `fill="${light}" opacity=".7"`)
  const stalks = path(`M168 372Q190 220 282 150Q300 260 316 396`, `fill="none" stroke="${light}" stroke-width="7" stroke-linecap="round"`)
  const leaves = green(colours, 282, 150, 392, 176) + green(colours, 282, 150, 188, 128)
  const balls = circle(166, 400, a, `fill="${other}"`) + circle(322, 420, b, `fill="${other}"`)
  return stalks + leaves + balls + shine(166, 400, a) + shine(322, 420, b)
}

const citrus: Family = (random, colours) => {
  const { main, light, glint } = colours
  const parts = random.whole(8, 11)
  const wedges = Array.from({ length: parts }, (_, place) =>
    path(leaf(240, 340, ...onCircle(240, 340, 128, place / parts), 0.24), `fill="${main}"`),
  )
  const peel = circle(240, 340, 160, `fill="${glint}"`) + circle(240, 340, 144, `fill="${light}"`)
  return peel + wedges.join('') + green(colours, 262, 182, 372, 120) + green(colours, 248, 182, 190, 104)
}

const pomegranate: Family = (_random, colours) => {
  const { other, light, glint } = colours
  const seeds = Array.from({ length: 26 }, (_, place) => {
    const [far, angle] = [Math.sqrt(place) * 17, place * 2.4]
    return circle(240 + far * Math.cos(angle), 352 + far * Math.sin(angle), 12, `fill="${place % 3 ? other : glint}"`)
  })
  const skin = circle(240, 350, 142, `fill="${other}"`) + path(star(240, 196, 56, 26, 5), `fill="${other}"`)
  return skin + circle(240, 352, 108, `fill="${light}"`) + seeds.join('') + green(colours, 300, 226, 398, 160)
}

function green({ main, deep }: Palette, x1: number, y1: number, x2: number, y2: number): string {
  const vein = path(`M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`, `stroke="${deep}" stroke-opacity=".5" stroke-width="2"`)
  return path(leaf(x1, y1, x2, y2, 0.32), `fill="${main}"`) + vein
}

/** A cut stone with its facets in the light. */
export const gem: Family = (random, { deep, main, other, light, glint, ground }) => {
  const [x, y, sides] = [W / 2, 310, random.pick([6, 8, 10])]
  const [outer, inner] = [random.between(168, 196), random.between(78, 104)]
  const tall = random.between(1, 1.18)
  const corner = (radius: number, place: number): [number, number] => {
    const [cx, cy] = onCircle(0, 0, radius, place / sides)
    return [x + cx, y + cy * tall]
  }
  const tones = [main, other, light, ground, glint, main, deep]
  const facets = Array.from({ length: sides }, (_, place) => {
    const tone = tones[(place * 3 + random.whole(0, 2)) % tones.length]
    const middle = corner((outer + inner) / 2, place + 0.5)
    return (
      path(outline([corner(outer, place), corner(outer, place + 1), middle]), `fill="${tone}"`) +
      path(outline([corner(outer, place), middle, corner(inner, place)]), `fill="${tones[(place + 2) % tones.length]}" opacity=".92"`) +
      path(outline([corner(inner, place), middle, corner(inner, place + 1)]), `fill="${tones[(place + 4) % tones.length]}" opacity=".85"`) +
      path(outline([corner(outer, place + 1), middle, corner(inner, place + 1)]), `fill="${light}" opacity=".5"`)
    )
  }).join('')
  const table = path(outline(Array.from({ length: sides }, (_, place) => corner(inner, place))), `fill="${glint}"`)
  const glow = path(star(x, y, 300, 150, sides * 2), `fill="${main}" opacity=".16"`)
  const sparks = Array.from({ length: 5 }, () =>
    path(star(random.between(40, 440), random.between(50, 560), random.between(9, 20), 3, 4), `fill="${glint}"`),
  ).join('')
  return glow + facets + table + path(leaf(x - 40, y + 24, x + 26, y - 52, 0.2), `fill="${light}" opacity=".8"`) + sparks
}

/** A moth or butterfly, the same on both sides. */
export const moth: Family = (random, { deep, main, other, light, glint }) => {
  const [up, wide, low] = [random.between(120, 190), random.between(180, 216), random.between(400, 470)]
  const upper = `M0 290C40 ${n(up)} 150 ${n(up - 50)} ${n(wide)} ${n(up + 20)}C${n(wide + 10)} 300 120 360 0 340Z`
  const lower = `M0 330C80 340 170 360 ${n(wide - 40)} ${n(low - 60)}C${n(wide - 60)} ${n(low + 40)} 60 ${n(low + 50)} 0 390Z`
  const [ex, ey] = [wide * 0.62, up + 72]
  const veins = Array.from(
    { length: 5 },
    (_, vein) => `M8 300Q${n(60 + vein * 10)} ${n(250 - vein * 4)} ${n(wide * (0.6 + vein * 0.09))} ${n(up + 16 + vein * 34)}`,
  ).join('')
  const wing = `${path(lower, `fill="${other}"`)}${path(upper, `fill="${main}"`)}${path(veins, `fill="none" stroke="${deep}" stroke-opacity=".45" stroke-width="2.500"`)}${circle(ex, ey, 34, `fill="${light}"`)}${circle(ex, ey, 23, `fill="${deep}"`)}${circle(ex, ey, 10, `fill="${glint}"`)}${circle(wide * 0.46, low - 36, 22, `fill="${light}"`)}${circle(wide * 0.46, low - 36, 12, `fill="${deep}"`)}`
  const body = `<ellipse cx="240" cy="340" rx="17" ry="96" fill="${deep}"/>${Array.from({ length: 5 }, (_, band) => rect(225, 326 + band * 20, 30, 6, `fill="${glint}"`, 3)).join('')}${circle(240, 238, 20, `fill="${deep}"`)}${path('M234 224C220 180 196 160 176 158M246 224C260 180 284 160 304 158', `fill="none" stroke="${light}" stroke-width="4" stroke-linecap="round"`)}`
  const moon = circle(W / 2, 250, random.between(150, 190), `fill="${glint}" opacity=".2"`)
  return `${moon}<g transform="translate(240 0)">${wing}</g><g transform="translate(240 0) scale(-1 1)">${wing}</g>${body}${rect(0, H - 40, W, 40, `fill="${deep}" opacity=".5"`)}`
}
