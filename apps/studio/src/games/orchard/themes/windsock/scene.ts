import { fullScene, glow, upright } from '../../../../page-kit/look/paint.ts'

/** A grass airfield on a fine morning: a hangar with its doors open, aeroplanes on the grass, one in a loop whose smoke stays in the sky. */
export const scene = () => fullScene(field())

/** A biplane from its side, that flies or stands to the right. */
const plane = (x: number, y: number, size: number, turn: number, tone: string, stands: boolean) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="M-190-40C-180-44-166-34-156-14L-120-10H70C100-10 112 4 106 18 96 32 60 36 20 36L-150 20C-176 14-190-4-190-40Z" fill="${tone}"/><path d="M-196-48L-172-54-148-10-182-4Z" fill="#fff4dc"/><path d="M-60-10C-60-28-36-30-26-10Z" fill="#2c2030"/><circle cx="-44" cy="-34" r="15" fill="#6b3c1c"/><path d="M-40-38h16v10h-14Z" fill="#f0c8a0"/><path d="M-56-26C-80-40-100-28-124-40c10 22 36 22 62 20Z" fill="#f4c83c"/><path d="M-40 26L-50-80M60 26L50-80M-20 26L40-80M40 26L-30-80" stroke="#2c2030" stroke-width="5"/><path d="M-84-96C-30-106 50-104 92-92 98-80 92-70 80-72 40-78-30-78-76-70-92-74-94-90-84-96ZM-74 26C-20 16 60 18 100 30 106 42 100 52 88 50 48 44-20 44-66 52-82 48-84 32-74 26Z" fill="${tone}"/><path d="M-70-90C-20-98 40-96 84-86M-60 32C-10 24 50 26 92 36" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="5"/><path d="M96-10C116-10 120 4 118 14 112 24 100 26 94 22Z" fill="#8a94a0"/>${stands ? '<path d="M118-60C126-60 126 60 118 66 112 60 112-60 118-60Z" fill="#8a5228"/>' : '<ellipse cx="122" cy="4" rx="9" ry="64" fill="#fff" fill-opacity=".5"/>'}<path d="M10 48L0 84M60 48L70 84" stroke="#2c2030" stroke-width="7"/><circle cx="0" cy="90" r="18" fill="#1c1820"/><circle cx="70" cy="90" r="18" fill="#1c1820"/><circle cx="0" cy="90" r="7" fill="#c8ccd4"/><circle cx="70" cy="90" r="7" fill="#c8ccd4"/><circle cx="-110" cy="6" r="14" fill="#fff4dc"/></g>`

const cloud = (x: number, y: number, size: number) =>
  `<path d="M-150 0C-170-40-120-62-96-44-90-100-20-110 0-66 30-100 90-84 84-40 130-50 160-16 140 0Z" transform="translate(${x} ${y}) scale(${size})" fill="#fff" fill-opacity=".85"/><path d="M-150 0C-120-16-60-20 0-14S120-18 140 0Z" transform="translate(${x} ${y}) scale(${size})" fill="#a8c4dc" fill-opacity=".6"/>`

/** Fields in strips to the horizon, with hedges between them. */
const fields = () =>
  [
    ['M0 560L300 548 260 610 0 620Z', '#a8b85c'],
    ['M300 548L620 540 640 600 260 610Z', '#d8c468'],
    ['M620 540L960 538 1000 604 640 600Z', '#7ca04c'],
    ['M960 538L1300 546 1370 612 1000 604Z', '#c8b05c'],
    ['M1300 546L1600 556V624L1370 612Z', '#8aac50'],
    ['M0 620L260 610 200 690 0 690Z', '#7c9c48'],
    ['M260 610L640 600 660 690H200Z', '#98b454'],
    ['M640 600L1000 604 1050 690H660Z', '#c4c070'],
    ['M1000 604L1370 612 1450 690H1050Z', '#84a44c'],
    ['M1370 612L1600 624V690H1450Z', '#b0b058'],
  ]
    .map(([d, tone]) => `<path d="${d}" fill="${tone}" stroke="#4a6b34" stroke-width="5"/>`)
    .join('')

const sock = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-7 0V-420H7V0Z" fill="#f4f0e4"/><path d="M-7-60h14v40H-7ZM-7-180h14v60H-7ZM-7-320h14v60H-7Z" fill="#e8442c"/><path d="M8-410L60-402V-316L8-330Z" fill="#e8442c"/><path d="M60-402L116-388V-312L60-316Z" fill="#fff4e4"/><path d="M116-388L170-366V-306L116-312Z" fill="#e8442c"/><path d="M170-366L220-336V-296L170-306Z" fill="#fff4e4"/><path d="M220-336L262-304V-280L220-296Z" fill="#e8442c"/><circle cy="-424" r="12" fill="#f6cc54"/></g>`

