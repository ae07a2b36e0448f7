import { fullScene, glow, upright } from '../../../../page-kit/look/paint.ts'

/** An opera house on the night: tiers of boxes on both sides, a curtain drawn apart, and a singer alone in the light. */
export const scene = () => fullScene(theatre())

const mirrored = (drawing: string) => `${drawing}<g transform="matrix(-1 0 0 1 1600 0)">${drawing}</g>`

/** Somebody in a box, seen from behind the rail. */
const guest = (x: number, y: number, tone: string) =>
  `<circle cx="${x}" cy="${y - 30}" r="13" fill="${tone}"/><path d="M${x - 24} ${y + 14}c2-26 12-32 24-32s22 6 24 32Z" fill="${tone}"/>`

const box = (x: number, y: number, wide: number, at: number) =>
  `<g><path d="M${x} ${y - 118}a${wide / 2} 40 0 0 1 ${wide} 0V${y}H${x}Z" fill="#2a0a14"/><circle cx="${x + wide / 2}" cy="${y - 96}" r="74" fill="url(#dcs-lamp)"/><path d="M${x} ${y - 118}a${wide / 2} 40 0 0 1 ${wide * 0.5}-40c-8 60-30 96-${wide * 0.5} 120ZM${x + wide} ${y - 118}a${wide / 2} 40 0 0 0-${wide * 0.5}-40c8 60 30 96 ${wide * 0.5} 120Z" fill="#8e1730"/>${at % 3 === 1 ? '' : guest(x + wide * 0.36, y - 6, '#14060c')}${at % 2 ? guest(x + wide * 0.64, y - 4, '#1d0a12') : ''}<path d="M${x - 10} ${y - 14}q${wide / 2 + 10} 26 ${wide + 20} 0v46q-${wide / 2 + 10} 26-${wide + 20} 0Z" fill="url(#dcs-rail)"/><path d="M${x - 10} ${y - 14}q${wide / 2 + 10} 26 ${wide + 20} 0v9q-${wide / 2 + 10} 26-${wide + 20} 0Z" fill="#a51d38"/><path d="M${x + wide * 0.2} ${y + 24}q${wide * 0.14} 14 ${wide * 0.28} 0t${wide * 0.28} 0" fill="none" stroke="#8a5f1c" stroke-width="5"/><path d="M${x - 8} ${y - 130}V${y}M${x + wide + 8} ${y - 130}V${y}" stroke="#d9a94e" stroke-width="9"/></g>`

const tiers = () =>
  [190, 400, 610].map((y, tier) => [0, 1].map((at) => box(-40 + at * 172 + tier * 4, y + at * 26, 140, tier * 2 + at)).join('')).join('') +
  [232, 442, 652]
    .map((y) => `<circle cx="140" cy="${y - 60}" r="60" fill="url(#dcs-lamp)"/><circle cx="140" cy="${y - 60}" r="7" fill="#fff4cc"/>`)
    .join('')

const folds = (from: number, to: number) =>
  Array.from({ length: 9 }, (_, at) => {
    const x = from + ((to - from) / 9) * at
    return `<path d="M${x} 90C${x + 16} 340 ${x - 40 - at * 3} 520 ${x - 30 - at * 12} 720" fill="none" stroke="${at % 2 ? '#5c0a1c' : '#d9445a'}" stroke-opacity=".6" stroke-width="${at % 2 ? 17 : 6}"/>`
  }).join('')

const seats = () =>
  [760, 816, 884, 966]
    .map((y, row) => {
      const size = 1 + row * 0.35
      return Array.from({ length: 23 }, (_, at) => {
        const x = 800 + (at - 11) * 78 * size + (row % 2) * 30
        const head = (at * 7 + row * 5) % 4 === 0 ? '' : `<circle cx="${x}" cy="${y - 24 * size}" r="${13 * size}" fill="#12060c"/>`
        return `${head}<path d="M${x - 30 * size} ${y + 60}v-${50 * size}a${30 * size} ${24 * size} 0 0 1 ${60 * size} 0v${50 * size}Z" fill="${row % 2 ? '#3d0d1c' : '#4a1022'}"/>`
      }).join('')
    })
    .join('')

