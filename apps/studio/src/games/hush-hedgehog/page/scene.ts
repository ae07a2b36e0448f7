import { html, trusted, type Html } from '@fairhouse/process/html.ts'
import { scattered } from '../../../page-kit/scattered.ts'

/** A beech wood in late October: low sun between the trunks, and leaves on their way down. */
export function scene(): Html {
  return html`<svg class="scene" viewBox="0 0 1600 1000" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
    ${trusted(wood)}
  </svg>`
}

function trunks(): string {
  const next = scattered(11)
  return Array.from({ length: 15 }, (_, at) => {
    const near = (at % 5) / 4
    const x = at * 114 + next() * 70 - 20
    const wide = 16 + near * 46
    return `<path d="M${x.toFixed(0)} -10c${(next() * 20 - 10).toFixed(0)} 320 ${(next() * 20 - 10).toFixed(0)} 560 -8 ${(690 + near * 60).toFixed(0)}h${(wide + 18).toFixed(0)}c-16-200-8-420-10-${(690 + near * 60).toFixed(0)}Z" fill="#2b130a" fill-opacity="${(0.22 + near * 0.5).toFixed(2)}"/>`
  }).join('')
}

function leaves(): string {
  const next = scattered(5)
  return Array.from({ length: 70 }, () => {
    const [x, y, size] = [next() * 1600, next() * 1000, 6 + next() * 13]
    const tone = ['#f6b23c', '#e2792a', '#c8501f', '#f3d067', '#9c3d1b'][Math.floor(next() * 5)]
    return `<path d="M0 ${-size}C${size} ${-size / 2} ${size} ${size / 2} 0 ${size}C${-size} ${size / 2} ${-size} ${-size / 2} 0 ${-size}Z" transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${(next() * 360).toFixed(0)}) scale(.6 1)" fill="${tone}" fill-opacity="${(0.35 + next() * 0.5).toFixed(2)}"/>`
  }).join('')
}

const wood = `<defs>
    <linearGradient id="haze" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#b9631d"/><stop offset=".5" stop-color="#e79a36"/><stop offset=".7" stop-color="#8a3f16"/><stop offset="1" stop-color="#2e120a"/></linearGradient>
    <radialGradient id="sun" cx=".3" cy=".42" r=".55"><stop offset="0" stop-color="#fff3c9"/><stop offset=".3" stop-color="#ffd887" stop-opacity=".7"/><stop offset="1" stop-color="#ffd887" stop-opacity="0"/></radialGradient>
  </defs>
  <path d="M0 0H1600V1000H0Z" fill="url(#haze)"/><path d="M0 0H1600V1000H0Z" fill="url(#sun)"/>${trunks()}
  <path d="M0 680c300-40 520 30 820 0s520-20 780 10v310H0Z" fill="#5a2710" fill-opacity=".8"/>${leaves()}`
