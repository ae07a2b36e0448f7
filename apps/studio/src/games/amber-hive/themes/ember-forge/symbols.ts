import { across, ball, glint, glow, shadow, slanted, upright } from '../../../../page-kit/look/paint.ts'
import type { ReelSymbol } from '../../play/maths.ts'

/** What the symbols are filled with. */
export const fills = [
  glow('ef-heat', '#ff9a3c', 0.75),
  slanted('ef-steel', [0, '#f2f6fb'], [0.35, '#a3b1c2'], [0.75, '#4c5a6d'], [1, '#1d2530']),
  slanted('ef-iron', [0, '#8a919c'], [0.4, '#4a505b'], [1, '#14171d']),
  slanted('ef-hot', [0, '#fff6c0'], [0.35, '#ffb53c'], [0.7, '#e2501a'], [1, '#7a140c']),
  ball('ef-coal', [0, '#fffbd0'], [0.3, '#ffc74a'], [0.65, '#e8541c'], [1, '#5c0f0c']),
  ball('ef-crust', [0, '#5b3a34'], [1, '#170c0d']),
  slanted('ef-oak', [0, '#e0a871'], [0.45, '#91582e'], [1, '#40220f']),
  slanted('ef-hide', [0, '#c98a62'], [0.45, '#7c4428'], [1, '#32170d']),
  slanted('ef-brass', [0, '#fff0bc'], [0.45, '#d9a445'], [1, '#74480f']),
  across('ef-rod', [0, '#20252e'], [0.3, '#b4bfcc'], [0.6, '#5d6877'], [1, '#171b22']),
  upright('ef-tip', [0, '#4c5a6d'], [0.6, '#8a2f1c'], [0.85, '#ff9a3c'], [1, '#fff3b8']),
].join('')

const scroll = (x: number, y: number, flip: 1 | -1) =>
  `<path d="M${x} ${y}c${8 * flip}-8 ${16 * flip} 0 ${12 * flip} 8s${-12 * flip} 4 ${-10 * flip}-2 ${6 * flip}-4 ${6 * flip} 0" fill="none" stroke="url(#ef-iron)" stroke-width="3.600" stroke-linecap="round"/>`
const link = (x: number, y: number, turn: number, edge: boolean) =>
  edge
    ? `<rect x="${x - 3.5}" y="${y - 14}" width="7" height="28" rx="3.500" fill="url(#ef-rod)" transform="rotate(${turn} ${x} ${y})"/>`
    : `<rect x="${x - 10}" y="${y - 16}" width="20" height="32" rx="10" fill="none" stroke="url(#ef-steel)" stroke-width="7" transform="rotate(${turn} ${x} ${y})"/>`
const lump = 'M8 56L14 42 28 29 50 23 72 29 88 44 97 58 90 78 68 95 38 96 16 82Z'

