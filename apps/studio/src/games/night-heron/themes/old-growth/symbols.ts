import { across, around, ball, glint, glow, shadow, slanted, upright } from '../../../../page-kit/look/paint.ts'
import type { ReelSymbol } from '../../play/maths.ts'

/** What the symbols are filled with. */
export const fills = [
  glow('og-halo', '#ffe6a0', 0.6),
  across('og-bark', [0, '#4a1f14'], [0.25, '#c4704a'], [0.5, '#8f4630'], [0.75, '#b5623f'], [1, '#33130d']),
  upright('og-mist', [0, '#f2f0c8'], [0.5, '#9fc08f'], [1, '#2f5a48']),
  slanted('og-needle', [0, '#cfe89a'], [0.45, '#5a9a58'], [1, '#14463a']),
  slanted('og-hide', [0, '#e0b080'], [0.45, '#96602f'], [1, '#4a2812']),
  slanted('og-horn', [0, '#fff2d4'], [0.5, '#d0ae7c'], [1, '#7d5a34']),
  slanted('og-bear', [0, '#8a6a58'], [0.4, '#4a352c'], [1, '#17100d']),
  slanted('og-canoe', [0, '#ff9a70'], [0.4, '#c83f2a'], [1, '#6a1512']),
  slanted('og-wood', [0, '#e8bb80'], [0.5, '#a8703a'], [1, '#543014']),
  slanted('og-log', [0, '#c99460'], [0.5, '#835230'], [1, '#3f2413']),
  ball('og-cone', [0, '#e8b27a'], [0.5, '#99592c'], [1, '#3f1e0d']),
  ball('og-cap', [0, '#ffc48a'], [0.4, '#d8542c'], [1, '#7a1c10']),
  slanted('og-stem', [0, '#fffaf0'], [0.6, '#ead9bc'], [1, '#b3946c']),
  slanted('og-petal', [0, '#ffffff'], [0.55, '#f4ecf2'], [1, '#c49ab4']),
  slanted('og-boot', [0, '#d99a5c'], [0.45, '#95582a'], [1, '#452510']),
  ball('og-stone', [0, '#eef2f2'], [0.5, '#a4b1b3'], [1, '#4c5b60']),
].join('')

const bough = (x: number, y: number, wide: number, down: number) =>
  `<path d="M${x} ${y}C${x + wide * 0.4} ${y - 8} ${x + wide * 0.8} ${y} ${x + wide} ${y + down}C${x + wide * 0.84} ${y + down * 0.7} ${x + wide * 0.8} ${y + down + 3} ${x + wide * 0.68} ${y + down}C${x + wide * 0.6} ${y + down - 2} ${x + wide * 0.5} ${y + down + 5} ${x + wide * 0.4} ${y + down * 0.8}C${x + wide * 0.3} ${y + down * 0.5} ${x + wide * 0.2} ${y + down} ${x} ${y + 8}Z" fill="url(#og-needle)"/>`

/** An old tree from its roots into its crown, in a box of 100 by 300. */
export const standing = `<path d="M0 0H100V300H0Z" fill="url(#og-mist)"/><path d="M-10 0L40 300H-10ZM30 0L96 300H60ZM70 0L130 220V0Z" fill="#fffbe0" fill-opacity=".3"/><path d="M8 0h9v260H6ZM84 0h8l2 250h-9Z" fill="#6d7f64" fill-opacity=".6"/>
  <path d="M0 268C20 256 80 256 100 268V300H0Z" fill="#1f4a35"/><path d="M36 0H64C66 90 68 180 72 230 74 256 84 274 98 288L80 284 74 294 64 282 54 296 46 284 34 294 28 284 4 288C16 274 26 256 28 230 32 180 34 90 36 0Z" fill="url(#og-bark)"/>
  <path d="M42 0C42 100 40 190 34 250M48 0C49 120 47 210 44 284M54 0C55 110 56 200 58 284M60 0C61 100 63 190 68 254" fill="none" stroke="#33130d" stroke-opacity=".65" stroke-width="2.400"/><path d="M39 10C38 110 36 190 31 240M51 30V260" fill="none" stroke="#ffc49a" stroke-opacity=".4" stroke-width="1.600"/><path d="M46 256C44 240 48 226 52 226S58 240 56 258C58 272 44 272 46 256Z" fill="#1c0b08"/>
  ${bough(60, 22, 40, 16)}${bough(62, 70, 36, 18)}${bough(64, 128, 34, 16)}<g transform="matrix(-1 0 0 1 100 0)">${bough(60, 40, 40, 18)}${bough(62, 96, 36, 16)}${bough(64, 160, 32, 16)}</g>
  <path d="M6 300C8 280 2 268-4 264M8 300c0-16 6-28 14-32M10 300c4-10 12-16 22-16M94 300c-2-18 2-30 8-36M92 300c-2-14-8-24-16-28" fill="none" stroke="url(#og-needle)" stroke-width="5" stroke-linecap="round"/>`

