import { fullScene, glow, upright } from '../../../../page-kit/look/paint.ts'
import { scattered } from '../../../../page-kit/scattered.ts'

/** A tailor's workroom on a wet evening: the machine under its lamp, a dress on its form, bolts of cloth, roofs outside. */
export const scene = () => fullScene(workroom())

const tones = ['#8f2f4a', '#2a6f78', '#c98a3c', '#5a4a8c', '#b5563c', '#3f6b4c', '#d9c08a', '#7a3a5c']

const bolts = (x: number, y: number, count: number, seed: number) => {
  const next = scattered(seed)
  return Array.from({ length: count }, (_, at) => {
    const tone = tones[Math.floor(next() * tones.length)]
    return `<rect x="${x + at * 44}" y="${y - 104}" width="40" height="104" rx="12" fill="${tone}"/><path d="M${x + at * 44 + 9} ${y - 96}v90M${x + at * 44 + 30} ${y - 98}v92" stroke="#fff" stroke-opacity=".16" stroke-width="4"/><ellipse cx="${x + at * 44 + 20}" cy="${y - 102}" rx="19" ry="8" fill="#f0e0c0" fill-opacity=".55"/>`
  }).join('')
}

const roofs = () => {
  const next = scattered(7)
  return Array.from({ length: 9 }, (_, at) => {
    const [x, y] = [500 + at * 70, 400 + next() * 90]
    const lit = next() < 0.6 ? `<path d="M${x + 16} ${(y + 40).toFixed(0)}h16v20h-16Z" fill="#ffcf78"/>` : ''
    return `<path d="M${x - 20} ${(y + 24).toFixed(0)}L${x + 30} ${(y - 26).toFixed(0)}L${x + 80} ${(y + 24).toFixed(0)}V660H${x - 20}Z" fill="${at % 2 ? '#26304f' : '#1f2844'}"/>${lit}`
  }).join('')
}

const rain = () => {
  const next = scattered(3)
  return Array.from({ length: 50 }, () => `M${(500 + next() * 600).toFixed(0)} ${(60 + next() * 500).toFixed(0)}l-6 30`).join('')
}

const form = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-5 60H5V330H-5ZM-90 348c30-20 60-26 90-26s60 6 90 26h-30c-40-14-80-14-120 0Z" fill="#3a2015"/><path d="M-14-196h28v30h-28Z" fill="#8a5a34"/><circle cy="-204" r="13" fill="#c98a4c"/><path d="M-16-168C-50-160-74-150-78-120-64-80-48-50-46-10-44 10-56 30-60 60H60C56 30 44 10 46-10 48-50 64-80 78-120 74-150 50-160 16-168 10-160-10-160-16-168Z" fill="url(#sbs-form)"/><path d="M-60 60C-100 150-130 220-140 300c90 26 190 26 280 0C130 220 100 150 60 60 40 70-40 70-60 60Z" fill="#8f2444"/><path d="M-46-10C-20 0 20 0 46-10 44 10 56 30 60 60 40 72-40 72-60 60-56 30-44 10-46-10Z" fill="#b5345a"/><path d="M-40 70C-60 150-80 220-84 306M0 74v242M40 70c20 80 40 150 44 236" fill="none" stroke="#4d0f24" stroke-opacity=".6" stroke-width="6"/><path d="M-60 62c30 12 90 12 120 0" fill="none" stroke="#e8b450" stroke-width="7"/><path d="M-70-130C-40-60 40-60 60-140" fill="none" stroke="#f2d24a" stroke-width="7"/></g>`

