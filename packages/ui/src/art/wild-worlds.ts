import type { Family } from './scenes.ts'
import { circle, H, leaf, n, onCircle, path, rect, W } from './shapes.ts'

/** An octopus among bubbles. */
export const octopus: Family = (random, { deep, main, other, light, glint, ground }) => {
  const arms = [
    'M190 340C150 380 100 360 70 400S60 500 120 500',
    'M290 340C330 380 380 360 410 400S420 500 360 500',
    'M206 352C196 430 130 450 140 530 150 566 196 560 200 530',
    'M274 352C284 430 350 450 340 530 330 566 284 560 280 530',
    'M230 356C228 430 208 470 222 566',
    'M254 356C256 430 272 470 262 560',
  ]
  const drawn = arms.map(
    (d) =>
      path(d, `fill="none" stroke="${other}" stroke-width="44" stroke-linecap="round"`) +
      path(d, `fill="none" stroke="${light}" stroke-width="10" stroke-linecap="round" stroke-dasharray="0.1 24" opacity=".8"`),
  )
  const bubbles = Array.from({ length: 16 }, () => {
    const [x, y, size] = [random.between(20, 460), random.between(20, 560), random.between(5, 20)]
    return circle(x, y, size, `fill="none" stroke="${light}" stroke-opacity=".6" stroke-width="3"`)
  })
  const weed = [30, 80, 410, 456].map((x, at) =>
    path(leaf(x, 620, x + (at % 2 ? 34 : -30), 330 + at * 26, 0.16), `fill="${ground}" opacity=".85"`),
  )
  const head =
    'M240 70C340 70 372 150 352 226 338 280 312 296 304 336 290 384 190 384 176 336 168 296 142 280 128 226 108 150 140 70 240 70Z'
  const eye = (x: number) => circle(x, 300, 26, `fill="${glint}"`) + rect(x - 20, 293, 40, 14, `fill="${deep}"`, 7)
  return (
    circle(240, 260, 220, `fill="${glint}" opacity=".14"`) +
    weed.join('') +
    bubbles.join('') +
    drawn.join('') +
    path(head, `fill="${other}"`) +
    path('M170 150C176 120 200 100 232 94', `fill="none" stroke="${light}" stroke-opacity=".7" stroke-width="12" stroke-linecap="round"`) +
    [
      [210, 190, 15],
      [280, 160, 19],
      [306, 220, 13],
      [232, 240, 11],
    ]
      .map(([x = 0, y = 0, size = 0]) => circle(x, y, size, `fill="${main}" opacity=".7"`))
      .join('') +
    eye(196) +
    eye(284)
  )
}

/** A grove of very old trees, and somebody between them. */
export const redwood: Family = (random, { deep, main, other, light, glint, ground }) => {
  const trunk = (x: number, wide: number, foot: number, tone: string) => {
    const furrows = Array.from({ length: 4 }, (_, at) => {
      const from = x - wide * 0.3 + at * wide * 0.2
      return `M${n(from)} 0C${n(from)} ${n(foot * 0.6)} ${n(from)} ${n(foot * 0.8)} ${n(x + (from - x) * 1.5)} ${n(foot - 8)}`
    }).join('')
    return (
      path(
        `M${n(x - wide / 2)} 0H${n(x + wide / 2)}C${n(x + wide * 0.52)} ${n(foot * 0.7)} ${n(x + wide * 0.6)} ${n(foot - 60)} ${n(x + wide)} ${n(foot)}L${n(x + wide * 0.3)} ${n(foot - 10)} ${n(x)} ${n(foot + 10)} ${n(x - wide * 0.4)} ${n(foot - 8)} ${n(x - wide)} ${n(foot)}C${n(x - wide * 0.6)} ${n(foot - 60)} ${n(x - wide * 0.52)} ${n(foot * 0.7)} ${n(x - wide / 2)} 0Z`,
        `fill="${tone}"`,
      ) + path(furrows, `fill="none" stroke="${deep}" stroke-opacity=".45" stroke-width="${n(wide / 22)}"`)
    )
  }
  const sun = random.between(200, 280)
  return (
    circle(sun, 300, 190, `fill="${glint}" opacity=".4"`) +
    circle(sun, 300, 100, `fill="${glint}" opacity=".5"`) +
    [40, 150, 330, 430].map((x) => `<g opacity=".45">${trunk(x, 30, 440, light)}</g>`).join('') +
    path(`M0 440Q240 400 ${W} 440V${H}H0Z`, `fill="${ground}"`) +
    path('M226 424H256C300 480 330 540 340 610H120C150 540 200 480 226 424Z', `fill="${light}" opacity=".75"`) +
    trunk(96, 76, 500, main) +
    trunk(372, 84, 510, main) +
    path('M300-20H350L150 610H40ZM400-20H430L300 610H240Z', `fill="${glint}" opacity=".2"`) +
    circle(240, 404, 11, `fill="${deep}"`) +
    path('M224 470C224 430 230 416 240 416S256 430 256 470Z', `fill="${deep}"`) +
    path('M226 424C216 424 214 440 216 454h10Z', `fill="${other}"`) +
    trunk(-6, 130, 590, other) +
    trunk(490, 140, 596, other) +
    [60, 130, 360, 420]
      .map((x, at) =>
        [-0.12, -0.04, 0.04, 0.12]
          .map((turn) => path(leaf(x, 620, ...onCircle(x, 620, 90 + at * 8, turn), 0.12), `fill="${deep}"`))
          .join(''),
      )
      .join('')
  )
}
