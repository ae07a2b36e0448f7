import { html, trusted, type Html } from '@fairhouse/process/html.ts'
import { scattered } from '../../../page-kit/scattered.ts'

/** A leaf that lies on the water, with its cut turned. */
const pad = (x: number, y: number, size: number, turn: number, tone: string) =>
  `<g transform="translate(${x} ${y}) scale(${size} ${size * 0.52}) rotate(${turn})"><path d="M0 0L1 .12A1 1 0 1 1 1-.12Z" fill="${tone}"/><path d="M0 0L-.9-.3M0 0L-.9.3M0 0L-.3-.9M0 0L-.3.9M0 0L.5-.8M0 0L.5.8" stroke="#bfe3b4" stroke-opacity=".28" stroke-width=".02"/></g>`

/** A flower of two rings of petals, seen from the side. */
function lily(x: number, y: number, size: number, pale: string, deep: string): string {
  const petal = (turn: number, long: number, tone: string) =>
    `<path transform="rotate(${turn})" d="M0 0C-13-14-11-${long - 10} 0-${long}C11-${long - 10} 13-14 0 0Z" fill="${tone}"/>`
  const back = [-58, -34, -12, 12, 34, 58].map((turn) => petal(turn, 46, deep))
  const front = [-76, -46, 46, 76, -20, 20, 0].map((turn) => petal(turn, 38, pale))
  return `<g transform="translate(${x} ${y}) scale(${size})">${back.join('')}${front.join('')}<ellipse cx="0" cy="-7" rx="9" ry="5" fill="#ffdf8a"/></g>`
}

/** A pond by night: the moon on the water, leaves, and lilies that have opened. */
export function lilyPondScene(): Html {
  const next = scattered(77)
  const pads = Array.from({ length: 34 }, () => {
    const y = 380 + next() * 520
    const size = 34 + (y - 360) * 0.17 + next() * 20
    return {
      y,
      drawn: pad(
        Math.round(next() * 1600),
        Math.round(y),
        Math.round(size),
        Math.round(next() * 360),
        next() > 0.5 ? '#2f7a5c' : '#1f5f50',
      ),
    }
  }).toSorted((a, b) => a.y - b.y)
  const reeds = Array.from({ length: 26 }, (_, at) => {
    const x = at < 13 ? at * 17 : 1600 - (at - 13) * 17
    const high = 190 + next() * 170
    return `<path d="M${x} 420q${Math.round(next() * 24 - 12)}-${Math.round(high / 2)} ${Math.round(next() * 40 - 20)}-${Math.round(high)}" stroke="#0a2a2b" stroke-width="6" fill="none"/>`
  })
  const ripples = Array.from(
    { length: 16 },
    (_, at) =>
      `<path d="M${1020 - at * 5} ${400 + at * 26}h${110 + Math.round(next() * 90)}" stroke="#fdf3d8" stroke-opacity="${(0.5 - at * 0.026).toFixed(2)}" stroke-width="5" stroke-linecap="round"/>`,
  )
  return html`<svg class="scene" viewBox="0 0 1600 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
    ${trusted(`<defs><linearGradient id="pond-sky" x2="0" y2="1"><stop stop-color="#0b2436"/><stop offset="1" stop-color="#2a6470"/></linearGradient><linearGradient id="pond-water" x2="0" y2="1"><stop stop-color="#2f6f74"/><stop offset=".3" stop-color="#164a52"/><stop offset="1" stop-color="#07262e"/></linearGradient></defs>
    <rect width="1600" height="380" fill="url(#pond-sky)"/><circle cx="1080" cy="150" r="66" fill="#fdf3d8"/><circle cx="1080" cy="150" r="150" fill="#fdf3d8" fill-opacity=".12"/><path d="M0 380q200-120 430-70t420-20 750 10v90H0z" fill="#123c40"/><rect y="376" width="1600" height="524" fill="url(#pond-water)"/>
    ${ripples.join('')}${pads.map(({ drawn }) => drawn).join('')}${reeds.join('')}${lily(300, 560, 1.7, '#ffe3ec', '#e58fb0')}${lily(760, 500, 1, '#fff6ee', '#f0c2cc')}${lily(1330, 640, 2.1, '#ffdbe7', '#dc7fa4')}${lily(980, 800, 2.3, '#fff3ea', '#f0b9c8')}${lily(520, 800, 1.6, '#ffe3ec', '#e58fb0')}`)}
  </svg>`
}

/** The caller's ball: a drop of water that lies in a flower. */
export const lilyPondBall: Html = html`<svg viewBox="0 0 120 120" focusable="false">
  ${trusted(`<defs><radialGradient id="drop" cx=".38" cy=".3" r=".78"><stop stop-color="#fff"/><stop offset=".6" stop-color="#e9f5ef"/><stop offset="1" stop-color="#9cc6bb"/></radialGradient></defs>
  <ellipse cx="60" cy="110" rx="44" ry="7" fill="#031216" fill-opacity=".5"/>${[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => `<path transform="rotate(${turn} 60 58)" d="M60 58C42 38 44 12 60 2C76 12 78 38 60 58Z" fill="var(--tone)" fill-opacity=".9" stroke="#ffffff" stroke-opacity=".4"/>`).join('')}
  <circle cx="60" cy="58" r="37" fill="url(#drop)"/><circle cx="60" cy="58" r="37" fill="none" stroke="var(--tone)" stroke-width="2.5" stroke-opacity=".65"/><path d="M36 44a28 28 0 0 1 18-15" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/>`)}
</svg>`
