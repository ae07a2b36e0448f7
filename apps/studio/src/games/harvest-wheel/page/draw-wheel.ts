import { html, trusted, type Html } from '@fairhouse/process/html.ts'
import { colourOf, pockets } from '../play/maths.ts'

const step = 360 / pockets.length

/** Draws the wheel and its ball from above; `wheel-turns.ts` turns them. */
export function drawWheel(label: string): Html {
  return html`<svg class="wheel" id="wheel" viewBox="0 0 200 200" role="img" aria-label="${label}">${trusted(bowl())}</svg>`
}

function bowl(): string {
  return `<defs>
      <radialGradient id="wood"><stop offset=".86" stop-color="#2a160c"/><stop offset=".93" stop-color="#7a4a26"/><stop offset=".97" stop-color="#a56a38"/><stop offset="1" stop-color="#3a2012"/></radialGradient>
      <radialGradient id="cone" cx=".42" cy=".36"><stop offset="0" stop-color="#c98d4c"/><stop offset=".6" stop-color="#7c4a24"/><stop offset="1" stop-color="#43240f"/></radialGradient>
      <radialGradient id="knob" cx=".38" cy=".3"><stop offset="0" stop-color="#fff0c8"/><stop offset=".5" stop-color="#dcab52"/><stop offset="1" stop-color="#84591c"/></radialGradient>
      <radialGradient id="ivory" cx=".36" cy=".3"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#cfc4b0"/></radialGradient>
    </defs>
    <g transform="translate(100 100)">
      <circle r="99" fill="url(#wood)"/><circle r="86" fill="#24120a"/>
      <circle r="91.5" fill="none" stroke="#1c0d06" stroke-opacity=".5" stroke-width=".8"/>
      ${studs()}
      <g id="rotor">${pockets.map(pocket).join('')}
        <circle r="80" fill="none" stroke="#e7bf72" stroke-width="1"/><circle r="60" fill="none" stroke="#e7bf72" stroke-opacity=".55" stroke-width=".6"/>
        <circle r="46" fill="url(#cone)" stroke="#e7bf72" stroke-width="1"/>${ears()}
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

/** Six ears of wheat on the cone: what gives the wheel its name. */
function ears(): string {
  const grain = (side: number, y: number) =>
    `<path d="M0 ${y}q${side * 4.4}-1.4 ${side * 3.4}-6.6q${side * -3.6} 1.6 ${side * -3.4} 6.6Z"/>`
  const grains = [-20, -25, -30, -35].flatMap((y) => [grain(-1, y), grain(1, y)]).join('')
  const ear = `<path d="M0-11V-36" stroke="#f0cf8a" stroke-width=".9"/>${grains}<path d="M0-34q-2.2-3.6 0-7.4q2.2 3.8 0 7.4Z"/>`
  return Array.from({ length: 6 }, (_, place) => `<g transform="rotate(${place * 60})" fill="#f0cf8a" fill-opacity=".86">${ear}</g>`).join(
    '',
  )
}
