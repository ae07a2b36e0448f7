import { around, ball, glint, slanted } from '../../../../page-kit/look/paint.ts'
import type { Piece } from '../../page/pieces.ts'

/** What the pieces are filled with. */
export const fills = [
  ball('us-cloth', [0, '#ff9d84'], [0.5, '#d8432f'], [1, '#7d1a1a']),
  ball('us-pale', [0, '#fffaf0'], [0.6, '#f0dfc4'], [1, '#b89f7c']),
  ball('us-felt', [0, '#8d7a9c'], [0.5, '#4c3a5e'], [1, '#251a33']),
  ball('us-straw', [0, '#fff0b8'], [0.5, '#e6bd5a'], [1, '#94691c']),
  slanted('us-cloud', [0, '#f4f8fc'], [0.5, '#a9b9cb'], [1, '#56677f']),
  slanted('us-storm', [0, '#8d9ab0'], [0.5, '#4a566e'], [1, '#1e2638']),
  slanted('us-bolt', [0, '#fffbd0'], [1, '#ffc21f']),
].join('')

const wedge = (angle: number, fill: string) =>
  `<path d="M50 50L31.600 5.600Q50 11 68.400 5.600Z" fill="${fill}" transform="rotate(${angle} 50 50)"/>`
const canopy = around(8, (angle, at) => wedge(angle, `url(#us-${at % 2 ? 'pale' : 'cloth'})`))
const ribs = around(8, (angle) => `<path d="M50 50L31.600 5.600" transform="rotate(${angle} 50 50)"/>`)
const cloud = 'M24 70C8 70 4 52 18 46 14 28 36 20 44 32 52 16 78 20 78 38 94 38 98 66 80 70Z'
const drop = (x: number, y: number) =>
  `<path d="M${x} ${y}c5 7 5 11 0 13-5-2-5-6 0-13Z" fill="#8fd0f2" stroke="#1c4560" stroke-width="1.400"/>`

/** The pieces from above: an umbrella, two hats that stayed dry, and the cloud before and after it bursts. */
export const symbols: Record<Piece, string> = {
  cover: `<circle cx="53" cy="57" r="41" fill="#0a0f1c" fill-opacity=".45"/>${canopy}<g fill="none" stroke="#40121a" stroke-opacity=".6" stroke-width="1.800">${ribs}</g>${around(8, (angle) => `<circle cx="31.600" cy="5.600" r="2.400" fill="#2a1a20" transform="rotate(${angle} 50 50)"/>`)}<circle cx="50" cy="50" r="5.500" fill="#2a1a20"/><circle cx="48.500" cy="48.500" r="2" fill="#fff"/>${glint('M28 34C32 26 38 20 46 17', 3, 0.7)}`,
  find: `<ellipse cx="53" cy="56" rx="42" ry="40" fill="#0a0f1c" fill-opacity=".4"/><ellipse cx="50" cy="50" rx="42" ry="38" fill="url(#us-felt)" stroke="#150c20" stroke-width="2"/><ellipse cx="50" cy="48" rx="24" ry="26" fill="#3a2a4a" stroke="#150c20" stroke-width="2"/><ellipse cx="50" cy="48" rx="24" ry="26" fill="none" stroke="#d9a03c" stroke-width="6"/><ellipse cx="50" cy="46" rx="19" ry="21" fill="url(#us-felt)"/><path d="M50 30C44 40 44 52 50 62" fill="none" stroke="#1c1228" stroke-width="5" stroke-linecap="round"/><path d="M72 40C84 30 92 30 96 22 98 34 92 44 76 48Z" fill="#2f8f7a" stroke="#150c20" stroke-width="2"/>`,
  gift: `<ellipse cx="53" cy="56" rx="44" ry="42" fill="#0a0f1c" fill-opacity=".4"/><circle cx="50" cy="50" r="43" fill="url(#us-straw)" stroke="#4a3208" stroke-width="2"/>${[36, 29].map((radius) => `<circle cx="50" cy="50" r="${radius}" fill="none" stroke="#7a5612" stroke-opacity=".55" stroke-width="2" stroke-dasharray="5 3"/>`).join('')}<circle cx="50" cy="50" r="22" fill="#c2304a" stroke="#4a3208" stroke-width="2"/><circle cx="50" cy="50" r="17" fill="url(#us-straw)"/>${around(5, (angle) => `<circle cx="76" cy="38" r="6" fill="#fff" transform="rotate(${angle} 76 48)"/>`)}<circle cx="76" cy="48" r="6" fill="#ffcf3f" stroke="#4a3208" stroke-width="1.600"/>`,
  asleep: `<ellipse cx="50" cy="84" rx="34" ry="7" fill="#0a0f1c" fill-opacity=".35"/><path d="${cloud}" fill="url(#us-cloud)" stroke="#2b384d" stroke-width="2.400"/><path d="M30 56q5 5 10 0M58 56q5 5 10 0" fill="none" stroke="#2b384d" stroke-width="3" stroke-linecap="round"/>${glint('M22 44C24 34 36 28 42 36', 3, 0.9)}`,
  awake: `<path d="${cloud}" fill="url(#us-storm)" stroke="#0f1524" stroke-width="2.600" transform="translate(0 -16)"/><path d="M46 44H62L54 60H66L40 96 46 70H34Z" fill="url(#us-bolt)" stroke="#5a3a00" stroke-width="2" stroke-linejoin="round"/>${drop(16, 60)}${drop(26, 76)}${drop(74, 62)}${drop(86, 70)}${drop(72, 80)}${drop(10, 82)}<path d="M26 36l12 5M74 36l-12 5" stroke="#0f1524" stroke-width="4" stroke-linecap="round"/>${glint('M22 28C24 18 36 12 42 20', 3, 0.5)}`,
}
