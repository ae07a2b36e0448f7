import { fullScene, glow, upright } from '../../../../page-kit/look/paint.ts'
import { scattered } from '../../../../page-kit/scattered.ts'

/** A weather station on a hill by the sea: rain that draws off on one side, a rippled sky on the other, a rainbow over both. */
export const scene = () => fullScene(hill())

/** A sky of small clouds in rows, like the scales of a fish. */
function ripples(): string {
  const next = scattered(12)
  return Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 13 }, (_cloud, at) => {
      const size = 0.35 + row * 0.1
      const x = 760 + at * 78 + row * 18 + next() * 24
      const y = 390 - row * 44 - at * 6 + next() * 12
      return `<path d="M${(x - 40 * size).toFixed(0)} ${y.toFixed(0)}q${(14 * size).toFixed(0)}-${(24 * size).toFixed(0)} ${(40 * size).toFixed(0)}-${(14 * size).toFixed(0)} ${(26 * size).toFixed(0)}-${(10 * size).toFixed(0)} ${(42 * size).toFixed(0)} ${(12 * size).toFixed(0)} -${(40 * size).toFixed(0)} ${(12 * size).toFixed(0)}-${(82 * size).toFixed(0)} 2Z" fill-opacity="${(0.35 + next() * 0.5).toFixed(2)}"/>`
    }).join(''),
  ).join('')
}

const rain = () => {
  const next = scattered(48)
  return Array.from({ length: 130 }, () => `M${(next() * 700 - 40).toFixed(0)} ${(240 + next() * 420).toFixed(0)}l-16 44`).join('')
}

/** A white box with slats, on legs, in which thermometers hang. */
const screen = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-50 0V-70M50 0V-70M-30-10L30-70M30-10L-30-70" stroke="#8a7c70" stroke-width="7"/><path d="M-66-70H66V-190H-66Z" fill="#fdfaf2"/>${Array.from({ length: 8 }, (_, at) => `<path d="M-58-${82 + at * 13}H58l4 7H-54Z" fill="#a8b4be"/>`).join('')}<path d="M0-70V-190" stroke="#fdfaf2" stroke-width="9"/><path d="M-80-190L-70-214H70L80-190Z" fill="#e4ded0"/></g>`

/** A mast with turning cups and a vane. */
const cups = (x: number, y: number, high: number) =>
  `<path d="M${x} ${y}V${y - high}" stroke="#4a4450" stroke-width="9"/><path d="M${x} ${y - high * 0.7}L${x - 120} ${y}M${x} ${y - high * 0.7}L${x + 110} ${y}" stroke="#4a4450" stroke-width="3"/><path d="M${x - 74} ${y - high}H${x + 74}" stroke="#4a4450" stroke-width="6"/><path d="M${x - 74} ${y - high - 20}a20 20 0 0 0 0 40ZM${x + 74} ${y - high - 20}a20 20 0 0 0 0 40ZM${x - 4} ${y - high - 16}a16 16 0 0 0 0 32Z" fill="#d8dee4"/><path d="M${x - 60} ${y - high + 56}H${x + 44}" stroke="#4a4450" stroke-width="6"/><path d="M${x + 74} ${y - high + 56}l-34-16v32ZM${x - 84} ${y - high + 36}l34 20-34 20Z" fill="#e0485c"/>`

const balloon = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M0 0C-60-30-66-130 0-136 66-130 60-30 0 0Z" fill="#fff6ee"/><path d="M-30-112C-44-90-44-60-32-40" fill="none" stroke="#fff" stroke-width="10" stroke-linecap="round"/><path d="M20-130C50-110 50-40 8-8 60-36 66-120 20-130Z" fill="#d8c4c4"/><path d="M-8 0h16l-4 10h-8Z" fill="#e0485c"/><path d="M0 10C10 50-10 90 0 140" fill="none" stroke="#4a4450" stroke-width="3"/><path d="M-16 140h32v30h-32Z" fill="#fdfaf2" stroke="#4a4450" stroke-width="4"/></g>`

const bow = () =>
  ['#e0364c', '#f08c2c', '#ffe27a', '#6cc47c', '#54a8e8', '#8c6cd0']
    .map(
      (tone, at) =>
        `<path d="M${120 + at * 22} 760A${680 - at * 22} ${640 - at * 22} 0 0 1 ${1480 - at * 22} 760" fill="none" stroke="${tone}" stroke-opacity=".5" stroke-width="23"/>`,
    )
    .join('')