const theatre = () => `<defs>
    ${upright('dcs-dark', [0, '#22070f'], [0.5, '#3b0f1d'], [1, '#0c0307'])}${upright('dcs-curtain', [0, '#7d1026'], [0.5, '#b81f3a'], [1, '#5a0a1c'])}${upright('dcs-back', [0, '#16264f'], [0.6, '#4d6a9e'], [1, '#c7a989'])}
    ${upright('dcs-rail', [0, '#f6dc9c'], [0.5, '#e9d6b4'], [1, '#a9803f'])}${upright('dcs-stage', [0, '#b98550'], [1, '#4d2a14'])}${upright('dcs-gold', [0, '#fbe7ab'], [0.5, '#c9933a'], [1, '#7a4d12'])}${glow('dcs-lamp', '#ffd890', 0.5)}${glow('dcs-spot', '#fff4d2', 0.85)}
  </defs>
  <path d="M0 0H1600V1000H0Z" fill="url(#dcs-dark)"/><path d="M400 60H1200V690H400Z" fill="url(#dcs-back)"/><circle cx="930" cy="300" r="58" fill="#f6efd6"/><path d="M400 560l120-70 90 40 110-90 130 80 90-50 120 70 140-60v210H400Z" fill="#26355e"/><path d="M400 600q200-40 400-10t400-20v130H400Z" fill="#33457a"/>
  <path d="M340 690H1260l90 60H250Z" fill="url(#dcs-stage)"/><path d="M640-40L790-40 960 706H640Z" fill="#fff4d2" fill-opacity=".13"/><ellipse cx="800" cy="702" rx="180" ry="26" fill="url(#dcs-spot)"/><circle cx="800" cy="590" r="190" fill="url(#dcs-spot)" fill-opacity=".5"/>
  <g transform="translate(800 700)"><path d="M-74 4C-40-30-26-66-17-104h34c9 38 23 74 57 108-40 12-108 12-148 0Z" fill="#f4ece0"/><path d="M-30-2C-20-40-10-70-6-100M24 0C18-40 10-70 6-100" stroke="#b9a58c" stroke-width="4" fill="none"/><path d="M-17-104c-4-22 0-34 5-38h24c5 4 9 16 5 38Z" fill="#c31f3c"/><path d="M-14-138C-36-132-52-150-66-164M14-138c22 4 34-14 50-30" fill="none" stroke="#e8c3a4" stroke-width="8" stroke-linecap="round"/><circle cy="-158" r="14" fill="#e8c3a4"/><path d="M-15-158c-2-20 32-22 30 0 4 6-2 12-4 2-6-10-18-10-22-2-4 8-6 6-4 0Z" fill="#3a1d14"/></g>
  ${mirrored(`<path d="M250 60H470C474 300 420 520 330 724H250Z" fill="url(#dcs-curtain)"/>${folds(270, 468)}<path d="M356 470q40 14 70 2" stroke="#e5b64f" stroke-width="14" fill="none" stroke-linecap="round"/><path d="M356 478l-14 92h28Z" fill="#e5b64f"/>`)}
  <path d="M230 0H1370V70${'q-57 80-114 0'.repeat(10)}Z" fill="url(#dcs-curtain)"/><path d="M230 70${'q57 80 114 0'.repeat(10)}" fill="none" stroke="#e5b64f" stroke-width="10" stroke-dasharray="3 5"/><path d="M230 40${'q57 70 114 0'.repeat(10)}M230 10${'q57 60 114 0'.repeat(10)}" fill="none" stroke="#4d0817" stroke-opacity=".55" stroke-width="6"/>
  ${mirrored(`<path d="M232 0H292V760H232Z" fill="url(#dcs-gold)"/><path d="M246 0V760M278 0V760" stroke="#7a4d12" stroke-opacity=".6" stroke-width="4"/><path d="M222 120h80v26h-80ZM216 716h92v44h-92Z" fill="url(#dcs-gold)"/><path d="M0 0H232V1000H0Z" fill="#1c060d"/>${tiers()}`)}
  <path d="M216 746H1384v26H216Z" fill="url(#dcs-gold)"/>${Array.from({ length: 13 }, (_, at) => `<path d="M${420 + at * 63} 746a16 16 0 0 1 32 0Z" fill="#fff0c0"/>`).join('')}${seats()}`
