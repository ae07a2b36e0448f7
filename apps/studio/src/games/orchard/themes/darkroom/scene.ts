import { fullScene, glow, upright } from '../../../../page-kit/look/paint.ts'

/** A darkroom under its red lamp: prints and strips of film on lines, an enlarger, trays, and a photographer who watches a picture come. */
export const scene = () => fullScene(room())

/** What the prints show, each another thing, in a box of 100 by 70. */
const views = [
  'M0 70V44L28 20 48 40 62 30 100 60V70ZM70 16a9 9 0 1 1 0 .1Z',
  'M0 54H100V70H0ZM20 54L50 6 52 54ZM56 54V14L82 54ZM14 56h74l-10 10H24Z',
  'M50 8a17 17 0 0 1 12 29C80 42 88 56 88 70H12C12 56 20 42 38 37A17 17 0 0 1 50 8Z',
  'M0 70L40 30H60L100 70ZM6 8h20v34H6ZM74 8h20v34H74Z',
  'M20 40C20 20 40 14 50 26 60 14 84 20 82 40 80 56 60 62 50 70 40 62 22 58 20 40ZM46 26V4h6v22Z',
]

const print = (x: number, y: number, turn: number, at: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-60 0H60V128H-60Z" fill="#f0a89a"/><path d="M-50 10H50V92H-50Z" fill="#8a2c30"/><path d="${views[at % 5] ?? ''}" transform="translate(-50 18)" fill="#3a0c14"/><path d="M-40-14h10v30h-10ZM30-14h10v30h-10Z" fill="#d8845c"/></g>`

const line = (y: number, sag: number, from: number) =>
  `<path d="M-20 ${y}Q800 ${y + sag * 2} 1620 ${y}" fill="none" stroke="#1c0508" stroke-width="5"/>${Array.from({ length: 10 }, (_, at) => {
    const part = (at + 0.5) / 10
    return print(Math.round(part * 1600), Math.round(y + Math.sin(part * Math.PI) * sag + 10), (at % 3) * 3 - 3, at + from)
  }).join('')}`

const strip = (x: number, y: number, long: number) =>
  `<g transform="translate(${x} ${y})"><path d="M-30 0H30V${long}Q0 ${long + 14}-30 ${long}Z" fill="#24080c"/>${Array.from({ length: Math.floor(long / 20) }, (_, at) => `<path d="M-26 ${6 + at * 20}h7v9h-7ZM19 ${6 + at * 20}h7v9h-7Z" fill="#c84c4c"/>`).join('')}${Array.from({ length: Math.floor(long / 60) }, (_, at) => `<path d="M-15 ${8 + at * 60}h30v46h-30Z" fill="#8a2c30"/><path d="M-15 ${54 + at * 60}v-16l12-14 10 10 8-6v26Z" fill="#4a1218"/>`).join('')}</g>`

const bottle = (x: number, y: number, wide: number, high: number) =>
  `<path d="M${x} ${y}V${y - high * 0.7}q0-10 ${wide * 0.3}-14V${y - high}h${wide * 0.4}v${high * 0.3 - 14}q${wide * 0.3} 4 ${wide * 0.3} 14V${y}Z" fill="#3a0c12"/><path d="M${x + 5} ${y - high * 0.56}h${wide - 10}v${high * 0.34}h-${wide - 10}Z" fill="#c8605c"/><path d="M${x + 6} ${y - 8}v-${high * 0.55}" stroke="#ff8a7a" stroke-opacity=".6" stroke-width="4"/>`

const tray = (x: number, y: number) =>
  `<path d="M${x} ${y}l16 44h208l16-44Z" fill="#8a1f28"/><ellipse cx="${x + 120}" cy="${y}" rx="120" ry="18" fill="#d84848"/><ellipse cx="${x + 120}" cy="${y + 2}" rx="106" ry="13" fill="#5c0f18"/><path d="M${x + 60} ${y}h90l10 7h-90Z" fill="#ffc4b4"/><path d="M${x + 84} ${y + 1}l20 4 30-3" stroke="#8a2c30" stroke-width="3" fill="none"/>`

const room = () => `<defs>
    ${upright('drs-wall', [0, '#2c060c'], [0.5, '#5c0f18'], [1, '#1c0408'])}${upright('drs-bench', [0, '#8a2c28'], [0.2, '#4a1014'], [1, '#14030a'])}${glow('drs-lamp', '#ff4c3c', 0.9)}${glow('drs-beam', '#ffb49c', 0.6)}
  </defs>
  <path d="M0 0H1600V1000H0Z" fill="url(#drs-wall)"/><circle cx="800" cy="150" r="900" fill="url(#drs-lamp)" fill-opacity=".45"/><g fill="none" stroke="#1c0408" stroke-opacity=".5" stroke-width="4">${Array.from({ length: 8 }, (_, row) => Array.from({ length: 14 }, (_cell, at) => `<path d="M${at * 120 + (row % 2) * 60 - 30} ${row * 90}h120v90"/>`).join('')).join('')}</g>
  <circle cx="800" cy="60" r="300" fill="url(#drs-lamp)"/><path d="M800 0V20" stroke="#14030a" stroke-width="10"/><path d="M720 84L756 20H844L880 84Z" fill="#14030a"/><path d="M730 84H870L856 112H744Z" fill="#ff6a54"/>
  ${line(170, 50, 0)}${line(352, 34, 2)}${strip(58, 490, 170)}${strip(130, 486, 130)}${strip(1540, 480, 190)}
  <g transform="translate(1300 710)"><path d="M-190 0h340v-24h-340Z" fill="#14030a"/><path d="M-150-24h40v-470h-40Z" fill="#2c0810"/><path d="M-140-24h8v-460h-8Z" fill="#c84c4c" fill-opacity=".6"/><path d="M-150-420H40v-44h-190Z" fill="#2c0810"/><path d="M-60-520H80C96-520 100-470 92-420H-70C-80-470-76-520-60-520Z" fill="#1c0508"/><path d="M-66-440H90" stroke="#c84c4c" stroke-opacity=".7" stroke-width="5"/><path d="M-56-420H76L50-370H-30Z" fill="#3a0c12"/><path d="M-22-370H42v30H-22Z" fill="#14030a"/><path d="M-10-340H30L120-24H-100Z" fill="#ff9c84" fill-opacity=".34"/><path d="M-90-24H110V-36H-90Z" fill="#ffd0c0"/><circle cx="130" cy="-400" r="24" fill="#3a0c12" stroke="#c84c4c" stroke-width="5"/><path d="M92-400h20" stroke="#c84c4c" stroke-width="8"/></g>
  <g transform="translate(330 720)"><path d="M-110 20C-116-110-96-180-30-194H30C96-180 116-110 110 20Z" fill="#1c0508"/><path d="M-26-190h52v-30h-52Z" fill="#5c1c20"/><circle cy="-246" r="50" fill="#7a2a2c"/><path d="M-50-256C-54-316 54-316 50-256 30-286-10-290-30-270-36-262-50-236-50-256Z" fill="#14030a"/><path d="M48-250C60-210 46-190 30-184" fill="none" stroke="#ff7a64" stroke-opacity=".9" stroke-width="6"/><path d="M90-150C104-110 112-60 110 10" fill="none" stroke="#ff7a64" stroke-opacity=".8" stroke-width="7"/><path d="M70-140L180-60 250-24 244-6 160-24 50-70Z" fill="#24080c"/><path d="M240-24l60 8-2 12-60-2Z" fill="#7a2a2c"/><path d="M8-250h22v14H8ZM36-250h14v14H36ZM28-245h10" stroke="#ff9c84" stroke-width="4" fill="none"/></g>
  <path d="M0 712H1600V1000H0Z" fill="url(#drs-bench)"/><path d="M0 714H1600" stroke="#ff7a64" stroke-opacity=".8" stroke-width="5"/>${tray(540, 726)}${tray(800, 734)}<path d="M1000 712L1060 640" stroke="#d8845c" stroke-width="7"/>${bottle(20, 712, 54, 150)}${bottle(86, 712, 44, 116)}${bottle(140, 712, 60, 130)}${bottle(1470, 712, 56, 150)}${bottle(1536, 712, 50, 120)}
  <g transform="translate(1090 650)"><circle r="58" fill="#14030a"/><circle r="48" fill="#e8786a"/><path d="M0-40v8M40 0h-8M0 40v-8M-40 0h8M28-28l-5 5M28 28l-5-5M-28 28l5-5M-28-28l5 5" stroke="#3a0c14" stroke-width="5"/><path d="M0 0V-34M0 0L20 12" stroke="#3a0c14" stroke-width="6" stroke-linecap="round"/></g>`
