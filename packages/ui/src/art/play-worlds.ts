import type { Family } from './scenes.ts'
import { circle, H, leaf, n, onCircle, path, rect, W } from './shapes.ts'

/** A cup of coffee, beans that fall into it, lumps of sugar beside. */
export const coffee: Family = (random, { deep, main, other, light, glint, ground }) => {
  const bean = (x: number, y: number, size: number, turn: number) =>
    `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${n(size)})"><ellipse rx="30" ry="42" fill="${deep}" stroke="${light}" stroke-opacity=".35" stroke-width="3"/>${path('M2-42C-16-22 14-4 0 12-12 24-6 34 2 42', `fill="none" stroke="${main}" stroke-width="6" stroke-linecap="round"`)}</g>`
  const falling = Array.from({ length: 13 }, (_, at) =>
    bean(70 + ((at * 139) % 350), 20 + ((at * 83) % 270), random.between(0.6, 1.05), random.whole(0, 359)),
  )
  const steam = [190, 250, 310].map((x) =>
    path(
      `M${x} 330c-30-40 30-60 0-100s30-50 0-90`,
      `fill="none" stroke="${light}" stroke-opacity=".35" stroke-width="14" stroke-linecap="round"`,
    ),
  )
  const lump = (x: number, y: number) =>
    path(`M${x} ${y}l36-16 36 16v40l-36 18-36-18Z`, `fill="${light}"`) +
    path(`M${x} ${y}l36 16v42l-36-18Z`, `fill="${main}" opacity=".5"`) +
    path(`M${x} ${y}l36-16 36 16-36 16Z`, `fill="#fff"`)
  return (
    circle(240, 300, 220, `fill="${glint}" opacity=".2"`) +
    rect(-20, 520, W + 40, 100, `fill="${ground}"`) +
    steam.join('') +
    falling.join('') +
    `<ellipse cx="236" cy="540" rx="200" ry="34" fill="${deep}" opacity=".6"/><ellipse cx="236" cy="526" rx="196" ry="32" fill="${light}"/>` +
    path('M380 400c90-16 90 110-20 104', `fill="none" stroke="${light}" stroke-width="24"`) +
    path('M84 356H388C388 460 340 526 236 526S84 460 84 356Z', `fill="${other}"`) +
    path('M112 392c8 56 32 96 74 112', `fill="none" stroke="${light}" stroke-opacity=".6" stroke-width="12" stroke-linecap="round"`) +
    `<ellipse cx="236" cy="356" rx="152" ry="32" fill="${light}"/><ellipse cx="236" cy="358" rx="134" ry="25" fill="${deep}"/>` +
    path('M150 362q40-22 86-6t86-6', `fill="none" stroke="${main}" stroke-width="8" stroke-linecap="round"`) +
    lump(390, 520) +
    lump(20, 540)
  )
}

/** A canoe between rocks in a wild river, from above. */
export const rapids: Family = (random, { deep, main, other, light, glint, ground }) => {
  const streaks = Array.from({ length: 40 }, () => {
    const [x, y, long] = [random.between(60, 420), random.between(-20, 600), random.between(30, 110)]
    return `M${n(x)} ${n(y)}q${n(random.between(-16, 16))} ${n(long / 2)} 0 ${n(long)}`
  }).join('')
  const rock = (x: number, y: number, size: number) =>
    `<g transform="translate(${x} ${y}) scale(${size})">${path('M-60 20C-76 70-20 100 0 84 30 104 80 70 60 16 40 60-40 64-60 20Z', `fill="${light}" opacity=".9"`)}${path('M-52 20C-64-24-40-62 0-60 44-64 66-24 54 18 46 54-40 58-52 20Z', `fill="${deep}"`)}${path('M-30-18l26-26 20 22M-4-44l8 48', `fill="none" stroke="${light}" stroke-opacity=".55" stroke-width="7" stroke-linejoin="round"`)}</g>`
  const pine = (x: number, y: number) =>
    Array.from({ length: 8 }, (_, at) => path(leaf(x, y, ...onCircle(x, y, 52, at / 8), 0.16), `fill="${deep}"`)).join('') +
    circle(x, y, 12, `fill="${main}"`)
  return (
    rect(0, 0, W, H, `fill="${ground}"`) +
    path('M96-10C60 120 130 240 92 360S120 520 84 610H400C430 520 372 420 400 300S360 120 396-10Z', `fill="${main}" opacity=".65"`) +
    path('M120-10C84 120 154 240 116 360S144 520 108 610H376C406 520 348 420 376 300S336 120 372-10Z', `fill="${other}"`) +
    path(streaks, `fill="none" stroke="${light}" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"`) +
    [
      [40, 90],
      [36, 240],
      [50, 420],
      [440, 160],
      [452, 330],
      [430, 520],
    ]
      .map(([x = 0, y = 0]) => pine(x, y))
      .join('') +
    rock(190, 120, 0.9) +
    rock(320, 220, 0.75) +
    rock(170, 470, 1) +
    rock(310, 530, 0.7) +
    `<g transform="translate(250 330) rotate(${n(random.between(-20, 20))})">${path('M-44-130C-80-40-80 40-44 150M44-130C80-40 80 40 44 150', `fill="none" stroke="${light}" stroke-opacity=".8" stroke-width="11" stroke-linecap="round"`)}${path('M0-150C40-90 48-40 48 0S40 90 0 150C-40 90-48 40-48 0S-40-90 0-150Z', `fill="${glint}" stroke="${deep}" stroke-width="7"`)}${path('M0-90C22-50 26-24 26 0S22 50 0 90C-22 50-26 24-26 0S-22-50 0-90Z', `fill="${deep}"`)}` +
    `${circle(0, 0, 27, `fill="${main}"`)}${circle(0, -4, 16, `fill="${light}"`)}${path('M-92 34L92-34', `stroke="${light}" stroke-width="11" stroke-linecap="round"`)}${path('M-118 44l34-14M84-30l34-14', `stroke="${deep}" stroke-width="24" stroke-linecap="round"`)}</g>`
  )
}

