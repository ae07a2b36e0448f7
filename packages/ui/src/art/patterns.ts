import { circle, H, leaf, n, onCircle, path, rect, star, W } from './shapes.ts'
import type { Family } from './scenes.ts'

/** Quarter and half circles in a grid, as in a weaver's pattern book. */
export const mosaic: Family = (random, { deep, main, other, light, glint, ground }) => {
  const columns = random.pick([3, 4])
  const side = W / columns
  const tones = [main, other, light, deep, glint, ground]
  const cell = (x: number, y: number): string => {
    const [back, front, dot] = [random.pick(tones), random.pick(tones), random.pick(tones)]
    const base = rect(x, y, side + 0.5, side + 0.5, `fill="${back}"`)
    const kind = random.whole(0, 6)
    const turned = `transform="rotate(${random.whole(0, 3) * 90} ${n(x + side / 2)} ${n(y + side / 2)})"`
    if (kind === 0)
      return base + path(`M${n(x)} ${n(y)}h${n(side)}a${n(side)} ${n(side)} 0 0 1-${n(side)} ${n(side)}Z`, `fill="${front}" ${turned}`)
    if (kind === 1)
      return (
        base +
        path(`M${n(x)} ${n(y + side / 2)}a${n(side / 2)} ${n(side / 2)} 0 0 1 ${n(side)} 0Z`, `fill="${front}" ${turned}`) +
        circle(x + side / 2, y + side / 2, side * 0.12, `fill="${dot}"`)
      )
    if (kind === 2)
      return (
        base +
        circle(x + side / 2, y + side / 2, side * 0.4, `fill="${front}"`) +
        circle(x + side / 2, y + side / 2, side * 0.2, `fill="${dot}"`)
      )
    if (kind === 3) return base + path(leaf(x, y, x + side, y + side, 0.42), `fill="${front}" ${turned}`)
    if (kind === 4) return base + path(star(x + side / 2, y + side / 2, side * 0.46, side * 0.2, 8), `fill="${front}"`)
    if (kind === 5) return base + path(`M${n(x)} ${n(y)}L${n(x + side)} ${n(y)}L${n(x)} ${n(y + side)}Z`, `fill="${front}" ${turned}`)
    return (
      base +
      Array.from({ length: 3 }, (_, bar) =>
        rect(x + (bar * side) / 3 + side / 12, y + side * 0.12, side / 6, side * 0.76, `fill="${front}"`, side / 12),
      ).join('')
    )
  }
  const cells: string[] = []
  for (let y = 0; y < H; y += side) for (let x = 0; x < W; x += side) cells.push(cell(x, y))
  return cells.join('')
}

/** An eight- or twelvefold star spreading to the edges, as on a tiled wall. */
export const zellige: Family = (random, { deep, main, other, light, glint, ground }) => {
  const fold = random.pick([8, 10, 12, 14, 16])
  const [grow, fat, turned] = [random.between(0.86, 1.12), random.between(0.8, 1.3), random.between(0, 1 / fold)]
  const [x, y] = [W / 2, H / 2]
  // What goes round is drawn once and then only turned: the picture stays small.
  const round = (shape: string, colour: string, shift: number) => {
    const id = `z${(drawn += 1)}`
    const turns = Array.from(
      { length: fold },
      (_, place) => `<use href="#${id}" transform="rotate(${n(((place + shift) / fold) * 360)} ${x} ${y})"/>`,
    )
    return `<defs><path id="${id}" d="${shape}"/></defs><g fill="${colour}">${turns.join('')}</g>`
  }
  let drawn = 0
  const ring = (radius: number, size: number, colour: string, shift: number) =>
    round(star(...onCircle(x, y, radius * grow, turned), size, size * 0.5, 4, turned), colour, shift)
  const petals = (radius: number, bulge: number, colour: string, shift: number) =>
    round(leaf(...onCircle(x, y, radius * 0.34, turned), ...onCircle(x, y, radius * grow, turned), bulge * fat), colour, shift)
  return (
    path(star(x, y, 420, 300, fold, turned), `fill="${ground}" stroke="${main}" stroke-width="3"`) +
    petals(330, 0.12, other, 0.5) +
    petals(286, 0.14, main, 0) +
    ring(300, 28, glint, 0) +
    path(star(x, y, 172 * grow, 116 * grow, fold, turned), `fill="${deep}" stroke="${light}" stroke-width="3"`) +
    petals(152, 0.22, light, 0) +
    ring(118, 16, other, 0.5) +
    path(star(x, y, 62, 40, fold, turned), `fill="${glint}"`) +
    circle(x, y, 20, `fill="${deep}"`)
  )
}

