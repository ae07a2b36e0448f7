import { html, trusted, type Html } from '@fairhouse/process/html.ts'

/** A winter evening: birches in the snow, and two magpies on a bough, one for each side of the table. */
export function scene(): Html {
  return html`<svg class="scene" viewBox="0 0 1600 1000" preserveAspectRatio="xMidYMin slice" aria-hidden="true" focusable="false">
    ${trusted(winter())}
  </svg>`
}

/** A birch with its dark scars. */
const birch = (x: number, width: number, shade: string) => {
  const scars = Array.from({ length: 13 }, (_, at) => {
    const y = 30 + at * 78 + ((at * 47) % 40)
    const from = at % 2 === 0 ? x : x + width * 0.45
    return `<path d="M${from} ${y}q${width * 0.3} ${6 - (at % 3) * 5} ${width * 0.55} 2" stroke="#232833" stroke-width="${4 + (at % 3) * 2}" fill="none"/>`
  }).join('')
  return `<path d="M${x} -10Q${x + 5} 420 ${x - 9} 1010H${x + width + 11}Q${x + width - 5} 420 ${x + width} -10Z" fill="${shade}"/>${scars}`
}

/** A magpie that looks to the right: white shoulder and belly, a long tail that shines blue and green. */
const magpie = () =>
  `<path d="M-62 36C-150 84-196 150-222 212L-190 204-200 236C-150 196-96 132-40 78Z" fill="url(#tail)"/>
  <path d="M86-54C70-78 34-82 14-58-20-46-66-6-74 44-40 72 12 66 40 34 58 14 66-12 74-30Z" fill="#10131b"/>
  <path d="M-66 34C-40 8-6-4 22-2 12 26-18 46-58 50Z" fill="#f4f2ee"/><path d="M34 32C56 16 64-6 66-20 48-16 30-4 22 14Z" fill="#f4f2ee"/>
  <path d="M-70 44C-52 20-26 12 0 18-20 40-44 50-70 44Z" fill="url(#tail)"/>
  <path d="M82-62L120-52 84-44Z" fill="#07080c"/><circle cx="66" cy="-58" r="4.4" fill="#f4f2ee"/><circle cx="67" cy="-58" r="2.2" fill="#07080c"/>
  <path d="M4 58l-4 34M20 50l2 40" stroke="#07080c" stroke-width="6" stroke-linecap="round"/>`

const flakes = () =>
  Array.from({ length: 60 }, (_, at) => {
    const [x, y] = [(at * 269) % 1600, (at * 173) % 760]
    return `<circle cx="${x}" cy="${y}" r="${1.6 + (at % 4) * 0.9}" fill="#fff" fill-opacity="${0.25 + (at % 5) * 0.1}"/>`
  }).join('')

const winter = () => `<defs>
    <linearGradient id="evening" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#232b46"/><stop offset=".6" stop-color="#6a6f8f"/><stop offset="1" stop-color="#c9a9a3"/></linearGradient>
    <linearGradient id="snow" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#a9aec6"/><stop offset=".5" stop-color="#4a516f"/><stop offset="1" stop-color="#1a1f30"/></linearGradient>
    <linearGradient id="tail" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#1c2f66"/><stop offset=".5" stop-color="#1d6a72"/><stop offset="1" stop-color="#14262c"/></linearGradient>
  </defs>
  <path d="M0 0H1600V640H0Z" fill="url(#evening)"/><path d="M0 560C240 500 420 540 640 520S1120 470 1600 560V1000H0Z" fill="url(#snow)"/>
  <g fill="#454c6b" opacity=".75"><path d="M0 560l40-150 36 150 28-190 40 190 34-130 30 130ZM1290 530l34-170 40 170 36-220 44 220 40-150 40 150 40-190 36 190V580H1290Z"/></g>
  ${birch(96, 62, '#d8d5d6')}${birch(330, 34, '#9a9cb0')}${birch(1424, 70, '#d8d5d6')}${birch(1250, 30, '#9a9cb0')}
  <path d="M-20 300C260 250 470 300 690 262S850 230 910 238M900 238C1060 226 1270 296 1620 262" fill="none" stroke="#20242f" stroke-width="20" stroke-linecap="round"/>
  <path d="M-20 288C260 238 470 288 690 250S850 220 910 226C1060 214 1270 284 1620 250" fill="none" stroke="#eef0f6" stroke-width="9" stroke-linecap="round"/>
  <path d="M560 284q60 60 150 66M1090 246q-40 50-120 60" stroke="#20242f" stroke-width="9" fill="none" stroke-linecap="round"/>
  <g transform="translate(560 186)">${magpie()}</g><g transform="translate(1060 152) scale(-1 1)">${magpie()}</g>${flakes()}`
