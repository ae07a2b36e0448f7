import type { Family } from './scenes.ts'
import { circle, H, n, onCircle, path, rect, W } from './shapes.ts'

/** A lift in a stepped frame, its dial above, its doors about to open. */
export const lift: Family = (random, { deep, main, other, light, glint, ground }) => {
  const hours = Array.from({ length: 9 }, (_, at) => {
    const turn = (at - 4) * 0.05
    const [[x1, y1], [x2, y2]] = [onCircle(240, 218, 96, turn), onCircle(240, 218, 78, turn)]
    return path(`M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`, `stroke="${light}" stroke-width="8"`)
  })
  const [handX, handY] = onCircle(240, 218, 84, random.between(-0.16, 0.16))
  const door = (x: number) =>
    rect(x, 250, 116, 320, `fill="${main}"`) +
    path(
      `M${x + 58} 266L${x + 100} 310V510L${x + 58} 554 ${x + 16} 510V310Z`,
      `fill="${other}" opacity=".55" stroke="${deep}" stroke-width="6"`,
    ) +
    path(
      `M${x + 58} 266V554M${x + 16} 410H${x + 100}M${x + 16} 310L${x + 100} 410M${x + 100} 310L${x + 16} 410`,
      `stroke="${deep}" stroke-width="5"`,
    ) +
    path(`M${x + 58} 376l24 34-24 34-24-34Z`, `fill="${glint}"`)
  const panes = Array.from({ length: 5 }, (_, row) =>
    [0, 1, 2]
      .map((at) =>
        path(
          `M${at * 160 - 80 + (row % 2) * 80} ${row * 120 + 110}a80 80 0 0 1 160 0`,
          `fill="none" stroke="${glint}" stroke-opacity=".22" stroke-width="7"`,
        ),
      )
      .join(''),
  )
  return (
    panes.join('') +
    path('M30 610V210l30-30v-50l40-40V30h280v60l40 40v50l30 30v400Z', `fill="${deep}"`) +
    path('M30 610V210l30-30v-50l40-40V30h280v60l40 40v50l30 30v400', `fill="none" stroke="${glint}" stroke-width="12"`) +
    path('M120 218a120 120 0 0 1 240 0Z', `fill="${glint}"`) +
    path('M134 218a106 106 0 0 1 212 0Z', `fill="${ground}"`) +
    hours.join('') +
    path(`M232 218L${n(handX)} ${n(handY)} 248 218Z`, `fill="${other}"`) +
    circle(240, 218, 18, `fill="${glint}"`) +
    rect(92, 228, 296, 18, `fill="${light}"`) +
    rect(104, 250, 272, 320, `fill="${light}"`) +
    path('M226 250h28l60 320H166Z', `fill="${glint}" opacity=".6"`) +
    door(104) +
    door(260) +
    rect(60, 566, 360, 20, `fill="${glint}"`) +
    path('M240 44l16 20-16 20-16-20Z', `fill="${other}"`) +
    rect(396, 380, 26, 60, `fill="${glint}"`, 5) +
    circle(409, 398, 7, `fill="${other}"`) +
    circle(409, 422, 7, `fill="${deep}"`)
  )
}

