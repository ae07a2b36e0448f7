import { fullScene, glow, upright } from '../../../../page-kit/look/paint.ts'

/** A photographer's darkroom under its safelight: the enlarger, trays with tongs, bottles on a shelf, strips on a line, a clock. */
export const scene = () => fullScene(room())

const enlarger = () =>
  `<g transform="translate(260 760)"><path d="M-190-20H200V20H-190Z" fill="#5a2a24"/><path d="M110-20H150V-560H110Z" fill="#8a8084"/><path d="M-60-540H90v70H-60Z" fill="#1c1216"/><path d="M-80-640C-80-700 110-700 110-640V-520H-80Z" fill="#2c1c20"/><path d="M-40-470H70L50-380H-20Z" fill="#3c262a"/><path d="M-20-430H50M-26-450H58M-14-410H44" stroke="#6a4a4c" stroke-width="7"/><path d="M-4-380H34v36H-4Z" fill="#1c1216"/><path d="M-4-344L-150-24H180L34-344Z" fill="#ffd9a0" fill-opacity=".3"/><path d="M-120-30H140v14H-120Z" fill="#fbeccb"/><circle cx="130" cy="-420" r="26" fill="#1c1216"/><path d="M90-600H200v22H90Z" fill="#5a4648"/></g>`

const tray = (x: number, tone: string) =>
  `<path d="M${x} 790h250l30 90H${x - 30}Z" fill="#2a1a1e"/><path d="M${x + 18} 802h214l20 62H${x - 2}Z" fill="${tone}"/><path d="M${x + 60} 816h110l10 34H${x + 52}Z" fill="#fbeccb" fill-opacity=".8"/><path d="M${x + 210} 812l60-70M${x + 196} 816l58-76" stroke="#c9a07a" stroke-width="8" stroke-linecap="round"/>`

const bottles = () =>
  Array.from({ length: 7 }, (_, at) => {
    const [x, high] = [1080 + at * 70, 120 + ((at * 37) % 60)]
    return `<path d="M${x} 420v-${high - 30}c0-16 16-20 16-34v-14h22v14c0 14 16 18 16 34v${high - 30}Z" fill="${at % 3 === 0 ? '#5a2c1c' : at % 3 === 1 ? '#3a1c1c' : '#6a3a20'}"/><path d="M${x + 4} ${420 - high * 0.55}h46v46h-46Z" fill="#fbe3c0" fill-opacity=".75"/>`
  }).join('')

const strips = () =>
  Array.from({ length: 6 }, (_, at) => {
    const [x, high] = [560 + at * 74, 230 + ((at * 53) % 120)]
    const frames = Array.from(
      { length: Math.floor(high / 52) },
      (__, place) => `<path d="M${x + 8} ${150 + place * 52}h28v40h-28Z" fill="#f0a878" fill-opacity=".5"/>`,
    ).join('')
    return `<path d="M${x} 136h44v${high}q-22 14-44 0Z" fill="#240f10"/>${frames}<path d="M${x + 14} 112h16v38h-16Z" fill="#d9a870"/>`
  }).join('')

const clock = () =>
  '<circle cx="1330" cy="590" r="92" fill="#2a1418"/><circle cx="1330" cy="590" r="76" fill="#fbe3c0"/><path d="M1330 590V530M1330 590l34 24" stroke="#2a1418" stroke-width="9" stroke-linecap="round"/><path d="M1330 522v14M1330 658v-14M1262 590h14M1398 590h-14" stroke="#2a1418" stroke-width="6"/>'

const room = () => `<defs>
    ${upright('drs-wall', [0, '#5a1c1a'], [0.6, '#7a2a22'], [1, '#2c0e10'])}${upright('drs-bench', [0, '#5c2a22'], [1, '#160809'])}${glow('drs-safe', '#ff6a3c', 0.85)}
  </defs>
  <path d="M0 0H1600V1000H0Z" fill="url(#drs-wall)"/><path d="M0 0V760M200 0V760M400 0V760M600 0V760M800 0V760M1000 0V760M1200 0V760M1400 0V760" stroke="#1c0809" stroke-opacity=".3" stroke-width="8"/>
  <circle cx="800" cy="60" r="620" fill="url(#drs-safe)"/><path d="M720 0h160l30 60H690Z" fill="#1c0a0c"/><path d="M700 60h200v26H700Z" fill="#ffb08a"/><path d="M500 124Q800 150 1060 118" fill="none" stroke="#e0b48a" stroke-width="5"/>${strips()}
  <path d="M1050 420h530v18h-530Z" fill="#2a1013"/>${bottles()}${clock()}<path d="M0 740H1600V1000H0Z" fill="url(#drs-bench)"/><path d="M0 736H1600v16H0Z" fill="#a84a34"/>${enlarger()}${tray(620, '#7a4a3a')}${tray(940, '#8a5a44')}${tray(1260, '#6a4038')}`
