import { around, slanted } from '../../../../page-kit/look/paint.ts'
import type { Kind } from '../../play/maths.ts'

/** What the symbols are filled with. */
export const fills = [
  slanted('fb-bone', [0, '#fffaf0'], [0.5, '#eadbbf'], [1, '#a88d66']),
  slanted('fb-shell', [0, '#f6d3a0'], [0.5, '#b9794a'], [1, '#5d3320']),
  slanted('fb-slate', [0, '#9aa7ad'], [0.5, '#5d6c74'], [1, '#2b363d']),
  slanted('fb-amber', [0, '#fff0a8'], [0.4, '#f3a52c'], [1, '#8a3f08']),
  slanted('fb-green', [0, '#a9c08a'], [0.5, '#5f7d52'], [1, '#2a4530']),
].join('')

const ink = '#2a1a10'
const edge = `stroke="${ink}" stroke-width="2.600" stroke-linejoin="round" stroke-linecap="round"`

const spiral = Array.from({ length: 46 }, (_, at) => {
  const [angle, far] = [at * 0.42, 3 + at * 0.86]
  return `${(52 + Math.cos(angle) * far).toFixed(1)} ${(50 + Math.sin(angle) * far).toFixed(1)}`
}).join('L')
const ribs = Array.from({ length: 26 }, (_, at) => {
  const angle = at * 0.262 + 0.3
  const [inner, outer] = [24 + at * 0.1, 41 - (at % 2)]
  return `M${(51 + Math.cos(angle) * inner).toFixed(1)} ${(50 + Math.sin(angle) * inner).toFixed(1)}L${(51 + Math.cos(angle) * outer).toFixed(1)} ${(50 + Math.sin(angle) * outer).toFixed(1)}`
}).join('')
const leaflets = [0, 1, 2, 3, 4, 5, 6]
  .map((at) => {
    const [y, wide] = [78 - at * 9, 34 - at * 3.6]
    return `M50 ${y}C${50 - wide * 0.5} ${y - 2} ${50 - wide} ${y - 12} ${50 - wide} ${y - 18} ${50 - wide * 0.5} ${y - 18} ${50 - 4} ${y - 10} 50 ${y - 6} ${50 + 4} ${y - 10} ${50 + wide * 0.5} ${y - 18} ${50 + wide} ${y - 18} ${50 + wide} ${y - 12} ${50 + wide * 0.5} ${y - 2} 50 ${y}Z`
  })
  .join('')

