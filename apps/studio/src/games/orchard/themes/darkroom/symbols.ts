import { across, around, ball, glint, glow, shadow, slanted } from '../../../../page-kit/look/paint.ts'
import type { ReelSymbol } from '../../play/maths.ts'

/** What the symbols are filled with. */
export const fills = [
  glow('dr-halo', '#ffe0a0', 0.6),
  slanted('dr-gold', [0, '#fff9d8'], [0.38, '#f2c858'], [0.75, '#b27e22'], [1, '#60400c']),
  slanted('dr-black', [0, '#8a8c98'], [0.4, '#3a3c48'], [1, '#0e0f16']),
  across('dr-fold', [0, '#1c1216'], [0.5, '#7a4450'], [1, '#24141a']),
  slanted('dr-chrome', [0, '#ffffff'], [0.45, '#b4bec8'], [1, '#4a5460']),
  ball('dr-glass', [0, '#d8f4ff'], [0.35, '#5c9cc4'], [0.7, '#2c3c7c'], [1, '#0c0f2c']),
  ball('dr-bulb', [0, '#ffffff'], [0.5, '#fff6c4'], [1, '#e8b84c']),
  ball('dr-dish', [0, '#ffffff'], [0.5, '#d8dee6'], [1, '#7a8694']),
  slanted('dr-paper', [0, '#ffffff'], [0.6, '#f4ecdc'], [1, '#c4b498']),
  slanted('dr-dusk', [0, '#ffe2a4'], [0.5, '#e8785c'], [1, '#5c2c5c']),
  across('dr-can', [0, '#6b3a08'], [0.3, '#ffd86a'], [0.6, '#f0a42c'], [1, '#7a420a']),
  slanted('dr-wood', [0, '#ffe4b0'], [0.5, '#d8a45c'], [1, '#8a5a28']),
].join('')

const hole = (x: number, y: number) => `<rect x="${x}" y="${y}" width="5" height="6" rx="1.2" fill="#f4ecdc"/>`
const fold = (at: number) => {
  const [x, reach] = [40 + at * 4.6, 27 - at * 2.2]
  return `<path d="M${x} ${50 - reach}L${x + 4.6} ${52 - reach}V${50 + reach}L${x} ${52 + reach}Z" fill="${at % 2 ? '#8a4c58' : '#34181f'}"/>`
}

