import { fullScene, glow, upright } from '../../../../page-kit/look/paint.ts'
import { scattered } from '../../../../page-kit/scattered.ts'

/** The nave of a great glass house at night: iron ribs, the moon through the panes, palms, lamps and a pool down the middle. */
export const scene = () => fullScene(house())

/** An arch of the vault about the far end. */
const rib = (reach: number, width: number, tone: string) =>
  `<path d="M${800 - reach} 1000V${640 - reach * 0.12}A${reach} ${(reach * 0.98).toFixed(0)} 0 0 1 ${800 + reach} ${640 - reach * 0.12}V1000" fill="none" stroke="${tone}" stroke-width="${width}"/>`

/** Glazing bars from the far end to the near one. */
const bars = () =>
  Array.from({ length: 17 }, (_, at) => {
    const turn = Math.PI * (at / 16)
    const [x, y] = [-Math.cos(turn), -Math.sin(turn)]
    return `<path d="M${(800 + x * 150).toFixed(0)} ${(622 + y * 148).toFixed(0)}L${(800 + x * 1150).toFixed(0)} ${(505 + y * 1130).toFixed(0)}" stroke-width="${at % 4 === 0 ? 7 : 3}"/>`
  }).join('')

function stars(): string {
  const next = scattered(8)
  return Array.from(
    { length: 60 },
    () =>
      `<circle cx="${(next() * 1600).toFixed(0)}" cy="${(next() * 420).toFixed(0)}" r="${(0.8 + next() * 1.4).toFixed(1)}" fill-opacity="${(0.3 + next() * 0.6).toFixed(2)}"/>`,
  ).join('')
}

const frond = (angle: number, length: number, tone: string) => {
  const leaflets = Array.from({ length: 13 }, (_, at) => {
    const part = (at + 1) / 14
    const [x, y] = [length * part, -length * 0.5 * part * (1 - part) * 1.8]
    const reach = length * 0.27 * Math.sin(Math.PI * (0.16 + part * 0.8))
    return `M${x.toFixed(0)} ${y.toFixed(0)}l${(reach * 0.55).toFixed(0)} ${(reach * 0.95).toFixed(0)} ${(-reach * 0.2).toFixed(0)} ${(-reach * 1.02).toFixed(0)}ZM${x.toFixed(0)} ${y.toFixed(0)}l${(reach * 0.75).toFixed(0)} ${(-reach * 0.55).toFixed(0)} ${(-reach * 0.42).toFixed(0)} ${(reach * 0.66).toFixed(0)}Z`
  }).join('')
  return `<g transform="rotate(${angle})"><path d="M0 0Q${length / 2} ${-length * 0.46} ${length} 0" fill="none" stroke="${tone}" stroke-width="5"/><path d="${leaflets}" fill="${tone}"/></g>`
}

const palm = (x: number, y: number, tall: number, size: number, tones: readonly [string, string]) =>
  `<path d="M${x - 16 * size} ${y + tall}C${x - 10 * size} ${y + tall * 0.5} ${x - 26 * size} ${y + tall * 0.3} ${x - 7 * size} ${y}h${14 * size}C${x - 2 * size} ${y + tall * 0.3} ${x + 20 * size} ${y + tall * 0.5} ${x + 20 * size} ${y + tall}Z" fill="${tones[0]}"/><g transform="translate(${x} ${y}) scale(${size})">${[-168, -142, -36, -10, 26, 152, -112, -70].map((angle, at) => frond(angle, 210 + (at % 3) * 34, at % 2 ? tones[1] : tones[0])).join('')}</g>`

const broad = (x: number, y: number, size: number, tones: readonly [string, string]) =>
  `<g transform="translate(${x} ${y}) scale(${size})">${[-150, -120, -92, -64, -34].map((angle, at) => `<g transform="rotate(${angle})"><path d="M0 0C60-60 190-70 260 0 190 62 60 52 0 0Z" fill="${tones[at % 2]}"/><path d="M0 0H240" stroke="#9fe0b0" stroke-opacity=".2" stroke-width="4"/></g>`).join('')}</g>`

