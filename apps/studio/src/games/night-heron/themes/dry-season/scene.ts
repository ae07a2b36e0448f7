import { fullScene, glow, upright } from '../../../../page-kit/look/paint.ts'
import { scattered } from '../../../../page-kit/scattered.ts'

/** A plain before the rain: thorn trees and a great baobab, elephants on their way to the last water, a storm over the far hill. */
export const scene = () => fullScene(plain())

const thornTree = (x: number, y: number, size: number, tone: string) =>
  `<g transform="translate(${x} ${y}) scale(${size})" fill="${tone}"><path d="M-12 0C-4-60-10-110-40-150L-120-206H-104L-34-164C-24-156-14-140-8-124L-12-200H0L6-118C14-140 24-160 44-176L96-212H112L54-164C20-136 8-80 16 0Z"/><path d="M-190-206C-180-236-130-246-90-240-60-270 10-272 50-250 90-262 160-246 176-212 150-196 90-204 40-200-20-206-60-196-110-200-140-196-176-194-190-206Z"/></g>`

const elephant = (x: number, y: number, size: number, tone: string) =>
  `<g transform="translate(${x} ${y}) scale(${size})" fill="${tone}"><path d="M-96-110C-60-150 40-152 80-120 104-100 108-70 104-40L106 0H78L74-50C40-40-10-40-40-50L-44 0H-74L-80-50C-92-56-100-64-104-74-112-62-116-40-114-16-114-2-128-2-130-14-134-50-132-90-118-108-112-116-104-116-96-110Z"/><path d="M104-90C114-80 116-60 112-44" fill="none" stroke="${tone}" stroke-width="5"/><path d="M-108-62C-122-50-136-52-146-64-132-58-122-64-116-74Z" fill="#f4e6c8"/><path d="M-84-128C-48-136-34-100-50-66-70-60-88-74-92-96Z" fill="#000" fill-opacity=".22"/></g>`

const giraffe = (x: number, y: number, size: number, tone: string) =>
  `<path d="M57 28C62 23 68 24 72 28L88 46C93 51 92 57 86 58L74 57C67 59 64 65 63 73L61 124C63 142 71 152 73 168 75 182 73 192 71 198L72 290H63L60 208C52 211 44 211 38 208L41 290H32L28 205C20 197 16 186 18 174 20 158 31 152 39 141 45 122 47 84 49 58 49 44 51 35 57 28ZM54 28L51 12h4l4 14ZM64 26l2-15h3l-1 15Z" transform="translate(${x} ${y}) scale(${size}) translate(-50 -290)" fill="${tone}"/>`

