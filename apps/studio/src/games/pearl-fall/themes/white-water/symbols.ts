import { across, slanted } from '../../../../page-kit/look/paint.ts'
import type { Part } from '../../page/pieces.ts'

/** What the parts are filled with. */
export const fills = [
  slanted('ww-rock', [0, '#c8c2b4'], [0.5, '#81807a'], [1, '#3d4348']),
  across('ww-hull', [0, '#7c1f14'], [0.35, '#ff8a4a'], [0.65, '#e2532a'], [1, '#6a170f']),
].join('')

/** The parts from above: a rock with foam about it, a canoe, and a landing between two jetties. */
export const symbols: Record<Part, string> = {
  pin: '<path d="M50 92C24 96 8 78 12 58 20 70 30 72 34 66 40 78 60 78 66 66 70 72 80 70 88 58 92 78 76 96 50 92Z" fill="#fff" fill-opacity=".85"/><path d="M26 66C16 48 26 26 44 22 62 14 82 28 80 48 84 64 68 76 52 74 40 78 30 76 26 66Z" fill="url(#ww-rock)" stroke="#1f2a30" stroke-width="4"/><path d="M36 44l14-12 10 14M50 32l4 28" fill="none" stroke="#2c373d" stroke-opacity=".6" stroke-width="4" stroke-linejoin="round"/>',
  pearl:
    '<g transform="translate(10 8) scale(.8)"><path d="M42 6C20 30 16 66 36 98M58 6C80 30 84 66 64 98" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="6" stroke-linecap="round"/><path d="M50 2C66 22 70 38 70 52S64 82 50 98C36 82 30 66 30 52S34 22 50 2Z" fill="url(#ww-hull)" stroke="#3a0c06" stroke-width="4"/><path d="M50 22C58 34 61 44 61 52S58 70 50 80C42 70 39 60 39 52S42 34 50 22Z" fill="#3a1a0c"/><circle cx="50" cy="52" r="10" fill="#ffe2b4"/><path d="M14 64L86 40" stroke="#f6e2a8" stroke-width="6" stroke-linecap="round"/><path d="M8 66l12-8M80 42l12-8" stroke="#2b5f9a" stroke-width="11" stroke-linecap="round"/></g>',
  cup: '<path d="M14 2H86V90C70 98 30 98 14 90Z"/><path d="M8 2H18V96H8ZM82 2H92V96H82Z" fill="#7a5230" stroke="#2c1808" stroke-width="3"/><path d="M8 22H18M8 44H18M8 66H18M82 22H92M82 44H92M82 66H92" stroke="#2c1808" stroke-width="3"/>',
}
