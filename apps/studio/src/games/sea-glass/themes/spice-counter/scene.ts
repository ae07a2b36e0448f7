import { fullScene, glow, upright } from '../../../../page-kit/look/paint.ts'
import { scattered } from '../../../../page-kit/scattered.ts'

/** A spice merchant's shop: walls of small drawers, jars to the ceiling, sacks with heaped cones, scales on the counter. */
export const scene = () => fullScene(shop())

const drawers = (x: number, y: number, columns: number, rows: number) =>
  `<path d="M${x - 10} ${y - 10}h${columns * 76 + 14}v${rows * 56 + 14}h-${columns * 76 + 14}Z" fill="#3a1c10"/>${Array.from(
    { length: columns * rows },
    (_, at) => {
      const [left, top] = [x + (at % columns) * 76, y + Math.floor(at / columns) * 56]
      return `<path d="M${left} ${top}h70v50h-70Z" fill="${['#8a5230', '#7a4626', '#94592f'][(at * 5) % 3]}"/><path d="M${left} ${top}h70" stroke="#d49a60" stroke-width="3"/><path d="M${left + 15} ${top + 9}h40v14h-40Z" fill="#f4e4c0"/><path d="M${left + 21} ${top + 16}h28" stroke="#6b4a2c" stroke-width="3"/><circle cx="${left + 35}" cy="${top + 36}" r="6" fill="#e8c05c"/>`
    },
  ).join('')}`

const jars = (x: number, y: number, count: number, seed: number) => {
  const next = scattered(seed)
  const tones = ['#d8622c', '#e8b23c', '#8a3420', '#9cac4c', '#b8481c', '#5c3420', '#e8cc8c']
  return `${Array.from({ length: count }, (_, at) => {
    const left = x + at * 62
    const full = 30 + Math.round(next() * 44)
    return `<path d="M${left} ${y}v-84q0-10 10-12h28q10 2 10 12v84Z" fill="#dff0ec" fill-opacity=".28"/><path d="M${left + 4} ${y - 3}v-${full}h40v${full}Z" fill="${tones[Math.floor(next() * 7)]}"/><path d="M${left + 7} ${y - 96}h34v-16h-34Z" fill="#c8945c"/><path d="M${left + 8} ${y - 20}v-60" stroke="#fff" stroke-opacity=".55" stroke-width="4"/><path d="M${left + 10} ${y - 44}h28v20h-28Z" fill="#f4e4c0"/>`
  }).join(
    '',
  )}<path d="M${x - 12} ${y}h${count * 62 + 12}v14h-${count * 62 + 12}Z" fill="#6b3c20"/><path d="M${x - 12} ${y}h${count * 62 + 12}" stroke="#d49a60" stroke-width="3"/>`
}

/** A sack whose mouth is rolled down, with a cone of spice in it, and its price on a card. */
const sack = (x: number, y: number, size: number, tone: string, dark: string) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-84-96L0-216 84-96Z" fill="${tone}"/><path d="M0-216L84-96H24Z" fill="${dark}"/><path d="M-40-130q14-10 26 0M10-150q10-8 20 0M-20-170q8-6 16 0" stroke="#fff" stroke-opacity=".35" stroke-width="4" fill="none"/><path d="M-96-96C-110-40-110 0-90 30H90C110 0 110-40 96-96Z" fill="#a88450"/><path d="M-96-96C-110-40-110 0-90 30H-40C-56-10-56-60-50-96Z" fill="#c8a468"/><path d="M-60-60l120 60M-80-20l80 44M0-70l84 40M60-60L-60 0M80-20L0 24M0-70l-84 40" stroke="#7a5a2c" stroke-opacity=".5" stroke-width="3"/><path d="M-106-112C-80-92 80-92 106-112 114-92 104-80 90-76 40-64-40-64-90-76-104-80-114-92-106-112Z" fill="#d8b87c"/><path d="M20-150L28-104" stroke="#6b4420" stroke-width="5"/><path d="M0-196h50v46H0Z" fill="#fdf6e4"/><path d="M10-182h30M10-168h20" stroke="#6b4420" stroke-width="4"/></g>`

const bunch = (x: number, y: number, tone: string) =>
  `<path d="M${x} 40V${y - 70}" stroke="#2c160c" stroke-width="4"/><path d="M${x} ${y - 76}l-8 20h16Z" fill="#c8a468"/>${[-44, -24, -6, 14, 34].map((angle, at) => `<path d="M${x} ${y - 60}c-12 30-12 70 0 ${96 + (at % 2) * 16} 12-${26 + (at % 2) * 16} 12-66 0-${96 + (at % 2) * 16}Z" fill="${tone}" transform="rotate(${angle * 0.6} ${x} ${y - 70})"/>`).join('')}`