const baobab = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-120 10C-90-40-84-160-96-260-120-320-180-340-230-420L-216-426C-170-370-130-350-90-330-100-400-130-450-150-520L-134-524C-110-460-80-420-56-370L-30-540H-12L-6-370C10-420 40-480 50-540L66-536C60-470 46-400 40-340 90-360 140-410 170-470L184-462C160-390 120-330 90-280 84-160 96-40 140 10Z" fill="url(#dss-bark)"/><path d="M-60 0C-50-120-66-220-60-320M-10 0C0-120-20-220-14-330M50 0C40-120 54-200 40-300M96-10C76-100 76-190 76-240" fill="none" stroke="#2c160e" stroke-opacity=".6" stroke-width="8"/><g fill="#4a5a28"><ellipse cx="-230" cy="-430" rx="60" ry="26"/><ellipse cx="-144" cy="-530" rx="70" ry="30"/><ellipse cx="-20" cy="-550" rx="66" ry="30"/><ellipse cx="64" cy="-548" rx="66" ry="28"/><ellipse cx="182" cy="-476" rx="66" ry="28"/></g></g>`

const grass = (seed: number, from: number, to: number, tone: string, high: number) => {
  const next = scattered(seed)
  return `<path d="${Array.from({ length: 150 }, () => {
    const [x, y] = [next() * 1640 - 20, from + next() * (to - from)]
    const up = high * (0.5 + next())
    return `M${x.toFixed(0)} ${y.toFixed(0)}l${(next() * 16 - 8).toFixed(0)}-${up.toFixed(0)} 5 ${up.toFixed(0)}Z`
  }).join('')}" fill="${tone}"/>`
}

const rain = () => {
  const next = scattered(61)
  return Array.from({ length: 90 }, () => `M${(next() * 520 - 20).toFixed(0)} ${(300 + next() * 250).toFixed(0)}l-14 46`).join('')
}

const plain = () => `<defs>
    ${upright('dss-sky', [0, '#e8a04c'], [0.3, '#f6c978'], [0.6, '#ffe9b4'], [1, '#d99a54'])}${upright('dss-land', [0, '#e0b05c'], [0.4, '#a8702e'], [1, '#2c160a'])}${upright('dss-water', [0, '#fff0c0'], [0.5, '#9fb4a8'], [1, '#3d5a64'])}${upright('dss-storm', [0, '#33485c'], [0.7, '#56707e'], [1, '#8a9c98'])}${glow('dss-sun', '#fffbe0', 0.95)}
    <linearGradient id="dss-bark"><stop offset="0" stop-color="#3a1e14"/><stop offset=".35" stop-color="#9a6648"/><stop offset="1" stop-color="#2a140c"/></linearGradient>
    <linearGradient id="dss-veil"><stop offset="0" stop-color="#3d5468" stop-opacity=".9"/><stop offset=".7" stop-color="#3d5468" stop-opacity=".35"/><stop offset="1" stop-color="#3d5468" stop-opacity="0"/></linearGradient>
  </defs>
  <path d="M0 0H1600V1000H0Z" fill="url(#dss-sky)"/><circle cx="1130" cy="250" r="430" fill="url(#dss-sun)"/><circle cx="1130" cy="250" r="66" fill="#fffbe6"/>
  <path d="M0 0H640C700 40 640 90 560 90 600 140 520 170 470 150 460 210 380 220 330 190 300 250 200 260 150 220 100 270 30 260 0 240Z" fill="url(#dss-storm)"/><path d="M0 60C120 40 240 70 330 50M60 150c90-20 180 10 260-10M380 110c60 0 100-10 140-30" fill="none" stroke="#a4b8c0" stroke-opacity=".4" stroke-width="10"/><path d="M0 110H420L380 580H-20Z" fill="url(#dss-veil)"/><path d="${rain()}" stroke="#dfeaf0" stroke-opacity=".5" stroke-width="3"/><path d="M250 236l-34 100 30-4-26 96 74-128-34 6 30-70Z" fill="#fff6cc"/>
  <path d="M0 570L140 540 240 420H430L520 540 700 574 960 560 1100 500 1240 488 1330 540 1600 566V640H0Z" fill="#b98a5c"/><path d="M240 420H430L470 474 400 450 330 470 270 446 214 452Z" fill="#8f6a54"/>
  <path d="M0 580C300 560 1200 560 1600 584V1000H0Z" fill="url(#dss-land)"/>${thornTree(620, 600, 0.42, '#7a5a2c')}${thornTree(980, 596, 0.36, '#8a6834')}${thornTree(1240, 604, 0.5, '#6b4e24')}${thornTree(90, 610, 0.6, '#5c4420')}
  ${giraffe(700, 620, 0.5, '#6b3e1c')}${giraffe(752, 622, 0.42, '#7a4a22')}${giraffe(880, 618, 0.36, '#7a4a22')}
  ${grass(8, 630, 680, '#c89244', 30)}<path d="M480 700C620 668 980 668 1120 700 1180 724 1080 752 800 756S420 728 480 700Z" fill="#5c3a1c"/><path d="M500 702C640 676 960 676 1100 702 1150 722 1060 744 800 748S440 726 500 702Z" fill="url(#dss-water)"/><path d="M600 704h140M820 716h180M660 728h90" stroke="#fffbe6" stroke-opacity=".8" stroke-width="4" stroke-linecap="round"/>
  ${elephant(372, 700, 0.74, '#7a6c70')}${elephant(190, 730, 1.05, '#6b5e64')}${elephant(500, 706, 0.36, '#857678')}${elephant(20, 740, 0.6, '#7a6c70')}
  ${baobab(1420, 830, 0.92)}
  <path d="M0 820C300 780 620 800 900 800S1400 790 1600 810V1000H0Z" fill="#3a1f10"/>${grass(15, 800, 900, '#7a4c1c', 60)}${grass(29, 880, 1000, '#1c0e08', 90)}
  <g fill="#2c1a14"><path d="M560 130q20-18 40 0 20-18 40 0-18-6-40 8-22-14-40-8ZM700 90q16-14 32 0 16-14 32 0-14-4-32 7-18-11-32-7ZM640 210q13-12 26 0 13-12 26 0-12-4-26 6-14-10-26-6Z"/></g>
  <g transform="translate(1180 806)" fill="#7a4c22"><path d="M-60 0C-60-40-30-56 10-52 30-50 40-40 44-20L50 0H38L32-20 10-16 6 0H-6L-10-20-34-16-40 0Z"/><path d="M30-50C34-76 60-80 70-66L78-52 64-46 50-36Z"/><circle cx="40" cy="-60" r="24"/><path d="M-58-20C-80-20-90-40-96-52" fill="none" stroke="#7a4c22" stroke-width="6"/><circle cx="52" cy="-58" r="15" fill="#b8803c"/></g>`