const scale = (x: number, y: number, size: number) =>
  `<path d="M${x - size} ${y}C${x - size} ${y + size * 0.9} ${x - size * 0.4} ${y + size * 1.2} ${x} ${y + size * 1.5}C${x + size * 0.4} ${y + size * 1.2} ${x + size} ${y + size * 0.9} ${x + size} ${y}C${x + size * 0.4} ${y - size * 0.5} ${x - size * 0.4} ${y - size * 0.5} ${x - size} ${y}Z" fill="url(#og-cone)" stroke="#2c1408" stroke-opacity=".65" stroke-width="1.400"/>`
const cone = [
  [50, 84, 1],
  [41, 74, 2],
  [32, 62, 3],
  [26, 49, 4],
  [27, 36, 3.6],
  [33, 25, 2.8],
]
  .map(([left = 0, y = 0, count = 0]) => {
    const many = Math.ceil(count)
    return Array.from({ length: many }, (_, at) =>
      scale(many === 1 ? 50 : left + ((100 - 2 * left) / (many - 1)) * at, y, 8.6 - Math.abs(count - 4) * 0.7),
    ).join('')
  })
  .join('')
const antler =
  'M44 42C30 40 20 30 20 12 20 8 25 8 25 12 25 18 27 22 30 25 30 18 32 10 38 5 41 3 44 6 42 9 37 15 36 22 38 29 40 32 44 33 47 34L46 42Z'

