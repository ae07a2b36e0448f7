import { across, around, ball, glint, slanted, upright } from '../../../../page-kit/look/paint.ts'
import type { Piece } from '../../play/maths.ts'

/** What the symbols are filled with. */
export const fills = [
  upright('sp-petal', [0, '#f0d4ff'], [0.5, '#b072e4'], [1, '#58248c']),
  upright('sp-petal-back', [0, '#c898f0'], [1, '#451a74']),
  upright('sp-thread', [0, '#ff8a3c'], [0.5, '#e0301c'], [1, '#8a0f14']),
  slanted('sp-pod', [0, '#d98a5c'], [0.45, '#8f4424'], [1, '#3c160c']),
  ball('sp-seed', [0, '#ffd89a'], [0.5, '#c87c2c'], [1, '#6b3410']),
  across('sp-bark', [0, '#7a3414'], [0.3, '#f0a060'], [0.6, '#c4682c'], [1, '#5c220c']),
  slanted('sp-root', [0, '#fff0cc'], [0.45, '#e0b878'], [1, '#8f6230']),
  ball('sp-flesh', [0, '#fff6c4'], [0.6, '#f8d878'], [1, '#d09c3c']),
  slanted('sp-green', [0, '#e8f6b4'], [0.45, '#9cbc5c'], [1, '#4c6c28']),
  ball('sp-bud', [0, '#e0aa84'], [0.5, '#9c6044'], [1, '#4a2414']),
  slanted('sp-stem', [0, '#d09870'], [0.5, '#8f5238'], [1, '#42200f']),
  slanted('sp-twine', [0, '#fff2d4'], [1, '#c8a468']),
].join('')

