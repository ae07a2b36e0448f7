import { fullScene, glow, upright } from '../../../../page-kit/look/paint.ts'
import { scattered } from '../../../../page-kit/scattered.ts'

/** A mountain pass on the day of the race: hairpins with stone posts, old cars at the climb, people behind bales of straw. */
export const scene = () => fullScene(pass())

const pine = (x: number, y: number, size: number, tone: string) =>
  `<path d="M${x} ${y}l${-30 * size} 0 ${16 * size}-${40 * size}h${-8 * size}l${14 * size}-${40 * size}h${-6 * size}L${x} ${y - 130 * size}l${14 * size} ${50 * size}h${-6 * size}l${14 * size} ${40 * size}h${-8 * size}l${16 * size} ${40 * size}Z" fill="${tone}"/>`

const pines = (from: number, to: number, y: number, rise: number, seed: number, tone: string, size: number) => {
  const next = scattered(seed)
  return Array.from({ length: Math.round((to - from) / (34 * size)) }, (_, at) =>
    pine(
      Math.round(from + at * 34 * size + next() * 14),
      Math.round(y - at * rise + next() * 12),
      Number((size * (0.7 + next() * 0.5)).toFixed(2)),
      tone,
    ),
  ).join('')
}

/** An old racing car from its side, with a driver; it climbs to the right. */
const car = (x: number, y: number, size: number, tone: string, turn: number, way = 1) => {
  const wheel = (at: number) =>
    `<circle cx="${at}" cy="0" r="34" fill="#14110f"/><circle cx="${at}" cy="0" r="22" fill="#d9d2c4"/><path d="M${at - 20} 0h40M${at} -20v40M${at - 14}-14l28 28M${at + 14}-14l-28 28" stroke="#2a2622" stroke-width="4"/>`
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size * way} ${size})"><ellipse cx="0" cy="36" rx="180" ry="14" fill="#000" fill-opacity=".35"/><path d="M-170-20C-150-56-110-64-70-66L-40-76-10-60 40-62C100-60 150-46 160-24L150 8H-150Z" fill="${tone}"/><path d="M50-46h70M54-34h76M58-22h80" stroke="#000" stroke-opacity=".4" stroke-width="6"/><circle cx="-110" cy="-30" r="20" fill="#fff4dc"/><path d="M-52-66c0-30 34-30 40 4Z" fill="#e8dcc4"/><circle cx="-30" cy="-104" r="20" fill="#5c3418"/><path d="M-26-112h22v14h-22Z" fill="#f0c9a0"/><path d="M-46-92C-80-110-110-92-140-106c10 26 50 32 92 28Z" fill="#d8432c"/>${wheel(-104)}${wheel(104)}</g>`
}

const dust = (x: number, y: number, way: number, seed: number) => {
  const next = scattered(seed)
  return Array.from(
    { length: 12 },
    (_, at) =>
      `<circle cx="${(x - way * at * 24).toFixed(0)}" cy="${(y - next() * at * 7).toFixed(0)}" r="${(14 + at * 4 * (0.6 + next())).toFixed(0)}" fill-opacity="${(0.5 - at * 0.036).toFixed(2)}"/>`,
  ).join('')
}

const crowd = () => {
  const next = scattered(27)
  const tones = ['#3a2a2e', '#5c3a34', '#2e3a4c', '#6b5440', '#4a2a3a']
  return Array.from({ length: 34 }, (_, at) => {
    const [x, y] = [Math.round(20 + at * 15 + next() * 8), Math.round(742 + (at % 3) * 10 - at * 1.2)]
    const tone = tones[at % 5]
    const hat =
      at % 4 === 0
        ? `<path d="M${x - 14} ${y - 40}h28l-6-12h-16Z" fill="#e8dcc0"/>`
        : at % 4 === 1
          ? `<path d="M${x} ${y - 30}l12-54 4 2-10 54Z" fill="#3a2a2e"/><path d="M${x + 13} ${y - 84}l26 8-24 8Z" fill="#d8432c"/>`
          : ''
    return `<path d="M${x - 15} ${y + 26}c0-36 4-48 15-48s15 12 15 48Z" fill="${tone}"/><circle cx="${x}" cy="${y - 32}" r="11" fill="#e0b48c"/>${hat}`
  }).join('')
}

