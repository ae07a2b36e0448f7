import { html, trusted, type Html } from '@fairhouse/process/html.ts'

/** A jeweller's table in the evening: folds of plum velvet and lamplight from above. */
export function scene(): Html {
  return html`<svg class="scene" viewBox="0 0 1600 1000" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
    ${trusted(velvet)}
  </svg>`
}

const folds = Array.from({ length: 8 }, (_, at) => {
  const x = at * 230 - 90
  return `<path d="M${x} 0c70 210-40 420 30 640s-30 260 10 360h190c-60-120 20-240-40-420s70-380 0-580Z" fill="url(#fold)" fill-opacity="${at % 2 === 0 ? '.8' : '.5'}"/>`
}).join('')

const velvet = `<defs>
    <linearGradient id="plum" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#5b1c4c"/><stop offset=".6" stop-color="#3d1036"/><stop offset="1" stop-color="#1e0619"/></linearGradient>
    <linearGradient id="fold" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#1e0619"/><stop offset=".35" stop-color="#7d2c66"/><stop offset=".55" stop-color="#94407a"/><stop offset="1" stop-color="#1e0619"/></linearGradient>
    <radialGradient id="lamp" cx=".5" cy="-.05" r=".8"><stop offset="0" stop-color="#ffd9c2" stop-opacity=".75"/><stop offset="1" stop-color="#ffd9c2" stop-opacity="0"/></radialGradient>
  </defs>
  <path d="M0 0H1600V1000H0Z" fill="url(#plum)"/>${folds}
  <path d="M0 0H1600V1000H0Z" fill="url(#lamp)"/>`
