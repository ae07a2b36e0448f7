import { fullScene, glow, upright } from '../../../../page-kit/look/paint.ts'
import { scattered } from '../../../../page-kit/scattered.ts'

/** A walled garden early in the day: beanpoles, a shed with its barrow, rows to the wall, and a scarecrow's hat on a pole. */
export const scene = () => fullScene(garden())

const wall = () => {
  const next = scattered(33)
  return Array.from({ length: 96 }, (_, at) => {
    const row = Math.floor(at / 16)
    const [x, y] = [(at % 16) * 104 - (row % 2) * 52, 250 + row * 40]
    const tone = ['#b5694a', '#a65a3e', '#c27a56', '#9a5038'][Math.floor(next() * 4)]
    return `<path d="M${x + 2} ${y + 2}h100v36h-100Z" fill="${tone}"/>`
  }).join('')
}

const row = (at: number) => {
  const next = scattered(at + 41)
  const y = 540 + at * at * 9 + at * 34
  const heads = Array.from({ length: 15 }, (_, place) => {
    const [x, size] = [place * (110 + at * 6) - at * 30 + next() * 16, 20 + at * 9]
    const tone = (at + place) % 4 === 0 ? '#8c3552' : at % 2 ? '#5c9440' : '#82b04e'
    return `<ellipse cx="${x.toFixed(0)}" cy="${y}" rx="${size * 1.2}" ry="${size * 0.8}" fill="#28481c"/><path d="M${(x - size).toFixed(0)} ${y}q${size * 0.2}-${size * 1.3} ${size} -${size * 1.1}q${size * 0.8}-${size * 0.2} ${size} ${size * 1.1}q-${size} ${size * 0.8}-${size * 2} 0Z" fill="${tone}"/><path d="M${x.toFixed(0)} ${y + size * 0.3}v-${size * 1.1}" stroke="#eaf7bc" stroke-opacity=".5" stroke-width="4"/>`
  }).join('')
  return `<path d="M0 ${y + 10}c400-14 1200 14 1600 0v${40 + at * 14}H0Z" fill="${at % 2 ? '#6d4628' : '#7d5432'}"/>${heads}`
}

const poles = (x: number) =>
  `<g transform="translate(${x} 560)">${[-120, -40, 40, 120].map((at) => `<path d="M${at} 0L0-330" stroke="#8a6234" stroke-width="9"/>`).join('')}<path d="M-100-40C-60-90-40-60-30-150S10-200 0-300M100-30C60-80 50-90 30-160S-10-240 4-310" fill="none" stroke="#3f7a34" stroke-width="9"/>${[
    [-96, -70],
    [-60, -120],
    [-30, -190],
    [-8, -260],
    [92, -70],
    [56, -130],
    [28, -200],
    [10, -270],
  ]
    .map(
      ([left = 0, top = 0], at) =>
        `<path d="M${left} ${top}c-30-6-40 20-16 34 26-2 30-22 16-34Z" fill="${at % 3 === 0 ? '#e2583a' : '#5c9440'}"/>`,
    )
    .join('')}</g>`

const shed = () =>
  `<path d="M1180 250H1560V560H1180Z" fill="#5f7f78"/>${[0, 1, 2, 3, 4, 5, 6].map((at) => `<path d="M${1190 + at * 54} 252V560" stroke="#3d5650" stroke-width="5"/>`).join('')}<path d="M1140 262L1370 130 1600 262Z" fill="#7a3f2c"/><path d="M1230 340h120v220h-120Z" fill="#3a4f4a"/><path d="M1400 340h110v100h-110Z" fill="#fff0bf"/><path d="M1400 390h110M1455 340v100" stroke="#3d5650" stroke-width="7"/><path d="M1060 520l60 60h150l40-70Z" fill="#8a5a34"/><circle cx="1110" cy="590" r="34" fill="#2c2420"/><path d="M1260 520l120-40M1240 580l-10 40" stroke="#4a3020" stroke-width="10" stroke-linecap="round"/>`

const can = () =>
  `<g transform="translate(210 470)"><path d="M-70-90H70V80H-70Z" fill="#8fa6ac"/><path d="M70-40L170-110 190-90 70 40Z" fill="#7a9298"/><path d="M150-130l60 56-14 14-60-56Z" fill="#60787e"/><path d="M-60-90C-60-170 60-170 60-90M-70-60c-80 10-80 100 0 110" fill="none" stroke="#60787e" stroke-width="16"/><path d="M-54-70V60" stroke="#fff" stroke-opacity=".5" stroke-width="9"/></g>`

const garden = () => `<defs>
    ${upright('kgs-sky', [0, '#8fc4e0'], [0.7, '#fbe9c4'])}${upright('kgs-earth', [0, '#8a5f3a'], [1, '#2e1a0e'])}${glow('kgs-sun', '#fff4c2', 0.9)}
  </defs>
  <path d="M0 0H1600V1000H0Z" fill="url(#kgs-sky)"/><circle cx="620" cy="150" r="340" fill="url(#kgs-sun)"/><circle cx="620" cy="150" r="50" fill="#fffdf0"/><path d="M0 240c160-90 260-20 420-60s260-40 400 10 300-60 480-10 300 20 300 20v120H0Z" fill="#5d8a58"/>
  <path d="M0 246H1600V500H0Z" fill="#7a3f2c"/>${wall()}<path d="M0 232H1600v20H0Z" fill="#d9b48a"/><path d="M0 490H1600V1000H0Z" fill="url(#kgs-earth)"/>${shed()}${poles(480)}${poles(880)}${can()}
  ${[0, 1, 2, 3, 4, 5].map(row).join('')}`
