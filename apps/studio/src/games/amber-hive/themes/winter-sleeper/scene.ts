import { fullScene, glow, upright } from '../../../../page-kit/look/paint.ts'
import { scattered } from '../../../../page-kit/scattered.ts'

/** A valley in snow by night: a train with lit windows on a viaduct, and somebody who waits for it with a lamp. */
export const scene = () => fullScene(valley())

function flakes(): string {
  const next = scattered(21)
  return Array.from(
    { length: 150 },
    () =>
      `<circle cx="${(next() * 1600).toFixed(0)}" cy="${(next() * 1000).toFixed(0)}" r="${(1 + next() ** 3 * 5).toFixed(1)}" fill-opacity="${(0.25 + next() * 0.55).toFixed(2)}"/>`,
  ).join('')
}

function peaks(seed: number, base: number, rise: number, tone: string, snow: string): string {
  const next = scattered(seed)
  return Array.from({ length: 8 }, (_, at) => {
    const [x, tall, wide] = [at * 230 + next() * 90 - 60, rise * (0.55 + next() * 0.5), 190 + next() * 90]
    const [top, lean] = [base - tall, (next() - 0.5) * 60]
    return `<path d="M${(x - wide).toFixed(0)} ${base}L${(x + lean).toFixed(0)} ${top.toFixed(0)}L${(x + wide).toFixed(0)} ${base}Z" fill="${tone}"/><path d="M${(x + lean).toFixed(0)} ${top.toFixed(0)}l${(-wide * 0.42).toFixed(0)} ${(tall * 0.44).toFixed(0)} ${(wide * 0.2).toFixed(0)} ${(-tall * 0.07).toFixed(0)} ${(wide * 0.16).toFixed(0)} ${(tall * 0.16).toFixed(0)} ${(wide * 0.18).toFixed(0)} ${(-tall * 0.18).toFixed(0)}Z" fill="${snow}"/>`
  }).join('')
}

const viaduct = () =>
  Array.from(
    { length: 9 },
    (_, at) =>
      `<path d="M${at * 200 - 100} 1000V700a100 92 0 0 1 164 0v300h36V640H${at * 200 - 136}V1000Z" fill="${at % 2 ? '#333f63' : '#2e395b'}"/><path d="M${at * 200 - 100} 700a100 92 0 0 1 164 0" fill="none" stroke="#66769f" stroke-width="9" stroke-dasharray="22 4"/>`,
  ).join('') + '<path d="M0 628H1600v26H0Z" fill="#414e76"/><path d="M0 622H1600v9H0Z" fill="#dfe9f8"/>'

const carriage = (x: number) =>
  `<g transform="translate(${x} 544)"><path d="M0 8c0-6 4-8 8-8h224c6 0 8 2 8 8v62H0Z" fill="#16352f"/><path d="M4 2c30-10 200-10 232 0v6H4Z" fill="#e6eefa"/><path d="M0 54h240M0 14h240" stroke="#c79a45" stroke-width="3"/>${Array.from({ length: 7 }, (_, at) => `<rect x="${12 + at * 32}" y="20" width="24" height="28" rx="6" fill="${at === 4 ? '#2a4a4a' : '#ffd877'}"/>`).join('')}<path d="M6 70h228v5H6Z" fill="#0a1017"/>${[30, 56, 184, 210].map((wheel) => `<circle cx="${wheel}" cy="75" r="10" fill="#0a1017"/>`).join('')}<path d="M12 80h216l30 46H0Z" fill="#ffd877" fill-opacity=".1"/></g>`

const engine = () =>
  `<g transform="translate(1240 536)"><path d="M0 16h66v66H0Z" fill="#1b2340"/><path d="M-6 8h78v12H-6Z" fill="#dfe9f8"/><path d="M12 26h20v24H12ZM38 26h18v24H38Z" fill="#ffd877"/><path d="M66 34h150c8 0 12 20 12 26s-2 20-12 22H66Z" fill="#262f52"/><path d="M66 40h152" stroke="#8493c0" stroke-width="5"/><path d="M176 34l-4-40h34l-4 40Z" fill="#1b2340"/><path d="M166-12h46v9h-46Z" fill="#c79a45"/><path d="M104 34c0-24 30-24 30 0Z" fill="#c79a45"/><path d="M-6 80h256l16 10-10 10H-6Z" fill="#9c2f2a"/>${[20, 72, 124, 176].map((wheel) => `<circle cx="${wheel}" cy="92" r="20" fill="#0a1017"/><circle cx="${wheel}" cy="92" r="13" fill="none" stroke="#9c2f2a" stroke-width="4"/>`).join('')}<path d="M20 92H176" stroke="#c3cde2" stroke-width="5"/><circle cx="228" cy="58" r="11" fill="#fff6d0"/><path d="M236 56L560-30V190Z" fill="url(#wss-beam)"/></g>`

