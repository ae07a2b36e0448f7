import { across, glint, slanted } from '../../../../page-kit/look/paint.ts'
import type { Piece } from '../../page/pieces.ts'

/** What the pieces are filled with. */
export const fills = [
  across('uc-dome', [0, '#5d6878'], [0.18, '#dfe7ef'], [0.32, '#ffffff'], [0.55, '#a7b3c2'], [0.8, '#5f6b7c'], [1, '#c7d1dc']),
  across('uc-rim', [0, '#7b8797'], [0.3, '#ffffff'], [0.7, '#8894a5'], [1, '#dde4ec']),
  slanted('uc-plate', [0, '#ffffff'], [0.6, '#efe9dd'], [1, '#b9ae99']),
  slanted('uc-crust', [0, '#ffe0a0'], [0.5, '#d9973f'], [1, '#8a4f16']),
  slanted('uc-berry', [0, '#d98ac4'], [0.5, '#8a2f72'], [1, '#45103c']),
  slanted('uc-soup', [0, '#ffd287'], [0.5, '#ee8f2c'], [1, '#b3530f']),
  slanted('uc-red', [0, '#ff8f70'], [0.4, '#e2281f'], [1, '#7c0c12']),
  slanted('uc-stem', [0, '#b9dc7a'], [1, '#3f7a2f']),
].join('')

const ink = '#2a1a16'
const plate =
  '<ellipse cx="50" cy="78" rx="46" ry="14" fill="#1a0f0c" fill-opacity=".45"/><ellipse cx="50" cy="74" rx="46" ry="14" fill="url(#uc-plate)"/><ellipse cx="50" cy="73" rx="31" ry="8" fill="#cfc5b2"/>'
const chilli = 'M74 30C84 34 86 46 78 58 66 76 40 84 14 76 34 74 46 64 52 50 56 38 64 28 74 30Z'
const stem = 'M74 32C72 24 78 14 88 12L92 18C86 20 82 26 82 34Z'

/** The pieces: a cover of silver, a pie and a soup, and the chilli before and after the bite. */
export const symbols: Record<Piece, string> = {
  cover: `<ellipse cx="50" cy="86" rx="46" ry="9" fill="#140a08" fill-opacity=".5"/><path d="M8 76C8 42 26 24 50 24S92 42 92 76Z" fill="url(#uc-dome)" stroke="#3b4552" stroke-width="1.800"/><path d="M4 74H96C98 74 98 82 94 82H6C2 82 2 74 4 74Z" fill="url(#uc-rim)" stroke="#3b4552" stroke-width="1.800"/><path d="M44 24C44 20 46 18 46 16 40 12 44 4 50 4S60 12 54 16C54 18 56 20 56 24Z" fill="url(#uc-rim)" stroke="#3b4552" stroke-width="1.800"/>${glint('M20 66C21 50 28 38 38 32', 4.5, 0.9)}<path d="M76 68C76 56 73 46 66 38" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2.600" stroke-linecap="round"/>`,
  find: `${plate}<path d="M18 60C20 44 34 36 50 36S80 44 82 60L76 72C62 78 38 78 24 72Z" fill="url(#uc-crust)" stroke="${ink}" stroke-width="2"/><path d="M22 56C26 44 36 40 50 40S74 44 78 56C62 64 38 64 22 56Z" fill="url(#uc-berry)"/><path d="M26 50L74 60M40 42L58 62M60 42L36 62M74 50L26 60" stroke="url(#uc-crust)" stroke-width="6"/><path d="M18 60c6-5 8 4 14 0s8 6 14 2 8 4 14 0 8 4 14-1 6 2 8-1" fill="none" stroke="#fff0cc" stroke-width="2.600" stroke-linecap="round"/><path d="M42 30c-6-8 6-10 0-20M58 30c-6-8 6-10 0-20" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="3" stroke-linecap="round"/>`,
  gift: `${plate}<path d="M16 50H84C84 70 70 80 50 80S16 70 16 50Z" fill="url(#uc-plate)" stroke="${ink}" stroke-width="2"/><ellipse cx="50" cy="50" rx="34" ry="11" fill="#fff" stroke="${ink}" stroke-width="2"/><ellipse cx="50" cy="51" rx="28" ry="8" fill="url(#uc-soup)"/><path d="M36 50c4-4 8-4 10 0 2 4 8 4 14-1" fill="none" stroke="#fff6e0" stroke-width="3.500" stroke-linecap="round"/><path d="M58 48c4-8 10-8 12-4-2 6-8 7-12 4Z" fill="url(#uc-stem)"/><path d="M80 54L96 22" stroke="#cfd8e2" stroke-width="5" stroke-linecap="round"/><path d="M40 34c-6-8 6-10 0-22M56 32c-6-8 6-10 0-22" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="3" stroke-linecap="round"/>`,
  asleep: `${plate}<path d="${chilli}" fill="url(#uc-red)" stroke="${ink}" stroke-width="2"/><path d="${stem}" fill="url(#uc-stem)" stroke="${ink}" stroke-width="2"/>${glint('M72 38C66 54 54 66 38 71', 3.5, 0.75)}`,
  awake: `${plate}<path d="M50 2C56 16 68 18 66 34 76 30 78 22 76 14 92 30 96 56 82 72H22C4 58 8 34 24 20 24 30 28 34 34 36 32 20 40 12 50 2Z" fill="#ffb02e"/><path d="M50 24C54 36 64 40 62 52 70 50 72 44 72 38 84 52 80 66 70 74H34C18 66 20 48 30 40 30 48 34 50 38 50 38 38 44 32 50 24Z" fill="#fff0a0"/><path d="${chilli}" fill="url(#uc-red)" stroke="${ink}" stroke-width="2.600" transform="translate(2 2)"/><path d="${stem}" fill="url(#uc-stem)" stroke="${ink}" stroke-width="2" transform="translate(2 2)"/><path d="M66 50l8 3M54 66l6 5" stroke="${ink}" stroke-width="4" stroke-linecap="round"/>${glint('M74 40C70 50 64 58 56 64', 3.5, 0.9)}`,
}
