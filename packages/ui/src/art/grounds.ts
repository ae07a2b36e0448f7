import type { Family } from './scenes.ts'
import { arch, circle, H, n, path, rect, star, W } from './shapes.ts'

const plain: Family = () => ''

const rays: Family = (random, { main }) => {
  const count = random.pick([9, 12, 16])
  const [x, y] = [W / 2, random.pick([330, 640, 200])]
  return path(star(x, y, 900, 30, count, random.next()), `fill="${main}" opacity="${n(random.between(0.1, 0.2))}"`)
}

const disc: Family = (random, { main, other }) => {
  const [y, radius] = [random.between(250, 340), random.between(170, 226)]
  return circle(W / 2, y, radius, `fill="${random.pick([main, other])}" opacity=".5"`)
}

const horizon: Family = (random, { other, deep }) => {
  const y = random.between(430, 500)
  return rect(0, y, W, H - y, `fill="${random.pick([other, deep])}" opacity=".7"`) + rect(0, y, W, 3, `fill="${deep}"`)
}

const niche: Family = (random, { deep, main }) => {
  const width = random.between(330, 400)
  return (
    path(arch(W / 2, width, 60, 640), `fill="${deep}" opacity=".55"`) +
    path(arch(W / 2, width + 26, 47, 640), `fill="none" stroke="${main}" stroke-opacity=".7" stroke-width="3"`)
  )
}

const stripes: Family = (random, { main }) => {
  const [wide, turn] = [random.between(22, 60), random.pick([0, 30, 45, 90, 135])]
  const bars = Array.from({ length: 12 }, (_, bar) => `M${n(-360 + bar * wide * 2)} -300v1200`).join('')
  return `<g transform="rotate(${turn} 240 300)">${path(bars, `stroke="${main}" stroke-opacity=".13" stroke-width="${n(wide)}"`)}</g>`
}

const halves: Family = (random, { other, main }) => {
  const y = random.between(200, 420)
  return path(`M0 ${n(y + random.between(-140, 140))}L${W} ${n(y)}V${H}H0Z`, `fill="${random.pick([other, main])}" opacity=".42"`)
}

const dots: Family = (random, { light }) => {
  const gap = random.pick([40, 48, 60])
  const one = `<pattern id="p" width="${gap}" height="${gap}" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><circle cx="${gap / 2}" cy="${gap / 2}" r="${n(gap * 0.09)}" fill="${light}"/></pattern>`
  return `<defs>${one}</defs>${rect(0, 0, W, H, 'fill="url(#p)" opacity=".3"')}`
}

const frame: Family = (random, { main }) => {
  const corner = random.pick([0, 18, 60])
  return [26, 38]
    .map((edge) =>
      rect(
        edge,
        edge,
        W - 2 * edge,
        H - 2 * edge,
        `fill="none" stroke="${main}" stroke-width="${edge === 26 ? 3 : 1.5}" stroke-opacity=".8"`,
        corner,
      ),
    )
    .join('')
}

/** What can lie behind a single thing, so that two things alike never stand alike. */
export const grounds: readonly Family[] = [plain, rays, disc, horizon, niche, stripes, halves, dots, frame]
