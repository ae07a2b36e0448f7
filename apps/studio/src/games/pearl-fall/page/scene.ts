import { html, trusted, type Html } from '@fairhouse/process/html.ts'

/** A jeweller's table in the evening: folds of plum velvet and lamplight from above. */
export function scene(): Html {
  return html`<svg class="scene" viewBox="0 0 1600 1000" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
    ${trusted(velvet)}
  </svg>`
}

/** Draws the pin and the pearl once per page, for use on the board. */
export function piecesOfBoard(): Html {
  return html`<svg class="drawings" aria-hidden="true" focusable="false">${trusted(pieces)}</svg>`
}

const folds = Array.from({ length: 8 }, (_, at) => {
  const x = at * 230 - 90
  return `<path d="M${x} 0c70 210-40 420 30 640s-30 260 10 360h190c-60-120 20-240-40-420s70-380 0-580Z" fill="url(#fold)" fill-opacity="${at % 2 === 0 ? '.8' : '.5'}"/>`
}).join('')

const nacre = `<radialGradient id="nacre" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="#fff"/><stop offset=".3" stop-color="#fdeee8"/><stop offset=".62" stop-color="#e2c9d4"/><stop offset=".88" stop-color="#a98aa6"/><stop offset="1" stop-color="#d7bfd0"/></radialGradient>`

const velvet = `<defs>
    <linearGradient id="plum" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#5b1c4c"/><stop offset=".6" stop-color="#3d1036"/><stop offset="1" stop-color="#1e0619"/></linearGradient>
    <linearGradient id="fold" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#1e0619"/><stop offset=".35" stop-color="#7d2c66"/><stop offset=".55" stop-color="#94407a"/><stop offset="1" stop-color="#1e0619"/></linearGradient>
    <radialGradient id="lamp" cx=".5" cy="-.05" r=".8"><stop offset="0" stop-color="#ffd9c2" stop-opacity=".75"/><stop offset="1" stop-color="#ffd9c2" stop-opacity="0"/></radialGradient>
  </defs>
  <path d="M0 0H1600V1000H0Z" fill="url(#plum)"/>${folds}
  <path d="M0 0H1600V1000H0Z" fill="url(#lamp)"/>`

const pieces = `<defs>${nacre}
    <radialGradient id="silver" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="#fff"/><stop offset=".5" stop-color="#d9c9d6"/><stop offset="1" stop-color="#6f5169"/></radialGradient>
    <symbol id="pin" viewBox="-2 -2 4 4" width="4" height="4" x="-2" y="-2" overflow="visible"><circle cx=".3" cy=".6" r="1.15" fill="#16020f" fill-opacity=".55"/><circle r="1.05" fill="url(#silver)"/></symbol>
    <symbol id="pearl" viewBox="-3 -3 6 6" width="6" height="6" x="-3" y="-3" overflow="visible"><circle cx=".4" cy=".9" r="2.3" fill="#16020f" fill-opacity=".5"/><circle r="2.2" fill="url(#nacre)"/></symbol>
  </defs>`
