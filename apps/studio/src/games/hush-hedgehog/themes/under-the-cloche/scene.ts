import { fullScene, glow, upright } from '../../../../page-kit/look/paint.ts'

/** The kitchen of a great house at night: copper pans on their rail, a range with fire, tiles, and the pass with its lamps. */
export const scene = () => fullScene(kitchen())

const tiles = () => {
  const across = Array.from({ length: 21 }, (_, at) => `M${at * 80} 0V620`).join('')
  const down = Array.from({ length: 8 }, (_, at) => `M0 ${at * 80 + 20}H1600`).join('')
  return `<path d="${across}${down}" stroke="#0c2a2a" stroke-opacity=".35" stroke-width="4"/>`
}

const pan = (x: number, size: number) =>
  `<g transform="translate(${x} 130) scale(${size})"><path d="M0 0V60" stroke="#2b1a14" stroke-width="8"/><path d="M-6 56H6V150H-6Z" fill="#7a3f1f"/><circle cy="210" r="76" fill="url(#ucs-copper)"/><circle cy="210" r="58" fill="#6b2f14" fill-opacity=".5"/><path d="M-44 176C-30 156-6 148 18 154" fill="none" stroke="#ffe3c0" stroke-width="8" stroke-linecap="round"/></g>`

const lamp = (x: number) =>
  `<path d="M${x} 0V300" stroke="#150d0a" stroke-width="7"/><path d="M${x - 84} 372C${x - 70} 316 ${x - 30} 296 ${x} 296S${x + 70} 316 ${x + 84} 372Z" fill="#c98a3c"/><ellipse cx="${x}" cy="374" rx="84" ry="14" fill="#fff3c8"/><path d="M${x - 84} 374L${x - 300} 900H${x + 300}L${x + 84} 374Z" fill="#ffe7a8" fill-opacity=".16"/>`

const range = () =>
  `<path d="M60 470H470V800H60Z" fill="#1b1718"/><path d="M40 450H490V482H40Z" fill="#3a3436"/><path d="M100 560H430V760H100Z" fill="#0d0a0a"/><path d="M110 750c20-90 60-60 60-130 40 40 30 80 60 90 10-60 50-70 40-130 60 60 50 110 90 120 20-20 20-40 16-60 40 40 40 90 34 110Z" fill="#f08a1e"/><path d="M150 752c20-50 40-30 50-70 30 30 20 50 50 54 20-40 40-30 50-70 30 40 40 60 70 86Z" fill="#ffe28a"/><path d="M100 560H430V760H100ZM210 560v200M320 560v200" fill="none" stroke="#4a4446" stroke-width="12"/><path d="M120 450c0-80 30-110 110-110s110 30 110 110Z" fill="url(#ucs-copper)"/><path d="M180 330c-20-40 20-50 0-100M270 330c-20-40 20-50 0-100" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="12" stroke-linecap="round"/>`

const dresser = () =>
  `<path d="M1130 330H1560V800H1130Z" fill="#4a2a1a"/><path d="M1130 330H1560V350H1130ZM1130 480H1560v18H1130ZM1130 630H1560v18H1130Z" fill="#8a5430"/>${[
    0, 1, 2, 3,
  ]
    .map(
      (at) =>
        `<circle cx="${1190 + at * 104}" cy="424" r="50" fill="#f3ead8"/><circle cx="${1190 + at * 104}" cy="424" r="32" fill="none" stroke="#3f7f8c" stroke-width="6"/><path d="M${1150 + at * 104} 630v-70c0-30 80-30 80 0v70Z" fill="${at % 2 ? '#c9703a' : '#3f7f8c'}"/>`,
    )
    .join('')}`

const kitchen = () => `<defs>
    ${upright('ucs-wall', [0, '#1f4f4c'], [0.6, '#2f6f68'], [1, '#143331'])}${upright('ucs-copper', [0, '#ffc795'], [0.5, '#c9683a'], [1, '#6e2a14'])}${upright('ucs-table', [0, '#f3efe6'], [0.4, '#cfc8ba'], [1, '#5a5149'])}${glow('ucs-fire', '#ff9a3c', 0.6)}
  </defs>
  <path d="M0 0H1600V1000H0Z" fill="url(#ucs-wall)"/>${tiles()}<path d="M0 118H1600v16H0Z" fill="#2b1a14"/>${pan(120, 0.9)}${pan(330, 1.1)}${pan(560, 0.8)}${pan(1060, 0.85)}${pan(1280, 1.1)}${pan(1500, 0.9)}
  ${range()}${dresser()}<circle cx="265" cy="680" r="420" fill="url(#ucs-fire)"/>${lamp(620)}${lamp(980)}
  <path d="M0 800H1600V1000H0Z" fill="url(#ucs-table)"/><path d="M0 800H1600v10H0Z" fill="#fff"/><path d="M0 870c200-20 300 30 520 10M900 930c200-20 400 20 700-8" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="6"/>`
