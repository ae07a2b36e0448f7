import { fullScene, glow, upright } from '../../../../page-kit/look/paint.ts'
import { scattered } from '../../../../page-kit/scattered.ts'

/** A launderette on a blue evening: a wall of machines, a line of washing, chequered tiles, bubbles in the air. */
export const scene = () => fullScene(launderette())

const machine = (x: number, y: number, cloth: string) =>
  `<g transform="translate(${x} ${y})"><path d="M0 0H196V236H0Z" fill="#eef4f6"/><path d="M0 0H196V44H0Z" fill="#cfdde3"/><circle cx="28" cy="22" r="11" fill="#f08a5a"/><path d="M58 14h70v16H58Z" fill="#4c7d98"/><circle cx="166" cy="22" r="12" fill="#8fa6b2"/><circle cx="98" cy="140" r="80" fill="#8fa6b2"/><circle cx="98" cy="140" r="69" fill="#173a52"/><path d="M34 162C50 128 78 170 100 142S150 140 162 166C150 198 124 209 98 209S46 200 34 162Z" fill="${cloth}"/><path d="M50 116C58 92 76 80 96 78" fill="none" stroke="#d8f2ff" stroke-opacity=".7" stroke-width="9" stroke-linecap="round"/><path d="M0 0H196V236H0Z" fill="none" stroke="#9db4c0" stroke-width="5"/></g>`

const wall = () => {
  const cloths = ['#ec5f8d', '#ffc93f', '#27a89d', '#f4f7fa', '#8db9ea', '#ff9a6b']
  return [210, 450]
    .flatMap((y, row) =>
      [10, 212, 414, 1000, 1202, 1404].map((x, at) => machine(x - (at > 2 ? 10 : 0), y, cloths[(at * 5 + row * 2) % cloths.length] ?? '')),
    )
    .join('')
}

const shirt = (x: number, y: number, colour: string, lean: number) =>
  `<path d="M-34 0L-10 6H10L34 0 74 40 54 66 36 50V130H-36V50L-54 66-74 40Z" transform="translate(${x} ${y}) rotate(${lean})" fill="${colour}"/>`
const sheet = (x: number, y: number, wide: number, colour: string) =>
  `<path d="M${x} ${y}h${wide}v118c-${wide / 4} 16-${wide / 4}-14-${wide / 2} 0s-${wide / 4}-6-${wide / 2} 4Z" fill="${colour}"/><path d="M${x + wide * 0.3} ${y}v112M${x + wide * 0.64} ${y}v108" stroke="#0b2f46" stroke-opacity=".12" stroke-width="6"/>`

const washing = () =>
  `<path d="M-20 20C400 76 1200 76 1620 20" fill="none" stroke="#f4f7fa" stroke-width="6"/>${shirt(120, 38, '#ffd98a', 4)}${sheet(236, 48, 190, '#f4f7fa')}${shirt(520, 58, '#f08a9c', -3)}${shirt(1090, 58, '#8fd0c6', 3)}${sheet(1190, 50, 170, '#cfe3fb')}${shirt(1470, 38, '#f4f7fa', -4)}`

const floor = () =>
  Array.from({ length: 24 }, (_, at) => {
    const [left, right] = [-800 + at * 134, -800 + (at + 1) * 134]
    const [farLeft, farRight] = [200 + at * 50, 200 + (at + 1) * 50]
    const y = [690, 760, 860, 1010]
    const mid = (low: number, high: number, part: number) => (low + (high - low) * part).toFixed(0)
    return [0, 1, 2]
      .filter((row) => (row + at) % 2 === 0)
      .map((row) => {
        const [a, b] = [row / 3, (row + 1) / 3]
        return `<path d="M${mid(farLeft, left, a)} ${y[row]}H${mid(farRight, right, a)}L${mid(farRight, right, b)} ${y[row + 1]}H${mid(farLeft, left, b)}Z" fill="#2b6a86"/>`
      })
      .join('')
  }).join('')

const bubbles = () => {
  const next = scattered(41)
  return Array.from({ length: 44 }, () => {
    const [x, y, r] = [next() * 1600, 120 + next() * 800, 6 + next() * next() * 46]
    return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${r.toFixed(0)}" fill="#e6f8ff" fill-opacity=".14" stroke="#f2fcff" stroke-opacity=".6" stroke-width="2.5"/><path d="M${(x - r * 0.55).toFixed(0)} ${(y - r * 0.1).toFixed(0)}q0-${(r * 0.4).toFixed(0)} ${(r * 0.4).toFixed(0)}-${(r * 0.5).toFixed(0)}" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="3" stroke-linecap="round"/>`
  }).join('')
}

const launderette = () => `<defs>
    ${upright('mws-wall', [0, '#bfe6dc'], [1, '#6fb3ad'])}${upright('mws-street', [0, '#1b2f66'], [0.7, '#6d6fae'], [1, '#f0a98c'])}${upright('mws-floor', [0, '#d7eaf0'], [1, '#8fb3c4'])}${glow('mws-light', '#fffbe0', 0.7)}
  </defs>
  <path d="M0 0H1600V1000H0Z" fill="url(#mws-wall)"/><path d="${Array.from({ length: 9 }, (_, at) => `M0 ${at * 80}H1600`).join('')}${Array.from({ length: 20 }, (_, at) => `M${at * 84} 0V700`).join('')}" stroke="#f2fffb" stroke-opacity=".5" stroke-width="4"/>
  <path d="M640 130H970V690H640Z" fill="url(#mws-street)"/><path d="M640 520h70V400h60v60h50V340h70v110h80v240H640Z" fill="#1b2446"/><path d="M726 424h18v24h-18ZM840 370h18v24h-18ZM864 410h18v24h-18ZM910 480h18v24h-18ZM660 550h18v24h-18Z" fill="#ffd98a"/><path d="M640 130H970V690H640ZM805 130V690" fill="none" stroke="#e2574c" stroke-width="18"/>
  ${wall()}<path d="M0 688H1600V1000H0Z" fill="url(#mws-floor)"/>${floor()}<path d="M0 684H1600v14H0Z" fill="#1c5570"/><circle cx="800" cy="120" r="560" fill="url(#mws-light)"/>${washing()}${bubbles()}`
