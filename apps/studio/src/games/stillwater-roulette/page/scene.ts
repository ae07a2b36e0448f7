import { html, trusted, type Html } from '@fairhouse/process/html.ts'

/** A mountain lake before sunrise: two ridges and their reflection, mist on the water, reeds and a jetty. */
export function scene(): Html {
  return html`<svg class="scene" viewBox="0 0 1600 1000" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
    ${trusted(lake())}
  </svg>`
}

const farRidge = 'M0 470L150 380 270 430 420 300 560 400 700 330 860 430 1010 290 1160 390 1300 330 1450 420 1600 360V560H0Z'
const nearRidge = 'M0 540L120 470 260 520 380 450 520 540 720 500 880 545 1060 480 1220 530 1380 460 1600 530V565H0Z'

/** Reeds that lean a little each their own way, with their heads. */
const reeds = (left: number, count: number, step: number) =>
  Array.from({ length: count }, (_, at) => {
    const [x, lean, height] = [left + at * step, ((at * 37) % 23) - 11, 210 + ((at * 53) % 110)]
    const head =
      at % 3 === 1 ? `<path d="M${x + lean} ${1000 - height}v-46" stroke="#3b2c22" stroke-width="11" stroke-linecap="round"/>` : ''
    return `<path d="M${x} 1000Q${x} ${1000 - height / 2} ${x + lean} ${1000 - height}" stroke="#0c1d22" stroke-width="5" fill="none"/>${head}`
  }).join('')

const ripples = () =>
  [610, 650, 704, 772, 850, 930]
    .map((y, at) => {
      const width = 90 + at * 46
      return `<path d="M${800 - width} ${y}q${width / 2}-${5 + at} ${width} 0t${width} 0" stroke="#f6e7c6" stroke-opacity="${0.5 - at * 0.06}" stroke-width="${3 + at * 0.6}" fill="none"/>`
    })
    .join('')

const jetty = () => {
  const posts = [0, 1, 2, 3].map(
    (at) => `<path d="M${1230 + at * 96} ${762 + at * 36}v${120 + at * 40}" stroke="#0b161c" stroke-width="${14 + at * 3}"/>`,
  )
  return `${posts.join('')}<path d="M1190 752L1600 900V960L1176 770Z" fill="#17262e"/><path d="M1190 752L1600 900" stroke="#54707a" stroke-opacity=".6" stroke-width="3"/>`
}

const lake = () => `<defs>
    <linearGradient id="dawn" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0f2238"/><stop offset=".55" stop-color="#33566e"/><stop offset=".86" stop-color="#b98d84"/><stop offset="1" stop-color="#ecc49a"/></linearGradient>
    <linearGradient id="water" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#9f8b8d"/><stop offset=".16" stop-color="#3f6274"/><stop offset=".6" stop-color="#173446"/><stop offset="1" stop-color="#0a1a26"/></linearGradient>
    <linearGradient id="mist" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#e9dcd2" stop-opacity="0"/><stop offset=".5" stop-color="#e9dcd2" stop-opacity=".42"/><stop offset="1" stop-color="#e9dcd2" stop-opacity="0"/></linearGradient>
  </defs>
  <path d="M0 0H1600V570H0Z" fill="url(#dawn)"/><circle cx="800" cy="236" r="40" fill="#fbf0d8" fill-opacity=".9"/><circle cx="786" cy="228" r="40" fill="#294a62" fill-opacity=".32"/>
  <path d="${farRidge}" fill="#2a4559"/><path d="M420 300l46 66-30-10-26 22-30-26ZM1010 290l48 60-30-6-24 24-34-30Z" fill="#e7ddda" fill-opacity=".55"/><path d="${nearRidge}" fill="#162c3a"/>
  <path d="M0 560H1600V1000H0Z" fill="url(#water)"/><g transform="matrix(1 0 0 -.62 0 908)" opacity=".5"><path d="${nearRidge}" fill="#10242f"/></g>
  ${ripples()}<path d="M0 500H1600V660H0Z" fill="url(#mist)"/>${jetty()}${reeds(-10, 13, 26)}${reeds(1010, 6, 24)}`
