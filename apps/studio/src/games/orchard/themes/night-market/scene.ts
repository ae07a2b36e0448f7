import { html, trusted, type Html } from '@fairhouse/process/html.ts'

/** A lane between stalls at night: awnings, strings of paper lanterns over it, a tower at its end, light on wet stone. */
export function scene(): Html {
  return html`<svg class="scene" viewBox="0 0 1600 1000" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
    ${trusted(lane())}
  </svg>`
}

const lantern = (x: number, y: number, size: number, tone: string) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><circle r="70" fill="${tone}" fill-opacity=".16"/><path d="M0-46v10" stroke="#2b1210" stroke-width="4"/><path d="M-18-36h36c18 8 26 22 26 36s-8 28-26 36h-36c-18-8-26-22-26-36s8-28 26-36Z" fill="${tone}"/><path d="M-18-36h36v-7h-36ZM-18 36h36v7h-36Z" fill="#e9b84a"/><path d="M-9-36c-8 22-8 50 0 72M9-36c8 22 8 50 0 72" fill="none" stroke="#fff0c0" stroke-opacity=".5" stroke-width="3"/></g>`

const string = (y: number, sag: number, tones: readonly string[], size: number) => {
  const at = (part: number) => ({ x: part * 1600, y: y + Math.sin(part * Math.PI) * sag })
  const hung = tones.map((tone, index) => {
    const { x, y: down } = at((index + 0.5) / tones.length)
    return lantern(Math.round(x), Math.round(down + 46 * size), size, tone)
  })
  return `<path d="M0 ${y}Q800 ${y + sag * 2} 1600 ${y}" fill="none" stroke="#1a0b10" stroke-width="4"/>${hung.join('')}`
}

const stall = (x: number, wide: number, tones: readonly [string, string], mirrored: boolean) => {
  const stripes = Array.from(
    { length: 7 },
    (_, at) => `<path d="M${(wide / 7) * at} 0h${wide / 7}l${at % 2 ? 8 : 4} 92h${-wide / 7 - 8}Z" fill="${tones[at % 2]}"/>`,
  )
  return `<g transform="translate(${x} 430)${mirrored ? ` translate(${wide} 0) scale(-1 1)` : ''}"><path d="M14 86h${wide - 28}v300H14Z" fill="#2a1418"/><path d="M30 110h${wide - 60}v110H30Z" fill="#ffcf7d" fill-opacity=".75"/><path d="M6 220h${wide - 12}v34H6Z" fill="#5a2c1c"/>${Array.from({ length: 5 }, (_, at) => `<circle cx="${60 + ((wide - 120) / 4) * at}" cy="204" r="22" fill="${at % 2 ? '#c8402f' : '#e0a23a'}"/>`).join('')}${stripes.join('')}</g>`
}

const red = '#e2483a'
const amber = '#f0a23a'
const jade = '#3fa27c'

const lane = () => `<defs>
    <linearGradient id="dark" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#150f2c"/><stop offset=".6" stop-color="#3a1a3c"/><stop offset="1" stop-color="#6b2a35"/></linearGradient>
    <linearGradient id="stone" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#7a3a34"/><stop offset="1" stop-color="#180c14"/></linearGradient>
  </defs>
  <path d="M0 0H1600V820H0Z" fill="url(#dark)"/>
  <g fill="#1f1026"><path d="M690 620V360h220v260Z"/><path d="M640 370q160-30 320 0l-50-60H690ZM680 300q120-24 240 0l-44-54H724ZM730 240q70-16 140 0l-70-96Z"/></g>
  <path d="M760 400h80v220h-80Z" fill="#ffb65c" fill-opacity=".5"/>
  ${stall(-60, 480, ['#b5302b', '#f1dcc0'], false)}${stall(1180, 480, ['#1f6f5c', '#f1dcc0'], true)}
  <path d="M0 816L700 640H900L1600 816V1000H0Z" fill="url(#stone)"/><path d="M780 650l-40 350h120l-40-350Z" fill="#ffcf7d" fill-opacity=".12"/>
  ${string(60, 90, [red, amber, red, jade, red, amber, red], 1)}${string(250, 60, [amber, red, amber, red, amber, jade, amber, red], 0.6)}`
