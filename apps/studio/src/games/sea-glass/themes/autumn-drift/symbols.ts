import { around, ball, glint, slanted, upright } from '../../../../page-kit/look/paint.ts'
import type { Piece } from '../../play/maths.ts'

/** What the symbols are filled with. */
export const fills = [
  slanted('ad-maple', [0, '#ffb27a'], [0.35, '#ec4a2e'], [0.75, '#b5171f'], [1, '#6d0b1c']),
  upright('ad-ginkgo', [0, '#fff6a8'], [0.45, '#f7cf3c'], [1, '#b97c10']),
  slanted('ad-oak', [0, '#f3c184'], [0.4, '#bd6f2f'], [1, '#5a2a12']),
  ball('ad-nut', [0, '#ffe7b0'], [0.35, '#d99a4a'], [0.8, '#8f5320'], [1, '#4c260d']),
  slanted('ad-cup', [0, '#b99a6a'], [0.5, '#7a5a34'], [1, '#3a2614']),
  ball('ad-chestnut', [0, '#f2a878'], [0.3, '#a04a24'], [0.75, '#5c1f10'], [1, '#2c0c08']),
  ball('ad-burr', [0, '#e6e59a'], [0.5, '#9fae4c'], [1, '#48591d']),
  slanted('ad-wing', [0, '#fff1dc'], [0.5, '#e5b9a0'], [1, '#9c6660']),
  ball('ad-seed', [0, '#d9d39a'], [0.6, '#8d9a55'], [1, '#47532a']),
].join('')

/** A leaf: its shadow on what it lies on, its blade, its veins and the light along its edge. */
const leaf = (path: string, fill: string, veins: string, tone: string) =>
  `<path d="${path}" transform="translate(2 5)" fill="#0b1014" fill-opacity=".42"/><path d="${path}" fill="url(#${fill})" stroke="url(#${fill})" stroke-width="2" stroke-linejoin="round"/>
   <path d="${veins}" fill="none" stroke="${tone}" stroke-opacity=".6" stroke-width="1.800" stroke-linecap="round"/><path d="${path}" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="1.400" stroke-linejoin="round"/>`

const maple =
  'M50 3L56.500 15 64 11 61 36 72 24 76 32 95 28 89 40 97 46 76 60 79 69 54 66 52 97H48L46 66 21 69 24 60 3 46 11 40 5 28 24 32 28 24 39 36 36 11 43.500 15Z'
const ginkgo =
  'M47 97C49 86 49 75 47 66 30 63 10 56 3 35 9 27 13 27 17 22 22 22 24 16 30 16 36 16 41 10 46 14 48 22 49 30 50 37 51 30 52 22 54 14 59 10 64 16 70 16 76 16 78 22 83 22 87 27 91 27 97 35 90 56 70 63 53 66 51 75 51 86 53 97Z'
const oak =
  'M50 3C59 4 61 12 58 19 68 13 77 21 71 30 69 33 67 34 65 35 78 33 84 45 75 52 72 54 68 55 65 55 75 58 77 70 67 74 61 76 56 74 53 71L52 98H48L47 71C44 74 39 76 33 74 23 70 25 58 35 55 32 55 28 54 25 52 16 45 22 33 35 35 33 34 31 33 29 30 23 21 32 13 42 19 39 12 41 4 50 3Z'
const samara =
  'M49 30C46 20 52 12 58 16 63 20 60 28 56 32 68 34 88 50 94 82 95 92 88 96 82 90 72 80 60 60 54 40ZM51 30C54 20 48 12 42 16 37 20 40 28 44 32 32 34 12 50 6 82 5 92 12 96 18 90 28 80 40 60 46 40Z'

const scales = [0, 1, 2, 3]
  .map((row) =>
    Array.from({ length: 6 - (row % 2) }, (_, at) => {
      const [x, y] = [24 + (row % 2) * 5 + at * 10.4, 28 + row * 6]
      return `<path d="M${x - 5} ${y}a5 5 0 0 0 10 0" fill="none" stroke="#2a1a0c" stroke-opacity=".6" stroke-width="1.800"/>`
    }).join(''),
  )
  .join('')

