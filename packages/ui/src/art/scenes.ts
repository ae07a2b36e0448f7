import type { Palette } from './palettes.ts'
import type { Random } from './random.ts'
import { arch, circle, H, leaf, n, onCircle, path, rect, slice, star, W } from './shapes.ts'

/** One kind of composition: draws the inside of a picture. */
export type Family = (random: Random, colours: Palette) => string

/** Doors within doors, steps before them, a sun or moon behind. */
export const arches: Family = (random, { deep, main, other, light, glint, ground }) => {
  const sun = { x: random.between(120, 360), y: random.between(90, 190), radius: random.between(46, 90) }
  const rings = random.whole(3, 5)
  const tones = [light, main, other, deep, glint]
  const x = W / 2 + random.between(-30, 30)
  const doors = Array.from({ length: rings }, (_, ring) => {
    const width = 330 - ring * (240 / rings)
    return path(arch(x, width, 170 + ring * (150 / rings), 500), `fill="${tones[ring % tones.length]}"`)
  }).join('')
  const steps = Array.from({ length: 4 }, (_, step) =>
    rect(x - 175 - step * 26, 500 + step * 26, 350 + step * 52, 26, `fill="${step % 2 ? ground : light}" opacity="${n(1 - step * 0.16)}"`),
  ).join('')
  const lamp = circle(x, 440, 13, `fill="${glint}"`) + circle(x, 440, 44, `fill="${glint}" opacity=".22"`)
  const moon = random.chance(0.4) ? circle(sun.x + sun.radius * 0.42, sun.y - 10, sun.radius * 0.86, `fill="${ground}"`) : ''
  return circle(sun.x, sun.y, sun.radius, `fill="${glint}"`) + moon + doors + lamp + steps
}

/** Hills behind hills under a sun, with stars or birds. */
export const dunes: Family = (random, { deep, main, other, light, glint }) => {
  const sun = circle(
    random.between(130, 350),
    random.between(150, 250),
    random.between(60, 112),
    `fill="${random.pick([glint, main, other])}"`,
  )
  const stars = Array.from({ length: random.whole(6, 18) }, () =>
    circle(random.between(20, 460), random.between(20, 240), random.between(0.8, 2.6), `fill="${light}"`),
  ).join('')
  const layers = random.whole(4, 6)
  const tones = [other, main, light, other, deep, deep]
  const hills = Array.from({ length: layers }, (_, layer) => {
    const base = 270 + layer * (300 / layers)
    const [a, b, c] = [random.between(-90, 60), random.between(-110, 90), random.between(-80, 60)]
    const d = `M0 ${n(base + a)}C120 ${n(base + b)} 190 ${n(base + c + 60)} 280 ${n(base + c)}S420 ${n(base + a)} ${W} ${n(base + b / 2)}V${H}H0Z`
    return path(d, `fill="${tones[layer % tones.length]}" opacity="${layer === layers - 1 ? 1 : n(0.72 + random.between(0, 0.25))}"`)
  }).join('')
  return sun + stars + hills
}

/** A wheel with its numbers' fields, a rim of studs and a bright hub. */
export const wheel: Family = (random, { deep, main, other, light, glint, ground }) => {
  const [x, y] = [W / 2, random.pick([300, 300, 380])]
  const fields = random.pick([12, 16, 18, 24])
  const turned = random.next() / fields
  const outer = random.between(186, 214)
  const ring = Array.from({ length: fields }, (_, place) =>
    path(
      slice(x, y, outer * 0.56, outer, turned + place / fields, turned + (place + 1) / fields),
      `fill="${place === 0 ? glint : place % 2 ? other : deep}" stroke="${light}" stroke-width="1.5"`,
    ),
  ).join('')
  const studs = Array.from({ length: fields }, (_, place) =>
    circle(...onCircle(x, y, outer + 18, turned + place / fields), 4, `fill="${glint}"`),
  ).join('')
  const spokes = random.pick([4, 6, 8])
  const hub = Array.from({ length: spokes }, (_, place) =>
    path(leaf(x, y, ...onCircle(x, y, outer * 0.52, place / spokes), 0.16), `fill="${main}"`),
  ).join('')
  const ball = circle(...onCircle(x, y, outer * 0.8, random.next()), 13, `fill="${light}"`)
  return (
    circle(x, y, outer + 38, `fill="${main}"`) +
    circle(x, y, outer + 28, `fill="${deep}"`) +
    studs +
    ring +
    circle(x, y, outer * 0.55, `fill="${ground}"`) +
    hub +
    circle(x, y, 30, `fill="${glint}"`) +
    circle(x, y, 14, `fill="${deep}"`) +
    ball
  )
}

/** Paths of planets round a light. */
export const orbits: Family = (random, { deep, main, other, light, glint }) => {
  const [x, y] = [random.between(170, 310), random.between(230, 370)]
  const tilt = random.between(-38, 38)
  const rings = random.whole(4, 6)
  const colours = [main, other, light, glint]
  const dust = Array.from({ length: 26 }, () =>
    circle(
      random.between(0, W),
      random.between(0, H),
      random.between(0.7, 2.2),
      `fill="${light}" opacity="${n(random.between(0.3, 0.9))}"`,
    ),
  ).join('')
  const paths = Array.from({ length: rings }, (_, ring) => {
    const radius = 96 + ring * (210 / rings)
    const [px, py] = onCircle(0, 0, radius, random.next())
    const size = random.between(9, 34)
    const planet = circle(px, py * 0.52, size, `fill="${colours[ring % colours.length]}"`)
    const belt =
      ring % 3 === 1
        ? `<ellipse cx="${n(px)}" cy="${n(py * 0.52)}" rx="${n(size * 1.8)}" ry="${n(size * 0.42)}" fill="none" stroke="${light}" stroke-width="3"/>`
        : ''
    return `<ellipse rx="${n(radius)}" ry="${n(radius * 0.52)}" fill="none" stroke="${light}" stroke-opacity=".38" stroke-width="1.5"/>${planet}${belt}`
  }).join('')
  const rays = path(star(0, 0, 92, 60, random.pick([12, 16, 20])), `fill="${main}"`)
  return `${dust}<g transform="translate(${n(x)} ${n(y)}) rotate(${n(tilt)})">${rays}${circle(0, 0, 56, `fill="${glint}"`)}${circle(-10, -8, 34, `fill="${light}" opacity=".55"`)}${paths}</g>${path(`M0 ${H}V560Q240 500 ${W} 560V${H}Z`, `fill="${deep}"`)}`
}