const steam = () =>
  [
    [1424, 500, 30],
    [1386, 466, 44],
    [1330, 436, 56],
    [1256, 414, 66],
    [1166, 398, 74],
    [1060, 388, 78],
    [940, 384, 76],
    [800, 384, 66],
    [660, 388, 54],
    [530, 394, 40],
    [420, 400, 28],
  ]
    .map(
      ([x = 0, y = 0, r = 0], at) =>
        `<circle cx="${x}" cy="${y}" r="${r * 1.5}" fill="url(#wss-steam)" fill-opacity="${(1 - at * 0.06).toFixed(2)}"/>`,
    )
    .join('')

const pine = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-6 0h12v30H-6Z" fill="#0b1428"/>${[0, 1, 2, 3].map((at) => `<path d="M0 ${-230 + at * 52}L${34 + at * 17} ${-130 + at * 44}q-20 10-${34 + at * 17} 4-${17 + at * 9} 6-${34 + at * 17}-4Z" fill="#122340"/><path d="M0 ${-230 + at * 52}L${-34 - at * 17} ${-130 + at * 44}q18-2 ${22 + at * 8}-22 4-24 12-40Z" fill="#c9d8ef" fill-opacity=".8"/>`).join('')}</g>`

const valley = () => `<defs>
    ${upright('wss-sky', [0, '#0a1433'], [0.4, '#1f3566'], [0.62, '#5a6fa3'], [1, '#0c1530'])}${upright('wss-ground', [0, '#c3d3ee'], [0.3, '#7f97c4'], [1, '#1b2850'])}
    ${glow('wss-moon', '#dfeaff', 0.55)}${glow('wss-steam', '#f2f6ff', 0.85)}${glow('wss-lamp', '#ffcf78', 0.7)}<linearGradient id="wss-beam"><stop offset="0" stop-color="#fff0c0" stop-opacity=".7"/><stop offset="1" stop-color="#fff0c0" stop-opacity="0"/></linearGradient>
  </defs>
  <path d="M0 0H1600V1000H0Z" fill="url(#wss-sky)"/><circle cx="250" cy="190" r="230" fill="url(#wss-moon)"/><circle cx="250" cy="190" r="46" fill="#f5f3e4"/>
  ${peaks(4, 640, 330, '#33477a', '#d5e1f6')}${peaks(12, 700, 200, '#263762', '#aebfe2')}
  <path d="M0 760c300-70 520-20 800-40s560-40 800 20v260H0Z" fill="#3b5084"/>${viaduct()}${steam()}${[60, 308, 556, 804, 1000].map((x) => carriage(x === 1000 ? 1000 : x - 12)).join('')}${engine()}
  <path d="M0 790c180-50 360-20 560 60 240 58 420 30 620-30 160-48 300-40 420 0v180H0Z" fill="url(#wss-ground)"/>
  ${pine(1490, 900, 1.5)}${pine(1380, 930, 1)}${pine(60, 940, 1.7)}${pine(1575, 960, 1.2)}
  <g transform="translate(262 742)"><circle cx="58" cy="-6" r="120" fill="url(#wss-lamp)"/><path d="M-26 84c-6-70 0-118 22-124 24 4 34 54 28 124Z" fill="#0d1530"/><circle cx="-2" cy="-54" r="17" fill="#0d1530"/><path d="M-24-60h42l2 8h-46Z" fill="#1d2a55"/><path d="M8-24l44 6" stroke="#0d1530" stroke-width="11" stroke-linecap="round"/><path d="M48-18h20v28H48Z" fill="#ffe6a6"/><path d="M46-20h24M46 10h24" stroke="#2a1b0a" stroke-width="4"/></g>
  <g fill="#fff">${flakes()}</g>`