const bale = (x: number, y: number) =>
  `<path d="M${x} ${y}h86v44h-86Z" fill="#d9ae58"/><path d="M${x} ${y}h86v14h-86Z" fill="#f4d48a"/><path d="M${x + 22} ${y}v44M${x + 64} ${y}v44" stroke="#6b4a1c" stroke-width="5"/>`

const posts = (points: readonly (readonly [number, number, number])[]) =>
  points
    .map(
      ([x, y, size]) =>
        `<path d="M${x - 9 * size} ${y}v${-26 * size}q${9 * size}-${12 * size} ${18 * size} 0v${26 * size}Z" fill="#f4ead6"/><path d="M${x - 9 * size} ${y - 18 * size}h${18 * size}v${7 * size}h${-18 * size}Z" fill="#c8402f"/>`,
    )
    .join('')

const bunting = (x1: number, y1: number, x2: number, y2: number) =>
  `<path d="M${x1} ${y1}Q${(x1 + x2) / 2} ${Math.max(y1, y2) + 60} ${x2} ${y2}" fill="none" stroke="#3a2a2e" stroke-width="3"/>${Array.from(
    { length: 9 },
    (_, at) => {
      const part = (at + 0.5) / 9
      const x = x1 + (x2 - x1) * part
      const y = y1 + (y2 - y1) * part + Math.sin(part * Math.PI) * (Math.max(y1, y2) - (y1 + y2) / 2 + 30)
      return `<path d="M${x - 15} ${y}h30l-15 34Z" fill="${['#d8432c', '#fff4dc', '#1f7a4a', '#f0b93a'][at % 4]}"/>`
    },
  ).join('')}`

