import { html, trusted, type Html } from '@fairhouse/process/html.ts'

/** A beach seen from above at sunrise: the sea coming in over pale sand in three seams of foam. */
export function scene(): Html {
  return html`<svg class="scene" viewBox="0 0 1600 1000" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
    ${trusted(beach)}
  </svg>`
}

const seam = (y: number, rise: number) => `M0 ${y}c160-${rise} 300 ${rise} 480 0s300-${rise} 520 0 320 ${rise} 600-${rise / 2}`

const ripples = Array.from({ length: 9 }, (_, at) => {
  const y = 640 + at * 42
  return `<path d="${seam(y, 14 + at * 2)}" stroke-opacity="${(0.1 + at * 0.03).toFixed(2)}"/>`
}).join('')

const beach = `<defs>
    <linearGradient id="sea" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0f6c78"/><stop offset=".55" stop-color="#46a9a4"/><stop offset="1" stop-color="#a5dccb"/></linearGradient>
    <linearGradient id="sand" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f0cda0"/><stop offset=".45" stop-color="#cf9a6c"/><stop offset="1" stop-color="#6d4336"/></linearGradient>
    <radialGradient id="dawn" cx=".78" cy=".1" r=".7"><stop offset="0" stop-color="#fff0d2" stop-opacity=".9"/><stop offset="1" stop-color="#fff0d2" stop-opacity="0"/></radialGradient>
  </defs>
  <path d="M0 0H1600V1000H0Z" fill="url(#sand)"/>
  <path d="${seam(470, 70)}V0H0Z" fill="#b9825b" fill-opacity=".55"/>
  <path d="${seam(430, 70)}V0H0Z" fill="#fff7e8"/>
  <path d="${seam(415, 70)}V0H0Z" fill="url(#sea)"/>
  <path d="${seam(300, 56)}" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="9"/>
  <path d="${seam(190, 44)}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="6"/>
  <g fill="none" stroke="#fff1da" stroke-width="5">${ripples}</g>
  <path d="M0 0H1600V1000H0Z" fill="url(#dawn)"/>`
