import { html, trusted, type Html } from '@fairhouse/process/html.ts'
import { scattered } from '../../../page-kit/scattered.ts'

/** A round tower of stone with rows of holes, and a roof of shingles. */
function tower(x: number, y: number, scale: number): string {
  const holes = [0, 1, 2, 3].flatMap((row) =>
    Array.from({ length: 5 }, (_, at) => {
      const across = -62 + at * 31 + (row % 2) * 6
      const wide = 9 - Math.abs(across) * 0.05
      return `<path d="M${across - wide / 2} ${60 + row * 44}v-9a${wide / 2} 8 0 0 1 ${wide} 0v9z" fill="#33222c"/><path d="M${across - wide / 2 - 2} ${61 + row * 44}h${wide + 4}" stroke="#f6cfa0" stroke-width="2" stroke-opacity=".55"/>`
    }),
  )
  const rows = [0, 1, 2, 3, 4, 5].map(
    (row) =>
      `<path d="M${-26 - row * 13} ${-76 + row * 16}q${26 + row * 13} 12 ${52 + row * 26} 0" stroke="#3f2430" stroke-width="1.5" fill="none" stroke-opacity=".55"/>`,
  )
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-86 20 -92 330H92L86 20Z" fill="url(#dove-stone)"/>${holes.join('')}` +
    `<path d="M-104 24Q0 46 104 24L18 -96Q0 -104 -18 -96Z" fill="url(#dove-roof)"/>${rows.join('')}` +
    `<path d="M-16-96v-18q16-8 32 0v18q-16 7-32 0z" fill="#5a3440"/><path d="M0-122v-26" stroke="#5a3440" stroke-width="3"/></g>`
  )
}

/** A dove in flight; its wings lifted by so much. */
const dove = (x: number, y: number, scale: number, lift: number) =>
  `<g transform="translate(${x} ${y}) scale(${scale})" fill="#fff4e2"><path d="M-22 4q12-10 26-6 8-7 15-3-3 1-4 4-1 9-15 11-14 2-22-6z"/><path d="M-6-2q-14-${lift} -30-${lift + 8} 4 18 24 ${lift - 2}z" fill-opacity=".86"/><path d="M2-2q8-${lift} 22-${lift + 4}-2 14-14 ${lift}z"/></g>`

/** A dusk in the country: the tower, hills, and doves that come home. */
export function dovecoteScene(): Html {
  const next = scattered(41)
  const stars = Array.from(
    { length: 26 },
    () =>
      `<circle cx="${Math.round(next() * 1600)}" cy="${Math.round(next() * 260)}" r="${(0.8 + next() * 1.4).toFixed(1)}" fill="#fff4e2" fill-opacity=".6"/>`,
  )
  const trees = Array.from({ length: 22 }, (_, at) => {
    const [x, size] = [at * 78 + next() * 40, 18 + next() * 26]
    return `<ellipse cx="${Math.round(x)}" cy="${Math.round(640 - size * 0.4)}" rx="${Math.round(size)}" ry="${Math.round(size * 0.9)}" fill="#2c2033"/>`
  })
  return html`<svg class="scene" viewBox="0 0 1600 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
    ${trusted(`<defs><linearGradient id="dove-sky" x2="0" y2="1"><stop stop-color="#2a2347"/><stop offset=".42" stop-color="#74506a"/><stop offset=".66" stop-color="#d98d6b"/><stop offset=".76" stop-color="#f3c48d"/></linearGradient><linearGradient id="dove-stone"><stop stop-color="#6e5059"/><stop offset=".4" stop-color="#d7ab8b"/><stop offset="1" stop-color="#4d3644"/></linearGradient><linearGradient id="dove-roof"><stop stop-color="#4a2a38"/><stop offset=".42" stop-color="#a1604f"/><stop offset="1" stop-color="#38202f"/></linearGradient></defs>
    <rect width="1600" height="900" fill="url(#dove-sky)"/>${stars.join('')}<circle cx="470" cy="600" r="74" fill="#ffe2ad"/><circle cx="470" cy="600" r="150" fill="#ffd79a" fill-opacity=".2"/>
    <path d="M0 620q220-90 470-30t500-20 630 0v330H0z" fill="#6b4560"/>${trees.join('')}<path d="M0 690q300-70 640-20t960-40v270H0z" fill="#3a2840"/><path d="M0 780q420-50 820 0t780-20v140H0z" fill="#241a30"/>
    ${tower(1230, 420, 1.16)}${dove(980, 300, 1.5, 16)}${dove(860, 236, 1, 6)}${dove(1090, 210, 0.8, 14)}${dove(1410, 300, 1.1, 10)}${dove(300, 260, 0.8, 12)}`)}
  </svg>`
}

/** The caller's ball: ivory with a painted hoop. */
export const dovecoteBall: Html = html`<svg viewBox="0 0 120 120" focusable="false">
  ${trusted(`<defs><radialGradient id="ball-ivory" cx=".36" cy=".28" r=".8"><stop stop-color="#fffdf6"/><stop offset=".55" stop-color="#f3e4c8"/><stop offset="1" stop-color="#b99b74"/></radialGradient><radialGradient id="ball-face" cx=".4" cy=".34" r=".8"><stop stop-color="#fffef9"/><stop offset="1" stop-color="#efdfc3"/></radialGradient></defs>
  <ellipse cx="60" cy="112" rx="40" ry="6" fill="#0b0714" fill-opacity=".45"/><circle cx="60" cy="58" r="54" fill="url(#ball-ivory)"/><circle cx="60" cy="59" r="40" fill="none" stroke="var(--tone)" stroke-width="9"/><circle cx="60" cy="59" r="35.5" fill="url(#ball-face)"/><path d="M24 36a44 44 0 0 1 30-26" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" stroke-opacity=".8"/>`)}
</svg>`