/** Feathers, scales or tongues of colour in rows; a great disc shines through. */
export const scales: Family = (random, { deep, main, other, light, glint, ground }) => {
  const across = random.pick([4, 5, 6])
  const size = W / across
  const tones = [ground, other, deep, main, ground, light]
  const disc = { x: random.between(140, 340), y: random.between(180, 380), radius: random.between(120, 180) }
  // Each kind of scale is drawn once and then only placed: a wall of them stays small.
  const scale = (id: string, colour: string, ring: string, opacity: string, eye: string, eyeOpacity: string) =>
    `<g id="${id}">${circle(0, 0, size / 2, `fill="${colour}" stroke="${deep}" stroke-width="2"`)}${circle(0, 0, size * 0.3, `fill="none" stroke="${ring}" stroke-opacity="${opacity}" stroke-width="2.5"`)}${circle(0, 0, size * 0.1, `fill="${eye}" fill-opacity="${eyeOpacity}"`)}</g>`
  const dark = tones.slice(0, 4).map((colour, place) => scale(`d${place}`, colour, light, '.28', light, '.35'))
  const bright = [glint, main, light].map((colour, place) => scale(`b${place}`, colour, other, '.9', deep, '1'))
  const rows: string[] = []
  for (let row = 0; row * size * 0.5 < H + size; row++) {
    for (let column = -1; column <= across; column++) {
      const [x, y] = [column * size + (row % 2 ? size / 2 : 0) + size / 2, row * size * 0.5]
      const lit = Math.hypot(x - disc.x, y - disc.y) < disc.radius
      rows.unshift(`<use href="#${lit ? `b${random.whole(0, 2)}` : `d${random.whole(0, 3)}`}" x="${n(x)}" y="${n(y)}"/>`)
    }
  }
  return `<defs>${dark.join('')}${bright.join('')}</defs>${rows.join('')}`
}

/** Where a die's spots are, from the middle, by its number. */
const spots = ['0,0', '-1,-1 1,1', '-1,-1 0,0 1,1', '-1,-1 1,-1 -1,1 1,1', '-1,-1 1,-1 0,0 -1,1 1,1', '-1,-1 1,-1 -1,0 1,0 -1,1 1,1'].map(
  (face) => face.split(' ').map((spot) => spot.split(',').map(Number)),
)

/** Dice or tokens tumbling in the light. */
export const dice: Family = (random, { deep, main, other, light, glint }) => {
  const faces = [
    { face: light, ink: deep },
    { face: other, ink: light },
    { face: glint, ink: deep },
  ]
  const places = [
    { x: 150, y: 210, size: 118 },
    { x: 318, y: 350, size: 142 },
    { x: 158, y: 452, size: 96 },
  ]
  const beams = Array.from({ length: 7 }, (_, beam) =>
    path(`M240 -60L${n(-160 + beam * 120)} 640L${n(-100 + beam * 120)} 640Z`, `fill="${main}" opacity=".1"`),
  )
  const thrown = places.slice(0, random.whole(2, 3)).map(({ x, y, size }) => {
    const { face, ink } = random.pick(faces)
    const pips = random
      .pick(spots)
      .map(([across = 0, down = 0]) => circle(across * size * 0.27, down * size * 0.27, size * 0.09, `fill="${ink}"`))
    const shade = rect(-size / 2 + 8, -size / 2 + 10, size, size, `fill="${deep}" opacity=".5"`, size * 0.2)
    const side = rect(-size / 2, -size / 2, size, size, `fill="${face}"`, size * 0.2)
    return `<g transform="translate(${x} ${y}) rotate(${n(random.between(-34, 34))})">${shade}${side}${pips.join('')}</g>`
  })
  const tokens = Array.from({ length: random.whole(2, 4) }, () => {
    const [x, y, radius] = [random.between(50, 430), random.between(60, 550), random.between(16, 32)]
    const rim = circle(x, y, radius * 0.72, `fill="none" stroke="${deep}" stroke-width="3" stroke-dasharray="6 5"`)
    return circle(x, y, radius, `fill="${main}"`) + rim
  })
  return beams.join('') + tokens.join('') + thrown.join('')
}
