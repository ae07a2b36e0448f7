import type { Family } from './scenes.ts'
import { circle, leaf, n, onCircle, outline, path, rect, W } from './shapes.ts'

/** Numbered pebbles that the tide brings in. */
export const pebbles: Family = (random, { deep, main, other, light, glint }) => {
  const seam = (y: number, rise: number) => `M-240 ${y}c120-${rise} 220 ${rise} 360 0s240-${rise} 360 0 160 ${rise} 240 0V-200H-240Z`
  const water =
    path(seam(300, 60), `fill="${light}"`) + path(seam(284, 60), `fill="${other}"`) + path(seam(150, 44), `fill="${deep}" opacity=".45"`)
  const places = [
    [130, 330, 74],
    [330, 300, 64],
    [238, 452, 92],
    [92, 510, 58],
    [396, 470, 66],
    [232, 200, 50],
  ] as const
  const stones = places.map(([x, y, size], at) => {
    const [tone, ink] = at % 3 === 2 ? [main, deep] : at % 3 === 1 ? [deep, light] : [light, deep]
    return (
      `<ellipse cx="${n(x + 6)}" cy="${n(y + size * 0.16)}" rx="${size}" ry="${n(size * 0.86)}" fill="${deep}" opacity=".35"/><ellipse cx="${x}" cy="${y}" rx="${size}" ry="${n(size * 0.86)}" fill="${tone}"/>` +
      path(
        `M${n(x - size * 0.6)} ${n(y - size * 0.36)}q${n(size * 0.3)}-${n(size * 0.3)} ${n(size * 0.8)}-${n(size * 0.28)}`,
        `fill="none" stroke="${glint}" stroke-width="6" stroke-linecap="round"`,
      ) +
      `<text x="${x}" y="${n(y + size * 0.28)}" text-anchor="middle" font-family="Georgia,serif" font-weight="700" font-size="${n(size * 0.8)}" fill="${ink}">${random.whole(1, 40)}</text>`
    )
  })
  return water + stones.join('')
}

/** Pins in rows with a pearl on its way between them, and cups below. */
export const pins: Family = (random, { deep, main, other, light, glint }) => {
  const rows = 6
  const at = (row: number, place: number): [number, number] => [W / 2 + (place - row / 2) * 62, 130 + row * 54]
  const heads = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 1 }, (__, place) => {
      const [x, y] = at(row, place)
      return (
        circle(x + 3, y + 5, 11, `fill="${deep}" opacity=".5"`) +
        circle(x, y, 11, `fill="${light}"`) +
        circle(x - 3, y - 3, 4, `fill="#fff"`)
      )
    }).join(''),
  )
  const cups = Array.from({ length: rows + 1 }, (_, place) => {
    const x = W / 2 + (place - rows / 2) * 62
    const tone = place === 0 || place === rows ? glint : place === rows / 2 ? deep : place % 2 ? other : main
    return path(`M${n(x - 27)} 452v44a27 27 0 0 0 54 0v-44Z`, `fill="${tone}" stroke="${light}" stroke-width="4"`)
  })
  const [px, py] = at(3, random.whole(1, 2))
  const pearl =
    circle(px + 20, py + 26, 33, `fill="${deep}" opacity=".45"`) +
    circle(px + 14, py + 16, 33, `fill="${light}"`) +
    circle(px + 3, py + 4, 13, `fill="#fff"`)
  return rect(14, 76, W - 28, 474, `fill="${deep}" opacity=".55"`, 34) + heads.join('') + cups.join('') + pearl
}

/** A spirit level, its bubble beside the mark. */
export const level: Family = (random, { deep, main, other, light, glint }) => {
  const turn = random.pick([-24, -14, 14, 24])
  const bubble = random.between(-70, 70)
  const ticks = Array.from({ length: 11 }, (_, tick) => rect(-190 + tick * 38 - 2, 62, 4, tick % 5 === 0 ? 26 : 16, `fill="${light}"`, 2))
  return (
    `<g transform="translate(240 300) rotate(${turn})">${rect(-260, -92, 520, 200, `fill="${deep}" opacity=".4"`, 22)}${rect(-260, -106, 520, 200, `fill="${main}"`, 22)}${rect(-260, -106, 520, 16, `fill="${light}" opacity=".4"`, 8)}` +
    `${rect(-206, -62, 412, 104, `fill="${glint}"`, 52)}${rect(-196, -52, 392, 84, `fill="${other}"`, 42)}${rect(-180, -42, 360, 18, `fill="${light}" opacity=".45"`, 9)}` +
    `${rect(-58, -52, 5, 84, `fill="${deep}"`)}${rect(53, -52, 5, 84, `fill="${deep}"`)}<ellipse cx="${n(bubble)}" cy="-10" rx="48" ry="34" fill="${light}" opacity=".85" stroke="${deep}" stroke-width="4"/><ellipse cx="${n(bubble - 14)}" cy="-22" rx="15" ry="8" fill="#fff"/>${ticks.join('')}</g>`
  )
}

