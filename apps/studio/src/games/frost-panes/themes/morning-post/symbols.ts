import { around, ball, slanted } from '../../../../page-kit/look/paint.ts'
import type { Kind } from '../../play/maths.ts'

/** What the symbols are filled with. */
export const fills = [
  slanted('mp-red', [0, '#ff8a70'], [0.5, '#d63a2f'], [1, '#861a1c']),
  slanted('mp-blue', [0, '#a9d0f0'], [0.5, '#3f7fb8'], [1, '#173d68']),
  slanted('mp-kraft', [0, '#f0d0a0'], [0.5, '#c8965a'], [1, '#84572a']),
  slanted('mp-leather', [0, '#d08a50'], [0.5, '#8f4f28'], [1, '#4a2410']),
  slanted('mp-paper', [0, '#ffffff'], [0.6, '#f3ead8'], [1, '#d3c2a2']),
  slanted('mp-brass', [0, '#fff0b0'], [0.5, '#d9a63e'], [1, '#7c5312']),
  ball('mp-wax', [0, '#ff9a86'], [0.4, '#c9202c'], [1, '#6a0a18']),
].join('')

const ink = '#261a2e'
const edge = `stroke="${ink}" stroke-width="2.600" stroke-linejoin="round" stroke-linecap="round"`
const wheel = (x: number) =>
  `<circle cx="${x}" cy="66" r="19" fill="none" stroke="${ink}" stroke-width="5"/><circle cx="${x}" cy="66" r="3.500" fill="${ink}"/>${around(8, (angle) => `<path d="M${x} 66v-18" transform="rotate(${angle} ${x} 66)" stroke="${ink}" stroke-width="1.200"/>`)}`
const teeth = Array.from(
  { length: 9 },
  (_, at) =>
    `<circle cx="${14 + at * 9}" cy="8" r="2.800"/><circle cx="${14 + at * 9}" cy="92" r="2.800"/><circle cx="12" cy="${14 + at * 9}" r="2.800"/><circle cx="88" cy="${14 + at * 9}" r="2.800"/>`,
).join('')

/** The symbols: what a post office has to do with. */
export const symbols: Record<Kind, string> = {
  A: `<path d="M12 8H88V92H12Z" fill="#fffaf0"/><g fill="#5d4a38">${teeth}</g><path d="M20 17H80V83H20Z" fill="url(#mp-blue)" stroke="${ink}" stroke-width="2"/><path d="M20 70l16-16 12 10 14-20 18 22v17H20Z" fill="#173d68"/><circle cx="62" cy="34" r="9" fill="#fff0b0"/><path d="M28 36c4-6 8-6 10-1 3-5 7-5 10 1" fill="none" stroke="#fff" stroke-width="3.500" stroke-linecap="round"/>`,
  B: `<path d="M24 28C24 12 34 6 50 6S76 12 76 28V92H24Z" fill="url(#mp-red)" ${edge}/><path d="M18 86H82V96H18Z" fill="#3a2a34" ${edge}/><path d="M20 28H80" stroke="${ink}" stroke-width="5"/><path d="M34 38H66V46H34Z" fill="${ink}"/><path d="M36 56H64V76H36Z" fill="url(#mp-paper)" ${edge}/><path d="M40 62h20M40 68h14" stroke="${ink}" stroke-width="2"/><path d="M32 22c2-6 8-9 14-10" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="3.500" stroke-linecap="round"/>`,
  C: `${wheel(22)}${wheel(78)}<path d="M22 66L38 36H66L78 66M38 36L52 66H22M66 36L52 66" fill="none" stroke="url(#mp-red)" stroke-width="5" stroke-linejoin="round"/><path d="M66 36L62 22H74M38 36l-3-8" fill="none" stroke="${ink}" stroke-width="4" stroke-linecap="round"/><path d="M26 24h18c2 0 2 5 0 5H30Z" fill="${ink}"/><circle cx="52" cy="66" r="6" fill="url(#mp-brass)" stroke="${ink}" stroke-width="2"/><path d="M70 26H94V44H72Z" fill="url(#mp-leather)" ${edge}/><path d="M70 30c8 6 16 6 24 0" fill="none" stroke="${ink}" stroke-width="2"/>`,
  D: `<path d="M30 40C34 8 66 8 70 40" fill="none" stroke="#4a2410" stroke-width="7"/><path d="M10 36H90L86 92H14Z" fill="url(#mp-leather)" ${edge}/><path d="M10 36H90L84 64C64 72 36 72 16 64Z" fill="#a8643a" ${edge}/><path d="M28 36V78M72 36V78" stroke="#3d1c0c" stroke-width="7"/><path d="M23 66h10v12H23ZM67 66h10v12H67Z" fill="url(#mp-brass)" stroke="${ink}" stroke-width="2"/><path d="M40 26L60 22 64 36H42Z" fill="url(#mp-paper)" ${edge}/>`,
  E: `<path d="M8 32L50 16 92 32V78L50 96 8 78Z" fill="url(#mp-kraft)" ${edge}/><path d="M8 32L50 48 92 32M50 48V96" fill="none" ${edge}/><path d="M28 24L70 40V88M30 40V87" fill="none" stroke="#fff3dc" stroke-width="4"/><path d="M50 26C38 8 24 14 36 24 42 28 48 26 50 26ZM50 26C62 8 76 14 64 24 58 28 52 26 50 26Z" fill="#fff3dc" ${edge}/>`,
  F: `<path d="M50 8C60 4 68 12 76 14 88 18 86 30 90 40 98 52 88 58 88 68 86 82 74 80 66 88 56 98 48 90 38 90 24 92 22 80 14 72 4 62 12 52 10 42 8 28 20 26 26 16 32 6 42 12 50 8Z" fill="url(#mp-wax)" ${edge}/><circle cx="50" cy="50" r="27" fill="none" stroke="#5a0814" stroke-width="4"/><path d="M50 31L55.500 43.500 69 45 59 54 62 67.500 50 60.500 38 67.500 41 54 31 45 44.500 43.500Z" fill="#5a0814"/><path d="M20 36C24 26 32 20 40 18" fill="none" stroke="#ffd8cc" stroke-width="4" stroke-linecap="round"/>`,
  G: `<path d="M30 58C30 48 38 46 40 40V34H64V40C66 46 74 48 74 58V88C74 94 30 94 30 88Z" fill="url(#mp-blue)" ${edge}/><path d="M36 28H68V36H36Z" fill="#2b2440" ${edge}/><path d="M36 62H68V80H36Z" fill="url(#mp-paper)" stroke="${ink}" stroke-width="1.800"/><path d="M54 34C58 20 74 6 94 4 92 18 80 28 66 30Z" fill="url(#mp-paper)" ${edge}/><path d="M54 36C62 24 74 14 90 7" fill="none" ${edge}/>`,
  H: `<path d="M6 22H94V80H6Z" fill="url(#mp-paper)" ${edge}/><path d="M6 80L40 48M94 80L60 48" fill="none" ${edge}/><path d="M6 22L50 60 94 22" fill="#fff" ${edge}/>`,
}
