import { ball, glint, glow, slanted } from '../../../../page-kit/look/paint.ts'
import type { TideTheme } from '../theme.ts'

/** What the symbols are filled with. */
export const fills = [
  slanted('np-brass', [0, '#fff2c0'], [0.5, '#d8a848'], [1, '#7c5416']),
  slanted('np-red', [0, '#f7a08c'], [0.5, '#c9352f'], [1, '#701418']),
  slanted('np-gold', [0, '#fffbe0'], [0.5, '#ffd75e'], [1, '#d18d16']),
  ball('np-night', [0, '#5d7ab0'], [0.6, '#26386a'], [1, '#121c3c']),
  glow('np-glow', '#ffe9a0', 1),
].join('')

const tag = 'M50 24C58 24 62 28 66 32L84 44V80C84 90 76 94 66 94H34C24 94 16 90 16 80V44L34 32C38 28 42 24 50 24Z'
const hook = '<path d="M50 2V12C50 18 58 18 58 12" fill="none" stroke="#f2d48a" stroke-width="5" stroke-linecap="round"/>'
const ring =
  '<circle cx="50" cy="24" r="10" fill="none" stroke="#e9e2d4" stroke-width="4"/><path d="M56 32L92 16M78 22l4 9M86 18l4 9" fill="none" stroke="#c9c1b2" stroke-width="6" stroke-linecap="round"/>'
const hole = '<circle cx="50" cy="35" r="5" fill="#2a1712"/>'
const worn = (fill: string, edge: string) =>
  `<path d="${tag}" transform="translate(3 4)" fill="#120806" fill-opacity=".5"/><path d="${tag}" fill="url(#${fill})" stroke="${edge}" stroke-width="3"/>`

/** The symbols: a key on its hook, its tag turned to the red side, a hook without a key, and a room that is lit. */
export const symbols: TideTheme['symbols'] = {
  thing: `${hook}${ring}${worn('np-brass', '#4a2f0a')}${hole}${glint('M24 48L38 38', 3, 0.9)}`,
  mark: `${hook}${ring}${worn('np-red', '#43080c')}${hole}<path d="M24 50V80C24 84 28 86 34 86H66C72 86 76 84 76 80V50" fill="none" stroke="#ffe0d0" stroke-opacity=".8" stroke-width="2.600"/>`,
  draw: `<circle cx="50" cy="60" r="36" fill="url(#np-night)" stroke="#8fa6d8" stroke-opacity=".7" stroke-width="3"/>${hook}<path d="M26 38l3 5 5 1-4 4 1 6-5-3-5 3 1-6-4-4 5-1Z" fill="#dfe8ff"/>`,
  hit: `<circle cx="50" cy="56" r="50" fill="url(#np-glow)"/><path d="M14 94V46C14 22 30 8 50 8S86 22 86 46V94Z" fill="url(#np-gold)" stroke="#6a3c06" stroke-width="4"/><path d="M24 40C24 26 34 17 50 17S76 26 76 40Z" fill="#fffbe6" stroke="#6a3c06" stroke-width="3"/><path d="M50 17V40M36 21l4 19M64 21l-4 19" stroke="#6a3c06" stroke-width="2.600"/><circle cx="76" cy="70" r="4" fill="#6a3c06"/>`,
}
