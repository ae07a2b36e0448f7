import { artScene } from '../../../page-kit/art-scene.ts'
import { html, trusted, type Html } from '@fairhouse/process/html.ts'

/** Draws the background: an edition's own picture, else a static orchard at dusk. */
export function scene(picture?: string): Html {
  if (picture) return artScene(picture)
  return html`<svg class="scene" viewBox="0 0 1600 1000" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
      ${trusted(orchardAtDusk)}
    </svg>
    <div class="fireflies" aria-hidden="true">${Array.from({ length: 8 }, () => html`<i></i>`)}</div>`
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
  const next = scatter(11)
  return Array.from({ length: 90 }, () => {
    const size = 0.6 + next() * 1.1
    return `<circle cx="${(next() * 1600).toFixed(0)}" cy="${(next() * 430).toFixed(0)}" r="${size.toFixed(1)}" fill="#fdf1dc" fill-opacity="${(0.2 + next() * 0.55).toFixed(2)}"/>`
  }).join('')
}

/** Draws a tree: a trunk and a crown of overlapping clumps, each lit on its upper edge. */
function tree(x: number, ground: number, size: number, tone: string, next: () => number): string {
  const clumps = Array.from({ length: 11 }, (_, index) => {
    const angle = index * 2.4 // the golden angle: clumps never line up
    const away = size * 0.17 * Math.sqrt(index)
    const across = x + Math.cos(angle) * away * 1.25
    const up = ground - size * 1.12 + Math.sin(angle) * away * 0.8
    return { across, up, wide: size * (0.27 + next() * 0.09) }
  }).toSorted((a, b) => a.up - b.up)
  const crown = clumps
    .map(({ across, up, wide }) => `<circle cx="${across.toFixed(1)}" cy="${up.toFixed(1)}" r="${wide.toFixed(1)}"/>`)
    .join('')
  const trunk = `<path d="M${(x - size * 0.07).toFixed(1)} ${ground.toFixed(1)}l${size * 0.03}-${size * 0.8}h${size * 0.08}l${size * 0.03} ${size * 0.8}Z" fill="${tone}"/>`
  return `${trunk}<g fill="url(#clump-${tone.slice(1)})">${crown}</g>`
}

function clump(tone: string, light: string): string {
  return `<linearGradient id="clump-${tone.slice(1)}" x1=".35" y1="0" x2=".6" y2="1"><stop offset="0" stop-color="${light}"/><stop offset=".32" stop-color="${tone}"/></linearGradient>`
}

function row(count: number, ground: (x: number) => number, size: number, tone: string, seed: number): string {
  const next = scatter(seed)
  return Array.from({ length: count }, (_, index) => {
    const x = ((index + 0.5 + (next() - 0.5) * 0.35) / count) * 1600
    return tree(x, ground(x), size * (0.85 + next() * 0.3), tone, next)
  }).join('')
}

const far = (x: number) => 640 - Math.sin(x / 260) * 26 - Math.sin(x / 97 + 1) * 7
const middle = (x: number) => 722 + Math.sin(x / 330 + 2) * 24
const near = (x: number) => 850 + Math.sin(x / 420 + 0.6) * 22

function hill(ground: (x: number) => number, fill: string): string {
  const points = Array.from({ length: 41 }, (_, index) => `${index * 40} ${ground(index * 40).toFixed(1)}`)
  return `<path d="M0 1000L${points.join('L')}L1600 1000Z" fill="${fill}"/>`
}

const orchardAtDusk = `<defs>
    <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0e1230"/><stop offset=".26" stop-color="#241f4c"/><stop offset=".44" stop-color="#57315f"/><stop offset=".56" stop-color="#a0525d"/><stop offset=".64" stop-color="#e09a62"/><stop offset=".7" stop-color="#f2c486"/></linearGradient>
    <linearGradient id="far" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#6b3d5c"/><stop offset=".4" stop-color="#33264a"/></linearGradient>
    <linearGradient id="mid" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#3c2848"/><stop offset=".5" stop-color="#1c1832"/></linearGradient>
    <linearGradient id="nearest" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1d1730"/><stop offset=".7" stop-color="#0c0a18"/></linearGradient>
    <radialGradient id="sun" cx=".5" cy=".5" r=".5"><stop offset="0" stop-color="#ffe3ad" stop-opacity=".6"/><stop offset=".5" stop-color="#ffd79b" stop-opacity=".2"/><stop offset="1" stop-color="#ffe3ad" stop-opacity="0"/></radialGradient>
    ${clump('#4a2d4f', '#8d5563')}${clump('#261c39', '#4f3350')}${clump('#141022', '#2c2038')}
  </defs>
  <path d="M0 0H1600V1000H0Z" fill="url(#sky)"/>${stars()}
  <ellipse cx="860" cy="640" rx="1300" ry="300" fill="url(#sun)"/>
  <path d="M1052 116a46 46 0 1 0 34 66 37 37 0 1 1-34-66Z" fill="#fbeccb" fill-opacity=".92"/>
  ${hill(far, 'url(#far)')}${row(40, (x) => far(x) + 7, 20, '#4a2d4f', 5)}
  ${hill(middle, 'url(#mid)')}${row(19, (x) => middle(x) + 16, 52, '#261c39', 23)}
  ${hill(near, 'url(#nearest)')}${row(8, (x) => near(x) + 34, 120, '#141022', 71)}`