const pass = () => `<defs>
    ${upright('hcs-sky', [0, '#5f93b8'], [0.35, '#a9c6cc'], [0.6, '#f7dfb0'], [1, '#f0c088'])}${upright('hcs-far', [0, '#8fa2b8'], [1, '#c2b8a8'])}${upright('hcs-mid', [0, '#7a9a70'], [1, '#4a6a48'])}${upright('hcs-near', [0, '#6d8f4c'], [0.4, '#3d5c34'], [1, '#16241a'])}${upright('hcs-road', [0, '#d9c8a8'], [1, '#8f7c62'])}${glow('hcs-sun', '#fff2c4', 0.8)}
  </defs>
  <path d="M0 0H1600V1000H0Z" fill="url(#hcs-sky)"/><circle cx="1180" cy="260" r="420" fill="url(#hcs-sun)"/><g fill="#fff" fill-opacity=".55"><path d="M80 190q20-50 80-40 40-50 110-10 70-10 70 50ZM1260 130q16-36 60-28 40-36 90 0 60-4 60 28ZM640 90q14-30 50-22 34-30 76 0 50-2 48 22Z"/></g>
  <path d="M0 520L120 380 210 440 380 220 470 330 560 290 700 470 860 330 960 400 1140 180 1240 300 1330 250 1600 470V1000H0Z" fill="url(#hcs-far)"/><path d="M380 220l90 110-40 6-30-24-40 40-36-20ZM1140 180l100 120-46-4-44-30-40 40-40-30Z" fill="#fff8ea"/>
  <path d="M0 600C200 500 400 480 560 540 760 610 900 480 1120 470S1460 480 1600 430V1000H0Z" fill="url(#hcs-mid)"/>
  <path d="M1600 470C1480 520 1340 500 1240 540 1150 580 1190 620 1300 620 1420 622 1510 640 1600 690" fill="none" stroke="#efe2c4" stroke-width="26"/><path d="M1600 470C1480 520 1340 500 1240 540 1150 580 1190 620 1300 620 1420 622 1510 640 1600 690" fill="none" stroke="#a08c70" stroke-width="18"/>
  <path d="M0 520C110 540 240 540 300 580 340 610 290 640 200 644 120 648 50 660 0 690" fill="none" stroke="#efe2c4" stroke-width="28"/><path d="M0 520C110 540 240 540 300 580 340 610 290 640 200 644 120 648 50 660 0 690" fill="none" stroke="#a08c70" stroke-width="20"/>
  <path d="M300 640C480 660 620 620 800 634 960 646 1080 620 1180 640" fill="none" stroke="#efe2c4" stroke-width="26"/><path d="M300 640C480 660 620 620 800 634 960 646 1080 620 1180 640" fill="none" stroke="#a08c70" stroke-width="18"/>
  ${pines(340, 660, 620, 0, 7, '#3a5c44', 0.6)}${pines(940, 1160, 600, 4, 17, '#3a5c44', 0.6)}${pines(1360, 1600, 600, 2, 9, '#446a48', 0.5)}${pines(20, 250, 500, -4, 19, '#5c7f62', 0.45)}
  <g transform="translate(1496 330)"><path d="M-64 130V-30h128v160Z" fill="#f4ead6"/><path d="M-84-30h168L60-76H-60Z" fill="#c8402f"/><path d="M-44-6h36v50h-36ZM8-6h36v50H8Z" fill="#2e3a4c"/><path d="M-64 66h128v12H-64Z" fill="#c8402f"/><path d="M-40-76v-90M40-76v-90" stroke="#3a2a2e" stroke-width="5"/><path d="M-40-166h66l-12 18 12 18h-66Z" fill="#1f7a4a"/><path d="M40-166h60l-12 18 12 18H40Z" fill="#f0b93a"/></g>
  ${bunting(0, 300, 300, 236)}${bunting(300, 236, 480, 330)}<path d="M300 230V620M8 290V520" stroke="#3a2a2e" stroke-width="8"/>
  <path d="M0 760C260 660 520 690 800 700S1360 620 1600 660V1000H0Z" fill="url(#hcs-near)"/><path d="M0 960C300 830 600 820 900 800 1180 780 1400 760 1600 700V800C1400 860 1240 880 1000 910 700 950 500 960 380 1000H0Z" fill="url(#hcs-road)"/><path d="M0 960C300 830 600 820 900 800 1180 780 1400 760 1600 700" fill="none" stroke="#fff4dc" stroke-width="7"/><path d="M380 1000C500 960 700 950 1000 910 1240 880 1400 860 1600 800" fill="none" stroke="#5c4a34" stroke-width="7"/>
  ${crowd()}${bale(0, 770)}${bale(92, 762)}${bale(184, 754)}${bale(276, 748)}${bale(368, 742)}${bale(460, 738)}
  <g fill="#efe0c0">${dust(1170, 826, 1, 31)}${dust(150, 590, -1, 37)}</g>${car(1330, 770, 0.85, '#1f6b44', -7)}${car(230, 570, 0.36, '#c8402f', 3)}${car(1330, 606, 0.3, '#e0a838', 2, -1)}${car(840, 618, 0.42, '#3a6ea8', 0)}
  ${posts([
    [640, 812, 1.1],
    [960, 790, 1.15],
    [1110, 776, 1.2],
    [90, 690, 0.7],
    [180, 668, 0.65],
    [1420, 650, 0.7],
    [1510, 664, 0.75],
  ])}
  ${pine(1560, 960, 2.1, '#12201a')}${pine(1450, 1010, 1.9, '#16261c')}${pine(40, 1010, 2, '#12201a')}${pine(130, 1030, 1.7, '#16261c')}`
