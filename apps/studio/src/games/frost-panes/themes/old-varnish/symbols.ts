import { across, around, ball, glint, slanted } from '../../../../page-kit/look/paint.ts'
import type { Kind } from '../../play/maths.ts'

/** What the symbols are filled with. */
export const fills = [
  slanted('ov-gold', [0, '#fff2b4'], [0.45, '#dba93c'], [1, '#7e5210']),
  slanted('ov-wood', [0, '#f2c98c'], [0.5, '#b87b3e'], [1, '#6a3f18']),
  slanted('ov-dark', [0, '#3f6b5c'], [1, '#12312a']),
  slanted('ov-paper', [0, '#ffffff'], [0.6, '#f4ecdc'], [1, '#cdbf9f']),
  slanted('ov-plaster', [0, '#ffffff'], [0.5, '#e6e4e0'], [1, '#9b9a9c']),
  slanted('ov-red', [0, '#ff9b7c'], [0.5, '#cf3d2c'], [1, '#7a1616']),
  slanted('ov-blue', [0, '#a8d4f2'], [0.5, '#3d7cb8'], [1, '#173f70']),
  across('ov-tin', [0, '#7d8790'], [0.35, '#ffffff'], [0.7, '#a9b3bb'], [1, '#59646e']),
  ball('ov-joint', [0, '#ffe3b2'], [0.5, '#cf9450'], [1, '#74451a']),
].join('')

const ink = '#241608'
const edge = `stroke="${ink}" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round"`
const line = `fill="none" ${edge}`
const beads = around(
  18,
  (angle) => `<circle cx="50" cy="3.5" r="2.6" transform="translate(50 50) scale(.84 1) translate(-50 -50) rotate(${angle} 50 50)"/>`,
)
/** A part of the lay figure: turned wood between two points. */
const limb = (path: string, width: number) =>
  `<path d="${path}" fill="none" stroke="${ink}" stroke-width="${width + 5}" stroke-linecap="round" stroke-linejoin="round"/><path d="${path}" fill="none" stroke="#d39a58" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const joint = (x: number, y: number, r: number) => `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#ov-joint)" ${edge}/>`
const dab = (x: number, y: number, colour: string, r = 7) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}" ${edge}/>`