/** A sealed letter before the pigeonholes of a sorting room. */
export const letters: Family = (random, { deep, main, other, light, glint, ground }) => {
  const rack = Array.from({ length: 24 }, (_, at) => {
    const [x, y] = [12 + (at % 4) * 116, 12 + Math.floor(at / 4) * 100]
    const held = Array.from({ length: random.whole(0, 3) }, (_letter, one) =>
      path(`M${x + 12 + one * 24} ${y + 84}v-${random.whole(44, 62)}l20-6v68Z`, `fill="${one % 2 ? light : glint}" opacity=".8"`),
    )
    return rect(x, y, 106, 90, `fill="${deep}"`, 3) + held.join('') + rect(x + 32, y + 76, 42, 13, `fill="${main}"`, 2)
  })
  return (
    rect(0, 0, W, H, `fill="${ground}"`) +
    rack.join('') +
    `<g transform="rotate(${n(random.between(-9, -4))} 240 330)">` +
    path('M40 210H452V490H40Z', `fill="${deep}" opacity=".5"`) +
    path('M30 196H442V476H30Z', `fill="${light}"`) +
    path('M30 476L192 330H280L442 476Z', `fill="${glint}" opacity=".45"`) +
    path('M30 476L192 330M442 476L280 330', `stroke="${deep}" stroke-opacity=".4" stroke-width="5"`) +
    path('M30 196L236 366 442 196Z', `fill="${light}" stroke="${deep}" stroke-opacity=".45" stroke-width="5" stroke-linejoin="round"`) +
    path(
      'M236 276C262 268 292 284 298 312 308 340 296 372 270 382 244 396 208 392 192 370 172 350 172 316 190 298 202 280 220 284 236 276Z',
      `fill="${other}"`,
    ) +
    circle(237, 333, 38, `fill="none" stroke="${deep}" stroke-opacity=".5" stroke-width="6"`) +
    path(
      'M216 346C216 318 240 316 252 330 262 344 246 360 232 352M252 330l22-16',
      `fill="none" stroke="${light}" stroke-width="9" stroke-linecap="round"`,
    ) +
    '</g>' +
    path(`M0 556H${W}V600H0Z`, `fill="${main}"`) +
    path(`M0 556H${W}`, `stroke="${light}" stroke-opacity=".6" stroke-width="6"`)
  )
}

/** A camera with bellows on its stand, prints on a line above it. */
export const camera: Family = (random, { deep, main, other, light, glint, ground }) => {
  const print = (x: number, y: number, view: string) =>
    `<g transform="translate(${x} ${y}) rotate(${n(random.between(-6, 6))})">${rect(-50, 0, 100, 124, `fill="${light}"`)}${rect(-41, 10, 82, 78, `fill="${other}"`)}${path(view, `fill="${deep}"`)}${rect(-32, -14, 9, 30, `fill="${main}"`, 2)}${rect(22, -14, 9, 30, `fill="${main}"`, 2)}</g>`
  const folds = [0, 1, 2, 3, 4].map((at) =>
    rect(
      118 + at * 12,
      236 + at * 12,
      244 - at * 24,
      224 - at * 24,
      `fill="${at % 2 ? other : ground}" stroke="${deep}" stroke-width="3"`,
      12,
    ),
  )
  return (
    circle(240, 340, 230, `fill="${glint}" opacity=".14"`) +
    path(`M-10 40Q240 96 490 40`, `fill="none" stroke="${deep}" stroke-width="6"`) +
    print(86, 66, 'M-41 88V62L-14 36 6 54 18 46 41 70V88Z') +
    print(240, 78, 'M-34 88C-34 62-18 54 0 54S34 62 34 88ZM0 22a15 15 0 1 1-.1 0Z') +
    print(394, 66, 'M-41 72H41V88H-41ZM-20 72L0 20 4 72ZM8 72V30L30 72Z') +
    path('M196 470L110 620H148L226 480ZM284 470L370 620H332L254 480ZM226 470h28l10 150h-48Z', `fill="${main}"`) +
    path('M120 602L196 482', `stroke="${light}" stroke-opacity=".5" stroke-width="7"`) +
    rect(100, 218, 280, 262, `fill="${main}"`, 12) +
    rect(110, 228, 260, 242, `fill="${deep}"`, 8) +
    folds.join('') +
    circle(240, 350, 84, `fill="${glint}"`) +
    circle(240, 350, 70, `fill="${deep}"`) +
    Array.from({ length: 7 }, (_, at) => {
      const [[x1, y1], [x2, y2], [x3, y3]] = [
        onCircle(240, 350, 62, at / 7),
        onCircle(240, 350, 62, (at + 1) / 7),
        onCircle(240, 350, 30, (at + 1.3) / 7),
      ]
      return path(`M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)} ${n(x3)} ${n(y3)}Z`, `fill="${ground}" stroke="${deep}" stroke-width="3"`)
    }).join('') +
    circle(240, 350, 30, `fill="${other}"`) +
    circle(229, 339, 9, `fill="${light}"`) +
    path('M190 318C200 298 218 288 240 287', `fill="none" stroke="${light}" stroke-opacity=".8" stroke-width="9" stroke-linecap="round"`) +
    rect(206, 196, 68, 26, `fill="${glint}"`, 5) +
    circle(408, 250, 12, `fill="${light}"`) +
    rect(376, 262, 46, 15, `fill="${glint}"`, 5)
  )
}

