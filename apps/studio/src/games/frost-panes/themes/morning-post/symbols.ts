import { across, ball, glint, slanted } from '../../../../page-kit/look/paint.ts'
import type { Kind } from '../../play/maths.ts'

/** What the symbols are filled with. */
export const fills = [
  slanted('mp-red', [0, '#ff8a70'], [0.5, '#d63a2f'], [1, '#861a1c']),
  slanted('mp-blue', [0, '#a9d0f0'], [0.5, '#3f7fb8'], [1, '#173d68']),
  slanted('mp-kraft', [0, '#f0d0a0'], [0.5, '#c8965a'], [1, '#84572a']),
  slanted('mp-leather', [0, '#d08a50'], [0.5, '#8f4f28'], [1, '#4a2410']),
  slanted('mp-paper', [0, '#ffffff'], [0.6, '#f3ead8'], [1, '#d3c2a2']),
  slanted('mp-brass', [0, '#fff0b0'], [0.5, '#d9a63e'], [1, '#7c5312']),
  across('mp-steel', [0, '#8794a4'], [0.5, '#ffffff'], [1, '#6b7888']),
  ball('mp-wax', [0, '#ff9a86'], [0.4, '#c9202c'], [1, '#6a0a18']),
].join('')

const ink = '#261a2e'
const edge = `stroke="${ink}" stroke-width="2.600" stroke-linejoin="round" stroke-linecap="round"`
const tyre = (x: number) =>
  `<circle cx="${x}" cy="80" r="13" fill="#2b2440" ${edge}/><circle cx="${x}" cy="80" r="5.500" fill="#dfe3ea" stroke="${ink}" stroke-width="1.800"/>`
const keys = [0, 1, 2]
  .map((row) => Array.from({ length: 6 }, (_, at) => `M${22 + at * 10.4 + (row % 2) * 4} ${63 + row * 9}h.1`).join(''))
  .join('')

