import { html, trusted, type Html } from '@fairhouse/process/html.ts'

/** A quay on a clear morning: gabled houses, boats at their moorings, gulls, and the light on the mole. */
export function scene(): Html {
  return html`<svg class="scene" viewBox="0 0 1600 1000" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
    ${trusted(quay())}
  </svg>`
}

const house = (x: number, wide: number, high: number, wall: string, roof: string) =>
  `<g transform="translate(${x} 520)"><path d="M0 0V${-high}L${wide / 2} ${-high - wide * 0.55}L${wide} ${-high}V0Z" fill="${wall}"/><path d="M-8 ${-high + 6}L${wide / 2} ${-high - wide * 0.55 - 10}L${wide + 8} ${-high + 6}" fill="none" stroke="${roof}" stroke-width="16" stroke-linejoin="round"/>${[0.3, 0.7].map((at) => [0.35, 0.7].map((up) => `<path d="M${wide * at - 13} ${-high * up - 18}h26v36h-26Z" fill="#fff3cf" fill-opacity=".85"/>`).join('')).join('')}</g>`

const boat = (x: number, y: number, size: number, hull: string) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-110 0H110C98 34 76 46 50 46H-56C-84 46-100 30-110 0Z" fill="${hull}"/><path d="M-10 0V-190" stroke="#5a3c22" stroke-width="8"/><path d="M-2-184C60-130 80-70 86-16H-2Z" fill="#fdf6e6"/><path d="M-18-150C-50-100-72-50-92-16H-18Z" fill="#f3dfc2"/></g>`

const gull = (x: number, y: number, size: number) =>
  `<path d="M0 0q18-22 36 0q18-22 36 0" transform="translate(${x} ${y}) scale(${size})" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round"/>`

const ripples = () =>
  Array.from({ length: 26 }, (_, at) => {
    const [x, y] = [(at * 379) % 1600, 610 + ((at * 97) % 360)]
    return `<path d="M${x} ${y}h${50 + ((at * 31) % 90)}" stroke="#d8f2f6" stroke-opacity="${(0.14 + (at % 5) * 0.05).toFixed(2)}" stroke-width="5" stroke-linecap="round"/>`
  }).join('')

const quay = () => `<defs>
    <linearGradient id="morning" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#3f86b8"/><stop offset=".6" stop-color="#a9d3df"/><stop offset="1" stop-color="#ffe9c4"/></linearGradient>
    <linearGradient id="water" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#4d9db4"/><stop offset=".4" stop-color="#1f6480"/><stop offset="1" stop-color="#0a2b3d"/></linearGradient>
  </defs>
  <path d="M0 0H1600V580H0Z" fill="url(#morning)"/><circle cx="1240" cy="420" r="74" fill="#fff6da" fill-opacity=".9"/>
  ${house(20, 150, 210, '#b94a3e', '#5d221d')}${house(180, 130, 250, '#e2b04f', '#7a5417')}${house(320, 160, 190, '#3d7a86', '#17424b')}${house(490, 130, 235, '#d9d2c2', '#6e675b')}${house(630, 150, 200, '#8c5a78', '#43263a')}
  <path d="M0 520H800V590H0Z" fill="#7c7468"/><path d="M0 520H800" stroke="#c9bfae" stroke-width="8"/>
  <path d="M0 580H1600V1000H0Z" fill="url(#water)"/>${ripples()}
  <path d="M1290 590l60-26h250v40Z" fill="#5f584d"/><path d="M1436 566l14-190h48l14 190Z" fill="#f4efe4"/><path d="M1444 470h60l4 44h-68Z" fill="#cf3a2c"/><path d="M1446 330h56v46h-56Z" fill="#fff0b0"/><path d="M1438 330l36-44 36 44Z" fill="#cf3a2c"/>
  ${boat(960, 640, 0.9, '#20506c')}${boat(250, 720, 1.15, '#8e2f26')}${boat(1250, 760, 1.3, '#2d4a3a')}
  ${gull(820, 180, 1)}${gull(960, 120, 0.7)}${gull(1120, 210, 0.8)}`
