import { fullScene, glow, upright } from '../../../../page-kit/look/paint.ts'
import { scattered } from '../../../../page-kit/scattered.ts'

/** A village post office before it opens: pigeonholes of letters to the ceiling, a brass grille, a clock, the morning outside. */
export const scene = () => fullScene(office())

const letters = () => {
  const next = scattered(17)
  const tones = ['#f7ecd6', '#e9d3ac', '#cfe0ea', '#f2d2c4', '#dcc191']
  return Array.from({ length: 66 }, (_, at) => {
    const [x, y] = [40 + (at % 11) * 92, 60 + Math.floor(at / 11) * 96]
    const stack = Array.from({ length: 2 + Math.floor(next() * 4) }, (__, place) => {
      const lean = next() * 10 - 5
      return `<path d="M${x + 8 + place * 15} ${y + 80}v${-48 - Math.floor(next() * 18)}h11v66Z" transform="rotate(${lean.toFixed(1)} ${x + 12 + place * 15} ${y + 80})" fill="${tones[Math.floor(next() * tones.length)]}"/>`
    }).join('')
    return `<path d="M${x} ${y}h84v86h-84Z" fill="#2c1712"/>${stack}<path d="M${x} ${y + 82}h84v8h-84Z" fill="#a86a3c"/>`
  }).join('')
}

const grille = () => {
  const bars = Array.from({ length: 10 }, (_, at) => `M${1120 + at * 44} 300V640`).join('')
  return `<path d="M1090 300C1090 180 1540 180 1540 300V650H1090Z" fill="#3d2016" fill-opacity=".55"/><path d="${bars}M1100 380H1530M1100 560H1530" fill="none" stroke="#e0b458" stroke-width="9"/><path d="M1090 650V300C1090 170 1540 170 1540 300V650" fill="none" stroke="#e0b458" stroke-width="20"/><path d="M1230 470h170v180h-170Z" fill="#8fc0d0"/><path d="M1230 470h170v180h-170Z" fill="none" stroke="#e0b458" stroke-width="12"/>`
}

const clock = (x: number, y: number) =>
  `<circle cx="${x}" cy="${y}" r="74" fill="#4a2616"/><circle cx="${x}" cy="${y}" r="60" fill="#fbf1dc"/><path d="M${x} ${y}V${y - 44}M${x} ${y}L${x - 28} ${y + 20}M${x} ${y - 56}v10M${x} ${y + 56}v-10M${x - 56} ${y}h10M${x + 56} ${y}h-10" stroke="#2a1712" stroke-width="7" stroke-linecap="round"/>`

const counter = () =>
  `<path d="M0 740H1600V1000H0Z" fill="url(#mps-oak)"/><path d="M0 730H1600v34H0Z" fill="#c48a52"/>${[60, 420, 780, 1140].map((x) => `<path d="M${x} 810h300v160h-300Z" fill="none" stroke="#2f160c" stroke-opacity=".6" stroke-width="10"/>`).join('')}<path d="M120 700h200v36H120Z" fill="#b5743c"/><path d="M150 660h150v42H150Z" fill="#d8a868"/><path d="M220 660v78M120 718h200" stroke="#fff1d8" stroke-width="7"/><path d="M1300 736c0-60 30-90 70-90s70 30 70 90Z" fill="#e0b458"/><path d="M1240 650h260l-22-16h-216Z" fill="#e9c878"/>`

const office = () => `<defs>
    ${upright('mps-wall', [0, '#6d3f24'], [0.7, '#4a2516'], [1, '#24100a'])}${upright('mps-oak', [0, '#8f5630'], [1, '#2a120a'])}${upright('mps-day', [0, '#9fd0e6'], [1, '#fdeccb'])}${glow('mps-lamp', '#ffdf9a', 0.7)}
  </defs>
  <path d="M0 0H1600V1000H0Z" fill="url(#mps-wall)"/><path d="M20 40H1066V644H20Z" fill="#7a4626"/>${letters()}
  <path d="M1110 40h190v116h-190ZM1340 40h190v116h-190Z" fill="url(#mps-day)"/><path d="M1110 40h190v116h-190ZM1340 40h190v116h-190ZM1205 40v116M1435 40v116" fill="none" stroke="#c48a52" stroke-width="12"/>
  ${grille()}${clock(1316, 250)}<circle cx="560" cy="560" r="420" fill="url(#mps-lamp)"/>${counter()}`
