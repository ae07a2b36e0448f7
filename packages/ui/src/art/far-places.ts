import type { Family } from './scenes.ts'
import { circle, n, onCircle, path, rect, W } from './shapes.ts'

/** An old racing car on a mountain road, a chequered flag over it. */
export const racer: Family = (random, { deep, main, other, light, glint, ground }) => {
  const wheel = (x: number) =>
    circle(x, 470, 74, `fill="${deep}"`) +
    circle(x, 470, 50, `fill="${light}"`) +
    Array.from({ length: 12 }, (_, at) => {
      const [toX, toY] = onCircle(x, 470, 48, at / 12)
      return path(`M${x} 470L${n(toX)} ${n(toY)}`, `stroke="${deep}" stroke-width="5"`)
    }).join('') +
    circle(x, 470, 14, `fill="${glint}"`)
  const checks = Array.from({ length: 20 }, (_, at) => {
    const [column, row] = [at % 5, Math.floor(at / 5)]
    const y = 56 + row * 36 + Math.sin(column * 1.1) * 14
    const next = 56 + row * 36 + Math.sin((column + 1) * 1.1) * 14
    const x = 268 + column * 38
    return path(`M${x} ${n(y)}L${x + 38} ${n(next)}v36L${x} ${n(y + 36)}Z`, `fill="${(column + row) % 2 ? light : deep}"`)
  })
  const peak = random.between(90, 180)
  return (
    circle(random.between(60, 200), 130, 52, `fill="${glint}"`) +
    path(`M-20 380L${n(peak)} 170 220 300 300 230 500 390V620H-20Z`, `fill="${ground}"`) +
    path(`M${n(peak)} 170l40 50-26 2-14-12-18 22-20-12Z`, `fill="${light}" opacity=".85"`) +
    path(
      'M500 350C380 350 260 372 290 400 320 424 470 420 500 440',
      `fill="none" stroke="${light}" stroke-opacity=".6" stroke-width="14"`,
    ) +
    path('M-20 420C120 390 320 440 500 400V620H-20Z', `fill="${other}" opacity=".55"`) +
    rect(-20, 520, W + 40, 120, `fill="${deep}"`) +
    path(`M0 566H${W}`, `stroke="${light}" stroke-width="7" stroke-dasharray="46 30"`) +
    path('M256 40L226 330', `stroke="${deep}" stroke-width="12" stroke-linecap="round"`) +
    checks.join('') +
    path('M6 420C20 378 70 360 130 356L170 340 220 362 300 354C390 356 450 384 472 420L464 480H30C14 480 2 460 6 420Z', `fill="${main}"`) +
    path(
      'M14 408C40 380 84 370 132 366M320 364C380 368 430 384 456 410',
      `fill="none" stroke="${light}" stroke-opacity=".7" stroke-width="8" stroke-linecap="round"`,
    ) +
    path('M288 390h120M300 408h122M312 426h122', `stroke="${deep}" stroke-opacity=".6" stroke-width="8"`) +
    circle(240, 420, 32, `fill="${light}"`) +
    path('M230 402h24l-16 36', `fill="none" stroke="${deep}" stroke-width="9"`) +
    path('M150 360C140 300 214 292 226 364Z', `fill="${deep}"`) +
    path('M140 300C100 262 60 292 14 262 24 310 80 322 146 322Z', `fill="${other}"`) +
    circle(184, 288, 40, `fill="${deep}"`) +
    path('M190 276h40v28h-34Z', `fill="${light}"`) +
    rect(150, 272, 70, 16, `fill="${ground}"`) +
    circle(208, 280, 16, `fill="${glint}"`) +
    path('M236 356l12-34 30-4 6 38', `fill="none" stroke="${light}" stroke-width="8"`) +
    wheel(96) +
    wheel(386)
  )
}