/** A rolled stick of bark, its two curls at the near end. */
const stick = (x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-11-44H11V44H-11Z" fill="url(#sp-bark)"/><path d="M0-44V44" stroke="#4a1a08" stroke-width="2.400"/><path d="M-7-40V40M7-38V40" stroke="#ffd0a0" stroke-opacity=".4" stroke-width="1.600"/><ellipse cy="-44" rx="11" ry="5" fill="#5c240c"/><path d="M-11-44c0-6 10-6 10-1 0 4-7 4-7 0M11-44c0-6-10-6-10-1 0 4 7 4 7 0" fill="none" stroke="#f4b078" stroke-width="2.400"/></g>`

const clove = (x: number, y: number, turn: number, size: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="M-6-14C-5 6-4 30-1 46H1C4 30 5 6 6-14Z" fill="url(#sp-stem)"/><path d="M-2-8C-2 10-1 26 0 38" stroke="#d0a080" stroke-opacity=".6" stroke-width="1.600" fill="none"/><path d="M-6-12C-14-14-20-20-24-30-16-26-12-24-9-22ZM6-12C14-14 20-20 24-30 16-26 12-24 9-22ZM-3-14C-8-22-10-30-8-38-2-34 0-28 0-22ZM3-14C8-22 10-30 8-38 2-34 0-28 0-22Z" fill="url(#sp-stem)"/><circle cy="-31" r="13" fill="url(#sp-bud)"/><path d="M-9-38C-6-42-2-44 2-43M-10-27C-4-22 4-22 10-27M0-44V-20" fill="none" stroke="#e0b494" stroke-opacity=".6" stroke-width="1.800" stroke-linecap="round"/></g>`

const ray = 'M50 50C40 42 36 28 41 14 44 8 47 4 50 1 53 4 56 8 59 14 64 28 60 42 50 50Z'
const root =
  'M6 62C4 50 14 44 24 46 26 36 22 26 24 18 26 6 42 4 46 14 48 22 46 30 48 38L58 36C58 28 60 18 66 14 74 8 84 14 82 24 81 32 76 36 76 42 86 42 98 48 96 60 94 70 82 70 76 68 74 78 76 88 68 94 58 98 50 90 52 80L52 74C46 78 42 78 38 76 36 84 30 90 22 88 14 86 14 78 18 72 12 72 8 68 6 62Z'

/** The symbols. */
export const symbols: Record<Piece, string> = {
  A: `<path d="M50 60C49 76 47 88 44 99H53C54 88 54 76 54 60Z" fill="url(#sp-green)"/><path d="M40 98C34 82 26 72 14 64 24 82 32 92 38 99ZM58 98C64 84 72 76 84 70 76 84 68 94 61 99Z" fill="url(#sp-green)"/>${[-58, 58, 0].map((turn) => `<path d="M50 66C38 54 36 26 50 4 64 26 62 54 50 66Z" fill="url(#sp-petal-back)" transform="rotate(${turn} 50 64)"/>`).join('')}<path d="M50 56C44 40 40 26 34 14M50 56C50 40 50 24 50 8M50 56c6-16 10-30 16-42" fill="none" stroke="url(#sp-thread)" stroke-width="4.500" stroke-linecap="round"/><circle cx="34" cy="13" r="3.600" fill="#ff8a3c"/><circle cx="66" cy="13" r="3.600" fill="#ff8a3c"/><circle cx="50" cy="7" r="3.600" fill="#ff8a3c"/>${[-84, 84, -32, 32].map((turn) => `<path d="M50 68C40 58 38 34 50 16 62 34 60 58 50 68Z" fill="url(#sp-petal)" transform="rotate(${turn} 50 66)"/><path d="M50 62V28" stroke="#58248c" stroke-opacity=".4" stroke-width="1.600" transform="rotate(${turn} 50 66)"/>`).join('')}<path d="M40 62C44 70 56 70 60 62 58 74 42 74 40 62Z" fill="#58248c"/>`,
  B: `${around(8, (angle) => `<g transform="rotate(${angle} 50 50)"><path d="${ray}" fill="url(#sp-pod)" stroke="#2c0f08" stroke-width="1.400"/><path d="M50 44C45 36 43 26 46 16 48 12 49 9 50 7 51 9 52 12 54 16 57 26 55 36 50 44Z" fill="#3c160c"/><ellipse cx="50" cy="24" rx="4" ry="7.500" fill="url(#sp-seed)"/><path d="M48.500 20v5" stroke="#fff" stroke-opacity=".8" stroke-width="1.600" stroke-linecap="round"/></g>`)}<circle cx="50" cy="50" r="7" fill="url(#sp-pod)"/><circle cx="50" cy="50" r="3" fill="#3c160c"/>`,
  C: `${stick(30, 50, -14)}${stick(70, 50, 14)}${stick(50, 50, 0)}<path d="M16 48C30 56 70 56 84 48L84 62C70 70 30 70 16 62Z" fill="url(#sp-twine)"/><path d="M16 53c14 8 54 8 68 0M16 58c14 8 54 8 68 0" fill="none" stroke="#8f6230" stroke-width="1.600"/><path d="M50 60C40 52 26 56 28 64 32 70 44 66 50 60ZM50 60c10-8 24-4 22 4-4 6-16 2-22-4ZM48 60L38 80M52 60l10 20" fill="none" stroke="url(#sp-twine)" stroke-width="4" stroke-linecap="round"/>`,
  D: `<path d="${root}" fill="url(#sp-root)" stroke="#6b4420" stroke-width="1.600"/><ellipse cx="34" cy="12" rx="10.500" ry="6.500" fill="url(#sp-flesh)" stroke="#a87c30" stroke-width="1.600" transform="rotate(-8 34 12)"/><ellipse cx="60" cy="90" rx="9" ry="6" fill="url(#sp-flesh)" stroke="#a87c30" stroke-width="1.600" transform="rotate(20 60 90)"/><g fill="none" stroke="#8f6230" stroke-opacity=".7" stroke-width="1.800"><path d="M25 26c6 3 14 3 21 0M26 36c7 3 14 3 22 0M60 26c6 4 14 5 21 3M60 34c5 3 11 4 16 4M14 50c2 6 2 12 0 18M84 46c-3 7-3 14 0 22M54 78c7-3 14-3 20 0M20 74c6 0 12 2 17 4M42 46c8-4 18-4 26 0M40 60c8 5 20 5 28 1"/></g>${glint('M12 56C13 52 17 50 21 50M30 22C30 30 32 36 34 42', 3, 0.6)}`,
  E: `<g transform="rotate(28 50 50)"><path d="M50 2C46 8 46 10 47 14M50 2l3-4" stroke="#6b7c34" stroke-width="5" stroke-linecap="round" fill="none"/><path d="M50 10C70 14 82 36 78 62 74 82 62 92 50 98 38 92 26 82 22 62 18 36 30 14 50 10Z" fill="url(#sp-green)" stroke="#3c5820" stroke-width="1.400"/><path d="M50 12C36 30 34 74 50 96M50 12c14 18 16 62 0 84M34 20C24 38 26 72 40 90M66 20c10 18 8 52-6 70" fill="none" stroke="#4c6c28" stroke-width="2.400"/><path d="M50 22C60 36 62 66 52 86 44 70 42 40 50 22Z" fill="#33250f"/><g fill="url(#sp-seed)"><circle cx="51" cy="36" r="4.500"/><circle cx="52" cy="48" r="5"/><circle cx="51" cy="60" r="5"/><circle cx="51" cy="72" r="4.500"/></g>${glint('M28 46C28 36 33 27 39 22', 3, 0.7)}</g>`,
  F: `${clove(36, 52, -30, 1.04)}${clove(66, 54, 26, 1.04)}`,
}
