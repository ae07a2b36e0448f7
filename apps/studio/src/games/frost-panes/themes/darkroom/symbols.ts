import { across, around, ball, glint, slanted } from '../../../../page-kit/look/paint.ts'
import type { Kind } from '../../play/maths.ts'

/** What the symbols are filled with. */
export const fills = [
  slanted('dr-black', [0, '#7a7a80'], [0.4, '#34343a'], [1, '#0e0e12']),
  slanted('dr-chrome', [0, '#ffffff'], [0.5, '#b4bcc4'], [1, '#5a646c']),
  ball('dr-glass', [0, '#cfe6ff'], [0.4, '#5a7aa8'], [0.8, '#1f2c4a'], [1, '#0a1020']),
  slanted('dr-leather', [0, '#b8744a'], [0.5, '#7a4024'], [1, '#3c1c0c']),
  across('dr-brown', [0, '#4a2410'], [0.35, '#c97a3c'], [1, '#3a1a0a']),
  across('dr-wood', [0, '#f4d8a4'], [0.5, '#d0a060'], [1, '#8a6030']),
  ball('dr-bulb', [0, '#ffffff'], [0.6, '#ffe9a0'], [1, '#e0a83c']),
].join('')

const ink = '#151216'
const edge = `stroke="${ink}" stroke-width="2.600" stroke-linejoin="round" stroke-linecap="round"`
const sprockets = (y: number) => Array.from({ length: 7 }, (_, at) => `<path d="M${10 + at * 12} ${y}h7v7h-7Z"/>`).join('')