/** The symbols. */
export const symbols: Record<ReelSymbol, string> = {
  H: `<circle cx="50" cy="50" r="50" fill="url(#og-halo)"/>${shadow(34, 95)}<path d="M41 8H59C60 40 62 60 66 76 68 84 76 90 88 95L70 92 62 97 52 92 42 97 34 92 12 95C24 90 32 84 34 76 38 60 40 40 41 8Z" fill="url(#og-bark)"/><path d="M46 12C46 44 44 66 38 86M51 10V90M55 12c0 32 3 54 8 74" fill="none" stroke="#33130d" stroke-opacity=".65" stroke-width="2"/>${bough(56, 10, 34, 14)}${bough(57, 26, 38, 16)}${bough(58, 44, 34, 15)}<g transform="matrix(-1 0 0 1 100 0)">${bough(56, 16, 34, 14)}${bough(57, 33, 38, 15)}${bough(59, 50, 32, 14)}</g><path d="M50 1C58 6 62 14 60 22H40C38 14 42 6 50 1Z" fill="url(#og-needle)"/>`,
  S: `<path d="${antler}" fill="url(#og-horn)"/><path d="${antler}" fill="url(#og-horn)" transform="matrix(-1 0 0 1 100 0)"/><path d="M36 46C28 40 18 40 12 46 18 54 28 56 36 54ZM64 46c8-6 18-6 24 0-6 8-16 10-24 8Z" fill="url(#og-hide)"/><path d="M50 34C60 34 68 42 68 54 68 68 62 78 58 92 57 97 43 97 42 92 38 78 32 68 32 54 32 42 40 34 50 34Z" fill="url(#og-hide)"/><path d="M50 36c4 0 6 8 5 22-1 12-2 20-5 24-3-4-4-12-5-24-1-14 1-22 5-22Z" fill="#f0cfa0" fill-opacity=".6"/><circle cx="39.500" cy="56" r="3.600" fill="#1d0f08"/><circle cx="60.500" cy="56" r="3.600" fill="#1d0f08"/><circle cx="38.500" cy="55" r="1.200" fill="#fff"/><circle cx="59.500" cy="55" r="1.200" fill="#fff"/><path d="M43 86c4-3 10-3 14 0-1 6-3 9-7 9s-6-3-7-9Z" fill="#23130a"/>${glint('M36 48C38 41 43 38 48 37', 2, 0.5)}`,
  A: `${shadow(44, 92)}<path d="M4 50C6 42 14 38 20 40 20 32 28 30 31 36 44 28 66 28 80 36 92 42 96 56 94 70L96 90H80L78 74C72 78 62 78 56 74L56 92H40L40 76C36 74 34 72 32 70L30 92H16L18 70C14 66 14 64 14 62 8 62 3 58 4 50Z" fill="url(#og-bear)"/><path d="M56 74c6 4 16 4 22 0l1 16H68l-4-12ZM40 76l-2 14h-6l2-18Z" fill="#17100d" fill-opacity=".6"/><path d="M4 50c2-4 6-7 10-8 2 4 0 12-3 17-5-1-8-4-7-9Z" fill="#b5906e"/><path d="M3 50c1-3 4-4 6-3 0 3-3 6-6 6Z" fill="#0d0907"/><circle cx="18" cy="46" r="2.200" fill="#0d0907"/><circle cx="17.400" cy="45.300" r=".8" fill="#fff"/><circle cx="26" cy="36" r="3" fill="#17100d"/>${glint('M36 38C48 32 64 32 76 38', 2.6, 0.4)}`,
  B: `<path d="M2 58C4 50 6 46 10 44 16 56 30 60 50 60S84 56 90 44c4 2 6 6 8 14-4 18-20 26-48 26S6 76 2 58Z" fill="url(#og-canoe)"/><path d="M10 44C16 56 30 60 50 60S84 56 90 44" fill="none" stroke="url(#og-wood)" stroke-width="5"/><path d="M16 53C28 64 72 64 84 53 74 58 62 59 50 59S26 58 16 53Z" fill="#3a0c0a"/><path d="M32 58v7M50 60v7M68 58v7" stroke="url(#og-wood)" stroke-width="4"/><path d="M8 66C20 78 80 78 92 66" fill="none" stroke="#ffd0b4" stroke-opacity=".6" stroke-width="1.800"/><path d="M22 24L76 74" stroke="url(#og-wood)" stroke-width="5" stroke-linecap="round"/><path d="M26 30C16 26 10 16 12 10 20 8 30 14 32 24Z" fill="url(#og-wood)"/><path d="M74 70l8 2 2 8-8-2Z" fill="url(#og-wood)"/><path d="M2 90q12-6 24 0t24 0 24 0 24 0" fill="none" stroke="#bfe6dc" stroke-width="3" stroke-linecap="round"/>`,
  C: `${shadow(42, 95)}<path d="M70 12h12v26H70Z" fill="url(#og-stone)"/><path d="M76 10c-5-3 3-4-1-7" stroke="#fff" stroke-opacity=".6" stroke-width="3.400" fill="none" stroke-linecap="round"/><path d="M14 50H86V95H14Z" fill="url(#og-log)"/><path d="M14 60H86M14 69H86M14 78H86M14 87H86" stroke="#2c170a" stroke-opacity=".6" stroke-width="2.400"/><g fill="url(#og-wood)"><circle cx="12" cy="55" r="4.500"/><circle cx="12" cy="64.500" r="4.500"/><circle cx="12" cy="74" r="4.500"/><circle cx="12" cy="83.500" r="4.500"/><circle cx="88" cy="55" r="4.500"/><circle cx="88" cy="64.500" r="4.500"/><circle cx="88" cy="74" r="4.500"/><circle cx="88" cy="83.500" r="4.500"/></g><path d="M50 14L98 52 92 58 50 26 8 58 2 52Z" fill="url(#og-needle)"/><path d="M50 26L84 52H16Z" fill="url(#og-log)"/><path d="M42 66h16v29H42Z" fill="#2c170a"/><path d="M22 64h13v14H22ZM65 64h13v14H65Z" fill="#ffd77a" stroke="#2c170a" stroke-width="2"/><path d="M28.500 64v14M22 71h13M71.500 64v14M65 71h13" stroke="#2c170a" stroke-width="1.400"/><circle cx="50" cy="43" r="5" fill="#ffd77a"/>${glint('M8 52L48 20', 2, 0.6)}`,
  D: `<g transform="rotate(14 50 50)"><path d="M50 14C48 8 46 5 42 2" stroke="url(#og-log)" stroke-width="5" stroke-linecap="round" fill="none"/><path d="M50 12C70 14 80 32 76 54 72 76 60 92 50 98 40 92 28 76 24 54 20 32 30 14 50 12Z" fill="#3f1e0d"/>${cone}<path d="M36 16c8-6 20-6 28 0-6 8-22 8-28 0Z" fill="url(#og-cone)"/></g>`,
  E: `${shadow(30, 95)}<path d="M38 52C40 66 38 80 34 92c8 4 24 4 32 0-4-12-6-26-4-40Z" fill="url(#og-stem)"/><path d="M36 60c8 5 20 5 28 0l-1 8c-8 4-18 4-26 0Z" fill="#fffaf0" stroke="#b3946c" stroke-opacity=".6"/><path d="M4 52C6 22 26 6 50 6s44 16 46 46c-12 10-80 10-92 0Z" fill="url(#og-cap)"/><path d="M4 52c14-6 78-6 92 0-12 10-80 10-92 0Z" fill="#f4dfc0"/><path d="M14 53l16 4M30 50l8 7M50 49v9M70 50l-8 7M86 53l-16 4" stroke="#b08a60" stroke-width="1.600"/><g fill="#fff1d8"><ellipse cx="34" cy="24" rx="7" ry="5"/><ellipse cx="60" cy="18" rx="6" ry="4"/><ellipse cx="74" cy="34" rx="7" ry="5"/><ellipse cx="20" cy="40" rx="5" ry="4"/><ellipse cx="50" cy="38" rx="7" ry="5"/></g>${glint('M14 36C20 22 30 14 42 11', 2.4, 0.5)}`,
  F: `${[60, 180, 300].map((turn) => `<path d="M50 54C34 46 32 22 50 4 68 22 66 46 50 54Z" fill="url(#og-needle)" transform="rotate(${turn} 50 52)"/><path d="M50 50V12" stroke="#dff2c0" stroke-opacity=".5" stroke-width="1.600" transform="rotate(${turn} 50 52)"/>`).join('')}${[0, 120, 240].map((turn) => `<path d="M50 54C30 46 30 20 50 3 70 20 70 46 50 54Z" fill="url(#og-petal)" transform="rotate(${turn} 50 52)"/><path d="M50 48V16M46 46C42 36 42 26 45 18M54 46c4-10 4-20 1-28" stroke="#b57aa0" stroke-opacity=".5" stroke-width="1.400" fill="none" transform="rotate(${turn} 50 52)"/>`).join('')}${around(6, (angle) => `<path d="M50 52V40" stroke="#f2b632" stroke-width="3.400" stroke-linecap="round" transform="rotate(${angle} 50 52)"/>`)}<circle cx="50" cy="52" r="4" fill="#7a4a6a"/>`,
  G: `${shadow(42, 94)}<path d="M26 8C34 4 50 4 56 8L58 44C66 54 84 56 92 66 96 72 96 78 94 82H22C18 82 18 78 20 74 26 50 26 30 26 8Z" fill="url(#og-boot)"/><path d="M18 80H95v6c0 4-3 6-6 6H62l-3-4H44l-2 4H24c-4 0-6-2-6-5Z" fill="#2a1a12"/><path d="M24 84h66" stroke="#8a6a50" stroke-width="2" stroke-dasharray="5 3"/><path d="M25 8C34 3 50 3 57 8l1 9C50 12 34 12 26 17Z" fill="url(#og-stem)"/><path d="M46 26l14-4M46 36l15-3M50 46l14-5M60 53l10-8" stroke="#f0dcb4" stroke-width="3" stroke-linecap="round"/><path d="M60 22l-2 11M61 33l1 8M64 41l5 5" stroke="#c8402f" stroke-width="2.400"/><path d="M70 60C64 64 62 72 64 80" fill="none" stroke="#452510" stroke-opacity=".7" stroke-width="2.400"/>${glint('M31 22C32 42 29 58 27 70', 2.6, 0.5)}`,
  K: `${shadow(36, 95)}<path d="M12 82C14 72 30 70 50 70s38 2 38 12-18 13-38 13S10 92 12 82Z" fill="url(#og-stone)"/><path d="M22 60c4-8 16-9 30-8s26 4 26 12-14 10-28 9-32-4-28-13Z" fill="url(#og-stone)"/><path d="M30 42c2-8 12-9 22-8s18 4 17 12-10 9-21 8-20-4-18-12Z" fill="url(#og-stone)"/><path d="M38 26c2-6 8-7 15-6s12 4 11 9-8 7-15 6-13-3-11-9Z" fill="url(#og-stone)"/><path d="M44 12c2-5 7-6 11-5s7 5 5 9-7 5-11 4-6-4-5-8Z" fill="url(#og-stone)"/><path d="M16 84c8 6 40 8 62 4M28 64c10 5 30 6 42 3M34 46c8 4 20 5 29 2" fill="none" stroke="#3c4a50" stroke-opacity=".5" stroke-width="2"/><path d="M72 66c6 4 12 2 14-4-6-2-11-1-14 4Z" fill="url(#og-needle)"/>`,
}