/** An open box of pralines in their paper cups, a ribbon across its lid. */
export const bonbons: Family = (random, { deep, main, other, light, glint, ground }) => {
  const cup = (x: number, y: number, kind: number) => {
    const pleats = Array.from({ length: 20 }, (_, at) => {
      const [[x1, y1], [x2, y2]] = [onCircle(x, y, 62, at / 20), onCircle(x, y, 50, at / 20)]
      return path(`M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`, `stroke="${deep}" stroke-opacity=".45" stroke-width="4"`)
    })
    const top = [
      circle(x, y, 46, `fill="${deep}"`) +
        path(
          `M${x - 34} ${y + 6}q16-22 30-4t34-8M${x - 26} ${y - 18}q16-16 28-2t28-6`,
          `fill="none" stroke="${light}" stroke-width="8" stroke-linecap="round"`,
        ),
      rect(x - 40, y - 40, 80, 80, `fill="${other}"`, 16) +
        circle(x, y, 17, `fill="${glint}"`) +
        path(
          `M${x - 30} ${y - 20}q6-12 20-14`,
          `fill="none" stroke="${light}" stroke-opacity=".8" stroke-width="7" stroke-linecap="round"`,
        ),
      path(
        `M${x} ${y + 42}C${x - 60} ${y} ${x - 40} ${y - 50} ${x} ${y - 26} ${x + 40} ${y - 50} ${x + 60} ${y} ${x} ${y + 42}Z`,
        `fill="${main}"`,
      ) +
        path(`M${x - 28} ${y - 8}q2-18 18-18`, `fill="none" stroke="${light}" stroke-opacity=".8" stroke-width="7" stroke-linecap="round"`),
      circle(x, y, 45, `fill="${light}"`) +
        [0, 1, 2, 3, 4]
          .map((at) => {
            const [px, py] = onCircle(x, y, 22, at / 5)
            return circle(px, py, 13, `fill="${other}" opacity=".7"`)
          })
          .join('') +
        circle(x, y, 11, `fill="${glint}"`),
    ][kind % 4]
    return circle(x, y, 62, `fill="${glint}"`) + pleats.join('') + (top ?? '')
  }
  const first = random.whole(0, 3)
  const cups = Array.from({ length: 9 }, (_, at) =>
    cup(104 + (at % 3) * 136, 222 + Math.floor(at / 3) * 134, at * 3 + Math.floor(at / 3) + first),
  )
  return (
    path('M20 20L460 0 470 130H10Z', `fill="${other}"`) +
    path('M196 10L284 8 286 130H194Z', `fill="${glint}"`) +
    path('M240 70C200 60 150 30 170 6 200-14 230 30 240 70ZM240 70c40-10 90-40 70-64-30-20-60 24-70 64Z', `fill="${light}"`) +
    path('M240 70l-34 60M240 70l34 60', `stroke="${light}" stroke-width="15" stroke-linecap="round"`) +
    rect(14, 134, 452, 456, `fill="${main}"`, 14) +
    rect(28, 148, 424, 428, `fill="${ground}"`, 8) +
    path('M172 148V576M308 148V576M28 290H452M28 424H452', `stroke="${deep}" stroke-opacity=".6" stroke-width="7"`) +
    cups.join('')
  )
}

