import { html, trusted, type Html } from '@fairhouse/process/html.ts'
import { scattered } from '../../../page-kit/scattered.ts'

/** A blackthorn hedge in the last light of March: white blossom on bare thorns, and sloes that the birds have left. */
export function scene(): Html {
  return html`<svg class="scene" viewBox="0 0 1600 1000" preserveAspectRatio="xMinYMin slice" aria-hidden="true" focusable="false">
    ${trusted(hedge())}
  </svg>`
}

type Point = readonly [x: number, y: number]

/** The branches as curves, from the sides into the picture. */
const branches: readonly (readonly [Point, Point, Point])[] = [
  [
    [-40, 330],
    [240, 240],
    [560, 60],
  ],
  [
    [-40, 120],
    [180, 150],
    [420, -40],
  ],
  [
    [-40, 620],
    [110, 470],
    [250, 300],
  ],
  [
    [1640, 260],
    [1380, 230],
    [1060, 40],
  ],
  [
    [1640, 90],
    [1450, 130],
    [1230, -40],
  ],
  [
    [1640, 640],
    [1500, 480],
    [1370, 320],
  ],
]

const on = ([from, by, to]: readonly [Point, Point, Point], part: number): Point => {
  const axis = (at: 0 | 1) => (1 - part) ** 2 * from[at] + 2 * part * (1 - part) * by[at] + part ** 2 * to[at]
  return [axis(0), axis(1)]
}

function branch(curve: (typeof branches)[number], next: () => number): string {
  const [from, by, to] = curve
  const thorns = Array.from({ length: 11 }, (_, at) => {
    const [x, y] = on(curve, (at + 1) / 12)
    const way = at % 2 === 0 ? -1 : 1
    const long = 26 + next() * 22
    return `<path d="M${x.toFixed()} ${y.toFixed()}l${(14 + next() * 10).toFixed()} ${(way * long).toFixed()}" stroke-width="5"/>`
  })
  return `<path d="M${from.join(' ')}Q${by.join(' ')} ${to.join(' ')}" stroke-width="13"/>${thorns.join('')}`
}

/** White flowers and dark berries along a branch. */
function growth(curve: (typeof branches)[number], next: () => number): string {
  return Array.from({ length: 17 }, () => {
    const [x, y] = on(curve, 0.04 + next() * 0.94)
    const place = `translate(${(x + next() * 70 - 35).toFixed()} ${(y + next() * 80 - 40).toFixed()})`
    const scale = (0.55 + next() * 0.75).toFixed(2)
    return `<use href="#${next() < 0.24 ? 'sloe' : 'blossom'}" transform="${place} rotate(${(next() * 72).toFixed()}) scale(${scale})"/>`
  }).join('')
}

function hedge(): string {
  const next = scattered(9)
  const petals = Array.from(
    { length: 5 },
    (_, at) => `<path d="M0 0C-15-8-15-27 0-31 15-27 15-8 0 0Z" transform="rotate(${at * 72})"/>`,
  ).join('')
  const stamens = Array.from(
    { length: 9 },
    (_, at) =>
      `<path d="M0 0V-15" transform="rotate(${at * 40})"/><circle cy="-16" r="1.9" transform="rotate(${at * 40})" fill="#e0a53b" stroke="none"/>`,
  ).join('')
  return `<defs>
    <linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#20345f"/><stop offset=".38" stop-color="#6a6592"/><stop offset=".62" stop-color="#3a315c"/><stop offset="1" stop-color="#110d22"/></linearGradient>
    <radialGradient id="berry" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="#9fb0e6"/><stop offset=".4" stop-color="#3c4a8c"/><stop offset="1" stop-color="#151a3d"/></radialGradient>
    <g id="blossom"><g fill="#fdfbf4" stroke="#d7d0e4" stroke-width="1">${petals}</g><g stroke="#cfe0b0" stroke-width="1.2">${stamens}</g></g>
    <g id="sloe"><path d="M0-16V-30" stroke="#2b1d2c" stroke-width="3"/><circle r="19" fill="url(#berry)"/></g>
  </defs>
  <path d="M0 0H1600V1000H0Z" fill="url(#dusk)"/>
  <g fill="none" stroke="#1c1426" stroke-linecap="round">${branches.map((curve) => branch(curve, next)).join('')}</g>
  ${branches.map((curve) => growth(curve, next)).join('')}`
}