const hill = () => `<defs>
    <linearGradient id="mss-sky"><stop offset="0" stop-color="#3d4c66"/><stop offset=".35" stop-color="#64809c"/><stop offset=".62" stop-color="#7cb8dc"/><stop offset="1" stop-color="#4c98d4"/></linearGradient>
    ${upright('mss-light', [0, '#8cb4cc00'], [0.5, '#8cb4cc'], [1, '#ffe8c4'])}${upright('mss-sea', [0, '#8cb0b8'], [1, '#2c5c78'])}${upright('mss-grass', [0, '#9cc46c'], [0.3, '#5c8c48'], [1, '#16281c'])}${upright('mss-far', [0, '#6c9488'], [1, '#4c7468'])}${glow('mss-sun', '#fff6d4', 0.9)}
  </defs>
  <path d="M0 0H1600V1000H0Z" fill="url(#mss-sky)"/><path d="M0 60H1600V660H0Z" fill="url(#mss-light)" fill-opacity=".4"/><circle cx="1400" cy="360" r="460" fill="url(#mss-sun)"/><circle cx="1420" cy="380" r="62" fill="#fffbe8"/><g fill="#fff">${ripples()}</g>
  <path d="M0 660V560C200 540 420 560 620 590L1000 600C1200 580 1400 590 1600 600V660Z" fill="url(#mss-far)"/><path d="M0 620H1600V760H0Z" fill="url(#mss-sea)"/><path d="M980 650h120M1150 672h160M1340 644h130M900 690h140M1200 706h200" stroke="#fffbe8" stroke-opacity=".75" stroke-width="4" stroke-linecap="round"/>${bow()}
  <path d="M0 0H760C800 50 740 110 660 100 690 170 590 210 530 170 510 240 410 260 350 210 310 280 190 290 140 230 90 280 20 270 0 250Z" fill="#38445a"/><path d="M0 0H560C580 40 520 80 460 70 470 130 380 160 320 120 280 180 160 180 120 130 80 160 20 150 0 140Z" fill="#4c5a74"/><path d="${rain()}" stroke="#d4e8f4" stroke-opacity=".4" stroke-width="3.400"/>
  <path d="M1280 656l16-50 8-34v84ZM1316 656v-70l30 60Z" fill="#fffaf0"/><path d="M1270 660h90l-14 18h-66Z" fill="#8a3c34"/>
  <path d="M0 780C180 690 420 660 640 700 800 730 980 740 1180 690 1360 650 1500 660 1600 700V1000H0Z" fill="url(#mss-grass)"/><path d="M760 1000C740 880 800 800 900 740 940 716 980 708 1010 712 950 760 900 860 940 1000Z" fill="#c8b48c" fill-opacity=".7"/>
  <g transform="translate(1360 680)"><path d="M-90 20V-150h180V20Z" fill="#fdfaf2"/><path d="M-90-150C-90-250 90-250 90-150Z" fill="#5c8c9c"/><path d="M-18-222H18V-150H-18Z" fill="#24384c"/><path d="M-60-120h44v56h-44ZM20-120h44v56H20Z" fill="#ffe29a"/><path d="M-38-120v56M-60-92h44M42-120v56M20-92h44" stroke="#8a7c70" stroke-width="5"/><path d="M-22 20v-66h44v66Z" fill="#e0485c"/><path d="M-104 20h208v14h-208Z" fill="#8a7c70"/><path d="M100 20V-90h120V20Z" fill="#ece4d4"/><path d="M92-90L160-140 228-90Z" fill="#a8584c"/><path d="M136-60h46v44h-46Z" fill="#ffe29a"/></g>
  ${cups(1180, 740, 300)}${screen(230, 776, 1.05)}${cups(80, 800, 360)}${balloon(1050, 250, 0.6)}
  <g transform="translate(404 764)"><path d="M-24 30C-28-20-20-50 0-54 20-50 28-20 24 30L14 40H4L0 6-4 40h-10Z" fill="#f4c83c"/><circle cy="-68" r="17" fill="#e4b890"/><path d="M-22-70C-18-96 18-96 22-70L34-62H-34Z" fill="#f4c83c"/><path d="M14-44L50-92 58-86 26-26Z" fill="#e0ac2c"/><path d="M52-88L58-196" stroke="#3a2a2a" stroke-width="5"/><path d="M-30-140C-20-190 20-206 60-206S140-186 150-136C130-150 112-148 100-136 86-150 68-150 56-138 42-150 24-150 12-138 0-150-16-150-30-140Z" fill="#e0485c" transform="rotate(-16 60 -150)"/></g>
  <path d="M0 900C300 850 500 880 700 920S1200 930 1600 880V1000H0Z" fill="#142418" fill-opacity=".8"/>`
