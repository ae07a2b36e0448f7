import { slanted } from '../../../../page-kit/look/paint.ts'
import type { Part } from '../../page/pieces.ts'

/** What the parts are filled with. */
export const fills = [
  slanted('sc-bean', [0, '#c98a5a'], [0.5, '#7a421f'], [1, '#34170a']),
  slanted('sc-lit', [0, '#ffffff'], [1, '#e9dcc6']),
].join('')

/** The parts: a lump of sugar, a bean, and a cup with its ear, in the colour that the style sheet gives it. */
export const symbols: Record<Part, string> = {
  pin: '<path d="M24 44L54 34 84 48V78L56 90 24 76Z" fill="#120a06" fill-opacity=".5"/><path d="M18 36L50 24 82 36 50 50Z" fill="#fff"/><path d="M18 36L50 50V86L18 70Z" fill="#d9cbb4"/><path d="M82 36L50 50V86L82 70Z" fill="url(#sc-lit)"/><path d="M34 36h.1M50 32h.1M62 38h.1M58 64h.1M70 58h.1M66 72h.1M30 60h.1M40 68h.1" stroke="#b09a78" stroke-width="4" stroke-linecap="round"/>',
  pearl:
    '<ellipse cx="55" cy="56" rx="25" ry="33" fill="#120a06" fill-opacity=".45" transform="rotate(24 55 56)"/><g transform="translate(9 6) rotate(24 41 40) scale(.82)"><ellipse cx="50" cy="48" rx="30" ry="41" fill="url(#sc-bean)" stroke="#240e05" stroke-width="3"/><path d="M52 8C38 24 64 40 50 54S42 78 50 88" fill="none" stroke="#240e05" stroke-width="6" stroke-linecap="round"/><path d="M30 34C32 24 36 18 42 14" fill="none" stroke="#ffdcb4" stroke-width="5" stroke-linecap="round"/></g>',
  cup: '<path d="M82 26C95 25 95 58 80 57" fill="none" stroke-width="6"/><path d="M17 8H83V62C83 82 74 90 62 90H38C26 90 17 82 17 62Z"/><path d="M17 8H83V17H17Z" fill="#2a1208" fill-opacity=".75" stroke="none"/><path d="M18 94H82" stroke-width="6" stroke-linecap="round"/>',
}
