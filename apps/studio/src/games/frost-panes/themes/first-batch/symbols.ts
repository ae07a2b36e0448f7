import { across, ball, glint, slanted } from '../../../../page-kit/look/paint.ts'
import type { Kind } from '../../play/maths.ts'

/** What the symbols are filled with. */
export const fills = [
  slanted('bt-crust', [0, '#ffdf9c'], [0.45, '#d9913e'], [1, '#8a4a16']),
  slanted('bt-dark', [0, '#d98f4e'], [0.5, '#9c5522'], [1, '#56280c']),
  slanted('bt-cream', [0, '#fffef6'], [1, '#ecd9b8']),
  slanted('bt-berry', [0, '#ff8a94'], [0.5, '#cf2a48'], [1, '#76102a']),
  across('bt-steel', [0, '#6f7c8c'], [0.35, '#ffffff'], [1, '#5f6c7d']),
  across('bt-wood', [0, '#8a5428'], [0.4, '#efc48a'], [1, '#7a4820']),
  ball('bt-cherry', [0, '#ffb0a8'], [0.5, '#d6222e'], [1, '#740812']),
].join('')

const ink = '#34190a'
const edge = `stroke="${ink}" stroke-width="2.600" stroke-linejoin="round" stroke-linecap="round"`
const grains = [0, 1, 2, 3]
  .map(
    (at) =>
      `<path d="M50 ${70 - at * 17}C34 ${70 - at * 17} 26 ${60 - at * 17} 24 ${46 - at * 17} 38 ${46 - at * 17} 48 ${54 - at * 17} 50 ${70 - at * 17}ZM50 ${70 - at * 17}C66 ${70 - at * 17} 74 ${60 - at * 17} 76 ${46 - at * 17} 62 ${46 - at * 17} 52 ${54 - at * 17} 50 ${70 - at * 17}Z" fill="url(#bt-crust)" ${edge}/>`,
  )
  .join('')

