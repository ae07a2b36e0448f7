import { fullScene, glow, upright } from '../../../../page-kit/look/paint.ts'
import { scattered } from '../../../../page-kit/scattered.ts'

/** A rocky shore at low water before sunrise: pools that keep the sky, a stack out at sea, a gatherer with a basket. */
export const scene = () => fullScene(shore())

function stack(x: number, y: number, wide: number, high: number, tones: readonly [string, string]): string {
  return `<path d="M${x - wide * 0.6} ${y}C${x - wide * 0.5} ${y - high * 0.4} ${x - wide * 0.56} ${y - high * 0.7} ${x - wide * 0.3} ${y - high * 0.94}L${x - wide * 0.06} ${y - high} ${x + wide * 0.2} ${y - high * 0.9} ${x + wide * 0.34} ${y - high * 0.62}C${x + wide * 0.4} ${y - high * 0.4} ${x + wide * 0.5} ${y - high * 0.2} ${x + wide * 0.66} ${y}Z" fill="${tones[0]}"/><path d="M${x + wide * 0.2} ${y - high * 0.9}L${x + wide * 0.34} ${y - high * 0.62}C${x + wide * 0.4} ${y - high * 0.4} ${x + wide * 0.5} ${y - high * 0.2} ${x + wide * 0.66} ${y}H${x + wide * 0.1}C${x} ${y - high * 0.4} ${x + wide * 0.16} ${y - high * 0.6} ${x + wide * 0.2} ${y - high * 0.9}Z" fill="${tones[1]}"/>`
}

const rocks = () => {
  const next = scattered(14)
  return Array.from({ length: 46 }, (_, at) => {
    const near = at / 45
    const [x, y] = [next() * 1680 - 40, 690 + near * 300]
    const [wide, high] = [40 + near * 130 * (0.5 + next()), 18 + near * 60 * (0.5 + next())]
    const tone = ['#2a3550', '#33405c', '#212b44'][at % 3]
    return `<path d="M${(x - wide).toFixed(0)} ${y.toFixed(0)}l${(wide * 0.3).toFixed(0)} ${(-high).toFixed(0)} ${(wide * 0.7).toFixed(0)} ${(-high * 0.3).toFixed(0)} ${(wide * 0.6).toFixed(0)} ${(high * 0.5).toFixed(0)} ${(wide * 0.4).toFixed(0)} ${(high * 0.8).toFixed(0)}Z" fill="${tone}"/><path d="M${(x - wide * 0.7).toFixed(0)} ${(y - high).toFixed(0)}l${(wide * 0.7).toFixed(0)} ${(-high * 0.3).toFixed(0)} ${(wide * 0.6).toFixed(0)} ${(high * 0.5).toFixed(0)}" fill="none" stroke="#e8b0a8" stroke-opacity=".5" stroke-width="3"/>`
  }).join('')
}

const pool = (x: number, y: number, wide: number, high: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${wide + 16}" ry="${high + 9}" fill="#1c2540"/><ellipse cx="${x}" cy="${y}" rx="${wide}" ry="${high}" fill="url(#rps-pool)"/><path d="M${x - wide * 0.6} ${y - high * 0.2}h${wide * 0.5}M${x - wide * 0.1} ${y + high * 0.35}h${wide * 0.6}" stroke="#fff4e0" stroke-opacity=".7" stroke-width="4" stroke-linecap="round"/>`

const starfish = (x: number, y: number, size: number, tone: string) =>
  `<path d="M0-30L8-9 30-9 12 5 18 28 0 14-18 28-12 5-30-9-8-9Z" transform="translate(${x} ${y}) scale(${size} ${size * 0.6})" fill="${tone}" stroke="${tone}" stroke-width="9" stroke-linejoin="round"/>`

const birds = () =>
  [
    [300, 220, 1],
    [380, 180, 0.7],
    [1180, 160, 0.9],
    [1270, 220, 0.7],
    [720, 110, 0.7],
    [840, 90, 0.5],
  ]
    .map(
      ([x, y, size]) =>
        `<path d="M-34 4Q-18-16 0 0 18-16 34 4 18-6 0 8-18-6-34 4Z" transform="translate(${x} ${y}) scale(${size})" fill="#2a3050"/>`,
    )
    .join('')

const shore = () => `<defs>
    ${upright('rps-sky', [0, '#28346a'], [0.3, '#6a5a96'], [0.5, '#d98aa0'], [0.62, '#ffc79a'], [1, '#ffe6b8'])}${upright('rps-sea', [0, '#f4b8a4'], [0.25, '#8a86b4'], [1, '#2f4a78'])}${upright('rps-pool', [0, '#ffcf9e'], [0.4, '#c98aa8'], [1, '#2f6f86'])}${upright('rps-sand', [0, '#8a7a96'], [0.3, '#4a4a6c'], [1, '#141a30'])}${glow('rps-sun', '#fff0c8', 0.9)}${glow('rps-lamp', '#ffd890', 0.7)}
  </defs>
  <path d="M0 0H1600V1000H0Z" fill="url(#rps-sky)"/><circle cx="800" cy="560" r="480" fill="url(#rps-sun)"/><path d="M730 566a70 70 0 0 1 140 0Z" fill="#fff6d8"/><g fill="#ffd9c4" fill-opacity=".45"><path d="M120 300q160-30 320 0-160 16-320 0ZM1050 260q200-34 400 0-200 20-400 0ZM560 200q140-22 280 0-140 14-280 0Z"/></g>${birds()}
  <path d="M0 560H1600V760H0Z" fill="url(#rps-sea)"/>${stack(1370, 610, 250, 380, ['#3f4470', '#6a5a84'])}${stack(1520, 616, 150, 190, ['#3f4470', '#6a5a84'])}${stack(250, 606, 170, 250, ['#4a4a78', '#7a648c'])}${stack(110, 612, 120, 130, ['#4a4a78', '#7a648c'])}${stack(610, 590, 70, 70, ['#6a5a84', '#8f7494'])}${stack(1000, 592, 84, 96, ['#6a5a84', '#8f7494'])}
  <g stroke="#fff4e0" stroke-linecap="round" stroke-width="4" stroke-opacity=".7"><path d="M740 580h120M700 602h80M820 612h110M660 634h140M860 648h80"/></g><path d="M0 640q100-16 200 0t200 0 200 0 200 0 200 0 200 0 200 0 200 0" fill="none" stroke="#fff4e0" stroke-opacity=".5" stroke-width="5"/>
  <path d="M0 690C200 650 420 680 640 668S1100 650 1600 690V1000H0Z" fill="url(#rps-sand)"/>${rocks()}${pool(800, 730, 150, 26)}${pool(420, 800, 170, 34)}${pool(1220, 810, 190, 36)}${pool(120, 900, 200, 44)}${pool(1500, 920, 190, 44)}${starfish(330, 846, 1, '#ee7840')}${starfish(1400, 866, 0.9, '#c9568a')}${starfish(690, 762, 0.5, '#ee7840')}
  <g transform="translate(930 712)" fill="#1f2744"><circle cx="30" cy="-52" r="90" fill="url(#rps-lamp)"/><path d="M-22 12C-26-40-16-70-4-84 8-94 26-88 30-74 34-60 22-50 20-30L24 12H8L2-20-6 12Z"/><circle cx="22" cy="-98" r="13"/><path d="M8-106q14-14 30 0l6 6-42-2Z"/><path d="M24-72L46-36 40-32 18-58Z"/><path d="M32-34h26l-5 24H37Z" fill="#8a5a3c"/><path d="M32-34q13-20 26 0" fill="none" stroke="#8a5a3c" stroke-width="4"/></g>`
