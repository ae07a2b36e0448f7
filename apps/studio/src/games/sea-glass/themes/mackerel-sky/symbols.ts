import { around, ball, glint, slanted, upright } from '../../../../page-kit/look/paint.ts'
import type { Piece } from '../../play/maths.ts'

/** What the symbols are filled with. */
export const fills = [
  ball('ms-cloud', [0, '#ffffff'], [0.55, '#f0f4fa'], [1, '#a4b4cc']),
  ball('ms-storm', [0, '#c4cede'], [0.5, '#7c8aa4'], [1, '#3c485e']),
  slanted('ms-red', [0, '#ff9a8c'], [0.45, '#e0364c'], [1, '#7c0f2c']),
  slanted('ms-white', [0, '#ffffff'], [0.6, '#f4f0e6'], [1, '#b8b4a8']),
  slanted('ms-wood', [0, '#e0a468'], [0.5, '#98602c'], [1, '#4a2810']),
  slanted('ms-ice', [0, '#ffffff'], [0.5, '#c8ecff'], [1, '#6cb0e8']),
  slanted('ms-copper', [0, '#ffe2b4'], [0.4, '#e09a4c'], [0.75, '#a85f24'], [1, '#5c2c10']),
  slanted('ms-green', [0, '#c4f0dc'], [0.5, '#5cae94'], [1, '#1f5c4e']),
  upright('ms-bolt', [0, '#fffbe0'], [0.45, '#ffdc4c'], [1, '#f08c1c']),
  upright('ms-drop', [0, '#e4f6ff'], [0.5, '#7cc4f4'], [1, '#2c78c4']),
].join('')

const bows = ['#e0364c', '#f08c2c', '#ffdc4c', '#5cb86c', '#3c9ce0', '#7c5cc8']
const flake = `<path d="M47 50V6h6v44Z"/><path d="M50 22L34 10l3-5 13 10 13-10 3 5ZM50 38L38 28l3-5 9 8 9-8 3 5Z"/>`
const bolt = 'M58 2L14 56 42 54 28 98 86 38 56 42 76 4Z'

/** The symbols. */
export const symbols: Record<Piece, string> = {
  A: `${bows.map((tone, at) => `<path d="M${8 + at * 5.6} 76a${42 - at * 5.6} ${52 - at * 5.6} 0 0 1 ${84 - at * 11.2} 0" fill="none" stroke="${tone}" stroke-width="6"/>`).join('')}<path d="M4 94C-2 88 0 78 8 78 8 68 22 66 26 74 34 68 44 74 42 82 48 86 46 94 40 94Z" fill="url(#ms-cloud)"/><path d="M60 94C54 94 52 86 58 82 56 74 66 68 74 74 78 66 92 68 92 78 100 78 102 88 96 94Z" fill="url(#ms-cloud)"/><path d="M10 82c2-4 6-5 9-3M66 80c2-4 6-4 9-2" fill="none" stroke="#fff" stroke-width="2.600" stroke-linecap="round"/>`,
  B: `<g transform="rotate(-14 50 50)"><path d="M50 2V12" stroke="#b87c40" stroke-width="5" stroke-linecap="round"/><path d="M50 44V84C50 96 34 96 34 86" fill="none" stroke="url(#ms-wood)" stroke-width="6" stroke-linecap="round"/><path d="M2 52C4 24 24 8 50 8S96 24 98 52C92 45 84 45 78 52 72 43 62 43 58 52H42C38 43 28 43 22 52 16 45 8 45 2 52Z" fill="url(#ms-red)"/><path d="M50 8C36 16 26 32 22 52 28 43 38 43 42 52 42 34 44 18 50 8ZM50 8c14 8 24 24 28 44 6-7 14-7 20 0C96 24 76 8 50 8Z" fill="url(#ms-white)"/><path d="M50 8C42 20 42 36 42 52M50 8c8 12 8 28 8 44" stroke="#7c0f2c" stroke-opacity=".5" stroke-width="1.600" fill="none"/>${glint('M10 40C14 28 22 20 32 15', 3, 0.75)}</g>`,
  C: `<g fill="url(#ms-ice)" stroke="#3c78b4" stroke-opacity=".5" stroke-width="1">${around(6, (angle) => `<g transform="rotate(${angle} 50 50)">${flake}</g>`)}<path d="M50 36L62 43V57L50 64 38 57V43Z"/></g><path d="M50 43L56 46.500V53.500L50 57 44 53.500V46.500Z" fill="#fff"/>`,
  D: `<path d="M47 58h6v40h-6Z" fill="url(#ms-copper)"/><path d="M38 94h24l4 5H34Z" fill="url(#ms-copper)"/><path d="M8 72H84" stroke="#c87c34" stroke-width="5" stroke-linecap="round"/><path d="M99 72L80 62V82Z" fill="url(#ms-copper)"/><path d="M2 62L16 72 2 82Z" fill="url(#ms-copper)"/><circle cx="50" cy="72" r="6" fill="url(#ms-copper)"/><path d="M6 8C16 8 24 16 26 26 32 36 44 38 54 34 60 30 62 22 62 14 62 8 66 4 72 4L72 0 78 5 84 3 83 10C86 14 86 16 84 18L94 22 84 26C84 42 74 56 58 60L44 60C30 58 20 48 18 36L4 40C2 32 6 28 12 26L0 20C2 14 8 14 14 18L6 8Z" fill="url(#ms-green)"/><path d="M26 38C34 48 46 50 56 46M22 30C14 28 10 24 6 20" fill="none" stroke="#1f5c4e" stroke-width="2.400" stroke-linecap="round"/><path d="M82 27C86 30 86 34 83 36 80 34 79 30 80 26Z" fill="url(#ms-red)"/><path d="M70 4l2-4 6 5 6-2-1 7C79 7 74 6 70 8Z" fill="url(#ms-red)"/><circle cx="76" cy="15" r="2.400" fill="#12241f"/>${glint('M66 16C66 24 64 32 58 37', 2.4, 0.6)}`,
  E: `<path d="M22 62C6 62 0 46 12 38 8 24 24 16 34 24 40 6 68 6 72 26 88 22 100 36 94 48 94 58 86 62 78 62Z" fill="url(#ms-storm)"/><path d="M20 40c2-6 8-8 14-6M44 22c6-8 18-8 22 2" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="3.400" stroke-linecap="round"/>${[
    [20, 66],
    [42, 72],
    [64, 66],
    [84, 72],
  ]
    .map(
      ([x = 0, y = 0]) =>
        `<path d="M${x} ${y}c6 9 8 12 8 17a8 8 0 0 1-16 0c0-5 2-8 8-17Z" fill="url(#ms-drop)"/><path d="M${x - 4} ${y + 18}c0 3 1 4 3 5" stroke="#fff" stroke-width="1.800" fill="none" stroke-linecap="round"/>`,
    )
    .join('')}`,
  F: `<path d="${bolt}" fill="#7a3c08" transform="translate(3 3)" fill-opacity=".55"/><path d="${bolt}" fill="url(#ms-bolt)" stroke="#fff6c4" stroke-width="1.600" stroke-linejoin="round"/><path d="M58 10L26 48M46 56L38 80M70 40L54 42 66 16" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="2.600" stroke-linecap="round"/>`,
}
