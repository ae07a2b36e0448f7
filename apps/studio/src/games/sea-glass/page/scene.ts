import { html, trusted, type Html } from '@fairhouse/process/html.ts'
import { scattered } from '../../../page-kit/scattered.ts'

/** A bay seen from a little above: the sky's edge, a headland, and water that grows clear towards the shore. */
export function scene(): Html {
  return html`<svg class="scene" viewBox="0 0 1600 1000" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
    ${trusted(bay)}
  </svg>`
}

/** Light on the water: short bright strokes, longer and farther apart towards the shore. */
function glints(): string {
  const next = scattered(41)
  return Array.from({ length: 150 }, () => {
    const depth = next() ** 1.7
    const [x, y] = [next() * 1600, 318 + depth * 560]
    const wide = 8 + depth * 120 * (0.4 + next())
    return `<path d="M${x.toFixed(0)} ${y.toFixed(0)}q${(wide / 2).toFixed(0)} ${(3 + depth * 9).toFixed(0)} ${wide.toFixed(0)} 0" stroke-width="${(1 + depth * 3).toFixed(1)}" stroke-opacity="${(0.12 + next() * 0.3).toFixed(2)}"/>`
  }).join('')
}

function pebbles(): string {
  const next = scattered(7)
  return Array.from({ length: 90 }, () => {
    const near = next()
    const [x, y, r] = [next() * 1600, 900 + near * 110, 5 + near * 20 * (0.5 + next())]
    const tone = ['#8fa7a0', '#6d8a88', '#b9b096', '#4f6f74', '#c9c0a4'][Math.floor(next() * 5)]
    return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${r.toFixed(1)}" ry="${(r * 0.62).toFixed(1)}" fill="${tone}" fill-opacity="${(0.5 + near * 0.4).toFixed(2)}"/>`
  }).join('')
}

const bay = `<defs>
    <linearGradient id="air" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0b2a4a"/><stop offset=".6" stop-color="#2f6f8f"/><stop offset="1" stop-color="#f3c79a"/></linearGradient>
    <linearGradient id="water" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2b7a8c"/><stop offset=".22" stop-color="#12566e"/><stop offset=".62" stop-color="#0c4256"/><stop offset="1" stop-color="#1d6b70"/></linearGradient>
    <linearGradient id="head" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#3b4c63"/><stop offset="1" stop-color="#173446"/></linearGradient>
    <clipPath id="sea"><path d="M0 316H1600V1000H0Z"/></clipPath><radialGradient id="low" cx=".5" cy=".5" r=".5"><stop offset="0" stop-color="#fff1cf" stop-opacity=".9"/><stop offset=".25" stop-color="#ffd9a0" stop-opacity=".45"/><stop offset="1" stop-color="#ffd9a0" stop-opacity="0"/></radialGradient>
  </defs>
  <path d="M0 0H1600V320H0Z" fill="url(#air)"/>
  <ellipse cx="1120" cy="306" rx="620" ry="240" fill="url(#low)"/><circle cx="1120" cy="270" r="34" fill="#fff3d8"/>
  <path d="M0 318V236c120-18 190 6 262-34 66-36 152-22 214 16 80 50 190 52 300 100Z" fill="url(#head)"/>
  <path d="M404 214v-66l8-14 8 14v66Z" fill="#e9ddc8"/><path d="M400 150h24M404 176h16" stroke="#a2483f" stroke-width="7"/>
  <path d="M0 316H1600V1000H0Z" fill="url(#water)"/>
  <ellipse cx="1120" cy="330" rx="300" ry="420" fill="url(#low)" fill-opacity=".3" clip-path="url(#sea)"/>
  <g fill="none" stroke="#d9f4ef" stroke-linecap="round">${glints()}</g>
  <path d="M0 892c220-40 420 26 700 2 300-26 560-10 900-34V1000H0Z" fill="#39867f" fill-opacity=".55"/>
  ${pebbles()}
  <path d="M0 900c220-40 420 26 700 2 300-26 560-10 900-34" fill="none" stroke="#eefaf4" stroke-opacity=".5" stroke-width="7" stroke-linecap="round"/>`