/** The symbols: what comes out of a bakery, and what it is made with. */
export const symbols: Record<Kind, string> = {
  A: `<path d="M14 88H86V94H14Z" fill="#c7ced8" ${edge}/><path d="M18 66H82V88H18Z" fill="url(#bt-dark)" ${edge}/><path d="M26 42H74V66H26Z" fill="url(#bt-dark)" ${edge}/><path d="M18 66H82V72C78 82 72 70 66 76S54 84 48 74 36 84 30 76 22 82 18 74Z" fill="url(#bt-cream)" ${edge}/><path d="M26 42H74V48C70 58 64 48 58 52S46 60 40 50 30 58 26 50Z" fill="url(#bt-berry)" ${edge}/><path d="M36 42C36 30 44 26 50 26S64 30 64 42Z" fill="url(#bt-cream)" ${edge}/><circle cx="50" cy="20" r="8" fill="url(#bt-cherry)" ${edge}/><path d="M52 12C54 6 60 4 66 4" fill="none" ${edge}/>`,
  B: `<path d="M6 66C10 42 28 24 50 24S90 42 94 66C96 78 86 84 80 74 76 62 66 56 50 56S24 62 20 74C14 84 4 78 6 66Z" fill="url(#bt-crust)" ${edge}/><path d="M28 32C30 44 28 54 22 66M42 26C44 38 44 48 40 57M58 26C56 38 56 48 60 57M72 32C70 44 72 54 78 66" fill="none" stroke="#7a3f12" stroke-width="3.500" stroke-linecap="round"/>${glint('M14 56C20 44 30 36 40 32', 3.5, 0.7)}`,
  C: `<path d="M50 48C36 22 8 22 10 48 12 72 36 84 70 88M50 48C64 22 92 22 90 48 88 72 64 84 30 88" fill="none" stroke="${ink}" stroke-width="17" stroke-linecap="round"/><path d="M50 48C36 22 8 22 10 48 12 72 36 84 70 88M50 48C64 22 92 22 90 48 88 72 64 84 30 88" fill="none" stroke="#b5662a" stroke-width="12" stroke-linecap="round"/><path d="M50 46C36 22 8 22 10 46M64 30C76 22 90 28 90 44" fill="none" stroke="#ffcf8a" stroke-width="3" stroke-linecap="round"/><path d="M22 32h.1M14 52h.1M78 32h.1M86 54h.1M50 62h.1M40 76h.1M60 76h.1" stroke="#fffaf0" stroke-width="5" stroke-linecap="round"/>`,
  D: `<path d="M10 78C2 78 4 60 12 56 8 36 24 22 50 22S92 36 88 56C96 60 98 78 90 78Z" fill="url(#bt-crust)" ${edge}/><path d="M22 40C30 44 34 52 34 60M42 32C50 38 54 48 54 58M62 32C70 38 74 48 74 58" fill="none" stroke="${ink}" stroke-width="9" stroke-linecap="round"/><path d="M22 40C30 44 34 52 34 60M42 32C50 38 54 48 54 58M62 32C70 38 74 48 74 58" fill="none" stroke="#fff0cc" stroke-width="5" stroke-linecap="round"/><path d="M36 14c-5-6 5-8 0-12M62 14c-5-6 5-8 0-12" fill="none" stroke="#a98a60" stroke-width="3" stroke-linecap="round"/>`,
  E: `<g transform="rotate(-40 50 50)"><path d="M22 34H78V66H22Z" fill="url(#bt-wood)" ${edge}/><path d="M4 44H22V56H4C-2 56-2 44 4 44ZM78 44H96C102 44 102 56 96 56H78Z" fill="url(#bt-berry)" ${edge}/><path d="M28 42H72" stroke="#fff6e0" stroke-width="4" stroke-linecap="round"/></g>`,
  F: `<g transform="rotate(28 50 50)"><path d="M50 60C22 50 26 8 50 4 74 8 78 50 50 60ZM50 60C38 44 40 12 50 4 60 12 62 44 50 60Z" fill="none" stroke="${ink}" stroke-width="6"/><path d="M50 60C22 50 26 8 50 4 74 8 78 50 50 60ZM50 60C38 44 40 12 50 4 60 12 62 44 50 60Z" fill="none" stroke="#dfe6ee" stroke-width="3"/><path d="M44 56H56V68H44Z" fill="url(#bt-steel)" ${edge}/><path d="M45 68H55L57 96H43Z" fill="url(#bt-wood)" ${edge}/></g>`,
  G: `<path d="M50 98V60" stroke="${ink}" stroke-width="6" stroke-linecap="round"/><path d="M50 98V60" stroke="#d9a64e" stroke-width="3"/>${grains}<path d="M50 22C42 14 44 6 50 0 56 6 58 14 50 22Z" fill="url(#bt-crust)" ${edge}/>`,
  H: `<path d="M22 34C16 38 16 46 16 52V84C16 94 24 96 34 96H66C76 96 84 94 84 84V52C84 46 84 38 78 34Z" fill="url(#bt-berry)" ${edge}/><path d="M16 10C30 4 70 4 84 10L80 34H20Z" fill="#fffaf0" ${edge}/><path d="M24 10V32M36 8V33M50 7V34M64 8V33M76 10V32M18 20H82" stroke="#cf2a48" stroke-opacity=".6" stroke-width="3"/><path d="M18 30C34 36 66 36 82 30" fill="none" stroke="${ink}" stroke-width="4"/><path d="M30 54H70V82H30Z" fill="#fffaf0" ${edge}/><circle cx="46" cy="70" r="6" fill="url(#bt-cherry)"/><circle cx="57" cy="72" r="6" fill="url(#bt-cherry)"/><path d="M46 64C48 58 54 57 58 58M57 66V58" fill="none" ${edge}/>`,
}