/** Heaps of spice behind a star of anise and a bundle of cinnamon. */
export const spices: Family = (random, { deep, main, other, light, glint, ground }) => {
  const heap = (x: number, top: number, wide: number, tone: string) =>
    path(
      `M${x - wide} 384C${n(x - wide * 0.6)} 330 ${n(x - wide * 0.3)} ${n(top + 10)} ${x} ${n(top)} ${n(x + wide * 0.3)} ${n(top + 10)} ${n(x + wide * 0.6)} 330 ${x + wide} 384Z`,
      `fill="${tone}"`,
    ) +
    path(
      `M${x} ${n(top)}C${n(x + wide * 0.3)} ${n(top + 10)} ${n(x + wide * 0.6)} 330 ${x + wide} 384H${n(x + wide * 0.3)}C${n(x + wide * 0.3)} 320 ${n(x + wide * 0.2)} 260 ${x} ${n(top)}Z`,
      `fill="${deep}" opacity=".24"`,
    ) +
    path(
      `M${n(x - wide * 0.4)} 330q14-12 28 0M${n(x - wide * 0.1)} 290q10-9 20 0`,
      `fill="none" stroke="${light}" stroke-opacity=".6" stroke-width="6" stroke-linecap="round"`,
    ) +
    path(
      `M${x - wide - 14} 366C${x - wide} 400 ${x + wide} 400 ${x + wide + 14} 366 ${x + wide + 24} 400 ${x + wide + 10} 420 ${x + wide} 424V620H${x - wide}V424C${x - wide - 10} 420 ${x - wide - 24} 400 ${x - wide - 14} 366Z`,
      `fill="${light}" stroke="${deep}" stroke-opacity=".35" stroke-width="4"`,
    )
  const ray = 'M0 0C-24-20-34-60-24-96-16-116-8-128 0-138 8-128 16-116 24-96 34-60 24-20 0 0Z'
  const star = Array.from(
    { length: 8 },
    (_, at) =>
      `<g transform="rotate(${at * 45})">${path(ray, `fill="${other}" stroke="${deep}" stroke-width="5"`)}${path('M0-34C-12-56-14-80-8-104Q-4-114 0-120 4-114 8-104C14-80 12-56 0-34Z', `fill="${deep}"`)}${`<ellipse cy="-78" rx="10" ry="19" fill="${glint}"/>`}</g>`,
  )
  const stick = (x: number, turn: number) =>
    `<g transform="translate(${x} 500) rotate(${turn})">${rect(-24, -110, 48, 240, `fill="${main}"`)}${path('M0-110V130', `stroke="${deep}" stroke-width="6"`)}${path('M-24-110c0-18 24-18 24-2 0 10-16 10-16 0M24-110c0-18-24-18-24-2 0 10 16 10 16 0', `fill="${deep}" stroke="${glint}" stroke-width="6"`)}</g>`
  return (
    rect(0, 40, W, 14, `fill="${deep}"`) +
    Array.from({ length: 6 }, (_, at) => {
      const x = 44 + at * 80
      const full = random.between(30, 76)
      return (
        rect(x - 27, 48, 54, 92, `fill="${light}" opacity=".25"`, 8) +
        rect(x - 22, 136 - full, 44, full, `fill="${[other, main, glint][at % 3]}" opacity=".8"`) +
        rect(x - 20, 34, 40, 18, `fill="${main}"`, 3)
      )
    }).join('') +
    rect(0, 140, W, 16, `fill="${deep}"`) +
    heap(90, random.between(190, 220), 110, glint) +
    heap(390, random.between(190, 220), 110, ground) +
    heap(240, random.between(160, 190), 120, other) +
    rect(-10, 560, W + 20, 60, `fill="${deep}"`) +
    stick(330, -16) +
    stick(430, 14) +
    stick(380, 0) +
    path('M296 488Q380 530 464 488V528Q380 570 296 528Z', `fill="${light}"`) +
    `<g transform="translate(160 460) rotate(${random.whole(0, 44)}) scale(.98)">${star.join('')}${circle(0, 0, 17, `fill="${other}"`)}${circle(0, 0, 7, `fill="${deep}"`)}</g>`
  )
}
