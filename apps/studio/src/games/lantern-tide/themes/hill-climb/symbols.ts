import { across, around, ball, glint, glow, shadow, slanted, upright } from '../../../../page-kit/look/paint.ts'
import type { TideSymbol } from '../../play/maths.ts'

/** What the symbols are filled with. */
export const fills = [
  glow('hc-halo', '#ffe29a', 0.6),
  slanted('hc-gold', [0, '#fffadc'], [0.35, '#f4c84c'], [0.75, '#b67c1a'], [1, '#63400a']),
  slanted('hc-green', [0, '#8fd0a0'], [0.4, '#1f7a4a'], [1, '#07331f']),
  slanted('hc-leather', [0, '#e0a468'], [0.45, '#94562a'], [1, '#43220e']),
  slanted('hc-steel', [0, '#ffffff'], [0.45, '#aebcc8'], [1, '#46535f']),
  across('hc-chrome', [0, '#56626e'], [0.3, '#ffffff'], [0.6, '#b4c0ca'], [1, '#4c5762']),
  ball('hc-rubber', [0, '#7a7d84'], [0.5, '#33363d'], [1, '#0f1114']),
  slanted('hc-red', [0, '#ffab8a'], [0.4, '#d63a2a'], [1, '#6d0f14']),
  across('hc-china', [0, '#a8a49a'], [0.35, '#ffffff'], [0.65, '#efe9da'], [1, '#8f8a7c']),
  slanted('hc-lens', [0, '#e6fbff'], [0.5, '#7fb9cc'], [1, '#23546b']),
  upright('hc-cloth', [0, '#fffdf2'], [1, '#e2d8bf']),
].join('')

const wheel = (x: number, y: number, radius: number, spokes: number) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#hc-rubber)"/><circle cx="${x}" cy="${y}" r="${radius * 0.7}" fill="#1a1510"/><g stroke="#dfe6ea" stroke-width="1.1">${around(spokes, (angle) => `<path d="M${x} ${y - radius * 0.12}L${x + radius * 0.12} ${y - radius * 0.68}" transform="rotate(${angle} ${x} ${y})"/>`)}</g><circle cx="${x}" cy="${y}" r="${radius * 0.7}" fill="none" stroke="url(#hc-steel)" stroke-width="${radius * 0.1}"/><circle cx="${x}" cy="${y}" r="${radius * 0.2}" fill="url(#hc-gold)"/>`

/** A corner of the flag's cloth, which the wind has in waves. */
const cloth = (column: number, row: number) =>
  `${(27 + column * 11.4 - row * 0.9).toFixed(1)} ${(9 + row * 11.6 + Math.sin(column * 1.15) * 4.6 + column * 0.9).toFixed(1)}`
const edge = `M${[0, 1, 2, 3, 4, 5, 6].map((column) => cloth(column, 0)).join('L')}L${[6, 5, 4, 3, 2, 1, 0].map((column) => cloth(column, 5)).join('L')}Z`
const checks = Array.from({ length: 30 }, (_, at) => [at % 6, Math.floor(at / 6)] as const)
  .filter(([column, row]) => (column + row) % 2 === 0)
  .map(([column, row]) => `M${cloth(column, row)}L${cloth(column + 1, row)}L${cloth(column + 1, row + 1)}L${cloth(column, row + 1)}Z`)
  .join('')

const laurel = [0, 1, 2, 3, 4]
  .map(
    (at) =>
      `<path d="M${12 + at * 4.4} ${66 + at * 5}C${2 + at * 5} ${60 + at * 6} ${4 + at * 4} ${52 + at * 6} ${9 + at * 4} ${48 + at * 7}C${15 + at * 4} ${54 + at * 6} ${16 + at * 4} ${60 + at * 5} ${12 + at * 4.4} ${66 + at * 5}Z"/>`,
  )
  .join('')
const cup = 'M24 8H76C76 36 70 54 56 60L57 74H66V82H74V94H26V82H34V74H43L44 60C30 54 24 36 24 8Z'
const body = 'M2 60C6 50 16 44 30 43L36 40C42 38 46 42 50 45L58 44 60 38 66 37 67 43C80 43 92 47 97 53L98 64 92 68H8C4 68 1 64 2 60Z'
const helmet =
  'M50 4C24 4 10 22 10 46 10 66 16 84 24 96 32 94 36 88 37 78L38 60H62L63 78C64 88 68 94 76 96 84 84 90 66 90 46 90 22 76 4 50 4Z'

