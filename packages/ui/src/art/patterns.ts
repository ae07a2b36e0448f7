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
    if (kind === 0) return base + path(`M${n(x)} ${n(y)}h${n(side)}a${n(side)} ${n(side)} 0 0 1-${n(side)} ${n(side)}Z`, `fill="${front}" ${turned}`)
    if (kind === 1) return base + path(`M${n(x)} ${n(y + side / 2)}a${n(side / 2)} ${n(side / 2)} 0 0 1 ${n(side)} 0Z`, `fill="${front}" ${turned}`) + circle(x + side / 2, y + side / 2, side * 0.12, `fill="${dot}"`)
    if (kind === 2) return base + circle(x + side / 2, y + side / 2, side * 0.4, `fill="${front}"`) + circle(x + side / 2, y + side / 2, side * 0.2, `fill="${dot}"`)
    if (kind === 3) return base + path(leaf(x, y, x + side, y + side, 0.42), `fill="${front}" ${turned}`)
    if (kind === 4) return base + path(star(x + side / 2, y + side / 2, side * 0.46, side * 0.2, 8), `fill="${front}"`)
    if (kind === 5) return base + path(`M${n(x)} ${n(y)}L${n(x + side)} ${n(y)}L${n(x)} ${n(y + side)}Z`, `fill="${front}" ${turned}`)
    return base + Array.from({ length: 3 }, (_, bar) => rect(x + (bar * side) / 3 + side / 12, y + side * 0.12, side / 6, side * 0.76, `fill="${front}"`, side / 12)).join('')
  }
  const cells: string[] = []
  for (let y = 0; y < H; y += side) for (let x = 0; x < W; x += side) cells.push(cell(x, y))
  return cells.join('')
}

/** An eight- or twelvefold star spreading to the edges, as on a tiled wall. */
export const zellige: Family = (random, { deep, main, other, light, glint, ground }) => {
  const fold = random.pick([8, 10, 12, 16])
  const [x, y] = [W / 2, H / 2]
  const ring = (radius: number, size: number, colour: string, shift: number) =>
    Array.from({ length: fold }, (_, place) => {
      const [cx, cy] = onCircle(x, y, radius, (place + shift) / fold)
      return path(star(cx, cy, size, size * 0.5, 4, (place + shift) / fold), `fill="${colour}"`)
    }).join('')
  const petals = (radius: number, fat: number, colour: string, shift: number) =>
    Array.from({ length: fold }, (_, place) => {
      const [from, to] = [onCircle(x, y, radius * 0.34, (place + shift) / fold), onCircle(x, y, radius, (place + shift) / fold)]
      return path(leaf(...from, ...to, fat), `fill="${colour}"`)
    }).join('')
  return (
    path(star(x, y, 420, 300, fold), `fill="${ground}" stroke="${main}" stroke-width="3"`) +
    petals(330, 0.12, other, 0.5) + petals(286, 0.14, main, 0) + ring(300, 28, glint, 0) +
    path(star(x, y, 172, 116, fold), `fill="${deep}" stroke="${light}" stroke-width="3"`) +
    petals(152, 0.22, light, 0) + ring(118, 16, other, 0.5) +
    path(star(x, y, 62, 40, fold), `fill="${glint}"`) + circle(x, y, 20, `fill="${deep}"`)
  )
}

/** Feathers, scales or tongues of colour in rows; a great disc shines through. */
export const scales: Family = (random, { deep, main, other, light, glint, ground }) => {
  const across = random.pick([4, 5, 6])
  const size = W / across
  const tones = [ground, other, deep, main, ground, light]
  const disc = { x: random.between(140, 340), y: random.between(180, 380), radius: random.between(120, 180) }
  const rows: string[] = []
  for (let row = 0; row * size * 0.5 < H + size; row++) {
    for (let column = -1; column <= across; column++) {
      const [x, y] = [column * size + (row % 2 ? size / 2 : 0) + size / 2, row * size * 0.5]
      const lit = Math.hypot(x - disc.x, y - disc.y) < disc.radius
      const colour = lit ? random.pick([glint, main, light]) : random.pick(tones.slice(0, 4))
      rows.unshift(circle(x, y, size / 2, `fill="${colour}" stroke="${deep}" stroke-width="2"`) + circle(x, y, size * 0.3, `fill="none" stroke="${lit ? other : light}" stroke-opacity="${lit ? 0.9 : 0.28}" stroke-width="2.500"`) + circle(x, y, size * 0.1, `fill="${lit ? deep : light}" fill-opacity="${lit ? 1 : 0.35}"`))
    }
  }
  return rows.join('')
}

/** Dice or tokens tumbling in the light. */
export const dice: Family = (random, { deep, main, other, light, glint }) => {
  const spots: Record<number, readonly (readonly [number, number])[]> = {
    1: [[0, 0]], 2: [[-1, -1], [1, 1]], 3: [[-1, -1], [0, 0], [1, 1]], 4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
    5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]], 6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
  }
  const beams = Array.from({ length: 7 }, (_, beam) => path(`M240 -60L${n(-160 + beam * 120)} 640L${n(-100 + beam * 120)} 640Z`, `fill="${main}" opacity=".1"`)).join('')
  const places = [[150, 210, 118], [318, 350, 142], [158, 452, 96]] as const
  const thrown = places.slice(0, random.whole(2, 3)).map(([x, y, size], place) => {
    const [face, ink] = [[light, deep], [other, light], [glint, deep]][(place + random.whole(0, 2)) % 3]!
    const pips = spots[random.whole(1, 6)]!.map(([px, py]) => circle(px * size * 0.27, py * size * 0.27, size * 0.09, `fill="${ink}"`)).join('')
    return `<g transform="translate(${x} ${y}) rotate(${n(random.between(-34, 34))})">${rect(-size / 2 + 8, -size / 2 + 10, size, size, `fill="${deep}" opacity=".5"`, size * 0.2)}${rect(-size / 2, -size / 2, size, size, `fill="${face}"`, size * 0.2)}${pips}</g>`
  })
  const tokens = Array.from({ length: random.whole(2, 4) }, () => {
    const [x, y, radius] = [random.between(50, 430), random.between(60, 550), random.between(16, 32)]
    return circle(x, y, radius, `fill="${main}"`) + circle(x, y, radius * 0.72, `fill="none" stroke="${deep}" stroke-width="3" stroke-dasharray="6 5"`)
  })
  return beams + tokens.join('') + thrown.join('')
}