/** The symbols: the tools of somebody who takes pictures. */
export const symbols: Record<Kind, string> = {
  A: `<path d="M36 18H64L70 30H30Z" fill="url(#dr-chrome)" ${edge}/><path d="M10 30H90C94 30 96 32 96 36V84C96 88 94 90 90 90H10C6 90 4 88 4 84V36C4 32 6 30 10 30Z" fill="url(#dr-chrome)" ${edge}/><path d="M4 42H96V78H4Z" fill="url(#dr-leather)" ${edge}/><circle cx="50" cy="60" r="26" fill="url(#dr-black)" ${edge}/><circle cx="50" cy="60" r="17" fill="url(#dr-glass)" stroke="${ink}" stroke-width="2"/><circle cx="44" cy="53" r="4.500" fill="#fff"/><path d="M12 24H26V30H12Z" fill="url(#dr-black)" ${edge}/><path d="M76 34h12v6h-12Z" fill="#ffe9a0" stroke="${ink}" stroke-width="1.800"/>`,
  B: `<circle cx="30" cy="22" r="19" fill="url(#dr-chrome)" ${edge}/><circle cx="70" cy="22" r="19" fill="url(#dr-chrome)" ${edge}/>${[30, 70].map((x) => around(5, (angle) => `<circle cx="${x}" cy="12" r="4" fill="${ink}" transform="rotate(${angle} ${x} 22)"/>`)).join('')}<path d="M16 42H74V80H16Z" fill="url(#dr-black)" ${edge}/><path d="M74 50L92 46V74L74 70Z" fill="url(#dr-chrome)" ${edge}/><path d="M24 50H50V58H24ZM24 64H42" fill="#ffd87a" stroke="#ffd87a" stroke-width="3"/><path d="M28 80L20 98M62 80L70 98" ${edge}/><circle cx="62" cy="60" r="5" fill="#ff5a44"/>`,
  C: `<path d="M54 30H92V84H54Z" fill="#4a3a34" ${edge}/><g fill="#f4e3c4"><path d="M60 35h6v6h-6ZM72 35h6v6h-6ZM84 35h6v6h-6ZM60 74h6v6h-6ZM72 74h6v6h-6ZM84 74h6v6h-6Z"/></g><path d="M60 46H74V69H60ZM78 46H90V69H78Z" fill="#c9a878"/><path d="M12 22H58V90H12Z" fill="url(#dr-brown)" ${edge}/><path d="M8 16H62V26H8ZM8 86H62V96H8Z" fill="url(#dr-black)" ${edge}/><path d="M28 6H42V16H28Z" fill="url(#dr-black)" ${edge}/><path d="M12 40H58V60H12Z" fill="#ffe0a0" ${edge}/><path d="M22 50h26" stroke="${ink}" stroke-width="5" stroke-linecap="round"/>`,
  D: `<path d="M50 6C26 6 8 20 8 36L30 50H70L92 36C92 20 74 6 50 6Z" fill="url(#dr-chrome)" ${edge}/>${[-30, -15, 0, 15, 30].map((turn) => `<path d="M50 44V12" transform="rotate(${turn} 50 44)" stroke="#6a747c" stroke-width="2"/>`).join('')}<circle cx="50" cy="32" r="14" fill="url(#dr-bulb)" ${edge}/><path d="M42 50H58V94H42Z" fill="url(#dr-black)" ${edge}/><path d="M40 60H60M40 70H60M40 80H60" stroke="#7a7a80" stroke-width="3"/><path d="M18 62l-8 8M82 62l8 8M10 52H2M90 52h8" stroke="#8a5a10" stroke-width="4" stroke-linecap="round"/>`,
  E: `<circle cx="50" cy="50" r="46" fill="url(#dr-black)" ${edge}/><circle cx="50" cy="50" r="35" fill="url(#dr-chrome)" stroke="${ink}" stroke-width="2"/>${around(6, (angle) => `<path d="M50 50L50 16 79.400 33Z" fill="url(#dr-black)" stroke="#8a929a" stroke-width="1.800" transform="rotate(${angle} 50 50) translate(3 9)"/>`)}<path d="M50 34L64 42V58L50 66 36 58V42Z" fill="url(#dr-glass)" stroke="${ink}" stroke-width="2"/>${glint('M16 40C20 26 32 16 46 14', 3.5, 0.7)}`,
  F: `<g transform="rotate(-12 50 50)"><path d="M4 26H96V76H4Z" fill="#4a2c20" ${edge}/><g fill="#fbeccb">${sprockets(29)}${sprockets(66)}</g><path d="M10 40H36V62H10ZM40 40H62V62H40ZM66 40H92V62H66Z" fill="#e0a868"/><path d="M12 60l8-12 6 6 4-4 4 10ZM44 60c0-10 14-10 14 0ZM72 60V46l8-4 8 4v14Z" fill="#4a2c20"/></g>`,
  G: `<path d="M38 22H62V34C70 38 78 44 78 54V90C78 96 74 98 70 98H30C26 98 22 96 22 90V54C22 44 30 38 38 34Z" fill="url(#dr-brown)" ${edge}/><path d="M36 6H64V22H36Z" fill="url(#dr-black)" ${edge}/><path d="M22 58H78V84H22Z" fill="#fff3d8" ${edge}/><path d="M50 60C56 68 58 72 58 75 58 84 42 84 42 75 42 72 44 68 50 60Z" fill="#c9542e"/><path d="M32 48V44c2-4 6-6 8-8" fill="none" stroke="#ffd8a8" stroke-width="4" stroke-linecap="round"/>`,
  H: `<path d="M32 6C40 2 46 6 46 14V96L34 98C30 80 30 60 34 44 28 34 26 16 32 6Z" fill="url(#dr-wood)" ${edge}/><path d="M68 6C60 2 54 6 54 14V96L66 98C70 80 70 60 66 44 72 34 74 16 68 6Z" fill="url(#dr-wood)" ${edge}/><path d="M26 44C40 36 60 36 74 44M26 52C40 44 60 44 74 52" fill="none" stroke="#5a646c" stroke-width="5" stroke-linecap="round"/><circle cx="50" cy="47" r="7" fill="url(#dr-chrome)" ${edge}/>`,
}
