import { across, around, ball, glint, glow, shadow, slanted, upright } from '../../../../page-kit/look/paint.ts'
import type { ReelSymbol } from '../../play/maths.ts'

/** What the symbols are filled with. */
export const fills = [
  glow('wk-halo', '#fff0a8', 0.65),
  slanted('wk-gold', [0, '#fffbdc'], [0.38, '#f6cc54'], [0.75, '#b87c1c'], [1, '#66420c']),
  slanted('wk-wood', [0, '#f4c48a'], [0.4, '#b8743c'], [1, '#5c2f12']),
  slanted('wk-steel', [0, '#ffffff'], [0.45, '#b0bcc8'], [1, '#4a5664']),
  upright('wk-red', [0, '#ffa084'], [0.5, '#e8442c'], [1, '#94180f']),
  upright('wk-white', [0, '#ffffff'], [0.6, '#f4f0e4'], [1, '#bcb49c']),
  ball('wk-dial', [0, '#5c6474'], [0.6, '#242a38'], [1, '#0c1018']),
  ball('wk-brass', [0, '#fff6c8'], [0.5, '#d8a444'], [1, '#6b4510']),
  across('wk-crate', [0, '#8a5a28'], [0.5, '#e0b070'], [1, '#7a4c1c']),
  slanted('wk-blue', [0, '#c4e4ff'], [0.45, '#4c8cd0'], [1, '#173c7c']),
].join('')

const blade = 'M46 46C38 40 33 28 34 14 35 4 42 0 50 4 58 8 60 18 58 30 57 38 56 42 54 46Z'
const wing = 'M42 54C34 50 20 48 6 38 2 46 4 54 8 58 6 62 10 68 16 70 18 76 26 78 32 76 38 78 42 74 44 68Z'
/** A sock of cloth in rings, full of wind, from its hoop to its narrow end. */
const ring = (at: number) => {
  const edge = (step: number) => {
    const x = 24 + step * 14.4
    return { x, top: 12 + step * 4 + Math.sin(step * 0.9) * 3, down: 52 - step * 2.6 + Math.sin(step * 0.9) * 3 }
  }
  const [from, to] = [edge(at), edge(at + 1)]
  return `<path d="M${from.x.toFixed(1)} ${from.top.toFixed(1)}L${to.x.toFixed(1)} ${to.top.toFixed(1)}V${to.down.toFixed(1)}L${from.x.toFixed(1)} ${from.down.toFixed(1)}Z" fill="url(#${at % 2 ? 'wk-white' : 'wk-red'})"/>`
}

