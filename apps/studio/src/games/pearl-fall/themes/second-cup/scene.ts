import { fullScene, glow, upright } from '../../../../page-kit/look/paint.ts'
import { scattered } from '../../../../page-kit/scattered.ts'

/** A roastery in the morning: the drum of the roaster, sacks, jars of beans on shelves, a tall window and steam. */
export const scene = () => fullScene(roastery())

const bricks = () => {
  const next = scattered(19)
  return Array.from({ length: 150 }, (_, at) => {
    const row = Math.floor(at / 15)
    const [x, y] = [(at % 15) * 112 - (row % 2) * 56, row * 66]
    return `<path d="M${x + 3} ${y + 3}h106v60h-106Z" fill="#fff" fill-opacity="${(0.02 + next() * 0.07).toFixed(2)}"/>`
  }).join('')
}

const roaster = () =>
  `<g transform="translate(330 560)"><path d="M-210 150L-160-20H160L220 150V220H-210Z" fill="#2a1d1a"/><path d="M-220 150H230v30h-450Z" fill="#7a5a34"/><circle cy="-70" r="170" fill="url(#scs-drum)"/><circle cy="-70" r="126" fill="#1c100c"/><circle cy="-70" r="126" fill="none" stroke="#d9a556" stroke-width="16"/><circle cy="-70" r="92" fill="#3a1b0c"/><path d="M-60-40c20-30 40 10 60-14s40 16 64-10M-70-70c30-26 44 14 70-10s44 10 74-14M-50-100c24-20 40 14 60-6s40 6 50-10" fill="none" stroke="#a4642f" stroke-width="13" stroke-linecap="round"/><path d="M-70-230L-30-370H40L80-230Z" fill="url(#scs-drum)"/><path d="M-50-370H60v18H-50ZM60-190H190V-600h60v460c0 20-10 30-30 30H150Z" fill="#8a6234"/><path d="M-160 60h320v22h-320Z" fill="#d9a556"/><circle cx="150" cy="20" r="26" fill="#f4e6c8"/><path d="M150 20l14-12" stroke="#b5301f" stroke-width="6" stroke-linecap="round"/></g>`

const sack = (x: number, size: number) =>
  `<g transform="translate(${x} 860) scale(${size})"><path d="M-110 0C-130-90-116-180-80-220L-100-262C-60-246-20-250 0-244 30-252 70-246 100-262L82-220C116-180 130-90 110 0Z" fill="#c9a878"/><path d="M-80-220C-30-206 30-206 82-220" fill="none" stroke="#6d4a26" stroke-width="9"/><ellipse cy="-110" rx="44" ry="56" fill="none" stroke="#6d4a26" stroke-width="8"/><path d="M6-164C-16-140 18-124 0-104S-12-72 2-56" fill="none" stroke="#6d4a26" stroke-width="8"/><path d="M-96-60C-60-40 60-40 96-60" fill="none" stroke="#9a7848" stroke-width="5"/></g>`

const shelf = (y: number, seed: number) => {
  const next = scattered(seed)
  const jars = Array.from({ length: 5 }, (_, at) => {
    const [x, full] = [1130 + at * 92, 40 + next() * 60]
    return `<path d="M${x} ${y}v-120h72v120Z" fill="#dfeef0" fill-opacity=".28"/><path d="M${x + 4} ${y}v-${full.toFixed(0)}h64v${full.toFixed(0)}Z" fill="#5b2f16"/><path d="M${x - 3} ${y - 138}h78v20h-78Z" fill="#d9a556"/><path d="M${x + 12} ${y - 104}v88" stroke="#fff" stroke-opacity=".5" stroke-width="6"/>`
  }).join('')
  return `${jars}<path d="M1100 ${y}h480v16h-480Z" fill="#3c2012"/>`
}

const roastery = () => `<defs>
    ${upright('scs-wall', [0, '#8a4a30'], [0.7, '#5e2c1c'], [1, '#2a120c'])}${upright('scs-drum', [0, '#e9bd7a'], [0.5, '#a2682f'], [1, '#4a2a12'])}${upright('scs-day', [0, '#bfe3ee'], [1, '#fff0cc'])}${upright('scs-floor', [0, '#7d5636'], [1, '#21110a'])}${glow('scs-light', '#ffe8b8', 0.7)}
  </defs>
  <path d="M0 0H1600V1000H0Z" fill="url(#scs-wall)"/>${bricks()}<path d="M660 60H1000V640H660Z" fill="url(#scs-day)"/><path d="M660 400c60-40 120-20 170-50s110 10 170-30v320H660Z" fill="#7fae8c"/><path d="M660 60H1000V640H660ZM773 60V640M886 60V640M660 250H1000M660 445H1000" fill="none" stroke="#2a120c" stroke-width="16"/>
  <circle cx="830" cy="300" r="480" fill="url(#scs-light)"/>${shelf(270, 3)}${shelf(450, 8)}${shelf(630, 12)}<path d="M0 760H1600V1000H0Z" fill="url(#scs-floor)"/><path d="M0 812H1600M0 880H1600" stroke="#f0c890" stroke-opacity=".16" stroke-width="5"/>${roaster()}${sack(90, 0.9)}${sack(1260, 1.05)}${sack(1470, 1.2)}
  <path d="M700 760c-30-60 30-80 0-150s40-90 0-170M900 760c-30-60 30-80 0-150s40-90 0-170" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="26" stroke-linecap="round"/>`
