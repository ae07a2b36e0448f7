import { html, trusted, type Html } from '@fairhouse/process/html.ts'

/** Draws the background: a bay at night on which lanterns float. */
export function scene(): Html {
  return html`<svg class="scene" viewBox="0 0 1600 1000" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
    ${trusted(bayAtNight)}
  </svg>`
}

/** Returns a seeded random generator, so that the picture is the same on every visit. */
function scatter(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647 // Lehmer's generator: the constants are its definition
    return state / 2_147_483_647
  }
}

function stars(): string {
  const next = scatter(31)
  return Array.from({ length: 110 }, () => {
    const at = `cx="${(next() * 1600).toFixed(0)}" cy="${(next() * 520).toFixed(0)}"`
    return `<circle ${at} r="${(0.5 + next() * 1.2).toFixed(1)}" fill="#e8f6ff" fill-opacity="${(0.2 + next() * 0.6).toFixed(2)}"/>`
  }).join('')
}

/** Draws a floating lantern with the light that it throws on the water. */
function lantern(x: number, y: number, size: number): string {
  const wide = size * 0.62
  return `<ellipse cx="${x}" cy="${y + size * 0.9}" rx="${wide * 1.7}" ry="${size * 0.22}" fill="#ffb257" fill-opacity=".28"/>
    <circle cx="${x}" cy="${y}" r="${size * 1.5}" fill="url(#glow)"/>
    <path d="M${x - wide} ${y - size * 0.6}h${wide * 2}l${-wide * 0.28} ${size * 1.2}h${-wide * 1.44}Z" fill="url(#paper)"/>
    <path d="M${x - wide} ${y - size * 0.6}h${wide * 2}" stroke="#7a3314" stroke-width="${(size * 0.1).toFixed(1)}" stroke-linecap="round"/>`
}

function lanterns(): string {
  const next = scatter(57)
  const places = Array.from({ length: 26 }, () => ({ x: next() * 1600, depth: next() })).toSorted((a, b) => a.depth - b.depth)
  return places.map(({ x, depth }) => lantern(Math.round(x), Math.round(640 + depth * 320), Math.round(8 + depth * 30))).join('')
}

function hills(seed: number, height: number, fill: string): string {
  const next = scatter(seed)
  const points = Array.from({ length: 17 }, (_, at) => `${at * 100} ${(600 - height * (0.35 + next() * 0.65)).toFixed(0)}`)
  return `<path d="M0 610L${points.join('L')}L1600 610Z" fill="${fill}"/>`
}

const ripples = Array.from({ length: 24 }, (_, at) => {
  const y = 620 + at * 16
  return `<path d="M0 ${y}q40 -5 80 0t80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0" fill="none" stroke="#9fd8e6" stroke-opacity="${(0.03 + at * 0.003).toFixed(3)}" stroke-width="2"/>`
}).join('')

const bayAtNight = `<defs>
    <linearGradient id="night" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#050b1e"/><stop offset=".4" stop-color="#12284a"/><stop offset=".6" stop-color="#2c4a68"/></linearGradient>
    <linearGradient id="water" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#25506b"/><stop offset=".3" stop-color="#10314b"/><stop offset="1" stop-color="#040d19"/></linearGradient>
    <linearGradient id="paper" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffe9b0"/><stop offset=".55" stop-color="#ffb658"/><stop offset="1" stop-color="#d9662c"/></linearGradient>
    <radialGradient id="glow"><stop offset="0" stop-color="#ffca7a" stop-opacity=".55"/><stop offset="1" stop-color="#ffca7a" stop-opacity="0"/></radialGradient>
  </defs>
  <path d="M0 0H1600V1000H0Z" fill="url(#night)"/>${stars()}
  <circle cx="1330" cy="270" r="58" fill="#f4efdc"/><circle cx="1312" cy="256" r="9" fill="#ddd6bf"/><circle cx="1350" cy="292" r="14" fill="#ddd6bf"/>
  ${hills(5, 150, '#1b3450')}${hills(19, 80, '#0f2238')}
  <path d="M0 608H1600V1000H0Z" fill="url(#water)"/>${ripples}
  <path d="M1300 612h60l40 388H1260Z" fill="#f4efdc" fill-opacity=".07"/>${lanterns()}`
