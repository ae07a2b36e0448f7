import { html, trusted, type Html } from '@fairhouse/process/html.ts'
import { scattered } from '../../../page-kit/scattered.ts'

/** The inside of a hive: a wall of comb with light behind it, some cells filled, and the warm dark of the wood around. */
export function scene(): Html {
  return html`<svg class="scene" viewBox="0 0 1600 1000" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
    ${trusted(hive())}
  </svg>`
}

const wide = 92
const high = 80

function comb(): string {
  const next = scattered(3)
  const cells: string[] = []
  for (let row = -1; row < 14; row += 1)
    for (let column = -1; column < 19; column += 1) {
      const x = column * wide + (row % 2 === 0 ? 0 : wide / 2)
      const y = row * high
      const light = Math.max(0, 1 - Math.hypot((x - 1080) / 900, (y - 330) / 620))
      const filled = next() < 0.36
      const tone = filled ? 'url(#nectar)' : '#2b1805'
      cells.push(
        `<path d="M${x} ${y - 46}l40 23v46l-40 23-40-23v-46Z" fill="${tone}" fill-opacity="${((filled ? 0.35 : 0.55) + light * 0.45).toFixed(2)}" stroke="#c98a2c" stroke-opacity="${(0.18 + light * 0.5).toFixed(2)}" stroke-width="7"/>`,
      )
    }
  return cells.join('')
}

const hive = () => `<defs>
    <radialGradient id="glow" cx=".675" cy=".33" r=".75"><stop offset="0" stop-color="#ffd87a"/><stop offset=".35" stop-color="#c9781a"/><stop offset=".75" stop-color="#4a2607"/><stop offset="1" stop-color="#1d0e03"/></radialGradient>
    <linearGradient id="nectar" x1="0" y1="0" x2=".4" y2="1"><stop offset="0" stop-color="#ffe089"/><stop offset=".6" stop-color="#e0921f"/><stop offset="1" stop-color="#8f4d08"/></linearGradient>
    <linearGradient id="wood" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1d0e03" stop-opacity="0"/><stop offset="1" stop-color="#140902"/></linearGradient>
  </defs>
  <path d="M0 0H1600V1000H0Z" fill="url(#glow)"/>${comb()}
  <path d="M0 420H1600V1000H0Z" fill="url(#wood)"/>`