/** The symbols. */
export const symbols: Record<TideSymbol, string> = {
  W: `<circle cx="50" cy="48" r="50" fill="url(#hc-halo)"/>${shadow(32, 95)}<g fill="url(#hc-green)">${laurel}<g transform="matrix(-1 0 0 1 100 0)">${laurel}</g></g><path d="M25 15C6 12 6 46 36 48M75 15c19-3 19 31-11 33" fill="none" stroke="url(#hc-gold)" stroke-width="6"/><path d="${cup}" fill="url(#hc-gold)"/><ellipse cx="50" cy="8" rx="26" ry="5" fill="#7a5010"/><path d="M26 82h48v12H26Z" fill="url(#hc-leather)"/><path d="M38 85h24v6H38Z" fill="url(#hc-gold)"/><path d="M50 20l4.500 9 10 1.200-7.400 6.600 2 9.600L50 41.600 40.900 46.400l2-9.600L35.500 30.200l10-1.200Z" fill="#fff8d0" stroke="#8a5a10" stroke-width="1.200"/>${glint('M31 14C31 30 34 42 40 50', 3.4, 0.8)}`,
  S: `${shadow(46, 91)}<path d="${body}" fill="url(#hc-green)"/><path d="M36 41C38 34 46 34 50 45L40 46Z" fill="#12100c"/><circle cx="41" cy="29" r="9.500" fill="url(#hc-leather)"/><path d="M43 25h8v6h-7Z" fill="#f0c9a0"/><path d="M34 25.500h15v4.500H34Z" fill="#2a1a10"/><circle cx="47" cy="27.500" r="3.400" fill="url(#hc-lens)"/><path d="M33 37C26 30 18 34 10 28c2 8 10 12 22 13Z" fill="url(#hc-red)"/><path d="M33 38h16l4 8H32Z" fill="#e8dcc0"/><path d="M58 44l2-6 6-1 1 6" fill="none" stroke="url(#hc-steel)" stroke-width="2.400"/><circle cx="20" cy="54" r="7.500" fill="#fff8e6"/><path d="M17 50h6l-4 9" fill="none" stroke="#12100c" stroke-width="2.200"/><path d="M58 52h32M60 56h30M62 60h28" stroke="#07331f" stroke-width="1.800"/><path d="M50 58C36 62 22 64 4 65" fill="none" stroke="url(#hc-chrome)" stroke-width="4.500" stroke-linecap="round"/><path d="M93 49v18" stroke="url(#hc-chrome)" stroke-width="4"/>${wheel(24, 74, 18, 16)}${wheel(80, 74, 18, 16)}${glint('M10 52C14 48 22 46 30 45.500M70 46C80 46 88 48 93 52', 1.8, 0.7)}`,
  A: `<path d="${helmet}" fill="url(#hc-leather)"/><path d="M50 4v36M28 12C22 22 20 32 20 42M72 12c6 10 8 20 8 30" stroke="#3a1c0a" stroke-opacity=".6" stroke-width="2" stroke-dasharray="3 2" fill="none"/><path d="M38 60H62L63 76C58 84 42 84 37 76Z" fill="#1c120c"/><path d="M8 38H92V52H8Z" fill="#2a1a10"/><circle cx="31" cy="46" r="18" fill="url(#hc-chrome)"/><circle cx="69" cy="46" r="18" fill="url(#hc-chrome)"/><circle cx="31" cy="46" r="13.500" fill="url(#hc-lens)"/><circle cx="69" cy="46" r="13.500" fill="url(#hc-lens)"/><path d="M47 42h6v8h-6Z" fill="url(#hc-gold)"/><path d="M22 44c2-5 6-8 11-8M60 44c2-5 6-8 11-8M27 54l12-12M65 54l12-12" stroke="#fff" stroke-opacity=".85" stroke-width="2.600" stroke-linecap="round" fill="none"/><circle cx="20" cy="74" r="4" fill="url(#hc-gold)"/><circle cx="80" cy="74" r="4" fill="url(#hc-gold)"/>${glint('M26 16C32 11 40 9 46 9', 2.6, 0.5)}`,
  B: `${shadow(40, 92)}<path d="M36 66H62C76 66 76 84 62 84 46 84 46 56 66 52" fill="none" stroke="url(#hc-gold)" stroke-width="6.500"/><path d="M56 60C72 54 80 36 92 14L98 60C84 56 72 58 60 62Z" fill="url(#hc-gold)"/><ellipse cx="94" cy="37" rx="5.500" ry="24" fill="url(#hc-gold)" transform="rotate(7 94 37)"/><ellipse cx="94" cy="37" rx="3" ry="19" fill="#4d3008" transform="rotate(7 94 37)"/><path d="M28 58h12v16H28Z" fill="url(#hc-chrome)"/><path d="M4 66C2 50 14 44 24 50 30 54 34 58 34 66S30 78 24 82C14 88 2 82 4 66Z" fill="url(#hc-rubber)"/><path d="M10 56C16 64 16 70 10 78M20 51c6 9 6 21 0 30" fill="none" stroke="#000" stroke-opacity=".45" stroke-width="2"/>${glint('M9 58C12 52 17 51 21 53M72 50C80 42 85 32 89 24', 2.8, 0.7)}`,
  C: `<path d="M12 97L24 3" stroke="url(#hc-leather)" stroke-width="5" stroke-linecap="round"/><circle cx="24.500" cy="4" r="4" fill="url(#hc-gold)"/><path d="${edge}" fill="url(#hc-cloth)" stroke="#12100c" stroke-width="2.400" stroke-linejoin="round"/><path d="${checks}" fill="#17181c"/><path d="M38 12C44 30 40 50 34 66M72 14c4 18 2 36-4 56" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="7"/>`,
  D: `${shadow(34, 95)}<circle cx="50" cy="48" r="46" fill="url(#hc-rubber)"/>${around(30, (angle) => `<path d="M47 2.500h6l-2 6h-2Z" fill="#000" fill-opacity=".55" transform="rotate(${angle} 50 48)"/>`)}<circle cx="50" cy="48" r="34" fill="#17130f"/><g stroke="#e6ecf0" stroke-width="1.600">${around(22, (angle) => `<path d="M50 40L56 15M50 40L44 15" transform="rotate(${angle} 50 48)"/>`)}</g><circle cx="50" cy="48" r="33" fill="none" stroke="url(#hc-steel)" stroke-width="4.500"/><circle cx="50" cy="48" r="10" fill="url(#hc-gold)"/><path d="M20 42c8-5 14-3 22 1l-1 10c-9 4-16 1-21-4ZM80 54c-8 5-14 3-22-1l1-10c9-4 16-1 21 4Z" fill="url(#hc-gold)" stroke="#63400a" stroke-width="1"/><circle cx="50" cy="48" r="5" fill="#fff2b8"/>${glint('M14 32C20 18 32 8 46 7', 3, 0.4)}`,
  E: `${shadow(36, 96)}<path d="M30 28C30 8 70 8 70 28" fill="none" stroke="url(#hc-steel)" stroke-width="5.500"/><path d="M58 16L88 2 94 12 70 28Z" fill="url(#hc-gold)"/><path d="M20 28H80L84 36V94H16V36Z" fill="url(#hc-red)"/><path d="M16 38H84M16 88H84" stroke="#6d0f14" stroke-width="2.400"/><path d="M24 46H76V82H24Z" fill="none" stroke="#ffc7b0" stroke-opacity=".7" stroke-width="2"/><path d="M50 46C58 58 64 64 64 71 64 78 58 82 50 82S36 78 36 71C36 64 42 58 50 46Z" fill="url(#hc-gold)"/><path d="M42 70c1 5 4 7 8 7" fill="none" stroke="#fff" stroke-width="2.400" stroke-linecap="round"/><path d="M26 20h18v10H26Z" fill="url(#hc-gold)"/><path d="M29 20v10M33 20v10M37 20v10M41 20v10" stroke="#63400a" stroke-width="1.400"/>${glint('M21 42V86', 3, 0.5)}`,
  F: `<g transform="rotate(40 50 50)"><path d="M44-4h12v12H44Z" fill="url(#hc-gold)"/><path d="M40 8h20c2 12 4 20 4 30H36c0-10 2-18 4-30Z" fill="url(#hc-china)"/><path d="M39 15h22M38 22h24M37 29h26" stroke="#8f8a7c" stroke-width="2.200"/><path d="M30 38H70V54H30Z" fill="url(#hc-chrome)"/><path d="M43 38v16M57 38v16" stroke="#46535f" stroke-width="1.600"/><path d="M35 54H65V60H35Z" fill="url(#hc-gold)"/><path d="M38 60H62V88H38Z" fill="url(#hc-chrome)"/><path d="M38 66l24-3M38 72l24-3M38 78l24-3M38 84l24-3" stroke="#3a444e" stroke-width="2"/><path d="M48 88h5v7h-5Z" fill="#e9e2d0"/><path d="M60 88v13H48" fill="none" stroke="url(#hc-steel)" stroke-width="4"/></g><path d="M8 92l8-8-3-2 9-7-4 8 4 1Z" fill="#ffe27a"/>`,
  G: `<g transform="rotate(-42 50 50)"><path d="M38-2C28 2 24 14 30 24 34 30 40 32 42 36V66C40 70 34 72 31 78 27 88 30 96 38 102V88L50 82 62 88V102C70 96 73 88 69 78 66 72 60 70 58 66V36C60 32 66 30 70 24 76 14 72 2 62-2V14L50 20 38 14Z" fill="url(#hc-steel)"/><path d="M47 40h6v24h-6Z" fill="#5b6874"/><path d="M45 38V66" stroke="#fff" stroke-opacity=".8" stroke-width="2"/><path d="M33 6C30 14 33 22 39 26M34 82c-3 6-1 12 2 15" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="2.400" stroke-linecap="round"/></g>`,
}