/** The symbols. */
export const symbols: Record<Piece, string> = {
  A: leaf(
    maple,
    'ad-maple',
    'M50 64V14M50 64L88 33M50 64L12 33M50 64L72 66M50 64L28 66M50 46L60 24M50 46L40 24M68 49L70 32M32 49L30 32M74 44l14 3M26 44l-14 3',
    '#ffd9a0',
  ),
  B: leaf(
    ginkgo,
    'ad-ginkgo',
    'M49 66L45 22M48 66L32 22M47 65L20 28M46 65L10 36M51 66L55 22M52 66L68 22M53 65L80 28M54 65L90 36M48 60L39 22M52 60L61 22',
    '#9a6a08',
  ),
  C: `<g transform="rotate(28 50 50)">${leaf(oak, 'ad-oak', 'M50 72V12M50 62L68 68M50 62L32 68M50 46L74 42M50 46L26 42M50 30L68 22M50 30L32 22', '#ffdba8')}</g>`,
  D: `<g transform="rotate(-24 50 50)"><path d="M24 42C24 76 42 88 50 97 58 88 76 76 76 42Z" transform="translate(2 4)" fill="#0b1014" fill-opacity=".42"/><path d="M24 40C22 74 40 86 50 96 60 86 78 74 76 40Z" fill="url(#ad-nut)"/><path d="M36 46C35 64 41 76 47 84M62 46c2 14-1 26-6 34" fill="none" stroke="#6d3c12" stroke-opacity=".35" stroke-width="2.400" stroke-linecap="round"/><path d="M47 20C47 12 43 8 38 5l5-4c7 3 11 9 11 19Z" fill="url(#ad-cup)"/>
    <path d="M16 44C14 26 30 16 50 16s36 10 34 28c-1 5-6 6-10 5-16-3-32-3-48 0-4 1-9 0-10-5Z" fill="url(#ad-cup)"/>${scales}${glint('M20 38C22 28 30 22 42 20', 2.4, 0.55)}${glint('M33 56C34 66 38 73 42 78', 3.4, 0.65)}</g>`,
  E: `<g fill="url(#ad-burr)">${around(26, (angle, at) => `<path d="M45 26L50 ${at % 2 ? 1 : 7}L55 26Z" transform="rotate(${angle} 50 52)"/>`)}</g><circle cx="50" cy="52" r="33" fill="url(#ad-burr)"/><g stroke="#5f7026" stroke-width="1.800" stroke-linecap="round">${around(18, (angle) => `<path d="M50 21l-2 7M50 21l3 6" transform="rotate(${angle + 6} 50 52)"/>`)}</g>
    <path d="M22 54C24 34 38 28 50 28s26 6 28 26C70 80 30 80 22 54Z" fill="#f3ead0"/><path d="M24 55C28 38 40 34 50 34s22 4 26 21c-8 22-44 22-52 0Z" fill="url(#ad-chestnut)"/><path d="M36 69c8 4 20 4 28 0-5-7-23-7-28 0Z" fill="#e8c79c"/><path d="M50 34l3-7" stroke="#d9c08a" stroke-width="2.400" stroke-linecap="round"/>${glint('M33 52C36 44 41 41 47 40', 4, 0.75)}`,
  F: `<path d="${samara}" transform="translate(2 5)" fill="#0b1014" fill-opacity=".42"/><path d="${samara}" fill="url(#ad-wing)"/><path d="M56 38C70 50 82 68 88 90M60 38C74 48 86 64 92 82M54 42C62 60 72 78 80 88M44 38C30 50 18 68 12 90M40 38C26 48 14 64 8 82M46 42C38 60 28 78 20 88" fill="none" stroke="#8d5048" stroke-opacity=".5" stroke-width="1.600" stroke-linecap="round"/>
    <path d="M50 24V6" stroke="#8a6a3c" stroke-width="3.400" stroke-linecap="round"/><circle cx="42" cy="28" r="11" fill="url(#ad-seed)"/><circle cx="58" cy="28" r="11" fill="url(#ad-seed)"/>${glint('M36 26C37 22 40 20 43 20M53 24C55 21 57 20 60 20', 2, 0.7)}${glint('M62 37C78 46 90 62 93 80', 2, 0.6)}`,
}
