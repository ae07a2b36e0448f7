import { html, trusted, type Html } from '@fairhouse/process/html.ts'
import { colourOf, pockets } from '../../engine/roulette/pockets.ts'

const step = 360 / pockets.length

/** What tells one wheel from another: the stops of its bowl's and its cone's gradients, from inside out, and what lies on the cone. */
export type Look = { bowl: readonly [string, string, string, string]; cone: readonly [string, string, string]; ornament: string }

/** Draws a wheel and its ball from above; `wheel-turns.ts` turns them. */
export function drawWheel(label: string, look: Look): Html {
  return html`<svg class="wheel" id="wheel" viewBox="0 0 200 200" role="img" aria-label="${label}">${trusted(drawing(look))}</svg>`
}

function drawing({ bowl, cone, ornament }: Look): string {
  return `<defs>
      <radialGradient id="wood"><stop offset=".86" stop-color="${bowl[0]}"/><stop offset=".93" stop-color="${bowl[1]}"/><stop offset=".97" stop-color="${bowl[2]}"/><stop offset="1" stop-color="${bowl[3]}"/></radialGradient>
      <radialGradient id="cone" cx=".42" cy=".36"><stop offset="0" stop-color="${cone[0]}"/><stop offset=".6" stop-color="${cone[1]}"/><stop offset="1" stop-color="${cone[2]}"/></radialGradient>
      <radialGradient id="knob" cx=".38" cy=".3"><stop offset="0" stop-color="#fff0c8"/><stop offset=".5" stop-color="#dcab52"/><stop offset="1" stop-color="#84591c"/></radialGradient>
      <radialGradient id="ivory" cx=".36" cy=".3"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#cfc4b0"/></radialGradient>
    </defs>
    <g transform="translate(100 100)">
      <circle r="99" fill="url(#wood)"/><circle r="86" fill="#24120a"/>
      <circle r="91.5" fill="none" stroke="#1c0d06" stroke-opacity=".5" stroke-width=".8"/>
      ${studs()}
      <g id="rotor">${pockets.map(pocket).join('')}
        <circle r="80" fill="none" stroke="#e7bf72" stroke-width="1"/><circle r="60" fill="none" stroke="#e7bf72" stroke-opacity=".55" stroke-width=".6"/>
        <circle r="46" fill="url(#cone)" stroke="#e7bf72" stroke-width="1"/>${ornament}
        <circle r="10" fill="url(#knob)"/><circle r="4.4" fill="url(#knob)" stroke="#84591c" stroke-width=".5"/>
      </g>
      <g id="ball" visibility="hidden"><g id="ball-way"><circle r="3" fill="url(#ivory)" stroke="#00000059" stroke-width=".5"/></g></g>
    </g>`
}

/** Draws a pocket: its number on the rim, and where the ball falls inside. */
function pocket(number: number, place: number): string {
  const [from, to] = [(place - 0.5) * step, (place + 0.5) * step]
  const fill = { green: '#2f7d57', red: '#a5323a', black: '#191720' }[colourOf(number)]
  return `<g data-pocket="${number}"><path d="${ring(60, 80, from, to)}" fill="${fill}" stroke="#e7bf72" stroke-opacity=".5" stroke-width=".4"/><path d="${ring(46, 60, from, to)}" fill="${fill}" stroke="#0d0b1980" stroke-width=".5"/><path d="${ring(46, 60, from, to)}" fill="#000" fill-opacity=".28"/><text transform="rotate(${(place * step).toFixed(3)}) translate(0 -67)" text-anchor="middle" fill="#fbf3e2">${number}</text></g>`
}

function ring(inner: number, outer: number, from: number, to: number): string {
  const at = (radius: number, degrees: number) => {
    const angle = ((degrees - 90) * Math.PI) / 180
    return `${(Math.cos(angle) * radius).toFixed(2)} ${(Math.sin(angle) * radius).toFixed(2)}`
  }
  return `M${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`
}

/** Eight brass studs on the rim, which a ball may touch. */
function studs(): string {
  const one = (place: number) => `<path d="M0-91l1.7 3.6L0-83.8l-1.7-3.6Z" transform="rotate(${place * 45 + 22.5})" fill="#dcab52"/>`
  return Array.from({ length: 8 }, (_, place) => one(place)).join('')
}