/** The symbols: what stands about in a restorer's workshop. */
export const symbols: Record<Kind, string> = {
  A: `<ellipse cx="50" cy="50" rx="40" ry="47" fill="url(#ov-gold)" ${edge}/><g fill="#fff6cc" stroke="${ink}" stroke-width="1">${beads}</g><ellipse cx="50" cy="50" rx="30" ry="36" fill="url(#ov-dark)" ${edge}/><path d="M25 70C30 60 40 58 50 58S70 60 75 70C68 81 60 86 50 86S32 81 25 70Z" fill="url(#ov-red)" ${edge}/><circle cx="50" cy="19" r="6" fill="#7a4a1e" ${edge}/><path d="M36 48C30 18 70 18 64 48Z" fill="#7a4a1e" ${edge}/><path d="M40 38C44 34 48 31 52 30 58 32 60 36 60 42 60 52 56 58 50 58S40 52 40 42Z" fill="#ffe2c4" ${edge}/><path d="M36 61C42 55 58 55 64 61 60 69 40 69 36 61Z" fill="url(#ov-paper)" ${edge}/><path d="M45.500 43h.1M54.500 43h.1" stroke="${ink}" stroke-width="3.4" stroke-linecap="round"/><path d="M47 51q3 2 6 0" fill="none" stroke="#a3322a" stroke-width="2.4" stroke-linecap="round"/>`,
  B: `<path d="M54 8C82 8 98 28 96 50 94 66 82 62 74 66 66 71 74 82 64 90 52 98 24 92 11 74-2 52 8 30 24 18 33 11 43 8 54 8Z" fill="url(#ov-wood)" ${edge}/><ellipse cx="60" cy="74" rx="8" ry="6" fill="#2c3f38" ${edge} transform="rotate(-30 60 74)"/>${dab(28, 36, '#f7f2e4')}${dab(50, 22, '#f0b62e', 8)}${dab(74, 28, '#d23f2c', 7)}${dab(82, 48, '#7b2b52', 6)}${dab(20, 58, '#2f6fae', 8)}${dab(34, 76, '#2f7a4a', 7)}<path d="M40 52C46 44 56 46 58 54" fill="none" stroke="#fff0d0" stroke-opacity=".8" stroke-width="3.4" stroke-linecap="round"/>`,
  C: `<path d="M50 6V93M46 8L20 93M54 8L80 93" fill="none" stroke="${ink}" stroke-width="8" stroke-linecap="round"/><path d="M50 6V93M46 8L20 93M54 8L80 93" fill="none" stroke="#c88a4a" stroke-width="3.600" stroke-linecap="round"/><path d="M14 18H86V66H14Z" fill="url(#ov-paper)" ${edge}/><path d="M20 24H80V60H20Z" fill="#a8d4f2" stroke="${ink}" stroke-width="1.6"/><circle cx="64" cy="35" r="6" fill="#ffe9a0"/><path d="M20 54L36 38 50 50 62 44 80 54V60H20Z" fill="#2f6b4a"/><path d="M44 8H56V18H44ZM10 66H90V75H10Z" fill="url(#ov-wood)" ${edge}/>`,
  D: `<ellipse cx="50" cy="93" rx="32" ry="5.500" fill="url(#ov-wood)" ${edge}/>${limb('M44 60L36 74 42 90M56 60L66 74 60 90', 6)}${limb('M38 32L20 42 10 26M62 32L80 24 90 8', 5)}<path d="M36 27H64L58 46H42Z" fill="url(#ov-wood)" ${edge}/><path d="M42 50H58L62 62H38Z" fill="url(#ov-wood)" ${edge}/>${joint(50, 48, 5)}${joint(37, 30, 5)}${joint(63, 30, 5)}${joint(20, 42, 4.5)}${joint(80, 24, 4.5)}${joint(36, 74, 4.5)}${joint(66, 74, 4.5)}<path d="M46 20H54V28H46Z" fill="#a0662e" ${edge}/><ellipse cx="50" cy="13" rx="9" ry="11" fill="url(#ov-joint)" ${edge}/>`,
  E: `<g transform="rotate(32 50 50) translate(6.500 6.500) scale(.87)"><path d="M41 -2H59V14H41Z" fill="url(#ov-tin)" ${edge}/><path d="M46 2V12M50 2V12M54 2V12" ${line}/><path d="M44 14H56L66 26H34Z" fill="url(#ov-tin)" ${edge}/><path d="M34 26H66L72 88H28Z" fill="url(#ov-tin)" ${edge}/><path d="M33 38H67L69.500 66H30.500Z" fill="url(#ov-blue)" ${edge}/><path d="M38 48H62M39 56H54" stroke="#fff" stroke-width="3.4" stroke-linecap="round"/><path d="M25 86H75V100H25Z" fill="url(#ov-tin)" ${edge}/><path d="M26 93H74" ${line}/></g>`,
  F: `<path d="M61 66L68 59 96 87C99 93 93 99 87 96Z" fill="url(#ov-wood)" ${edge}/><path d="M56 62L62 56 70 64 64 70Z" fill="url(#ov-gold)" ${edge}/><circle cx="38" cy="38" r="35" fill="url(#ov-gold)" ${edge}/><circle cx="38" cy="38" r="27" fill="#dff0ee" ${edge}/><path d="M22 56L32 44 26 32 38 20M32 44L48 46 60 34M48 46L46 60" fill="none" stroke="#8a5a22" stroke-width="2.4" stroke-linejoin="round"/>${glint('M18 36C19 26 25 19 34 17', 4.5, 1)}`,
  G: `<path d="M30 58L18 24M44 56L42 20M56 56L62 24M70 58L84 26" fill="none" stroke="${ink}" stroke-width="7" stroke-linecap="round"/><path d="M30 58L18 24M44 56L42 20M56 56L62 24M70 58L84 26" fill="none" stroke="#d39a58" stroke-width="3" stroke-linecap="round"/><path d="M13 24L21 21C20 12 14 6 8 3 7 12 8 20 13 24ZM37 20H47C49 12 47 6 42 1 37 6 35 12 37 20ZM57 25L67 27 70 5 58 2ZM80 25L88 29C98 22 99 14 97 6 92 10 88 8 84 10 82 14 78 18 80 25Z" fill="url(#ov-red)" ${edge}/><path d="M24 56H76V64H24Z" fill="url(#ov-paper)" ${edge}/><path d="M26 64H74L70 97H30Z" fill="url(#ov-blue)" ${edge}/><path d="M28 76C40 82 60 82 72 76" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="3.4"/>`,
  H: `<path d="M26 86H74V97H26Z" fill="url(#ov-plaster)" ${edge}/><path d="M42 52H58L62 66H38Z" fill="url(#ov-plaster)" ${edge}/><path d="M38 62C24 64 10 68 12 78 18 88 34 88 50 88S82 88 88 78C90 68 76 64 62 62 58 70 42 70 38 62Z" fill="url(#ov-plaster)" ${edge}/><path d="M22 82C34 72 60 80 80 66M34 86C48 78 66 82 84 74" ${line}/><path d="M33 28C31 8 69 8 67 28 68 44 60 57 50 57S32 44 33 28Z" fill="url(#ov-plaster)" ${edge}/><path d="M30 30C24 26 26 18 31 18 28 10 36 6 41 9 44 2 56 2 59 9 64 6 72 10 69 18 74 18 76 26 70 30 66 28 66 24 66 21 60 24 56 20 53 18 48 22 40 24 34 21 34 24 34 28 30 30Z" fill="url(#ov-plaster)" ${edge}/><path d="M40 32q4-3 7 0M53 32q4-3 7 0M50 31V41H47M45 48q5 3 10 0" ${line}/>`,
}
