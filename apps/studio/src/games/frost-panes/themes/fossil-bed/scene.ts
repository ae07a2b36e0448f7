import { fullScene, glow, upright } from '../../../../page-kit/look/paint.ts'
import { scattered } from '../../../../page-kit/scattered.ts'

/** A dig below a cliff at noon: bands of rock, a row of tents, pegs and strings, and a giant's ribs in the ground. */
export const scene = () => fullScene(dig())

const bands = () => {
  const next = scattered(31)
  const tones = ['#b8683f', '#d99a5e', '#8f4a34', '#e6bd83', '#a65a3c', '#c98552', '#74382c']
  return tones
    .map((tone, at) => {
      const y = 210 + at * 62
      const rise = () => (next() * 34 - 17).toFixed(0)
      return `<path d="M0 ${y}c160 ${rise()} 300 ${rise()} 470 ${rise()}s300 ${rise()} 560 ${rise()} 380 ${rise()} 570 ${rise()}V760H0Z" fill="${tone}"/><path d="M0 ${y + 14}c160 ${rise()} 300 ${rise()} 470 ${rise()}s300 ${rise()} 560 ${rise()} 380 ${rise()} 570 ${rise()}" fill="none" stroke="#fff" stroke-opacity=".12" stroke-width="5"/>`
    })
    .join('')
}

const tent = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-110 0L0-130 110 0Z" fill="#f4ead4"/><path d="M0-130L110 0H40Z" fill="#cdb893"/><path d="M-34 0L0-84 34 0Z" fill="#4a2f20"/><path d="M-110 0l-40 20M110 0l40 20M0-130v-24" stroke="#6b4a30" stroke-width="6"/></g>`

const ribs = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})" fill="none" stroke-linecap="round">${[0, 1, 2, 3, 4, 5]
    .map(
      (at) =>
        `<path d="M${at * 52} 0C${at * 52 - 20} ${-90 - (at % 3) * 22} ${at * 52 + 40} ${-150 - (at % 3) * 18} ${at * 52 + 66} ${-130 - (at % 3) * 22}" stroke="#5d3a24" stroke-width="28"/><path d="M${at * 52} 0C${at * 52 - 20} ${-90 - (at % 3) * 22} ${at * 52 + 40} ${-150 - (at % 3) * 18} ${at * 52 + 66} ${-130 - (at % 3) * 22}" stroke="#f3e6c8" stroke-width="19"/>`,
    )
    .join('')}</g>`

const grid = () => {
  const pegs = [0, 1, 2, 3, 4, 5].map((at) => `M${180 + at * 250} 770l${-40 + at * 10} 240`).join('')
  return `<path d="${pegs}M60 800H1560M20 880H1590" stroke="#fff6dc" stroke-opacity=".5" stroke-width="4"/>`
}

const dig = () => `<defs>
    ${upright('fbs-sky', [0, '#6fb3c9'], [0.7, '#f4dcae'])}${upright('fbs-sand', [0, '#dcb478'], [0.5, '#b07f48'], [1, '#5a3820'])}${glow('fbs-sun', '#fff6cf', 0.9)}
  </defs>
  <path d="M0 0H1600V1000H0Z" fill="url(#fbs-sky)"/><circle cx="1290" cy="110" r="240" fill="url(#fbs-sun)"/><circle cx="1290" cy="110" r="52" fill="#fffbe6"/>
  ${bands()}<path d="M0 210V0h120c40 90 10 150 60 214ZM1600 230V60c-80 30-90 120-150 170Z" fill="#8f4a34"/>
  <path d="M0 660c240-50 420 10 700-10s560-40 900 0v350H0Z" fill="url(#fbs-sand)"/>${tent(150, 690, 1)}${tent(360, 664, 0.7)}${tent(1450, 690, 1.05)}
  ${ribs(1090, 790, 0.95)}${ribs(40, 960, 0.8)}${grid()}`
