import { html, trusted, type Html } from '@fairhouse/process/html.ts'

/** A card room at night: an oxblood wall of fans in brass lines, a lamp's light upon it, and the edge of a walnut table. */
export function scene(): Html {
  return html`<svg class="scene" viewBox="0 0 1600 1000" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
    ${trusted(room)}
  </svg>`
}

const size = 80

/** One fan of the wall: half circles within each other, like feathers. */
const fan = [38, 29, 20, 11].map((radius) => `<path d="M${40 - radius} 40a${radius} ${radius} 0 0 1 ${radius * 2} 0"/>`).join('')

const room = `<defs>
    <pattern id="fans" width="${size}" height="${size}" patternUnits="userSpaceOnUse">
      <g fill="none" stroke="#e7bf72" stroke-width="1.6">${fan}<g transform="translate(-40 40)">${fan}</g><g transform="translate(40 40)">${fan}</g></g>
    </pattern>
    <radialGradient id="lamp" cx=".5" cy=".2" r=".75"><stop offset="0" stop-color="#8a2b31"/><stop offset=".45" stop-color="#4c141c"/><stop offset="1" stop-color="#1c070c"/></radialGradient>
    <radialGradient id="light" cx=".5" cy=".2" r=".6"><stop offset="0" stop-color="#fff" stop-opacity=".34"/><stop offset="1" stop-color="#fff" stop-opacity=".04"/></radialGradient>
    <mask id="lit"><path d="M0 0H1600V1000H0Z" fill="url(#light)"/></mask>
    <linearGradient id="walnut" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#5a3419"/><stop offset=".08" stop-color="#2e180b"/><stop offset="1" stop-color="#120803"/></linearGradient>
  </defs>
  <path d="M0 0H1600V1000H0Z" fill="url(#lamp)"/>
  <path d="M0 0H1600V1000H0Z" fill="url(#fans)" mask="url(#lit)"/>
  <path d="M0 700C400 668 1200 668 1600 700V1000H0Z" fill="url(#walnut)"/>
  <path d="M0 700C400 668 1200 668 1600 700" fill="none" stroke="#e7bf72" stroke-opacity=".55" stroke-width="3"/>`
