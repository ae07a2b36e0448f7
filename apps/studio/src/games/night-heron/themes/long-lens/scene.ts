import { fullScene, glow, upright } from '../../../../page-kit/look/paint.ts'
import { scattered } from '../../../../page-kit/scattered.ts'

/** A summit above the clouds on a clear night: the stars' own band across the sky, domes, and somebody on the path with a lamp. */
export const scene = () => fullScene(summit())

function stars(): string {
  const next = scattered(77)
  return Array.from({ length: 210 }, (_, at) => {
    const along = next()
    const inBand = at < 140
    const x = inBand ? along * 1700 - 50 : next() * 1600
    const y = inBand ? 560 - along * 620 + (next() + next() + next() - 1.5) * 190 : next() * 620
    return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${(0.6 + next() ** 3 * 2.4).toFixed(1)}" fill-opacity="${(0.3 + next() * 0.7).toFixed(2)}"/>`
  }).join('')
}

function ridge(seed: number, base: number, rise: number, tone: string): string {
  const next = scattered(seed)
  const points = Array.from({ length: 21 }, (_, at) => `${at * 80} ${(base - rise * (0.2 + next() * 0.8)).toFixed(0)}`)
  return `<path d="M0 1000V${base}L${points.join('L')}V1000Z" fill="${tone}"/>`
}

function clouds(): string {
  const next = scattered(15)
  return Array.from({ length: 34 }, (_, at) => {
    const y = 640 + at * 7
    return `<ellipse cx="${(next() * 1700 - 50).toFixed(0)}" cy="${y}" rx="${(140 + next() * 190).toFixed(0)}" ry="${(16 + next() * 22).toFixed(0)}" fill="${at % 3 ? '#8fa3d6' : '#c9cdf0'}" fill-opacity="${(0.1 + next() * 0.16).toFixed(2)}"/>`
  }).join('')
}

const dome = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-100 0h200v96H-100Z" fill="url(#lls-wall)"/><path d="M-112-14h224v22h-224Z" fill="#51608d"/><path d="M-102-14C-102-150 102-150 102-14Z" fill="url(#lls-dome)"/><path d="M-14-14C-14-80-2-112 12-118c22 4 36 18 44 38-14 22-20 42-20 66Z" fill="#171437"/><path d="M8-20L62-136l16 8-50 114Z" fill="#e0b865"/><path d="M58-142l26 14-6 14-26-14Z" fill="#f6dc9c"/><path d="M-86-14C-82-72-64-98-40-110" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"/><path d="M-64 30h24v34h-24ZM50 30h24v34H50Z" fill="#ffcf78"/><path d="M-16 96V50a16 16 0 0 1 32 0v46Z" fill="#ffe1a0"/><circle cy="60" r="120" fill="url(#lls-lamp)"/></g>`

const summit = () => `<defs>
    ${upright('lls-sky', [0, '#060a24'], [0.35, '#141c4c'], [0.56, '#33306f'], [0.68, '#6b4f8c'], [1, '#1a1636'])}${upright('lls-wall', [0, '#8a97c2'], [1, '#2b315c'])}
    ${upright('lls-dome', [0, '#dfe6fb'], [0.6, '#8f9dcb'], [1, '#4c5889'])}${upright('lls-rock', [0, '#2c3370'], [0.5, '#171b40'], [1, '#080a1c'])}${glow('lls-band', '#b9b4ff', 0.42)}${glow('lls-lamp', '#ffd48a', 0.5)}
  </defs>
  <path d="M0 0H1600V1000H0Z" fill="url(#lls-sky)"/><ellipse cx="800" cy="250" rx="1000" ry="190" fill="url(#lls-band)" transform="rotate(-20 800 250)"/><ellipse cx="960" cy="190" rx="520" ry="70" fill="url(#lls-band)" transform="rotate(-20 960 190)"/><g fill="#fff">${stars()}</g>
  <path d="M400 330L218 210" stroke="#fff" stroke-opacity=".7" stroke-width="3" stroke-linecap="round"/><path d="M842 168l-70-46" stroke="#fff" stroke-opacity=".6" stroke-width="3" stroke-linecap="round"/><circle cx="1240" cy="120" r="60" fill="url(#lls-band)"/><circle cx="1240" cy="120" r="4" fill="#fff"/>
  ${ridge(9, 650, 110, '#3a3a78')}${clouds()}${ridge(23, 720, 90, '#272a5c')}<path d="M560 700c60-50 120-96 190-104h110c60 14 130 60 190 110v300H560Z" fill="#1d2150"/>${dome(800, 560, 0.42)}
  <path d="M1020 1000c20-150 90-250 190-300 60-26 300-34 390-10v310Z" fill="url(#lls-rock)"/><path d="M0 1000V690c110-34 220-10 300 60 70 70 130 150 170 250Z" fill="url(#lls-rock)"/>${dome(1395, 600, 1.15)}
  <path d="M1380 712c-40 60-170 110-140 288h150c-40-140 60-210 60-288Z" fill="#454b80" fill-opacity=".7"/>
  <g transform="translate(1290 776)"><circle cx="26" cy="-20" r="80" fill="url(#lls-lamp)"/><path d="M-12 44c-4-40 0-66 12-70 14 2 20 30 16 70Z" fill="#0a0c20"/><circle cx="1" cy="-36" r="10" fill="#0a0c20"/><path d="M8-16l16 10" stroke="#0a0c20" stroke-width="6" stroke-linecap="round"/><path d="M20-8h12v18H20Z" fill="#ffe7ae"/></g>
  <g transform="translate(150 640)" stroke="#0a0c20" stroke-width="7" stroke-linecap="round"><path d="M0 0L-34 92M0 0L34 92M0 0V96"/><path d="M-46 22L64-48" stroke="#c9a050" stroke-width="18"/><path d="M50-40l24-16" stroke="#f0d48a" stroke-width="26" stroke-linecap="butt"/></g>`
