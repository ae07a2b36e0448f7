import { across, ball, glint, slanted, upright } from '../../../../page-kit/look/paint.ts'
import type { Piece } from '../../play/maths.ts'

/** What the symbols are filled with. */
export const fills = [
  slanted('sb-gold', [0, '#fff8d2'], [0.4, '#eec25a'], [0.75, '#b0791f'], [1, '#66400c']),
  across('sb-thread', [0, '#0d4a58'], [0.3, '#7fe0dc'], [0.6, '#259aa0'], [1, '#0a3644']),
  across('sb-wood', [0, '#6b3a1a'], [0.3, '#f0c48a'], [0.65, '#c08a52'], [1, '#553014']),
  upright('sb-wood-top', [0, '#f6d8a8'], [1, '#c9965c']),
  slanted('sb-steel', [0, '#ffffff'], [0.5, '#c0ccda'], [1, '#5f6d84']),
  ball('sb-button', [0, '#f0dcff'], [0.45, '#9a72d8'], [0.85, '#5a3696'], [1, '#341a62']),
  ball('sb-cushion', [0, '#ffb09a'], [0.4, '#e0392f'], [0.85, '#96141f'], [1, '#5a0816']),
  slanted('sb-leaf', [0, '#c9ec9a'], [0.5, '#5fa04e'], [1, '#1f5238']),
].join('')

/** The shadow that a thing throws on the cloth. */
const cast = (path: string, more = '') => `<path d="${path}" transform="translate(2.500 5)" fill="#14060f" fill-opacity=".42" ${more}/>`
const thimble = 'M32 22C32 8 68 8 68 22L78 74C84 76 86 84 84 92 66 98 34 98 16 92 14 84 16 76 22 74Z'
const spool = 'M18 8C18 4 82 4 82 8V22L72 28V72L82 78V92C82 97 18 97 18 92V78L28 72V28L18 22Z'
const scissors =
  'M44 58C38 40 34 22 36 2 46 16 52 36 54 52 58 36 70 18 84 8 80 28 70 46 60 60 62 64 66 66 70 66 84 66 92 76 88 87 84 97 68 98 62 88 59 82 58 74 54 68 50 74 48 82 44 88 37 98 22 96 18 86 15 74 24 66 36 66 40 66 43 62 44 58Z'
const button =
  'M50 6A44 44 0 1 1 49.9 6ZM38 32A7 7 0 1 0 38.1 32ZM62 32A7 7 0 1 0 62.1 32ZM38 56A7 7 0 1 0 38.1 56ZM62 56A7 7 0 1 0 62.1 56Z'
const cushion = 'M50 30C76 24 96 40 96 60 96 82 76 94 50 94S4 82 4 60C4 40 24 24 50 30Z'
const pin = 'M16 88L74 30C82 22 78 8 88 8 98 10 96 26 86 34L30 90C20 98 8 92 10 80 11 74 14 70 18 66L64 16'

const dimples = [0, 1, 2, 3, 4]
  .map((row) =>
    Array.from(
      { length: 6 },
      (_, at) => `<circle cx="${(36 - row * 2 + at * (5.6 + row * 0.8) + (row % 2) * 2).toFixed(1)}" cy="${24 + row * 9}" r="1.800"/>`,
    ).join(''),
  )
  .join('')
const head = (x: number, y: number, x2: number, y2: number, tone: string) =>
  `<path d="M${x} ${y}L${x2} ${y2}" stroke="#dfe6ee" stroke-width="2.200"/><circle cx="${x2}" cy="${y2}" r="5.500" fill="${tone}"/><circle cx="${x2 - 1.6}" cy="${y2 - 1.8}" r="1.600" fill="#fff" fill-opacity=".85"/>`

