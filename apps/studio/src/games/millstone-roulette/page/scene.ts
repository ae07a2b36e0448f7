import { html, trusted, type Html } from '@fairhouse/process/html.ts'

/** The floor of a mill at night: planks, sacks of meal, and a window with the river behind it. */
export function scene(): Html {
  return html`<svg class="scene" viewBox="0 0 1600 1000" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
    ${trusted(mill())}
  </svg>`
}

const planks = () =>
  Array.from({ length: 17 }, (_, at) => `<path d="M${at * 100 - 40} 640l${(at - 8) * 46} 360" stroke="#0e1114" stroke-width="5"/>`).join('')

const sack = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-58 0c-14-44-10-92 14-118q-8-14 2-24q42 12 84 0q10 10 2 24c24 26 28 74 14 118q-58 18-116 0Z" fill="#4b463e"/><path d="M-44-118q44 14 88 0" fill="none" stroke="#7c7364" stroke-width="6"/><path d="M-22-70q22 10 44 0M-26-40q26 12 52 0" stroke="#615a4f" stroke-width="4" fill="none"/></g>`

const mill = () => `<defs>
    <linearGradient id="wall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1a2026"/><stop offset="1" stop-color="#232a2f"/></linearGradient>
    <linearGradient id="river" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#20394d"/><stop offset=".55" stop-color="#3b6078"/><stop offset="1" stop-color="#16242f"/></linearGradient>
    <radialGradient id="lamp"><stop offset="0" stop-color="#ffd89a" stop-opacity=".5"/><stop offset="1" stop-color="#ffd89a" stop-opacity="0"/></radialGradient>
  </defs>
  <path d="M0 0H1600V660H0Z" fill="url(#wall)"/><path d="M0 640H1600V1000H0Z" fill="#1b1f22"/>${planks()}
  <path d="M1080 120H1420V470H1080Z" fill="url(#river)"/><path d="M1100 330q60-14 120 0t120 0t60 0M1090 380q50-12 100 0t100 0t120 0" stroke="#9cc3d6" stroke-opacity=".4" stroke-width="5" fill="none"/>
  <path d="M1080 120H1420V470H1080ZM1250 120V470M1080 295H1420" fill="none" stroke="#3a2f27" stroke-width="20"/><circle cx="1350" cy="200" r="30" fill="#f6ecd2" fill-opacity=".85"/>
  <path d="M0 70H1600V120H0Z" fill="#2b2521"/><path d="M210 120V660M690 120V660" stroke="#2b2521" stroke-width="44"/>
  <circle cx="450" cy="250" r="330" fill="url(#lamp)"/><path d="M450 120V205" stroke="#0f1215" stroke-width="6"/><path d="M410 246q40-60 80 0Z" fill="#c9a15c"/><circle cx="450" cy="254" r="13" fill="#ffe9bb"/>
  ${sack(120, 720, 1.25)}${sack(300, 760, 1.05)}${sack(1490, 740, 1.2)}${sack(1330, 790, 0.95)}`