/** The symbols: what a morning's post comes with and passes through. */
export const symbols: Record<Kind, string> = {
  A: `<path d="M4 22H62V80H4Z" fill="url(#mp-red)" ${edge}/><path d="M62 38H80L97 60V80H62Z" fill="url(#mp-red)" ${edge}/><path d="M68 44H78L88 59H68Z" fill="#cfe6f4" ${edge}/><path d="M4 66H97V72H4Z" fill="url(#mp-brass)" ${edge}/><path d="M16 32H50V56H16Z" fill="url(#mp-paper)" ${edge}/><path d="M16 32L33 47 50 32" fill="none" ${edge}/><path d="M90 62H97V67H90Z" fill="#fff4b8" ${edge}/>${tyre(24)}${tyre(78)}${glint('M10 60V30', 3, 0.6)}`,
  B: `<path d="M44 60H58V98H44Z" fill="url(#mp-kraft)" ${edge}/><path d="M72 34V6H94V20H79V34" fill="url(#mp-red)" ${edge}/><path d="M26 18H76C90 18 95 28 95 40V66H26Z" fill="url(#mp-blue)" ${edge}/><path d="M6 66V40C6 28 14 18 26 18S46 28 46 40V66Z" fill="url(#mp-blue)" ${edge}/><path d="M13 66V42C13 32 18 26 26 26S39 32 39 42V66Z" fill="#17233f" ${edge}/><path d="M10 46L34 38 40 54 14 64Z" fill="url(#mp-paper)" ${edge}/><path d="M10 46L27 51 34 38" fill="none" ${edge}/>${glint('M50 28H74C82 28 86 32 87 40', 3, 0.8)}`,
  C: `<path d="M14 97L20 84H80L86 97Z" fill="url(#mp-leather)" ${edge}/><path d="M44 22H56V40H44Z" fill="url(#mp-brass)" ${edge}/><circle cx="50" cy="61" r="27" fill="url(#mp-brass)" ${edge}/><circle cx="50" cy="61" r="20" fill="url(#mp-paper)" ${edge}/><path d="M50 44v5M50 78v-5M33 61h5M67 61h-5M38 49l3.500 3.500M62 49l-3.500 3.500" fill="none" ${edge}/><path d="M50 61L61 52" fill="none" stroke="#c9202c" stroke-width="4" stroke-linecap="round"/><circle cx="50" cy="61" r="3" fill="${ink}"/><path d="M10 14H90C90 22 82 25 74 25H26C18 25 10 22 10 14Z" fill="url(#mp-brass)" ${edge}/><path d="M24 5H70V14H24Z" fill="url(#mp-paper)" ${edge}/>`,
  D: `<path d="M28 4H72V42H28Z" fill="url(#mp-paper)" ${edge}/><path d="M35 14H64M35 22H60M35 30H64" fill="none" stroke="${ink}" stroke-width="2.400" stroke-linecap="round"/><path d="M4 36H96V50H4Z" fill="#3a3350" ${edge}/><path d="M12 32H20V54H12ZM80 32H88V54H80Z" fill="url(#mp-brass)" ${edge}/><path d="M16 50H84L97 92C97 96 94 97 90 97H10C6 97 3 96 3 92Z" fill="url(#mp-blue)" ${edge}/><path d="${keys}" fill="none" stroke="${ink}" stroke-width="8.500" stroke-linecap="round"/><path d="${keys}" fill="none" stroke="#fff7e2" stroke-width="5" stroke-linecap="round"/><path d="M30 91H70" stroke="#fff7e2" stroke-width="5" stroke-linecap="round"/>`,
  E: `<path d="M8 32L50 16 92 32V78L50 96 8 78Z" fill="url(#mp-kraft)" ${edge}/><path d="M8 32L50 48 92 32M50 48V96" fill="none" ${edge}/><path d="M28 24L70 40V88M30 40V87" fill="none" stroke="#fff3dc" stroke-width="4"/><path d="M50 26C38 8 24 14 36 24 42 28 48 26 50 26ZM50 26C62 8 76 14 64 24 58 28 52 26 50 26Z" fill="#fff3dc" ${edge}/>`,
  F: `<path d="M50 8C60 4 68 12 76 14 88 18 86 30 90 40 98 52 88 58 88 68 86 82 74 80 66 88 56 98 48 90 38 90 24 92 22 80 14 72 4 62 12 52 10 42 8 28 20 26 26 16 32 6 42 12 50 8Z" fill="url(#mp-wax)" ${edge}/><circle cx="50" cy="50" r="27" fill="none" stroke="#5a0814" stroke-width="4"/><path d="M50 31L55.500 43.500 69 45 59 54 62 67.500 50 60.500 38 67.500 41 54 31 45 44.500 43.500Z" fill="#5a0814"/><path d="M20 36C24 26 32 20 40 18" fill="none" stroke="#ffd8cc" stroke-width="4" stroke-linecap="round"/>`,
  G: `<path d="M72 80C82 86 88 92 94 86" fill="none" stroke="${ink}" stroke-width="6" stroke-linecap="round"/><path d="M72 80C82 86 88 92 94 86" fill="none" stroke="#e6c08a" stroke-width="2.400" stroke-linecap="round"/><circle cx="46" cy="50" r="42" fill="url(#mp-kraft)" ${edge}/><path d="M10 34C30 20 62 16 82 30M6 46C28 30 66 26 87 42M5 58C30 40 66 38 88 54M50 62C64 56 78 56 86 62M28 88C20 74 20 60 28 48M40 92C32 76 32 62 40 46M52 92C46 78 46 66 50 50M18 80C12 70 12 62 16 54" fill="none" ${edge}/><path d="M24 20C34 13 48 12 58 14" fill="none" stroke="#fff3dc" stroke-width="4" stroke-linecap="round"/>`,
  H: `<g transform="rotate(45 50 50)"><path d="M43 44L44 2C46-8 50-12 56-14 57-8 57 20 57 44Z" fill="url(#mp-steel)" ${edge}/><path d="M50 0V40" stroke="${ink}" stroke-width="2"/><path d="M40 44H60V52H40Z" fill="url(#mp-brass)" ${edge}/><path d="M50 52C62 52 66 68 66 84 66 100 60 112 50 112S34 100 34 84C34 68 38 52 50 52Z" fill="url(#mp-leather)" ${edge}/><circle cx="50" cy="98" r="5.500" fill="#fff3dc" ${edge}/><path d="M42 66C42 74 41 82 42 90" fill="none" stroke="#f0d0a0" stroke-width="3.500" stroke-linecap="round"/></g>`,
}
