import { glint, slanted, upright } from '../../../../page-kit/look/paint.ts'
import type { Kind } from '../../play/maths.ts'

/** What the symbols are filled with. */
export const fills = [
  slanted('mw-rose', [0, '#ffc2d2'], [0.5, '#ec5f8d'], [1, '#a3224f']),
  slanted('mw-linen', [0, '#ffffff'], [0.6, '#eaf2f7'], [1, '#b9cbd8']),
  slanted('mw-steel', [0, '#ffffff'], [0.5, '#b4c2cc'], [1, '#6d7f8c']),
  slanted('mw-teal', [0, '#9ceadd'], [0.5, '#27a89d'], [1, '#0b5f60']),
  slanted('mw-wicker', [0, '#ffdf9e'], [0.5, '#d99c4a'], [1, '#8d5a1e']),
  slanted('mw-denim', [0, '#8db9ea'], [0.5, '#3f6fb4'], [1, '#1d3a6e']),
  slanted('mw-sun', [0, '#fff3b0'], [0.5, '#ffc93f'], [1, '#d48a0e']),
  upright('mw-sock', [0, '#ff9a6b'], [1, '#d9432f']),
].join('')

const ink = '#12293b'
const edge = `stroke="${ink}" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round"`
const line = `fill="none" ${edge}`
const bubble = (x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#eefaff" ${edge}/>${glint(`M${x - r * 0.5} ${y - r * 0.1}C${x - r * 0.5} ${y - r * 0.4} ${x - r * 0.3} ${y - r * 0.5} ${x} ${y - r * 0.55}`, 2.4, 1, '#3f9bc4')}`
const ridges = [32, 40, 48, 56, 64].map((y) => `M26 ${y}q4-5 8 0t8 0 8 0 8 0 8 0 8 0`).join('')
const weave = [0, 1, 2, 3]
  .flatMap((row) =>
    Array.from({ length: 7 - (row > 1 ? 1 : 0) }, (_, at) => {
      const x = 15 + at * 10.4 + row * 2 + (row % 2) * 3
      return `M${x.toFixed(1)} ${57 + row * 10}q3.500-5 7 0`
    }),
  )
  .join('')

/** The symbols: what goes through the wash, and what it is done with. */
export const symbols: Record<Kind, string> = {
  A: `<path d="M37 4L40 20M63 4L60 20" ${line}/><path d="M34 16C40 26 46 24 50 18 54 24 60 26 66 16L63 44H37Z" fill="url(#mw-rose)" ${edge}/><path d="M37 48H63C68 62 84 74 94 90 88 94 84 98 77 93 70 98 64 98 59 94 53 99 47 99 41 94 36 98 30 98 23 93 16 98 12 94 6 90 16 74 32 62 37 48Z" fill="url(#mw-rose)" ${edge}/><path d="M36 42H64V50H36Z" fill="url(#mw-linen)" ${edge}/><path d="M50 46C40 36 34 42 36 46S42 54 50 46ZM50 46C60 36 66 42 64 46S58 54 50 46Z" fill="url(#mw-linen)" ${edge}/><path d="M43 56C40 70 32 82 24 90M57 56C60 70 68 82 76 90M50 58V92" ${line}/>`,
  B: `<path d="M88 32C96 28 92 18 84 18 78 18 78 8 90 6" ${line}/><path d="M28 46C22 18 42 16 56 16H80C92 16 94 28 86 46H74C78 34 78 28 70 28H54C42 28 38 34 42 46Z" fill="url(#mw-teal)" ${edge}/><path d="M4 80C6 56 26 44 48 44H86L94 80Z" fill="url(#mw-teal)" ${edge}/><path d="M3 80H97V89H3Z" fill="url(#mw-steel)" ${edge}/><circle cx="66" cy="61" r="9" fill="url(#mw-linen)" ${edge}/><path d="M66 61V54" ${line}/>${glint('M14 72C18 60 28 53 40 51', 4, 0.85)}<path d="M14 30c-6-6 6-10 0-16M6 40c-4-5 2-8 0-12" fill="none" stroke="#9fd0e8" stroke-width="3.5" stroke-linecap="round"/>`,
  C: `<path d="M50 20V14C58 14 58 3 50 3 46 3 43 5 43 9" ${line}/><path d="M34 20L66 20 84 28 99 58 83 66 77 54V95H23V54L17 66 1 58 16 28Z" fill="url(#mw-linen)" ${edge}/><path d="M36 18L50 34 40 44 29 24ZM64 18L50 34 60 44 71 24Z" fill="url(#mw-linen)" ${edge}/><path d="M50 36V95M24 54L26 40M76 54L74 40" ${line}/><path d="M50 48h.1M50 62h.1M50 76h.1" stroke="#3f9bc4" stroke-width="6" stroke-linecap="round"/><path d="M58 52H71V64L64.500 68 58 64Z" fill="#cfe6f4" ${edge}/>`,
  D: `<path d="M10 50C8 34 22 36 26 26 30 14 42 24 50 16 58 8 68 16 72 26 88 26 94 38 90 50Z" fill="url(#mw-linen)" ${edge}/><path d="M26 26C32 30 34 36 32 44M50 16C46 26 52 32 50 44M72 26C66 32 70 38 66 44" ${line}/><path d="M14 58C2 58 2 74 18 76M86 58C98 58 98 74 82 76" fill="none" stroke="${ink}" stroke-width="7" stroke-linecap="round"/><path d="M14 58C2 58 2 74 18 76M86 58C98 58 98 74 82 76" fill="none" stroke="#d99c4a" stroke-width="3" stroke-linecap="round"/><path d="M12 50H88L78 96H22Z" fill="url(#mw-wicker)" ${edge}/><path d="${weave}" fill="none" stroke="#5f3a10" stroke-width="2.4" stroke-linecap="round"/><path d="M6 44H94V53H6Z" fill="url(#mw-wicker)" ${edge}/>`,
  E: `<path d="M27 20H63V48C63 56 72 60 82 66 98 74 96 96 78 96 60 96 46 90 36 80 27 70 27 62 27 52Z" fill="url(#mw-sock)" ${edge}/><path d="M28 28H62V36H28ZM28 44H62C62 48 63 50 64 52H28Z" fill="#fff3e2"/><path d="M27 60C38 60 44 70 38 82 27 72 27 66 27 60ZM78 64C96 72 98 94 80 96 70 88 70 74 78 64Z" fill="url(#mw-sun)" ${edge}/><path d="M24 4H66V21H24Z" fill="url(#mw-sun)" ${edge}/><path d="M33 6V19M41 6V19M49 6V19M57 6V19" ${line}/>`,
  F: `<path d="M14 4H86V70H80V97H68V78H32V97H20V70H14Z" fill="url(#mw-wicker)" ${edge}/><path d="M23 10H77V22H23Z" fill="url(#mw-wicker)" ${edge}/><path d="M24 26H76V70H24Z" fill="url(#mw-steel)" ${edge}/><path d="${ridges}" fill="none" stroke="${ink}" stroke-width="3" stroke-linecap="round"/><path d="M32 78V70M68 78V70" ${line}/>`,
  G: `${bubble(26, 24, 15)}${bubble(60, 16, 10)}${bubble(80, 32, 7)}<path d="M6 62C6 48 18 44 32 44H68C82 44 94 48 94 62V74C94 90 84 94 68 94H32C16 94 6 90 6 74Z" fill="url(#mw-sun)" ${edge}/><path d="M6 64C8 78 20 80 32 80H68C80 80 92 78 94 64" ${line}/><ellipse cx="50" cy="62" rx="27" ry="9" fill="none" ${edge}/>${glint('M16 58C18 52 24 50 32 50', 4, 0.95)}`,
  H: `<path d="M18 16H82L92 92 60 96 50 48 40 96 8 92Z" fill="url(#mw-denim)" ${edge}/><path d="M18 4H82V17H18Z" fill="url(#mw-denim)" ${edge}/><path d="M28 2h6v18h-6ZM66 2h6v18h-6Z" fill="#1d3a6e" ${edge}/><path d="M19 24C24 36 34 36 40 18M81 24C76 36 66 36 60 18M50 18V48M50 38C58 38 58 26 58 18" ${line}/><circle cx="50" cy="10.500" r="3.4" fill="url(#mw-sun)" ${edge}/><path d="M10 82L42 86M90 82L58 86" fill="none" stroke="#ffd98a" stroke-width="2.4" stroke-dasharray="4 3"/><path d="M22 50L36 54M24 62L34 65" fill="none" stroke="#cfe3fb" stroke-width="2.6" stroke-linecap="round"/>`,
}