const lamp = (x: number, y: number, size: number) =>
  `<path d="M${x} ${y - 400}V${y - 34 * size}" stroke="#08211d" stroke-width="4"/><circle cx="${x}" cy="${y}" r="${170 * size}" fill="url(#ghs-lamp)"/><circle cx="${x}" cy="${y}" r="${26 * size}" fill="#fff0c4"/><path d="M${x - 14 * size} ${y - 24 * size}h${28 * size}l${-6 * size} ${-14 * size}h${-16 * size}Z" fill="#0c2a25"/>`

const tiles = () =>
  Array.from(
    { length: 9 },
    (_, at) => `<path d="M${740 + at * 15} 668L${-500 + at * 325} 1000" stroke="#bfe8d4" stroke-opacity=".12" stroke-width="3"/>`,
  ).join('') +
  [690, 722, 768, 832, 922]
    .map((y, at) => `<path d="M0 ${y}H1600" stroke="#bfe8d4" stroke-opacity=".12" stroke-width="${1 + at}"/>`)
    .join('')

const house = () => `<defs>
    ${upright('ghs-sky', [0, '#06142b'], [0.45, '#123a54'], [0.7, '#2f6d70'], [1, '#0a2a26'])}${upright('ghs-floor', [0, '#3a7a6c'], [0.3, '#163f3a'], [1, '#05120f'])}
    ${upright('ghs-pool', [0, '#ffe2a0'], [0.2, '#7fc4b2'], [1, '#0b3a40'])}${glow('ghs-lamp', '#ffdf9a', 0.75)}${glow('ghs-moon', '#dff2ff', 0.6)}
  </defs>
  <path d="M0 0H1600V1000H0Z" fill="url(#ghs-sky)"/><g fill="#e8f6ff">${stars()}</g><circle cx="1290" cy="205" r="240" fill="url(#ghs-moon)"/><circle cx="1290" cy="205" r="52" fill="#f2f6ea"/>
  <g stroke="#2c6b68" stroke-opacity=".75">${bars()}</g>${rib(150, 8, '#1b5650')}${rib(260, 11, '#1b5a55')}${rib(430, 16, '#1a5752')}${rib(690, 24, '#174c49')}${rib(1010, 36, '#123c3a')}
  <ellipse cx="800" cy="600" rx="330" ry="250" fill="url(#ghs-lamp)"/><path d="M742 668V566a58 58 0 0 1 116 0v102Z" fill="#ffe9b4"/><path d="M800 508v160M742 590h116M742 630h116" stroke="#2c5a4c" stroke-width="5"/><path d="M742 668V566a58 58 0 0 1 116 0v102" fill="none" stroke="#0c3833" stroke-width="9"/>
  <path d="M0 760Q520 680 690 668H910Q1080 680 1600 760V1000H0Z" fill="url(#ghs-floor)"/>${tiles()}<path d="M772 684h56l210 316H562Z" fill="url(#ghs-pool)" fill-opacity=".8"/><path d="M772 684L562 1000M828 684l210 316" stroke="#cfe9d8" stroke-opacity=".45" stroke-width="6"/><g stroke="#fff0c4" stroke-linecap="round" stroke-width="4" stroke-opacity=".6"><path d="M780 712h40M764 752h58M790 806h70M728 870h64"/></g>
  ${palm(560, 560, 150, 0.5, ['#0d3f38', '#17584a'])}${palm(1046, 552, 150, 0.52, ['#0d3f38', '#17584a'])}
  ${broad(690, 716, 0.42, ['#145044', '#1d6b55'])}${broad(930, 722, 0.42, ['#145044', '#1d6b55'])}
  ${lamp(700, 470, 0.6)}${lamp(900, 470, 0.6)}${lamp(330, 300, 1)}${lamp(1500, 420, 1.1)}
  ${palm(1400, 470, 520, 1.25, ['#052019', '#0d4236'])}${palm(130, 420, 580, 1.3, ['#052019', '#0d4236'])}${broad(330, 960, 1, ['#06261e', '#0f4a3a'])}${broad(1290, 980, 1.05, ['#06261e', '#0f4a3a'])}`