/** The symbols. */
export const symbols: Record<ReelSymbol, string> = {
  W: `<circle cx="50" cy="40" r="50" fill="url(#ef-heat)"/>${shadow(40, 95)}<path d="M24 82h54l6 13H18Z" fill="url(#ef-oak)"/><path d="M38 58h26c0 10 4 16 12 24H26c8-8 12-14 12-24Z" fill="url(#ef-iron)"/><path d="M2 34C14 32 22 32 30 32h58c4 0 6 2 6 6-2 10-12 16-24 16-6 0-8 6-8 8H38c0-10-8-14-16-18C14 41 6 38 2 34Z" fill="url(#ef-steel)"/><path d="M28 32h66v7H30Z" fill="#fff" fill-opacity=".35"/><path d="M2 34c12 3 20 3 28 2" stroke="#fff" stroke-opacity=".7" stroke-width="1.800" fill="none"/><path d="M40 23h40v9H40Z" fill="url(#ef-hot)"/><path d="M36 17h14v15H36Z" fill="url(#ef-hot)"/><circle cx="60" cy="27" r="22" fill="url(#ef-heat)" fill-opacity=".6"/><g stroke="#ffe28a" stroke-width="2" stroke-linecap="round"><path d="M58 14l-3-11M70 15l5-11M82 20l12-8M46 11l-6-8"/></g><path d="M38 70h26" stroke="#0e1116" stroke-opacity=".5" stroke-width="2.400"/>`,
  D: `<circle cx="50" cy="54" r="46" fill="url(#ef-heat)"/><path d="M30 30C24 18 32 12 30 2 42 8 42 16 48 20 48 12 56 8 58 0 68 10 62 20 70 24 74 20 74 16 76 12 86 24 80 34 76 40Z" fill="url(#ef-hot)" fill-opacity=".85"/><path d="${lump}" fill="url(#ef-coal)"/><path d="M14 46L28 30 46 26 42 42 26 52ZM52 25L70 30 66 44 48 42ZM76 36L94 54 78 60 70 48ZM92 62L84 80 66 92 70 66ZM22 60L44 48 64 52 60 62 34 72ZM62 70L60 94 36 92 38 78ZM10 54L18 60 30 78 28 88 14 76Z" fill="url(#ef-crust)"/><path d="M28 30L46 26M52 25l18 5M76 36l18 18" stroke="#c98a72" stroke-opacity=".7" stroke-width="1.800"/><path d="M14 50L44 46 48 24M44 46L68 48 74 33M68 48L66 64 96 58M66 64L34 76 20 58M66 64V92M34 76L33 92" fill="none" stroke="#fff3b0" stroke-opacity=".7" stroke-width="1.600" stroke-linejoin="round"/>`,
  A: `${shadow(42, 96)}<g fill="none" stroke="url(#ef-iron)" stroke-width="5"><path d="M10 96V34M90 96V34M50 96V20"/><path d="M10 92h80M10 54h80" stroke-width="5"/><path d="M8 40C20 22 34 16 50 14 66 16 80 22 92 40" stroke-width="5"/><path d="M22 92V58M36 92V58M64 92V58M78 92V58" stroke-width="3.400"/></g><path d="M10 22l5 13H5ZM90 22l5 13H85ZM50 0l6 16H44ZM22 50l3.500 8h-7ZM36 50l3.500 8h-7ZM64 50l3.500 8h-7ZM78 50l3.500 8h-7Z" fill="url(#ef-brass)"/>${scroll(26, 46, 1)}${scroll(74, 46, -1)}${scroll(44, 34, -1)}${scroll(56, 34, 1)}${scroll(22, 78, 1)}${scroll(78, 78, -1)}<circle cx="50" cy="72" r="7" fill="url(#ef-brass)"/><circle cx="50" cy="72" r="2.600" fill="#3a2208"/>${glint('M12 44C24 28 36 20 48 18', 1.6, 0.55)}`,
  B: `${shadow(40, 92, 48)}<g transform="translate(7 4) scale(.92)"><path d="M2 62C4 38 30 24 56 22l6 14v28L56 78C30 82 4 78 2 62Z" fill="url(#ef-hide)"/><path d="M8 60C16 48 36 38 58 34M8 64c14-4 32-8 50-10M10 70c14 2 32 2 48 2" fill="none" stroke="#2a120a" stroke-opacity=".65" stroke-width="3"/><path d="M2 60C6 38 28 18 58 16l2 8C34 26 14 40 8 58ZM2 64c4 16 28 22 56 20l2-8C34 80 12 76 8 66Z" fill="url(#ef-oak)"/><path d="M56 22h10l6 12v32l-6 12H56Z" fill="url(#ef-brass)"/><path d="M70 42l24 4v9l-24 4Z" fill="url(#ef-rod)"/><path d="M92 44h6v13h-6Z" fill="url(#ef-iron)"/><path d="M6 54L-2 44M4 68l-6 8" stroke="url(#ef-oak)" stroke-width="6" stroke-linecap="round"/><g fill="#ffe6a6"><circle cx="20" cy="40" r="2"/><circle cx="34" cy="30" r="2"/><circle cx="48" cy="24" r="2"/><circle cx="24" cy="80" r="2"/><circle cx="42" cy="83" r="2"/></g>${glint('M14 46C24 32 40 24 54 21', 2, 0.5)}</g>`,
  C: `${shadow(34, 96)}<path d="M14 40C14 16 30 4 50 4s36 12 36 36c0 20-6 36-12 54H56c8-18 12-34 12-50 0-14-6-22-18-22s-18 8-18 22c0 16 4 32 12 50H26C20 76 14 60 14 40Z" fill="url(#ef-steel)"/><path d="M22 40C22 22 34 12 50 12s28 10 28 28c0 18-5 34-10 50" fill="none" stroke="#1a212b" stroke-opacity=".55" stroke-width="3.400"/><g fill="#11161d"><path d="M21 46l5-1 1 5-5 1ZM24 60l5-1 1 5-5 1ZM28 74l5-1 1 5-5 1ZM79 46l-5-1-1 5 5 1ZM76 60l-5-1-1 5 5 1ZM72 74l-5-1-1 5 5 1Z"/></g><path d="M24 94h22v-6H23ZM76 94H54v-6h23Z" fill="url(#ef-iron)"/>${glint('M18 36C19 20 32 9 47 8', 2.6, 0.85)}`,
  E: `${shadow(30, 95, 44)}<g transform="translate(4 10) rotate(38 50 50) scale(.88)"><path d="M45 26h10l3 74H42Z" fill="url(#ef-oak)"/><path d="M43 84h14v4H43ZM43.500 92h14v3H43Z" fill="#2a140a" fill-opacity=".6"/><path d="M48 34v60" stroke="#ffd9a8" stroke-opacity=".55" stroke-width="1.600"/><path d="M20 6h46c4 0 6 2 8 4l18 8-18 8c-2 2-4 4-8 4H20c-4 0-5-2-5-5V11c0-3 1-5 5-5Z" fill="url(#ef-steel)"/><path d="M14 9h8v18h-8Z" fill="url(#ef-iron)"/><path d="M42 4h16v28H42Z" fill="url(#ef-iron)"/><path d="M20 10h50" stroke="#fff" stroke-opacity=".75" stroke-width="2.400" stroke-linecap="round"/></g>`,
  F: `${link(20, 20, -42, false)}${link(50, 50, -42, false)}${link(80, 80, -42, false)}${link(35, 35, 48, true)}${link(65, 65, 48, true)}${glint('M10 22C11 15 15 11 21 10M40 52c1-7 5-11 11-12M70 82c1-7 5-11 11-12', 2, 0.8)}`,
  G: `<g transform="rotate(22 50 50)">${shadow(6, 96)}<path d="M45 20h10l-1 46-4 32-4-32Z" fill="url(#ef-tip)"/><path d="M50 20h5l-1 46-4 32Z" fill="#0e1116" fill-opacity=".3"/><path d="M30 16L38 6 50 2l12 4 8 10-8 6-12 2-12-2Z" fill="url(#ef-steel)"/><path d="M38 6l12 6 12-6M30 16l20-4 20 4M50 12v12" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="1.600"/><path d="M30 16l8 6 12 2 12-2 8-6-8 10-12 3-12-3Z" fill="#1d2530"/></g>`,
}