const field = () => `<defs>
    ${upright('wks-sky', [0, '#3c84c8'], [0.35, '#84bce4'], [0.56, '#e4f0e4'], [1, '#fff0c8'])}${upright('wks-grass', [0, '#9cc058'], [0.35, '#5c8c3c'], [1, '#182c14'])}${upright('wks-far', [0, '#8cacc4'], [1, '#a8c0a4'])}${upright('wks-roof', [0, '#d8dee4'], [1, '#7c8894'])}${glow('wks-sun', '#fffbe0', 0.9)}
  </defs>
  <path d="M0 0H1600V1000H0Z" fill="url(#wks-sky)"/><circle cx="330" cy="420" r="440" fill="url(#wks-sun)"/>${cloud(160, 330, 0.9)}${cloud(1420, 300, 1)}${cloud(700, 110, 0.6)}${cloud(1120, 90, 0.7)}${cloud(470, 470, 0.6)}
  <path d="M-20 420C120 400 250 330 290 220 330 90 180 30 120 130 70 220 170 330 330 300 420 284 470 240 520 190" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="20" stroke-linecap="round"/><path d="M-20 420C120 400 250 330 290 220 330 90 180 30 120 130" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="38" stroke-linecap="round"/>${plane(250, 310, 0.5, -6, '#e8442c', false)}
  <path d="M0 540C200 490 380 500 560 520 800 480 1000 490 1200 510 1360 490 1500 500 1600 520V600H0Z" fill="url(#wks-far)"/>${fields()}
  <path d="M0 690C400 664 1200 664 1600 690V1000H0Z" fill="url(#wks-grass)"/><path d="M640 1000L760 676H840L960 1000Z" fill="#c8d88a" fill-opacity=".4"/><path d="M700 1000L786 676M900 1000L814 676" stroke="#fff" stroke-opacity=".5" stroke-width="6" stroke-dasharray="34 26"/>
  <g transform="translate(1330 700)"><path d="M-230 40V-150C-230-300 250-300 250-150V40Z" fill="url(#wks-roof)"/><path d="M-200 40V-140C-200-250 220-250 220-140V40Z" fill="#24303c"/><path d="M-200 40V-140C-200-170-186-190-160-206V40ZM220 40V-140C220-170 206-190 180-206V40Z" fill="#b8442c"/><path d="M-186-150V40M-172-170V40M206-150V40M192-170V40" stroke="#6b1c10" stroke-width="5"/><path d="M-200-92H220" stroke="#3a4854" stroke-width="6"/><path d="M-150-140h60v-34h-60ZM110-140h60v-34h-60Z" fill="#8cacc4" fill-opacity=".5"/><path d="M-236-140C-236-310 256-310 256-140" fill="none" stroke="#5c6874" stroke-width="16"/><circle cy="-236" r="24" cx="10" fill="#fff4dc"/><path d="M10-254L15-242 28-241 18-233 21-220 10-227-1-220 2-233-8-241 5-242Z" fill="#b8442c"/></g>${plane(1330, 690, 0.72, 0, '#3c7cc0', true)}
  <g transform="translate(470 690)"><path d="M-70 30V-110H70V30Z" fill="#fff8ea"/><path d="M-84-110H84L66-176H-66Z" fill="#b8d4e4"/><path d="M-84-110H84M-42-176V-110M0-176V-110M42-176V-110" stroke="#5c6874" stroke-width="6"/><path d="M-84-176L-60-206H60L84-176Z" fill="#b8442c"/><path d="M-20 30V-50h40V30Z" fill="#3c5c7c"/><path d="M-56-70h26v40h-26ZM32-70h26v40H32Z" fill="#8cacc4"/></g>
  ${sock(150, 800, 0.9)}${plane(250, 850, 0.86, 0, '#f0b43c', true)}
  <g transform="translate(1010 800)"><path d="M-50 30h100v-60H-50Z" fill="#b8442c"/><path d="M-40-30h80v-14h-80Z" fill="#3a4854"/><path d="M-34-44C-34-74-10-74-10-44ZM14-44C14-70 38-70 38-44Z" fill="#8a94a0"/><circle cx="-28" cy="34" r="16" fill="#1c1820"/><circle cx="28" cy="34" r="16" fill="#1c1820"/></g>
  <path d="M0 960C300 900 600 930 900 940S1400 920 1600 900V1000H0Z" fill="#142410" fill-opacity=".7"/>`
