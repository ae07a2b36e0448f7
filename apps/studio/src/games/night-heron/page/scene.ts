import { html, trusted, type Html } from '@fairhouse/process/html.ts'
import { scattered } from '../../../page-kit/scattered.ts'

/** A marsh by night: a low moon, mist in bands, and reeds that stand black before the water. */
export function scene(): Html {
  return html`<svg class="scene" viewBox="0 0 1600 1000" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
    ${trusted(marsh)}
  </svg>`
}

function reeds(count: number, ground: number, tall: number, tone: string, seed: number): string {
  const next = scattered(seed)
  return Array.from({ length: count }, (_, at) => {
    const x = ((at + next()) / count) * 1680 - 40
    const height = tall * (0.55 + next() * 0.6)
    const lean = (next() - 0.5) * height * 0.34
    const top = `${(x + lean).toFixed(0)} ${(ground - height).toFixed(0)}`
    const stalk = `<path d="M${x.toFixed(0)} ${ground}Q${(x + lean * 0.2).toFixed(0)} ${(ground - height * 0.55).toFixed(0)} ${top}" stroke="${tone}" stroke-width="${(tall / 62).toFixed(1)}" fill="none"/>`
    const mace =
      next() < 0.42
        ? `<ellipse cx="${(x + lean).toFixed(0)}" cy="${(ground - height).toFixed(0)}" rx="${(tall / 48).toFixed(1)}" ry="${(tall / 13).toFixed(1)}" fill="${tone}" transform="rotate(${(lean / 6).toFixed(0)} ${top})"/>`
        : ''
    const blade = `<path d="M${x.toFixed(0)} ${ground}q${(lean * 1.6 + 14).toFixed(0)} ${(-height * 0.5).toFixed(0)} ${(lean * 2.4 + 44).toFixed(0)} ${(-height * 0.62).toFixed(0)}q${(-lean - 44).toFixed(0)} ${(height * 0.2).toFixed(0)} ${(-lean - 38).toFixed(0)} ${(height * 0.62).toFixed(0)}Z" fill="${tone}"/>`
    return stalk + mace + blade
  }).join('')
}

function stars(): string {
  const next = scattered(12)
  return Array.from(
    { length: 70 },
    () =>
      `<circle cx="${(next() * 1600).toFixed(0)}" cy="${(next() * 380).toFixed(0)}" r="${(0.7 + next() * 1.3).toFixed(1)}" fill-opacity="${(0.25 + next() * 0.6).toFixed(2)}"/>`,
  ).join('')
}

function ripples(): string {
  const next = scattered(30)
  return Array.from({ length: 60 }, () => {
    const depth = next()
    const [x, y] = [320 + (next() - 0.5) * (300 + depth * 700), 600 + depth * 300]
    const wide = 30 + depth * 120
    return `<path d="M${x.toFixed(0)} ${y.toFixed(0)}h${wide.toFixed(0)}" stroke-opacity="${(0.5 - depth * 0.35).toFixed(2)}" stroke-width="${(1.5 + depth * 2).toFixed(1)}"/>`
  }).join('')
}

const marsh = `<defs>
    <linearGradient id="night" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#070b1e"/><stop offset=".5" stop-color="#152246"/><stop offset=".8" stop-color="#35456e"/><stop offset="1" stop-color="#6d7796"/></linearGradient>
    <linearGradient id="pond" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#3c4a6e"/><stop offset=".3" stop-color="#16244a"/><stop offset="1" stop-color="#060b1c"/></linearGradient>
    <radialGradient id="halo" cx=".5" cy=".5" r=".5"><stop offset="0" stop-color="#fff4cf" stop-opacity=".75"/><stop offset=".22" stop-color="#f3dca5" stop-opacity=".3"/><stop offset="1" stop-color="#f3dca5" stop-opacity="0"/></radialGradient>
    <linearGradient id="mist" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#c9d3ea" stop-opacity="0"/><stop offset=".5" stop-color="#c9d3ea" stop-opacity=".28"/><stop offset="1" stop-color="#c9d3ea" stop-opacity="0"/></linearGradient>
  </defs>
  <path d="M0 0H1600V600H0Z" fill="url(#night)"/><g fill="#fff">${stars()}</g>
  <circle cx="330" cy="430" r="420" fill="url(#halo)"/><circle cx="330" cy="430" r="92" fill="#f8e8b8"/><g fill="#d9b873" fill-opacity=".4"><circle cx="300" cy="400" r="18"/><circle cx="360" cy="452" r="26"/><circle cx="312" cy="470" r="11"/></g>
  <path d="M0 590c120-36 240-20 330-34 150-24 250 20 420 2 200-22 320-46 850 18v60H0Z" fill="#141d3a"/>
  <path d="M0 596H1600V1000H0Z" fill="url(#pond)"/>
  <g stroke="#f6e2a8" stroke-linecap="round">${ripples()}</g>
  <path d="M0 520H1600V680H0Z" fill="url(#mist)"/>
  ${reeds(34, 720, 190, '#101a36', 5)}
  <path d="M0 660H1600V790H0Z" fill="url(#mist)"/>
  ${reeds(22, 1010, 420, '#070d20', 19)}`