/** The symbols. */
export const symbols: Record<ReelSymbol, string> = {
  W: `<circle cx="50" cy="50" r="50" fill="url(#dr-halo)"/>${shadow(40, 94)}<path d="M16 12H42V88H16Z" fill="url(#dr-gold)"/><path d="M20 17H38V83H20Z" fill="url(#dr-black)"/><path d="M24 2H36V12H24Z" fill="url(#dr-gold)"/><path d="M8 40H16V60H8Z" fill="url(#dr-gold)"/>${Array.from({ length: 8 }, (_, at) => fold(at)).join('')}<path d="M40 86H92V93H40Z" fill="url(#dr-gold)"/><path d="M76 22H86V88H76Z" fill="url(#dr-gold)"/><ellipse cx="81" cy="50" rx="13" ry="22" fill="url(#dr-gold)"/><path d="M81 28H90V72H81Z" fill="url(#dr-gold)"/><ellipse cx="90" cy="50" rx="9" ry="22" fill="url(#dr-chrome)"/><ellipse cx="90.500" cy="50" rx="6.500" ry="16.500" fill="url(#dr-glass)"/><ellipse cx="89" cy="42" rx="2" ry="4" fill="#fff" fill-opacity=".9"/><path d="M48 80L60 88M60 78L72 88" stroke="url(#dr-chrome)" stroke-width="3"/><path d="M72 14H92V22H72Z" fill="url(#dr-gold)"/><circle cx="82" cy="11" r="4" fill="#d8343c"/>${glint('M21 22V60M47 30L70 42', 2.4, 0.6)}`,
  S: `${shadow(36, 96)}<circle cx="50" cy="48" r="46" fill="url(#dr-black)"/>${around(40, (angle) => `<path d="M49 2.500h2v5h-2Z" fill="#c4ccd4" fill-opacity=".7" transform="rotate(${angle} 50 48)"/>`)}<circle cx="50" cy="48" r="38" fill="none" stroke="url(#dr-chrome)" stroke-width="3"/><circle cx="50" cy="48" r="33" fill="#14161e"/>${around(7, (angle) => `<path d="M50 16C62 18 72 24 76 34L56 40Z" fill="#5c6472" stroke="#1c1f28" stroke-width="1.200" transform="rotate(${angle} 50 48)"/>`)}<circle cx="50" cy="48" r="17" fill="url(#dr-glass)"/><circle cx="50" cy="48" r="33" fill="url(#dr-glass)" fill-opacity=".28"/><path d="M26 38C30 27 39 20 50 19" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="5" stroke-linecap="round"/><circle cx="62" cy="62" r="4" fill="#ff9cb0" fill-opacity=".7"/><circle cx="44" cy="42" r="4" fill="#fff" fill-opacity=".9"/><path d="M50 1v7" stroke="#ff4c4c" stroke-width="3.400"/>`,
  B: `${shadow(28, 96, 52)}<path d="M44 56H62V92C62 97 44 97 44 92Z" fill="url(#dr-black)"/><path d="M44 64h18M44 72h18M44 80h18" stroke="#8a8c98" stroke-width="2"/><path d="M40 48H66V60H40Z" fill="url(#dr-chrome)"/><circle cx="50" cy="32" r="31" fill="url(#dr-dish)"/><circle cx="50" cy="32" r="31" fill="none" stroke="#5c6672" stroke-width="2"/>${around(20, (angle) => `<path d="M50 3L51.500 14h-3Z" fill="#fff" fill-opacity=".7" transform="rotate(${angle} 50 32)"/>`)}<circle cx="50" cy="32" r="19" fill="#fff" fill-opacity=".35"/><path d="M50 16C60 16 64 24 62 32 61 38 56 40 56 46H44C44 40 39 38 38 32 36 24 40 16 50 16Z" fill="url(#dr-bulb)"/><path d="M46 44V34L50 29 54 34V44" fill="none" stroke="#c4781c" stroke-width="1.800"/><path d="M42 26c1-4 4-6 7-6" fill="none" stroke="#fff" stroke-width="2.600" stroke-linecap="round"/><path d="M4 6L16 14M96 6L84 14M-2 36H12M102 36H88" stroke="#ffe27a" stroke-width="4" stroke-linecap="round"/><path d="M62 84H74V90H62Z" fill="url(#dr-chrome)"/>`,
  P: `${shadow(44, 95)}<path d="M44 30H98V86H44Z" fill="#2c1a14"/><path d="M44 30H98V36H44ZM44 80H98V86H44Z" fill="#1c0f0c"/>${[48, 57, 66, 75, 84, 92].map((x) => hole(x, 32) + hole(x, 78)).join('')}<path d="M50 42H70V74H50ZM74 42H94V74H74Z" fill="url(#dr-dusk)"/><path d="M50 74V62L57 54 63 60 66 57 70 62V74ZM74 74V60L82 52 94 66V74Z" fill="#2c1430"/><path d="M14 8H40V16H14Z" fill="url(#dr-black)"/><path d="M20 2H34V9H20Z" fill="url(#dr-black)"/><path d="M8 16H46V90H8Z" fill="url(#dr-can)"/><path d="M6 12H48V20H6ZM6 86H48V94H6Z" fill="url(#dr-black)"/><path d="M8 40H46V66H8Z" fill="url(#dr-black)"/><circle cx="27" cy="53" r="9" fill="none" stroke="#ffd86a" stroke-width="2.400"/><circle cx="27" cy="53" r="3" fill="#ffd86a"/>${glint('M14 24V36M14 70V82', 3, 0.7)}`,
  L: `<g transform="rotate(-13 50 50)"><path d="M8 16H70V86H8Z" fill="url(#dr-paper)" stroke="#a89878" stroke-width="1.200"/><path d="M14 22H64V68H14Z" fill="#4a4a54"/></g><g transform="rotate(9 56 52)"><path d="M28 10H92V84H28Z" fill="url(#dr-paper)" stroke="#a89878" stroke-width="1.400"/><path d="M34 16H86V66H34Z" fill="url(#dr-dusk)"/><circle cx="68" cy="34" r="8" fill="#fff4cc"/><path d="M34 66V52L48 38 58 50 66 44 86 60V66Z" fill="#33183c"/><path d="M50 66C50 58 54 54 58 54S66 58 66 66Z" fill="#120a18"/><circle cx="58" cy="49" r="4.500" fill="#120a18"/></g>${glint('M38 18L62 22', 2.4, 0.6)}`,
  C: `<g transform="rotate(24 50 50)"><path d="M34 4H46C48 20 48 32 46 42L47 60 40 96H34C32 80 31 66 32 56 30 40 30 20 34 4Z" fill="url(#dr-wood)"/><path d="M54 4H66C70 20 70 40 68 56 69 66 68 80 66 96H60L53 60 54 42C52 32 52 20 54 4Z" fill="url(#dr-wood)"/><path d="M36 10C34 26 34 40 36 54M64 10c2 16 2 30 0 44" fill="none" stroke="#8a5a28" stroke-opacity=".6" stroke-width="1.800"/><path d="M28 44H72V49H28ZM28 52H72V57H28Z" fill="url(#dr-chrome)"/><circle cx="50" cy="50" r="9" fill="none" stroke="url(#dr-chrome)" stroke-width="4.500"/><path d="M38 8C37 20 37 30 38 38" stroke="#fff" stroke-opacity=".7" stroke-width="2.400" fill="none" stroke-linecap="round"/></g>`,
}