const machine = () =>
  `<g transform="translate(800 764)"><circle cx="-40" cy="-130" r="210" fill="url(#sbs-lamp)"/><path d="M-190-26H210v34H-190Z" fill="#6b3f20"/><path d="M-190-26H210v8H-190Z" fill="#b57c48"/><path d="M-130-30h260v-22h-250c-10 0-14 10-10 22Z" fill="#14141c"/><path d="M70-52V-150c0-30-14-36-40-36H-70c-30 0-44 14-44 40v52h34v-30c0-14 6-18 20-18H0c12 0 16 6 16 18v72Z" fill="#1c1c26"/><path d="M-100-150c2-20 14-28 34-28H30c20 0 30 6 32 26" fill="none" stroke="#d9a94e" stroke-width="4"/><path d="M-101-94h8v36h-8Z" fill="#cfd8e4"/><circle cx="98" cy="-134" r="34" fill="#1c1c26"/><circle cx="98" cy="-134" r="22" fill="none" stroke="#d9a94e" stroke-width="6"/><path d="M70-142h20v16H70Z" fill="#2a2a36"/><path d="M30-186h10v-26H30ZM-20-186h8v-18h-8Z" fill="#cfd8e4"/><path d="M22-214h26v26H22Z" fill="#259aa0"/><path d="M34-214C0-236-70-220-98-150" fill="none" stroke="#7fe0dc" stroke-width="2.600"/><path d="M-190-36C-120-60-60-30-40-34-80-20-140-10-240 60l-40-4C-250 0-220-30-190-36Z" fill="#b5345a"/><path d="M-160 8l-24 292h20L-130 8ZM150 8l24 292h-20L120 8Z" fill="#1a1412"/></g>`

const workroom = () => `<defs>
    ${upright('sbs-wall', [0, '#3a2334'], [0.6, '#5a3444'], [1, '#1f1220'])}${upright('sbs-night', [0, '#1a2448'], [0.6, '#4d5c8c'], [1, '#8f7a94'])}${upright('sbs-floor', [0, '#7a4a2c'], [1, '#1a0d0c'])}${upright('sbs-form', [0, '#f2e2c8'], [1, '#b99a74'])}${glow('sbs-lamp', '#ffd890', 0.75)}
  </defs>
  <path d="M0 0H1600V1000H0Z" fill="url(#sbs-wall)"/><g stroke="#fff" stroke-opacity=".04" stroke-width="30">${[60, 180, 300, 420, 1180, 1300, 1420, 1540].map((x) => `<path d="M${x} 0V720"/>`).join('')}</g>
  <path d="M490 30H1110V620H490Z" fill="url(#sbs-night)"/>${roofs()}<path d="${rain()}" stroke="#dbe6ff" stroke-opacity=".4" stroke-width="2.600"/><path d="M490 30H1110V620H490ZM695 30V620M905 30V620M490 300H1110" fill="none" stroke="#2a1620" stroke-width="18"/><path d="M470 614H1130v26H470Z" fill="#6b3f20"/><path d="M440 10H570C560 260 520 480 440 640ZM1160 10H1030c10 250 50 470 130 630Z" fill="#7a2440"/><path d="M480 10c0 220-10 420-24 610M530 10c-6 200-20 380-50 560M1120 10c0 220 10 420 24 610M1070 10c6 200 20 380 50 560" fill="none" stroke="#3d0f20" stroke-opacity=".6" stroke-width="9"/>
  <path d="M1190 300H1600v18H1190ZM1190 470H1600v18H1190Z" fill="#4d2c1a"/>${bolts(1206, 300, 9, 5)}${bolts(1206, 470, 9, 12)}<path d="M30 250H360v16H30Z" fill="#4d2c1a"/>${[0, 1, 2, 3, 4, 5, 6].map((at) => `<path d="M${56 + at * 44} 206h30v44h-30Z" fill="${tones[at]}"/><path d="M${52 + at * 44} 200h38v9H${52 + at * 44}ZM${52 + at * 44} 244h38v7H${52 + at * 44}Z" fill="#d9a870"/>`).join('')}
  <path d="M0 690H1600V1000H0Z" fill="url(#sbs-floor)"/><path d="M0 740H1600M0 810H1600M0 900H1600" stroke="#e0a870" stroke-opacity=".16" stroke-width="4"/><path d="M700 0V300" stroke="#1a1018" stroke-width="5"/><path d="M650 350q50-90 100 0Z" fill="#3f6b4c"/><circle cx="700" cy="352" r="18" fill="#fff3cc"/>${machine()}
  ${form(200, 600, 1.05)}<path d="M1230 620H1590v22H1230Z" fill="#8a5430"/><path d="M1250 642h16v250h-16ZM1550 642h16v250h-16Z" fill="#4d2c1a"/><path d="M1290 560h170c20 0 30 14 26 60h-220c-4-40 6-60 24-60Z" fill="#2a6f78"/><path d="M1266 590h222" stroke="#e8b450" stroke-width="5" stroke-dasharray="12 8"/><path d="M1500 620c10-60 40-70 60-20M1330 560c0-40 90-40 90 0" fill="none" stroke="#e8b450" stroke-width="7"/>`
