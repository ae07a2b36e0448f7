import { fullScene, glow, upright } from '../../../../page-kit/look/paint.ts'
import { scattered } from '../../../../page-kit/scattered.ts'

/** A grove of very old trees early in the morning: beams through the mist, ferns, and a walker who looks up. */
export const scene = () => fullScene(grove())

/** A trunk with its roots, and the furrows of its bark. */
function trunk(x: number, foot: number, wide: number, tones: readonly [string, string], seed: number): string {
  const next = scattered(seed)
  const count = Math.round(wide / (wide < 70 ? 24 : 18))
  const furrows = Array.from({ length: count }, (_, at) => {
    const from = x - wide * 0.42 + (at * (wide * 0.84)) / count
    const to = x + (from - x) * 1.5
    return `M${(from + next() * 8).toFixed(0)} 0C${from.toFixed(0)} ${(foot * 0.4).toFixed(0)} ${from.toFixed(0)} ${(foot * 0.75).toFixed(0)} ${to.toFixed(0)} ${(foot - 10).toFixed(0)}`
  }).join('')
  return `<path d="M${x - wide / 2} 0H${x + wide / 2}C${x + wide * 0.52} ${foot * 0.6} ${x + wide * 0.56} ${foot - 90} ${x + wide * 1.05} ${foot}L${x + wide * 0.5} ${foot - 12} ${x + wide * 0.2} ${foot + 12} ${x - wide * 0.2} ${foot - 8} ${x - wide * 0.6} ${foot + 10} ${x - wide * 1.05} ${foot}C${x - wide * 0.56} ${foot - 90} ${x - wide * 0.52} ${foot * 0.6} ${x - wide / 2} 0Z" fill="${tones[0]}"/><path d="${furrows}" fill="none" stroke="${tones[1]}" stroke-width="${(wide / 36 + 1.5).toFixed(1)}"/><path d="M${x - wide * 0.44} 0C${x - wide * 0.46} ${foot * 0.6} ${x - wide * 0.5} ${foot - 110} ${x - wide * 0.86} ${foot - 14}" fill="none" stroke="#ffd9a8" stroke-opacity=".5" stroke-width="${(wide / 30 + 1).toFixed(1)}"/>`
}

const fern = (x: number, y: number, size: number, tone: string) =>
  `<g transform="translate(${x} ${y}) scale(${size})">${[-66, -40, -14, 14, 40, 66].map((angle) => `<g transform="rotate(${angle})"><path d="M0 0C-4-50 0-90 4-130" fill="none" stroke="${tone}" stroke-width="4"/><path d="${[24, 44, 64, 84, 102, 118].map((up, at) => `M0-${up}l${30 - at * 4}-12-4 12ZM0-${up}l-${30 - at * 4}-12 4 12Z`).join('')}" fill="${tone}"/></g>`).join('')}</g>`

const motes = () => {
  const next = scattered(33)
  return Array.from(
    { length: 56 },
    () =>
      `<circle cx="${(300 + next() * 1000).toFixed(0)}" cy="${(80 + next() * 640).toFixed(0)}" r="${(1 + next() * 2.6).toFixed(1)}" fill-opacity="${(0.3 + next() * 0.6).toFixed(2)}"/>`,
  ).join('')
}

const grove = () => `<defs>
    ${upright('ogs-air', [0, '#5f8a6a'], [0.35, '#b9cf9a'], [0.6, '#f6eec0'], [1, '#3d5a3c'])}${upright('ogs-floor', [0, '#a8a860'], [0.25, '#56703f'], [1, '#101c14'])}${upright('ogs-path', [0, '#fff2c4'], [0.4, '#b59468'], [1, '#3a2a1c'])}${glow('ogs-sun', '#fffbe0', 0.95)}
    <linearGradient id="ogs-veil" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fdf8d8" stop-opacity="0"/><stop offset=".6" stop-color="#fdf8d8" stop-opacity=".6"/><stop offset="1" stop-color="#fdf8d8" stop-opacity="0"/></linearGradient>
  </defs>
  <path d="M0 0H1600V1000H0Z" fill="url(#ogs-air)"/><circle cx="860" cy="380" r="620" fill="url(#ogs-sun)"/>
  ${[40, 190, 330, 470, 590, 1010, 1120, 1260, 1420, 1560].map((x, at) => trunk(x, 620 + (at % 3) * 12, 30 + (at % 4) * 9, ['#9aa87c', '#86966c'], at + 3)).join('')}<path d="M0 380H1600V680H0Z" fill="url(#ogs-veil)"/>
  <path d="M0 640c300-30 500-34 800-34s560 6 800 34v360H0Z" fill="url(#ogs-floor)"/><path d="M776 610h50C850 700 980 760 1030 1000H560C640 800 770 720 776 610Z" fill="url(#ogs-path)"/>
  ${trunk(420, 690, 86, ['#8a5a44', '#6b4030'], 41)}${trunk(1200, 700, 96, ['#8a5a44', '#6b4030'], 43)}${trunk(640, 650, 50, ['#a87c5c', '#8a6048'], 47)}${trunk(985, 654, 56, ['#a87c5c', '#8a6048'], 49)}
  <g fill="#fffbe0" fill-opacity=".2"><path d="M900-20H1010L640 760H430ZM1060-20H1120L860 760H740ZM1180-20H1300L1130 760H960Z"/></g><g fill="#fffbe0">${motes()}</g>
  <g transform="translate(812 676)" fill="#2b2a24"><circle cx="2" cy="-66" r="9"/><path d="M-9-56C-2-60 8-60 12-54L14-18 10 8H3L1-14-3 8h-7l-1-34Z"/><path d="M-9-56c-10 0-14 8-13 22 4 5 10 5 13 2Z" fill="#a8382a"/><path d="M12-52L22-30 20-26 10-38Z"/><path d="M21-30L25 10" stroke="#2b2a24" stroke-width="2.600"/></g>
  ${fern(600, 700, 0.5, '#4a6b3c')}${fern(1020, 704, 0.55, '#4a6b3c')}${fern(700, 690, 0.34, '#6b8a4c')}
  ${trunk(130, 860, 220, ['#5c2f22', '#3a1a13'], 53)}${trunk(1480, 880, 240, ['#5c2f22', '#3a1a13'], 59)}<path d="M74 800C60 700 90 650 120 650s60 60 40 150c-20 40-70 40-86 0Z" fill="#1c0d0a"/>
  ${fern(330, 880, 1.15, '#24452c')}${fern(40, 930, 1.3, '#1b3624')}${fern(1270, 890, 1.2, '#24452c')}${fern(1580, 950, 1.3, '#1b3624')}`
