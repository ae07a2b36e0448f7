import { fullScene, glow, upright } from '../../../../page-kit/look/paint.ts'
import { scattered } from '../../../../page-kit/scattered.ts'

/** A living room in the small hours: a window with a wireless mast on a hill, an armchair, a lamp, a sleeping cat, books. */
export const scene = () => fullScene(room())

const paper = () =>
  Array.from({ length: 60 }, (_, at) => {
    const [x, y] = [(at % 12) * 146 + (Math.floor(at / 12) % 2) * 73, 40 + Math.floor(at / 12) * 150]
    return `<path d="M${x} ${y}c26 30 26 60 0 90-26-30-26-60 0-90ZM${x} ${y + 20}v56" fill="#f0cf9a" fill-opacity=".1" stroke="#f0cf9a" stroke-opacity=".14" stroke-width="4"/>`
  }).join('')

const rings = [70, 120, 170, 220]
  .map((radius) => `<circle cx="800" cy="210" r="${radius}" stroke-opacity="${(0.5 - radius / 600).toFixed(2)}"/>`)
  .join('')

const stars = () => {
  const next = scattered(8)
  return Array.from(
    { length: 50 },
    () =>
      `<circle cx="${(540 + next() * 520).toFixed(0)}" cy="${(80 + next() * 300).toFixed(0)}" r="${(1 + next() * 2.4).toFixed(1)}" fill="#fff8de"/>`,
  ).join('')
}

const mast =
  '<path d="M800 200L760 470H840ZM772 390h56M780 330h40M786 280h28" fill="none" stroke="#0b1224" stroke-width="8"/><circle cx="800" cy="200" r="9" fill="#ff5a44"/>'

const books = () => {
  const next = scattered(22)
  const tones = ['#8f3a34', '#3f6670', '#c99a4c', '#5a4a70', '#6d7a4a', '#b56a44']
  return [300, 440, 580]
    .map((y) => {
      let x = 1200
      const row = Array.from({ length: 12 }, () => {
        const [wide, high] = [18 + next() * 20, 76 + next() * 40]
        x += wide + 3
        return `<path d="M${(x - wide).toFixed(0)} ${y}h${wide.toFixed(0)}v-${high.toFixed(0)}h-${wide.toFixed(0)}Z" fill="${tones[Math.floor(next() * 6)]}"/>`
      }).join('')
      return `${row}<path d="M1180 ${y}h400v16h-400Z" fill="#3a2013"/>`
    })
    .join('')
}

const chair = () =>
  `<path d="M60 860V500C60 420 120 380 210 380S360 420 360 500V700H470C500 700 510 730 500 760L470 900H60Z" fill="#6d3040"/><path d="M60 600C60 560 120 560 130 600L150 880H60ZM420 640c0-30 60-30 64 10l-20 240H410Z" fill="#8a4256"/><path d="M140 700H410c20 0 20 50 0 56H140Z" fill="#a35a6c"/><path d="M150 440c40-30 90-30 120 0" fill="none" stroke="#c98a96" stroke-width="8" stroke-linecap="round"/><path d="M230 700c-10-60 30-90 80-86 60 4 90 40 84 86Z" fill="#2b2620"/><path d="M352 640l-6-30 22 14 22-12-4 32Z" fill="#2b2620"/><path d="M236 690c-50 10-40 60 10 56" fill="none" stroke="#2b2620" stroke-width="20" stroke-linecap="round"/><path d="M352 648q8 6 14 0M374 648q8 6 14 0" fill="none" stroke="#e9d8b0" stroke-width="4"/>`

const lamp = () =>
  `<circle cx="1110" cy="420" r="360" fill="url(#nws-lamp)"/><path d="M1060 430l30-110h70l30 110Z" fill="#ffe3a0"/><path d="M1118 430h14v420h-14Z" fill="#b58a4c"/><path d="M1070 850h110v16h-110Z" fill="#b58a4c"/>`

const room = () => `<defs>
    ${upright('nws-wall', [0, '#33402f'], [0.7, '#46503a'], [1, '#20261c'])}${upright('nws-night', [0, '#131c40'], [1, '#3f5488'])}${upright('nws-floor', [0, '#6a4426'], [1, '#1c100a'])}${glow('nws-lamp', '#ffcf7a', 0.7)}
  </defs>
  <path d="M0 0H1600V1000H0Z" fill="url(#nws-wall)"/>${paper()}<path d="M530 60H1070V560H530Z" fill="url(#nws-night)"/>${stars()}<path d="M600 140a44 44 0 1 0 40 62 36 36 0 0 1-40-62Z" fill="#fdf2cc"/><path d="M530 500c120-70 220-60 280-40s180 20 260-30v130H530Z" fill="#0f1830"/>${mast}<g fill="none" stroke="#fff3c8" stroke-width="6">${rings}</g>
  <path d="M530 60H1070V560H530ZM800 60V560M530 300H1070" fill="none" stroke="#5d3a22" stroke-width="18"/><path d="M470 30H590C580 260 560 480 490 640ZM1130 30H1010c10 230 30 450 100 610Z" fill="#7a3a34"/><path d="M440 20H1160v20H440Z" fill="#b58a4c"/>
  <path d="M1180 170H1580V620H1180Z" fill="#24150d"/>${books()}<path d="M0 820H1600V1000H0Z" fill="url(#nws-floor)"/><ellipse cx="800" cy="920" rx="620" ry="70" fill="#7a2f3a"/><ellipse cx="800" cy="920" rx="560" ry="56" fill="none" stroke="#d9a566" stroke-width="8" stroke-dasharray="26 14"/>${lamp()}${chair()}`
