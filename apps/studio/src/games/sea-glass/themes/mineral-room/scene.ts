import { fullScene, glow, upright } from '../../../../page-kit/look/paint.ts'
import { scattered } from '../../../../page-kit/scattered.ts'

/** A hall of natural history after hours: a whale's bones under the skylight, cabinets of drawers, the keeper on a round with a lamp. */
export const scene = () => fullScene(hall())

const vertebrae = () =>
  Array.from({ length: 30 }, (_, at) => {
    const part = at / 29
    const x = 330 + part * 1000
    const y = 178 + Math.sin(part * Math.PI * 1.15) * -44 + part * 70
    const size = 23 * (1 - part * 0.66)
    const rib =
      at > 1 && at < 14
        ? `<path d="M${x.toFixed(0)} ${(y + size * 0.6).toFixed(0)}C${(x + 46).toFixed(0)} ${(y + 70).toFixed(0)} ${(x + 50).toFixed(0)} ${(y + 150 - part * 130).toFixed(0)} ${(x - 6).toFixed(0)} ${(y + 206 - part * 190).toFixed(0)}" fill="none" stroke="#d8cfb4" stroke-width="9"/>`
        : ''
    return `${rib}<path d="M${x.toFixed(0)} ${(y - size).toFixed(0)}l6-${(size * 1.1).toFixed(0)}" stroke="#cfc5a8" stroke-width="8"/><rect x="${(x - 13).toFixed(0)}" y="${(y - size * 0.8).toFixed(0)}" width="24" height="${(size * 1.6).toFixed(0)}" rx="7" fill="#e6dec6"/>`
  }).join('')

const skull =
  '<path d="M352 150C300 128 236 150 150 224 118 252 96 270 84 280 140 290 210 262 262 262 300 262 336 236 354 206Z" fill="#e6dec6"/><path d="M344 210C300 260 210 330 110 306 180 316 250 320 300 300 330 288 352 250 356 222Z" fill="#cfc5a8"/><circle cx="300" cy="196" r="15" fill="#3a3a36"/><path d="M150 224C200 200 250 188 296 172" fill="none" stroke="#a89f84" stroke-width="5"/>'

const cabinet = (x: number, y: number, wide: number, high: number, seed: number) => {
  const next = scattered(seed)
  const rows = Math.floor(high / 46)
  const drawers = Array.from({ length: rows }, (_, at) => {
    const open = next() < 0.16 ? 14 : 0
    return `<rect x="${x + 14 - open}" y="${y + 16 + at * 46}" width="${wide - 28 + open}" height="38" rx="3" fill="${open ? '#8a5a34' : '#5c3820'}" stroke="#2c190e" stroke-width="3"/><rect x="${x + wide / 2 - 22 - open}" y="${y + 24 + at * 46}" width="44" height="14" fill="#f0e4c4"/><circle cx="${x + wide / 2 - open}" cy="${y + 46 + at * 46}" r="4.500" fill="#d9a94e"/>`
  }).join('')
  return `<rect x="${x}" y="${y}" width="${wide}" height="${high + 20}" fill="#3d2413"/><path d="M${x - 12} ${y - 16}h${wide + 24}v18H${x - 12}Z" fill="#6d4426"/>${drawers}`
}

const globeLamp = (x: number, y: number) =>
  `<path d="M${x} 0V${y - 26}" stroke="#191c1c" stroke-width="4"/><circle cx="${x}" cy="${y}" r="150" fill="url(#mrs-lamp)"/><circle cx="${x}" cy="${y}" r="25" fill="#fff3cc"/>`