/** The symbols: what a dig brings to light. */
export const symbols: Record<Kind, string> = {
  A: `<path d="M8 56C6 34 22 18 46 16 62 14 72 22 78 30L94 40C98 46 96 54 90 56L72 58 66 62H52L40 74C24 76 10 70 8 56Z" fill="url(#fb-bone)" ${edge}/><path d="M52 68L92 66C94 74 84 82 70 82H48C40 82 36 78 38 74Z" fill="url(#fb-bone)" ${edge}/><path d="M58 58l3 8 4-8 3 8 4-8 3 7 4-8 3 7 4-8" fill="#fffaf0" stroke="${ink}" stroke-width="1.800" stroke-linejoin="round"/><ellipse cx="46" cy="38" rx="11" ry="9" fill="${ink}"/><ellipse cx="22" cy="48" rx="8" ry="11" fill="${ink}" fill-opacity=".75"/><path d="M82 40l6 3" ${edge}/><path d="M20 28C30 20 44 20 56 24" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/>`,
  B: `<circle cx="51" cy="50" r="42" fill="url(#fb-shell)" ${edge}/><path d="${ribs}" stroke="#3d1f10" stroke-opacity=".7" stroke-width="2"/><path d="M${spiral}" fill="none" stroke="#2a1408" stroke-width="4.500" stroke-linecap="round"/><path d="M${spiral}" fill="none" stroke="#ffe3b4" stroke-opacity=".5" stroke-width="1.400" transform="translate(-1.500 -1.500)"/>`,
  C: `<path d="M50 6C74 6 84 26 84 44 84 70 66 94 50 94S16 70 16 44C16 26 26 6 50 6Z" fill="url(#fb-slate)" ${edge}/><path d="M16 40C30 48 70 48 84 40M17 50C32 58 68 58 83 50M20 60C34 67 66 67 80 60M25 70C38 76 62 76 75 70M32 80C42 84 58 84 68 80" fill="none" ${edge}/><path d="M38 42C36 62 40 80 50 92 60 80 64 62 62 42" fill="none" ${edge}/><path d="M28 26C34 18 40 18 42 28 38 34 30 34 28 26ZM72 26C66 18 60 18 58 28 62 34 70 34 72 26Z" fill="#dfe7ea" ${edge}/><path d="M50 12v24" stroke="#dfe7ea" stroke-width="3" stroke-linecap="round"/>`,
  D: `<path d="M50 6C76 6 92 26 90 52 88 78 72 94 48 94 22 94 8 74 10 48 12 22 28 6 50 6Z" fill="url(#fb-amber)" ${edge}/><g stroke="#4a1c04" stroke-width="2.600" stroke-linecap="round" fill="none"><path d="M46 40L26 30M46 50H22M46 58L28 72M56 40L74 28M56 50H80M56 58L74 72"/><path d="M48 26L40 16M54 26L62 16"/></g><ellipse cx="51" cy="32" rx="7" ry="7" fill="#3a1604"/><ellipse cx="51" cy="44" rx="6" ry="7" fill="#3a1604"/><ellipse cx="51" cy="62" rx="9" ry="14" fill="#3a1604"/><path d="M20 40C22 26 32 16 44 14" fill="none" stroke="#fff8d8" stroke-width="5" stroke-linecap="round"/>`,
  E: `<path d="${leaflets}" fill="url(#fb-green)" ${edge}/><path d="M50 96V14" stroke="${ink}" stroke-width="3.500" stroke-linecap="round"/><path d="M50 96V14" stroke="#cfe0a8" stroke-width="1.200"/>`,
  F: `<path d="M50 4C58 22 62 40 66 56L94 70C90 84 80 90 70 84 64 92 56 92 50 84 44 92 36 92 30 84 20 90 10 84 6 70L34 56C38 40 42 22 50 4Z" fill="url(#fb-slate)" ${edge}/><path d="M50 12C55 28 58 42 60 58 54 62 46 62 40 58 42 42 45 28 50 12Z" fill="#e9f0f2" fill-opacity=".8"/><path d="M34 56c10 8 22 8 32 0" fill="none" ${edge}/>`,
  G: `<path d="M50 62C60 62 68 70 66 80 64 90 58 96 50 96S36 90 34 80C32 70 40 62 50 62Z" fill="url(#fb-shell)" ${edge}/><path d="M46 62L38 12 46 6 54 12 56 62Z" fill="url(#fb-shell)" ${edge}/><path d="M38 66L12 30 14 20 26 22 48 60ZM62 66L88 30 86 20 74 22 52 60Z" fill="url(#fb-shell)" ${edge}/><path d="M46 20v28M22 32l14 20M78 32L64 52" stroke="#ffe3b4" stroke-opacity=".7" stroke-width="3" stroke-linecap="round"/>`,
  H: `<path d="M26 40L60 74C56 84 62 94 72 92 76 92 80 88 80 84 86 86 94 80 92 72 90 62 80 58 72 62L38 28C42 18 36 8 26 10 22 10 18 14 18 18 12 16 4 22 6 30 8 40 18 44 26 40Z" fill="url(#fb-bone)" ${edge}/><path d="M34 36L66 68" stroke="#fff" stroke-width="4" stroke-linecap="round"/>${around(3, (_, at) => `<circle cx="${44 + at * 8}" cy="${53 + at * 8}" r="1.600" fill="#8a6d46"/>`)}`,
}