const shop = () => `<defs>
    ${upright('scps-wall', [0, '#2c1a12'], [0.5, '#4c2c1a'], [1, '#1c0e08'])}${upright('scps-day', [0, '#f4d49c'], [0.6, '#e8a868'], [1, '#b8744c'])}${upright('scps-counter', [0, '#a86a3c'], [0.3, '#6b3c20'], [1, '#2c160c'])}${upright('scps-floor', [0, '#7c4c30'], [1, '#140a06'])}${glow('scps-lamp', '#ffce80', 0.6)}
  </defs>
  <path d="M0 0H1600V1000H0Z" fill="url(#scps-wall)"/>
  <path d="M560 720V330a240 240 0 0 1 480 0V720Z" fill="url(#scps-day)"/><path d="M560 720V470h90v-60h70v310ZM880 720V430l70-50h90v340Z" fill="#9c6444"/><path d="M600 520h30v50h-30ZM670 460h26v44h-26ZM910 480h30v50h-30ZM970 440h30v50h-30ZM970 540h30v50h-30Z" fill="#5c3424"/><path d="M650 410l70 0 60 40H650ZM880 470H760l40-40h80Z" fill="#b8402c"/><path d="M720 720L770 560H830L880 720Z" fill="#e8c490"/><path d="M560 330a240 240 0 0 1 480 0H920a120 150 0 0 0-240 0Z" fill="#3a1c10" fill-opacity=".3"/><path d="M546 724V330a254 254 0 0 1 508 0V724" fill="none" stroke="#7a4626" stroke-width="28"/>
  ${drawers(20, 430, 6, 5)}${drawers(1136, 430, 6, 5)}${jars(30, 396, 7, 4)}${jars(30, 250, 7, 11)}${jars(1150, 396, 7, 19)}${jars(1150, 250, 7, 27)}
  <path d="M0 40H1600V62H0Z" fill="#241208"/>${bunch(90, 190, '#8a9c4c')}${bunch(210, 170, '#b8402c')}${bunch(1330, 180, '#b8402c')}${bunch(1450, 200, '#8a9c4c')}${bunch(480, 200, '#c8945c')}${bunch(1110, 190, '#c8945c')}${bunch(620, 150, '#7c5ca0')}${bunch(980, 150, '#8a9c4c')}
  ${[340, 800, 1250].map((x) => `<path d="M${x} 50v60" stroke="#241208" stroke-width="5"/><circle cx="${x}" cy="150" r="230" fill="url(#scps-lamp)"/><path d="M${x - 34} 120h68l14 60q-48 24-96 0Z" fill="#ffe2a0"/><path d="M${x - 40} 108h80l-6 14h-68ZM${x - 50} 178h100l-10 16h-80Z" fill="#c8943c"/><path d="M${x - 16} 122l-6 62M${x + 16} 122l6 62" stroke="#c8943c" stroke-width="4"/>`).join('')}
  <path d="M0 716H1600V1000H0Z" fill="url(#scps-floor)"/>
  <g transform="translate(1424 716)"><path d="M-80 20C-84-60-66-110-20-118H20C66-110 84-60 80 20Z" fill="#2c5c5c"/><path d="M-46 20V-90H46V20Z" fill="#f0e2c4"/><path d="M-46-90L-30-118M46-90L30-118" stroke="#f0e2c4" stroke-width="8"/><circle cy="-150" r="32" fill="#c88c64"/><path d="M-32-156C-34-190 34-190 32-156 20-172-20-172-32-156Z" fill="#e8e0d4"/><path d="M-18-138q18 16 36 0 4 30-18 30t-18-30Z" fill="#e8e0d4"/><path d="M66-100C110-80 120-50 104-20L70-34 62-50Z" fill="#2c5c5c"/></g>
  <path d="M1080 690H1600V716H1080Z" fill="#d49a60"/><path d="M1096 716H1600V870H1096Z" fill="url(#scps-counter)"/><path d="M1120 740h110v106h-110ZM1256 740h110v106h-110ZM1392 740h110v106h-110Z" fill="none" stroke="#c8945c" stroke-width="5"/>
  <g transform="translate(1180 690)"><path d="M-50 0h100l-14-18h-72Z" fill="#c8943c"/><path d="M-6-18V-190H6V-18Z" fill="#e8c05c"/><path d="M-110-176Q0-206 110-176" fill="none" stroke="#e8c05c" stroke-width="9"/><circle cy="-196" r="12" fill="#e8c05c"/><path d="M-110-176L-150-90H-70ZM110-176L70-110H150Z" fill="none" stroke="#e8c05c" stroke-width="3"/><path d="M-156-92h92c-6 30-86 30-92 0ZM64-112h92c-6 30-86 30-92 0Z" fill="#e8c05c"/><path d="M-140-94L-110-124-80-94Z" fill="#d8622c"/><path d="M86-112v-22h22v22ZM112-112v-16h16v16Z" fill="#8a6420"/></g><path d="M1530 690v-50h60v50Z" fill="#b8402c"/><path d="M1526 640h68v-14h-68Z" fill="#e8c05c"/>
  ${sack(560, 800, 0.7, '#8a3420', '#5c1c10')}${sack(420, 830, 0.85, '#e8b23c', '#b87c1c')}${sack(700, 790, 0.66, '#9cac4c', '#647c2c')}${sack(930, 792, 0.66, '#d8622c', '#98381c')}${sack(812, 800, 0.68, '#e8cc8c', '#b8944c')}${sack(110, 900, 1.25, '#d8622c', '#98381c')}${sack(290, 920, 1.1, '#7c4424', '#4a2410')}`