const hall = () => `<defs>
    ${upright('mrs-wall', [0, '#1d2a2c'], [0.5, '#3b5350'], [1, '#141c1b'])}${upright('mrs-sky', [0, '#3a5c86'], [1, '#9db9c9'])}${upright('mrs-floor', [0, '#7d6a4c'], [0.4, '#3b3022'], [1, '#0f0c08'])}${glow('mrs-lamp', '#ffdf9a', 0.6)}${glow('mrs-torch', '#fff0c4', 0.8)}
  </defs>
  <path d="M0 0H1600V1000H0Z" fill="url(#mrs-wall)"/><path d="M420 0H1180L1060 60H540Z" fill="url(#mrs-sky)"/><path d="M540 60H1060M640 0l20 60M800 0v60M960 0l-20 60" stroke="#101817" stroke-width="9"/><path d="M540 60H1060L1260 700H340Z" fill="#cfe6ff" fill-opacity=".07"/>
  ${[0, 1, 2, 3, 4].map((at) => `<path d="M${at * 400 - 150} 700V330a150 150 0 0 1 300 0v370Z" fill="#223231"/><path d="M${at * 400 - 150} 700V330a150 150 0 0 1 300 0v370" fill="none" stroke="#5f7a72" stroke-width="14"/><path d="M${at * 400 - 150} 470h300" stroke="#5f7a72" stroke-width="9"/>`).join('')}
  ${[400, 800, 1200].map((x) => `<path d="M${x - 224} 700V260h48v440ZM${x + 176} 700V260h48v440Z" fill="#6b8078"/><path d="M${x - 236} 246h72v24h-72Z" fill="#8ba197"/>`).join('')}
  <path d="M0 690H1600V1000H0Z" fill="url(#mrs-floor)"/>${Array.from({ length: 13 }, (_, at) => `<path d="M${200 + at * 100} 690L${-1000 + at * 300} 1000" stroke="#e9d9b0" stroke-opacity=".12" stroke-width="4"/>`).join('')}<path d="M0 740H1600M0 812H1600M0 912H1600" stroke="#e9d9b0" stroke-opacity=".1" stroke-width="4"/>
  <path d="M420 0V150M760 0V140M1080 0V200" stroke="#0f1515" stroke-width="4"/><g>${vertebrae()}${skull}</g><path d="M1328 236C1370 200 1420 190 1450 210 1420 226 1400 240 1392 250 1410 264 1430 284 1446 312 1400 300 1350 276 1328 246Z" fill="#e6dec6"/>
  ${globeLamp(250, 420)}${globeLamp(1350, 420)}
  ${cabinet(690, 520, 220, 150, 4)}<path d="M716 504V446h168v58Z" fill="#bfe0e4" fill-opacity=".25" stroke="#d9e8e4" stroke-width="4"/><path d="M744 504l10-28 14-12 12 16 8 24ZM806 504a22 22 0 1 1 44 0Z" fill="#c79be8"/>
  <g transform="translate(980 700)"><circle cx="44" cy="-64" r="150" fill="url(#mrs-torch)"/><path d="M-26 8c-8-70-2-124 22-132 26 6 36 60 30 132Z" fill="#131a1c"/><circle cy="-140" r="17" fill="#131a1c"/><path d="M8-104l36 22-4 9-36-16Z" fill="#131a1c"/><path d="M34-78h20v28H34Z" fill="#fff3cc"/><path d="M32-80h24M32-50h24" stroke="#131a1c" stroke-width="4"/></g>
  ${cabinet(20, 500, 210, 370, 11)}${cabinet(250, 560, 190, 330, 17)}${cabinet(1170, 560, 190, 330, 23)}${cabinet(1380, 500, 210, 370, 31)}
  <path d="M60 484v-70h130v70Z" fill="#bfe0e4" fill-opacity=".22" stroke="#d9e8e4" stroke-width="4"/><circle cx="124" cy="456" r="26" fill="#d6a066"/><path d="M124 456a8 8 0 1 0 8-8 16 16 0 1 0-18 12" fill="none" stroke="#5c3820" stroke-width="4"/><path d="M1420 484v-90h130v90Z" fill="#bfe0e4" fill-opacity=".22" stroke="#d9e8e4" stroke-width="4"/><path d="M1440 484l12-50 16-20 14 26 10-14 22 24 8 34Z" fill="#a9d8e8"/>`
