import { fullScene, glow, upright } from '../../../../page-kit/look/paint.ts'

/** The hall of a grand hotel after midnight: a staircase with its carpet, the lift's cage, palms, a lamp on the desk. */
export const scene = () => fullScene(hall())

const stairs = () =>
  Array.from({ length: 9 }, (_, at) => {
    const [y, wide] = [640 - at * 38, 420 - at * 24]
    return `<path d="M${800 - wide} ${y}h${wide * 2}v38h-${wide * 2}Z" fill="${at % 2 ? '#d9cdb8' : '#c4b69e'}"/><path d="M${800 - wide * 0.55} ${y}h${wide * 1.1}v38h-${wide * 1.1}Z" fill="${at % 2 ? '#8f2436' : '#7a1c2e'}"/>`
  }).join('')

const rail = (side: 1 | -1) => {
  const posts = Array.from({ length: 9 }, (_, at) => `M${800 + side * (432 - at * 24)} ${650 - at * 38}v-96`).join('')
  return `<path d="${posts}" stroke="#e0b860" stroke-width="9"/><path d="M${800 + side * 470} 560L${800 + side * 214} 220" stroke="#4a2416" stroke-width="22" stroke-linecap="round"/><circle cx="${800 + side * 474}" cy="548" r="26" fill="#e0b860"/>`
}

const palm = (x: number, side: 1 | -1) =>
  `<g transform="translate(${x} 800) scale(${side} 1)"><path d="M-50 0L-66-110H66L50 0Z" fill="#b5743c"/><path d="M-72-110H72v-22H-72Z" fill="#d9a05e"/>${[-80, -50, -20, 10, 40, 70].map((turn) => `<path d="M0-130C-30-240-20-330 0-400 20-330 30-240 0-130Z" transform="rotate(${turn} 0 -130)" fill="${turn % 20 === 0 ? '#3f7a4c' : '#2c5c3c'}"/><path d="M0-130V-380" transform="rotate(${turn} 0 -130)" stroke="#a9cf8a" stroke-opacity=".5" stroke-width="4"/>`).join('')}</g>`

const lift = () => {
  const bars = Array.from({ length: 9 }, (_, at) => `M${1290 + at * 30} 250V700`).join('')
  const crosses = Array.from(
    { length: 7 },
    (_, at) => `M1270 ${280 + at * 60}L1550 ${340 + at * 60}M1550 ${280 + at * 60}L1270 ${340 + at * 60}`,
  ).join('')
  return `<path d="M1250 180H1570V720H1250Z" fill="#2a1712"/><path d="M1270 250H1550V720H1270Z" fill="#ffdf9a" fill-opacity=".5"/><path d="${bars}${crosses}" stroke="#e0b860" stroke-width="5"/><path d="M1240 190C1240 100 1580 100 1580 190V250H1240Z" fill="#6b3a22"/><path d="M1330 190a80 80 0 0 1 160 0Z" fill="#fbf1dc"/><path d="M1410 190l44-48" stroke="#7a1c2e" stroke-width="8" stroke-linecap="round"/>`
}

const tiles = () =>
  Array.from({ length: 6 }, (_, row) =>
    Array.from({ length: 16 }, (__, at) => {
      const [wide, y] = [110 + row * 24, 720 + row * 50]
      return (at + row) % 2
        ? `<path d="M${800 + (at - 8) * wide} ${y}h${wide}l${(at - 7) * 24 - (at - 8) * 24} 50h-${wide}Z" fill="#f0e4cd" fill-opacity=".5"/>`
        : ''
    }).join(''),
  ).join('')

const hall = () => `<defs>
    ${upright('nps-wall', [0, '#1f3a46'], [0.7, '#2f5560'], [1, '#182a33'])}${upright('nps-floor', [0, '#6b4a3c'], [1, '#1a100e'])}${glow('nps-lamp', '#ffdf9a', 0.8)}
  </defs>
  <path d="M0 0H1600V1000H0Z" fill="url(#nps-wall)"/>${[60, 220, 380].map((x) => `<path d="M${x} 90h120v540h-120Z" fill="none" stroke="#e0b860" stroke-opacity=".45" stroke-width="7"/><path d="M${x + 60} 150l34 60-34 60-34-60Z" fill="none" stroke="#e0b860" stroke-opacity=".35" stroke-width="6"/>`).join('')}
  <path d="M520 720V240C520 60 1080 60 1080 240V720Z" fill="#12232b"/>${stairs()}${rail(1)}${rail(-1)}${lift()}<path d="M0 700H1600V1000H0Z" fill="url(#nps-floor)"/>${tiles()}
  <path d="M800 0V60" stroke="#e0b860" stroke-width="6"/><path d="M700 60h200l-40 70H740Z" fill="#e0b860"/><circle cx="800" cy="130" r="300" fill="url(#nps-lamp)"/>${[-90, -45, 0, 45, 90].map((x) => `<circle cx="${800 + x}" cy="${140 - Math.abs(x) * 0.2}" r="15" fill="#fff4cc"/>`).join('')}
  ${palm(110, 1)}${palm(460, -1)}`
