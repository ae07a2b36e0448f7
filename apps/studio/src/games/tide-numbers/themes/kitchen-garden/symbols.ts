import { around, ball, glint, slanted } from '../../../../page-kit/look/paint.ts'
import type { TideTheme } from '../theme.ts'

/** What the symbols are filled with. */
export const fills = [
  ball('kg-leaf', [0, '#cfe89a'], [0.6, '#7fb04a'], [1, '#3a6b2a']),
  ball('kg-heart', [0, '#fbffe6'], [0.7, '#e0f0ae'], [1, '#a9cc6a']),
  ball('kg-red', [0, '#f2a0b0'], [0.6, '#b53a5c'], [1, '#5c1030']),
  slanted('kg-clay', [0, '#f0a878'], [0.5, '#c2643c'], [1, '#7a3018']),
  ball('kg-earth', [0, '#8a6040'], [0.6, '#5a3820'], [1, '#2c180c']),
  ball('kg-gold', [0, '#fffbe0'], [0.6, '#ffd95a'], [1, '#d6931c']),
].join('')

const leaf = 'M50 50C36 40 30 22 38 12 34 8 44 2 50 6 56 2 66 8 62 12 70 22 64 40 50 50Z'
const rosette = (fill: string, count: number, turn: number, size: number) =>
  around(
    count,
    (angle) =>
      `<g transform="rotate(${angle + turn} 50 50) translate(${50 - 50 * size} ${50 - 50 * size}) scale(${size})"><path d="${leaf}" fill="url(#${fill})" stroke="#20401a" stroke-width="2.200"/><path d="M50 46V16" stroke="#f2ffd0" stroke-opacity=".6" stroke-width="2"/></g>`,
  )
const heart = (fill: string) =>
  `<circle cx="50" cy="50" r="24" fill="url(#${fill})" stroke="#20401a" stroke-opacity=".5" stroke-width="1.600"/>`

/** The symbols: a head of lettuce, the same in a clay ring, the earth that it was cut from, and one that goes to market. */
export const symbols: TideTheme['symbols'] = {
  thing: `${rosette('kg-leaf', 9, 0, 1)}${rosette('kg-leaf', 7, 20, 0.74)}${heart('kg-heart')}`,
  mark: `<circle cx="50" cy="50" r="44" fill="none" stroke="url(#kg-clay)" stroke-width="11"/><circle cx="50" cy="50" r="38" fill="none" stroke="#4a1a0c" stroke-width="2"/>${rosette('kg-red', 8, 12, 0.86)}${heart('kg-heart')}`,
  draw: `<ellipse cx="50" cy="54" rx="44" ry="40" fill="url(#kg-earth)" stroke="#1c0e06" stroke-width="3"/><path d="M18 50c8-6 12-2 18-6M22 66c10-4 14 2 22-2M62 74c8-4 12 0 18-4M66 36c6-3 10 0 14-3" stroke="#c79a6a" stroke-width="3" stroke-linecap="round" fill="none"/>${around(5, (angle) => `<path d="M50 22l-4 9h8Z" fill="#8fb85a" transform="rotate(${angle} 50 54)"/>`)}`,
  hit: `<path d="M8 40H92L82 92C80 96 20 96 18 92Z" fill="url(#kg-clay)" stroke="#4a1a0c" stroke-width="3"/><path d="M12 60H88M16 76H84M30 42l6 52M50 42V95M70 42l-6 52" stroke="#4a1a0c" stroke-opacity=".6" stroke-width="3"/>${rosette('kg-leaf', 9, 0, 0.84)}<circle cx="50" cy="50" r="27" fill="url(#kg-gold)" stroke="#6a3c06" stroke-width="2.600"/>${glint('M32 42C36 34 42 30 48 29', 3, 0.9)}`,
}
