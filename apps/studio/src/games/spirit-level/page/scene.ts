import { html, trusted, type Html } from '@fairhouse/process/html.ts'

/** A drawing table: blue paper with a fine grid, arcs and a plan in white line, and light from the left. */
export function scene(): Html {
  return html`<svg class="scene" viewBox="0 0 1600 1000" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
    ${trusted(paper)}
  </svg>`
}

const lines = (gap: number, width: number, opacity: number) => {
  const across = Array.from({ length: Math.ceil(1600 / gap) }, (_, at) => `M${at * gap} 0V1000`).join('')
  const down = Array.from({ length: Math.ceil(1000 / gap) }, (_, at) => `M0 ${at * gap}H1600`).join('')
  return `<path d="${across}${down}" stroke="#cfe6f2" stroke-opacity="${opacity}" stroke-width="${width}"/>`
}

const arcs = [120, 190, 260, 330, 400].map((r) => `<circle cx="1310" cy="250" r="${r}"/>`).join('')

const plan = `<path d="M90 780V420l170-120 170 120v360M90 420h340M150 780V560h90v220M300 500h80v90h-80zM260 300V210M340 540h-40M90 830h340M90 815v30M430 815v30"/>`

const paper = `<defs>
    <linearGradient id="blue" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#3f708c"/><stop offset=".5" stop-color="#264c66"/><stop offset="1" stop-color="#122c40"/></linearGradient>
    <radialGradient id="window" cx="0" cy="0" r=".8"><stop offset="0" stop-color="#fff6df" stop-opacity=".55"/><stop offset="1" stop-color="#fff6df" stop-opacity="0"/></radialGradient>
  </defs>
  <path d="M0 0H1600V1000H0Z" fill="url(#blue)"/>${lines(20, 0.6, 0.16)}${lines(100, 1.2, 0.24)}
  <g fill="none" stroke="#e6f3fa" stroke-opacity=".34" stroke-width="2">${arcs}<path d="M860 250H1600M1310 0V700M1310 250l300 300M1310 250L1010 550" stroke-dasharray="14 8"/>${plan}</g>
  <path d="M0 0H1600V1000H0Z" fill="url(#window)"/>`