/** The symbols. */
export const symbols: Record<Piece, string> = {
  A: `${cast(thimble)}<path d="${thimble}" fill="url(#sb-gold)"/><path d="M32 22C32 8 68 8 68 22 60 27 40 27 32 22Z" fill="#fff8d2" fill-opacity=".55"/><g fill="#66400c" fill-opacity=".55">${dimples}</g><path d="M22 74c16 6 40 6 56 0M17 84c20 7 46 7 66 0" fill="none" stroke="#66400c" stroke-opacity=".6" stroke-width="2.600"/><path d="M24 80l5 4 5-3 5 4 5-3 6 3 6-3 5 3 5-4 5 3 5-4" fill="none" stroke="#fff8d2" stroke-opacity=".8" stroke-width="1.600"/>${glint('M36 26C33 42 30 58 27 70', 3.4, 0.7)}`,
  B: `${cast(spool)}<path d="M28 20H72V80H28Z" fill="url(#sb-thread)"/>${Array.from({ length: 11 }, (_, at) => `<path d="M27 ${25 + at * 5}C40 ${29 + at * 5} 60 ${27 + at * 5} 73 ${22 + at * 5}" fill="none" stroke="#073040" stroke-opacity=".45" stroke-width="1.600"/>`).join('')}<path d="M18 8v12c0 4 64 4 64 0V8Z" fill="url(#sb-wood)"/><ellipse cx="50" cy="9" rx="32" ry="5.500" fill="url(#sb-wood-top)"/><ellipse cx="50" cy="9" rx="9" ry="2.200" fill="#3a1c0a"/><path d="M18 78c0-4 64-4 64 0v14c0 5-64 5-64 0Z" fill="url(#sb-wood)"/><path d="M20 79c10 3 50 3 60 0" stroke="#fff1d4" stroke-opacity=".7" stroke-width="1.600" fill="none"/><path d="M72 70C84 72 92 66 96 54" fill="none" stroke="#2fa9ae" stroke-width="2.600" stroke-linecap="round"/><path d="M84 20L60 84" stroke="#f4f8fc" stroke-width="3" stroke-linecap="round"/><path d="M83 22l-2 6" stroke="#47536a" stroke-width="1.400"/>${glint('M36 30V68', 3, 0.45)}`,
  C: `${cast(scissors)}<path d="M54 66C48 50 36 26 36 2 48 18 56 42 60 62Z" fill="url(#sb-steel)"/><path d="M44 60C52 42 66 18 84 8 80 30 68 50 54 68Z" fill="url(#sb-steel)"/><path d="M80 14C70 26 62 40 56 54" stroke="#fff" stroke-opacity=".85" stroke-width="1.800"/><path d="M39 12C42 30 48 46 54 58" stroke="#5f6d84" stroke-opacity=".6" stroke-width="1.600" fill="none"/><g fill="none" stroke="url(#sb-gold)" stroke-width="7"><ellipse cx="30" cy="80" rx="13" ry="11" transform="rotate(-24 30 80)"/><ellipse cx="76" cy="80" rx="13" ry="11" transform="rotate(24 76 80)"/></g><path d="M50 58c4 6 2 10-8 14l-6-6c6-2 8-4 9-8ZM58 58c-4 6 0 10 8 14l6-6c-6-2-8-4-8-8Z" fill="url(#sb-gold)"/><circle cx="54" cy="58" r="6" fill="url(#sb-gold)"/><path d="M51 58h6" stroke="#66400c" stroke-width="2"/>${glint('M20 76C22 71 27 68 33 69M66 72c4-2 9-2 13 0', 2, 0.8)}`,
  D: `${cast(button, 'fill-rule="evenodd"')}<path d="${button}" fill="url(#sb-button)" fill-rule="evenodd"/><circle cx="50" cy="50" r="37" fill="none" stroke="#341a62" stroke-opacity=".65" stroke-width="4"/><circle cx="50" cy="50" r="34.500" fill="none" stroke="#f0dcff" stroke-opacity=".5" stroke-width="1.800"/><path d="M38 39L62 63M62 39L38 63" stroke="#f6e2a8" stroke-width="4.500" stroke-linecap="round"/><path d="M39 38L61 62M61 38L39 62" stroke="#b98a3a" stroke-opacity=".6" stroke-width="1.200"/>${glint('M14 38C19 24 30 14 44 11', 3.4, 0.7)}${glint('M78 74C72 82 64 87 55 89', 2.4, 0.4)}`,
  E: `${head(40, 40, 26, 10, '#ffd24a')}${head(56, 38, 58, 7, '#5ad0c8')}${head(70, 42, 86, 16, '#b48af0')}${cast(cushion)}<path d="${cushion}" fill="url(#sb-cushion)"/><path d="M50 36C40 50 38 76 44 92M50 36C60 50 62 76 56 92M46 34C26 42 18 62 22 82M54 34C74 42 82 62 78 82" fill="none" stroke="#5a0816" stroke-opacity=".55" stroke-width="2.600"/><path d="M50 40C44 32 36 30 26 34 32 42 40 44 48 42 44 48 44 52 46 58 52 54 54 48 53 43 60 48 68 48 76 42 70 34 62 32 54 36 56 32 56 28 52 24 48 28 47 34 50 40Z" fill="url(#sb-leaf)"/>${glint('M12 54C15 44 22 38 30 36', 3.4, 0.6)}`,
  F: `<path d="${pin}" fill="none" stroke="#14060f" stroke-opacity=".42" stroke-width="8" stroke-linecap="round" stroke-linejoin="round" transform="translate(2 4)"/><path d="M18 66L66 14" stroke="#c3cedc" stroke-width="4.500" stroke-linecap="round"/><path d="M18 66L66 14" stroke="#fff" stroke-opacity=".85" stroke-width="1.600"/><path d="M16 88L78 27" stroke="#97a5ba" stroke-width="6" stroke-linecap="round"/><path d="M15 86L77 25" stroke="#fff" stroke-opacity=".8" stroke-width="1.800"/><circle cx="17" cy="79" r="12" fill="none" stroke="url(#sb-steel)" stroke-width="6"/><circle cx="17" cy="79" r="5" fill="none" stroke="url(#sb-steel)" stroke-width="2.600"/><path d="M58 14C58 4 74-1 86 5 98 12 98 28 88 36 80 42 70 38 70 30L64 22C60 22 58 18 58 14Z" fill="url(#sb-steel)"/><path d="M64 14C68 8 78 6 85 11 91 16 91 26 85 31" fill="none" stroke="#47536a" stroke-opacity=".6" stroke-width="2.400"/>${glint('M62 12C66 6 74 4 81 6', 2, 0.9)}`,
}