/** Keys with numbered tags on a board, a lamp above. */
export const keyrack: Family = (random, { deep, main, other, light, glint, ground }) => {
  const missing = random.whole(0, 8)
  const tags = Array.from({ length: 9 }, (_, at) => {
    const [x, y] = [110 + (at % 3) * 130, 186 + Math.floor(at / 3) * 138]
    const hook = path(`M${x} ${y - 40}v20q0 12 12 6`, `fill="none" stroke="${glint}" stroke-width="7" stroke-linecap="round"`)
    if (at === missing) return hook + circle(x, y + 30, 36, `fill="${deep}" opacity=".4"`)
    return (
      hook +
      circle(x, y - 8, 13, `fill="none" stroke="${light}" stroke-width="6"`) +
      path(`M${x + 8} ${y}l40-22m-16 8l6 12m4-18l6 12`, `stroke="${light}" stroke-width="8" stroke-linecap="round" fill="none"`) +
      path(
        `M${x} ${y - 6}l38 26v50q0 16-16 16h-44q-16 0-16-16V${y + 20}Z`,
        `fill="${at % 4 === 2 ? other : main}" stroke="${deep}" stroke-opacity=".6" stroke-width="4"`,
      ) +
      circle(x, y + 14, 6, `fill="${deep}"`) +
      `<text x="${x}" y="${y + 70}" text-anchor="middle" font-family="Georgia,serif" font-weight="700" font-size="40" fill="${at % 4 === 2 ? light : deep}">${at * 4 + random.whole(1, 4)}</text>`
    )
  })
  return (
    rect(26, 96, 428, 484, `fill="${deep}"`, 18) +
    rect(38, 108, 404, 460, `fill="${ground}"`, 12) +
    [128, 266, 404].map((y) => rect(38, y, 404, 10, `fill="${deep}" opacity=".6"`)).join('') +
    path('M240-10V20', `stroke="${glint}" stroke-width="8"`) +
    path('M170 74C180 30 300 30 310 74Z', `fill="${glint}"`) +
    path('M160 74H320L420 560H60Z', `fill="${glint}" opacity=".16"`) +
    rect(150, 70, 180, 12, `fill="${light}"`, 6) +
    tags.join('')
  )
}

/** Heads of lettuce in a bed, numbered, one of them in a basket. */
export const lettuce: Family = (random, { deep, main, other, light, glint, ground }) => {
  const frill = (x: number, y: number, size: number, count: number, turned: number) =>
    `M${Array.from({ length: count + 1 }, (_, at) => {
      const [a, b] = [onCircle(x, y, size * 1.3, turned + (at - 0.5) / count), onCircle(x, y, size * 0.86, turned + at / count)]
      return at === 0 ? `${n(b[0])} ${n(b[1])}` : `Q${n(a[0])} ${n(a[1])} ${n(b[0])} ${n(b[1])}`
    }).join('')}Z`
  const head = (x: number, y: number, size: number, tone: string, number: number) =>
    path(frill(x, y, size * 0.9, 9, 0), `fill="${tone}" stroke="${deep}" stroke-opacity=".6" stroke-width="4"`) +
    path(frill(x, y, size * 0.64, 7, 0.06), `fill="${tone}" stroke="${light}" stroke-opacity=".75" stroke-width="4"`) +
    circle(x, y, size * 0.38, `fill="${light}"`) +
    `<text x="${n(x)}" y="${n(y + size * 0.14)}" text-anchor="middle" font-family="Georgia,serif" font-weight="700" font-size="${n(size * 0.42)}" fill="${deep}">${number}</text>`
  const rows = [96, 236, 376].map((y, row) =>
    [0, 1, 2, 3]
      .map((at) => head(60 + at * 122 + (row % 2) * 20, y, 62, (at + row) % 3 === 0 ? other : main, row * 10 + at * 2 + random.whole(1, 2)))
      .join(''),
  )
  return (
    rect(-10, -10, W + 20, H + 20, `fill="${deep}"`) +
    [26, 166, 306].map((y) => rect(-10, y, W + 20, 128, `fill="${ground}"`, 60)).join('') +
    rows.join('') +
    path('M96 470H384L352 620H128Z', `fill="${glint}"`) +
    path('M104 506H376M112 544H368M150 470l14 130M240 470v130M330 470l-14 130', `stroke="${deep}" stroke-opacity=".45" stroke-width="7"`) +
    head(240, 462, 104, main, random.whole(31, 40)) +
    path('M104 470C110 360 370 360 376 470', `fill="none" stroke="${glint}" stroke-width="16"`)
  )
}
