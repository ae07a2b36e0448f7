import { html, trusted, type Html } from '@fairhouse/process/html.ts'

/** A garden room in the evening: a trellis of quince boughs with their fruit, and lawn in the dusk between them. */
export function scene(): Html {
  return html`<svg class="scene" viewBox="0 0 1600 1000" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
    ${trusted(garden())}
  </svg>`
}

const leaf = (x: number, y: number, turn: number, size: number) =>
  `<path d="M0 0c26-34 74-34 104 0c-30 34-78 34-104 0Z" transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"/>`

const quince = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M0-52c18 0 26 12 40 20c24 14 30 58 6 84c-20 22-72 22-92 0c-24-26-18-70 6-84c14-8 22-20 40-20Z" fill="url(#fruit)"/><path d="M-20-14c-10 10-14 28-10 42" stroke="#fff6cf" stroke-opacity=".6" stroke-width="7" stroke-linecap="round" fill="none"/><path d="M0-50q-2-16 8-26" stroke="#4d3a1c" stroke-width="6" fill="none"/></g>`

/** A bough from a corner, mirrored for the other. */
const bough = () =>
  `<path d="M-20 150C150 130 300 170 470 96M120 140C160 210 150 300 96 390" fill="none" stroke="#3c2c18" stroke-width="15" stroke-linecap="round"/>
  <g fill="#2f5a41">${leaf(60, 130, -40, 1)}${leaf(170, 142, 28, 1.1)}${leaf(270, 140, -34, 1)}${leaf(360, 126, 22, 0.9)}${leaf(440, 100, -24, 0.8)}${leaf(140, 230, 10, 0.95)}${leaf(110, 330, 150, 0.9)}</g>
  <g fill="#3f7554">${leaf(20, 140, 40, 0.9)}${leaf(220, 146, -70, 0.9)}${leaf(320, 132, 60, 0.85)}${leaf(130, 280, -30, 0.8)}</g>
  ${quince(236, 232, 0.92)}${quince(404, 176, 0.7)}${quince(70, 420, 0.85)}`

const garden = () => `<defs>
    <linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1b2c4a"/><stop offset=".55" stop-color="#54506f"/><stop offset=".7" stop-color="#b98a63"/></linearGradient>
    <radialGradient id="fruit" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="#fff1a0"/><stop offset=".55" stop-color="#e6c03c"/><stop offset="1" stop-color="#9a7414"/></radialGradient>
    <linearGradient id="lawn" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2b4b3a"/><stop offset="1" stop-color="#0e1d18"/></linearGradient>
  </defs>
  <path d="M0 0H1600V720H0Z" fill="url(#dusk)"/><path d="M0 660C300 610 520 640 800 620S1330 600 1600 660V1000H0Z" fill="url(#lawn)"/>
  <path d="M690 640v-88q0-70 110-70t110 70v88M800 482v158M690 560h220" fill="none" stroke="#10201b" stroke-width="10"/>
  ${bough()}<g transform="translate(1600) scale(-1 1)">${bough()}</g>`