/** A hedgehog asleep among leaves. */
export const hedgehog: Family = (random, { deep, main, other, light, glint }) => {
  const leaves = Array.from({ length: 26 }, (_, at) => {
    const [x, y] = [random.between(10, 470), at < 13 ? random.between(60, 250) : random.between(430, 570)]
    const [tipX, tipY] = onCircle(x, y, random.between(56, 92), random.between(0, 1))
    return path(leaf(x, y, tipX, tipY, 0.32), `fill="${random.pick([main, other, glint])}"`)
  })
  const spines = (wide: number, tall: number, count: number) =>
    outline(
      Array.from({ length: count * 2 }, (_, at) => {
        const [x, y] = onCircle(0, 0, at % 2 === 0 ? 1 : 0.86, at / (count * 2))
        return [232 + x * wide, 340 + y * tall] as const
      }),
    )
  const strokes = Array.from({ length: 12 }, (_, at) => {
    const [x, y] = [120 + (at % 6) * 38, 270 + Math.floor(at / 6) * 46 + (at % 2) * 14]
    return `M${x} ${y}l-12-24`
  })
  return (
    leaves.slice(0, 13).join('') +
    `<ellipse cx="244" cy="472" rx="190" ry="32" fill="${deep}" opacity=".5"/>` +
    path(spines(186, 146, 30), `fill="${deep}"`) +
    path(spines(164, 126, 28), `fill="${main}" opacity=".35"`) +
    path(strokes.join(''), `stroke="${light}" stroke-width="6" stroke-linecap="round"`) +
    path('M282 350c60-26 128 14 140 72-30 46-134 46-176 8-12-40 8-70 36-80Z', `fill="${light}"`) +
    circle(424, 414, 17, `fill="${deep}"`) +
    path('M318 396q19 17 38 0', `fill="none" stroke="${deep}" stroke-width="8" stroke-linecap="round"`) +
    path('M270 358c-12-40 40-50 48-10Z', `fill="${other}"`) +
    leaves.slice(13).join('')
  )
}

/** A window in winter, some of its panes free of frost. */
export const frosted: Family = (random, { deep, main, other, light, glint }) => {
  const clear = random.whole(0, 8)
  const panes = Array.from({ length: 9 }, (_, pane) => {
    const [x, y] = [78 + (pane % 3) * 112, 130 + Math.floor(pane / 3) * 122]
    if (pane === clear || pane === (clear + 4) % 9) {
      const candle =
        rect(x + 36, y + 52, 28, 50, `fill="${light}"`, 4) +
        path(`M${x + 50} ${y + 14}c18 20 14 34 0 36-14-2-18-16 0-36Z`, `fill="${other}"`)
      return rect(x, y, 100, 110, `fill="${glint}"`, 6) + candle
    }
    const ferns = Array.from({ length: 3 }, (__, fern) => {
      const [fromX, toX] = [x + 14 + fern * 34, x + random.between(10, 90)]
      return path(leaf(fromX, y + 108, toX, y + random.between(14, 60), 0.2), `fill="#fff" opacity=".75"`)
    })
    return rect(x, y, 100, 110, `fill="${light}"`, 6) + ferns.join('')
  })
  const flakes = Array.from({ length: 16 }, () =>
    circle(random.between(0, W), random.between(0, 600), random.between(3, 8), `fill="#fff" opacity=".8"`),
  )
  return (
    rect(52, 104, 376, 414, `fill="${deep}"`, 16) +
    rect(60, 112, 360, 398, `fill="${main}"`, 12) +
    panes.join('') +
    path('M40 112q100-44 200-20t204-2q18 4 10 22H40Z', `fill="#fff"`) +
    rect(34, 510, 412, 26, `fill="#fff"`, 13) +
    flakes.join('')
  )
}