/** The symbols. */
export const symbols: Record<ReelSymbol, string> = {
  W: `<circle cx="50" cy="50" r="50" fill="url(#wk-halo)"/><g transform="rotate(-9 50 50)"><path d="M92 30C98 38 98 60 92 70 88 62 88 38 92 30Z" fill="#fff" fill-opacity=".5"/><path d="M4 34C8 32 14 36 18 44L32 46H76C86 46 90 52 88 58 84 64 70 66 56 66L18 58C10 56 4 50 4 34Z" fill="url(#wk-gold)"/><path d="M2 32L10 30 20 46 8 48Z" fill="url(#wk-red)"/><path d="M4 50H24L20 56H2Z" fill="url(#wk-gold)"/><path d="M84 46C92 46 94 52 93 57 90 60 86 60 84 58Z" fill="url(#wk-steel)"/><path d="M91 24C95 24 95 50 93 52 90 50 88 24 91 24ZM91 78C95 78 95 54 93 52 90 54 88 78 91 78Z" fill="url(#wk-wood)"/><circle cx="93" cy="52" r="4" fill="url(#wk-red)"/><path d="M40 46C40 40 48 38 52 46Z" fill="#2c1a10"/><circle cx="45" cy="38" r="6" fill="url(#wk-wood)"/><path d="M45 36h6v4h-5Z" fill="#f0c8a0"/><path d="M40 42C32 36 26 40 18 36c4 8 12 8 20 9Z" fill="url(#wk-red)"/><path d="M54 46l4-6 2 6Z" fill="#d8f0ff"/><path d="M46 62L42 28M74 62L70 28M52 62L66 28M68 62L48 28" stroke="#66420c" stroke-width="1.800"/><path d="M34 20C52 16 72 18 86 22 88 26 86 30 82 30 68 28 50 28 36 30 32 28 32 22 34 20Z" fill="url(#wk-gold)"/><path d="M36 60C54 56 74 58 88 62 90 66 88 70 84 70 70 68 52 68 38 70 34 68 34 62 36 60Z" fill="url(#wk-gold)"/><path d="M40 22C54 19 70 20 82 23M42 62C56 59 72 60 84 63" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="2" stroke-linecap="round"/><path d="M62 68L58 82M74 68L78 82" stroke="#66420c" stroke-width="3"/><circle cx="58" cy="85" r="7" fill="#1c1a1e"/><circle cx="58" cy="85" r="3" fill="url(#wk-steel)"/><circle cx="77" cy="85" r="7" fill="#1c1a1e"/><circle cx="77" cy="85" r="3" fill="url(#wk-steel)"/><circle cx="26" cy="52" r="4.500" fill="#fff4d0"/></g>`,
  S: `<g transform="rotate(38 50 50)">${[0, 180].map((turn) => `<g transform="rotate(${turn} 50 50)"><path d="${blade}" fill="url(#wk-wood)"/><path d="M40 8C36 18 38 32 46 44M50 6c4 10 4 24 2 38" fill="none" stroke="#5c2f12" stroke-opacity=".5" stroke-width="1.800"/><path d="M34 14C35 4 42 0 50 4L49 14C44 12 38 13 34 17Z" fill="url(#wk-brass)"/><path d="M39 10C37 18 38 26 41 33" stroke="#fff" stroke-opacity=".65" stroke-width="2.400" fill="none" stroke-linecap="round"/></g>`).join('')}<circle cx="50" cy="50" r="14" fill="url(#wk-steel)"/>${around(6, (angle) => `<circle cx="50" cy="40" r="2.200" fill="#2c3642" transform="rotate(${angle} 50 50)"/>`)}<circle cx="50" cy="50" r="6" fill="url(#wk-red)"/></g><path d="M8 40C12 26 22 14 36 9M92 60C88 74 78 86 64 91" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="3" stroke-linecap="round"/>`,
  B: `<path d="M16 8H22V98H16Z" fill="url(#wk-steel)"/><path d="M8 94H30V99H8Z" fill="#3a4450"/><circle cx="19" cy="6" r="5" fill="url(#wk-gold)"/><path d="M20 14L24 12V52L20 48" fill="none" stroke="#3a4450" stroke-width="2"/><ellipse cx="24" cy="32" rx="6" ry="20" fill="#7a140c"/>${[0, 1, 2, 3, 4].map(ring).join('')}<ellipse cx="24" cy="32" rx="6" ry="20" fill="none" stroke="url(#wk-steel)" stroke-width="3"/><path d="M28 18C46 22 68 28 92 36" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="3" stroke-linecap="round"/><path d="M40 70C52 66 60 72 72 68M48 82c10-4 20 2 32-3" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="3" stroke-linecap="round"/>`,
  P: `<path d="M6 46L44 78M94 46L56 78M26 44L46 78M74 44L54 78M50 44V78" stroke="#f4f0e4" stroke-width="1.600"/><path d="M4 46C4 18 24 4 50 4S96 18 96 46C90 40 80 40 74 46 68 40 56 40 50 46 44 40 32 40 26 46 20 40 10 40 4 46Z" fill="url(#wk-red)"/><path d="M50 4C34 10 26 26 26 46 32 40 44 40 50 46ZM50 4C66 10 74 26 74 46 80 40 90 40 96 46 96 18 76 4 50 4Z" fill="url(#wk-white)"/><path d="M50 4C40 14 34 28 34 43M50 4c10 10 16 24 16 39" fill="none" stroke="#94180f" stroke-opacity=".35" stroke-width="1.600"/><path d="M34 74H66V98H34Z" fill="url(#wk-crate)"/><path d="M34 80H66M34 92H66M40 74V98M60 74V98" stroke="#5c3410" stroke-width="2.200"/><path d="M46 78h8v16h-8Z" fill="url(#wk-blue)"/>${glint('M12 36C15 24 24 15 34 11', 3.4, 0.75)}`,
  L: `${around(7, (angle) => `<g transform="rotate(${angle} 50 50)"><path d="M41 34V12H59V34Z" fill="url(#wk-dial)"/><path d="M38 12H62M38 17H62M38 22H62M38 27H62" stroke="#8a96a4" stroke-width="2.600"/><path d="M42 1H58L61 11H39Z" fill="url(#wk-brass)"/><path d="M45 34V3M55 34V3" stroke="#d8a444" stroke-width="1.600"/></g>`)}<circle cx="50" cy="50" r="21" fill="url(#wk-steel)"/><circle cx="50" cy="50" r="21" fill="none" stroke="#3a4450" stroke-width="1.600"/>${around(7, (angle) => `<circle cx="50" cy="33" r="2.200" fill="#3a4450" transform="rotate(${angle + 25} 50 50)"/>`)}<circle cx="50" cy="50" r="11" fill="url(#wk-brass)"/><circle cx="50" cy="50" r="4.500" fill="#3a2a10"/><path d="M36 42C39 36 44 33 50 33" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="2.600" stroke-linecap="round"/>`,
  C: `${shadow(38, 88)}${['', 'matrix(-1 0 0 1 100 0)'].map((turn) => `<g${turn ? ` transform="${turn}"` : ''}><path d="${wing}" fill="url(#wk-steel)"/><path d="M10 46C20 54 32 56 42 58M11 58C20 64 32 64 43 64M18 68C26 72 36 72 43 69" fill="none" stroke="#4a5664" stroke-width="2.200"/><path d="M9 42C14 46 22 50 30 51" stroke="#fff" stroke-opacity=".85" stroke-width="2" fill="none" stroke-linecap="round"/></g>`).join('')}<path d="M50 22L74 34C76 56 68 74 50 84 32 74 24 56 26 34Z" fill="url(#wk-gold)"/><path d="M50 29L68 38C69 54 63 68 50 76 37 68 31 54 32 38Z" fill="url(#wk-blue)"/><path d="M50 36L54 46.500 65 47 56.500 54 59.500 65 50 58.800 40.500 65 43.500 54 35 47 46 46.500Z" fill="#fff6dc"/>${glint('M30 38L48 27', 2, 0.8)}`,
}
