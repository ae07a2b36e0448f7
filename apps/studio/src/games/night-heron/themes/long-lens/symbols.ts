import { across, around, ball, glint, glow, shadow, slanted, upright } from '../../../../page-kit/look/paint.ts'
import type { ReelSymbol } from '../../play/maths.ts'

/** What the symbols are filled with. */
export const fills = [
  glow('ll-halo', '#ffdf9a', 0.55),
  glow('ll-blue', '#9fd0ff', 0.7),
  across('ll-tube', [0, '#5a3c14'], [0.22, '#ffeeb4'], [0.45, '#d9a648'], [0.8, '#8a5c1c'], [1, '#4a2d0b']),
  across('ll-white', [0, '#7f8ba3'], [0.25, '#ffffff'], [0.6, '#d4dbe8'], [1, '#5d6780']),
  slanted('ll-brass', [0, '#fff5cc'], [0.45, '#e3b352'], [1, '#7d5314']),
  slanted('ll-iron', [0, '#8e9ab5'], [0.5, '#48536f'], [1, '#1b2238']),
  slanted('ll-wood', [0, '#d9a06a'], [0.5, '#8f5a30'], [1, '#462711']),
  ball('ll-planet', [0, '#fff1d0'], [0.4, '#eebd7c'], [0.8, '#b8703f'], [1, '#5b2c1c']),
  slanted('ll-ring', [0, '#fff7de'], [0.5, '#d8b98a'], [1, '#8b6745']),
  ball('ll-dome', [0, '#ffffff'], [0.5, '#cfd9ea'], [1, '#5c6b8e']),
  upright('ll-slit', [0, '#0a1236'], [1, '#3d2f6b']),
  ball('ll-owl', [0, '#d8b58c'], [0.5, '#9a6f49'], [1, '#4a3020']),
  slanted('ll-paper', [0, '#fff8e2'], [0.6, '#ecd9ac'], [1, '#b3945c']),
  slanted('ll-glass', [0, '#f2fbff'], [0.5, '#a9d4ee'], [1, '#4c86b5']),
  slanted('ll-tail', [0, '#5f9fff33'], [0.45, '#8fc8ffcc'], [0.85, '#ffffff']),
  slanted('ll-spark', [0, '#ffffff'], [0.5, '#cfe2ff'], [1, '#7f9fe0']),
].join('')

/** A great refractor on its pillar under the open dome, in a box of 100 by 300. */
export const standing = `<path d="M0 0H100V300H0Z" fill="#10142c"/><path d="M14 0H86L80 196H20Z" fill="url(#ll-slit)"/><path d="M14 0L20 196M86 0L80 196" stroke="#5b6a9a" stroke-width="3"/>
  <g fill="#fff">${['24 20 1', '32 62 .8', '27 110 1.1', '76 120 1', '80 30 .9', '72 160 .8', '30 158 .9', '40 14 .8', '22 84 .7'].map((spot) => `<circle cx="${spot.split(' ')[0]}" cy="${spot.split(' ')[1]}" r="${spot.split(' ')[2]}"/>`).join('')}</g><circle cx="58" cy="14" r="34" fill="url(#ll-blue)"/>
  <path d="M36 300l6-110h16l6 110Z" fill="url(#ll-iron)"/><path d="M22 284h56v16H22Z" fill="url(#ll-iron)"/><path d="M46 200l-4 84" stroke="#b7c2dc" stroke-opacity=".5" stroke-width="2"/>
  <path d="M50 186L18 214" stroke="url(#ll-brass)" stroke-width="6" stroke-linecap="round"/><circle cx="17" cy="215" r="11" fill="url(#ll-brass)"/><circle cx="14" cy="211" r="3" fill="#fff" fill-opacity=".7"/>
  <g transform="rotate(7 50 186)"><path d="M35 40h30l-4 134H39Z" fill="url(#ll-white)"/><path d="M30 12h40v30H30Z" fill="url(#ll-tube)"/><path d="M28 8h44v9H28Z" fill="url(#ll-tube)"/><ellipse cx="50" cy="8" rx="22" ry="4.500" fill="#bfe4ff"/><path d="M34 52h32v7H34ZM36 108h28v7H36ZM37 160h26v14H37Z" fill="url(#ll-tube)"/>
    <path d="M43 174h14v22H43Z" fill="url(#ll-tube)"/><path d="M46 196h8v16h-8Z" fill="url(#ll-iron)"/><path d="M44 210h12v7H44Z" fill="url(#ll-tube)"/><path d="M69 92h8v66h-8Z" fill="url(#ll-tube)"/><path d="M67 88h12v8H67Z" fill="url(#ll-tube)"/><path d="M60 104h10M60 148h10" stroke="#c9a050" stroke-width="4"/></g>
  <circle cx="50" cy="186" r="17" fill="url(#ll-iron)"/>${around(12, (angle) => `<path d="M48 167h4v5h-4Z" fill="#8e9ab5" transform="rotate(${angle} 50 186)"/>`)}<circle cx="50" cy="186" r="9" fill="url(#ll-brass)"/><circle cx="50" cy="186" r="3" fill="#5a3c14"/>`

const ray = (y: number, far: number, tone: string) => `<path d="M60 ${y}L98 ${far - 3.2}V${far + 3.2}L60 ${y + 2.4}Z" fill="${tone}"/>`

/** The symbols. */
export const symbols: Record<ReelSymbol, string> = {
  H: `<circle cx="50" cy="48" r="50" fill="url(#ll-halo)"/><g stroke="url(#ll-wood)" stroke-width="5.500" stroke-linecap="round"><path d="M48 56L22 95M52 56L78 95M50 56V96"/></g><path d="M36 80h28" stroke="#caa05a" stroke-width="2.400"/>
    <g transform="rotate(-32 50 46)"><path d="M8 41h12v12H8Z" fill="url(#ll-iron)"/><path d="M2 43h8v8H2Z" fill="url(#ll-brass)"/><path d="M20 38h26v18H20Z" fill="url(#ll-brass)"/><path d="M44 35h32v24H44Z" fill="#f3f6fb"/><path d="M44 47h32v12H44Z" fill="#8f9cb8" fill-opacity=".75"/><path d="M76 31h20v32H76Z" fill="url(#ll-brass)"/><path d="M42 34h5v26h-5ZM74 32h4v30h-4Z" fill="#6e4a14"/>${glint('M22 42h20M48 40h24M79 37h14', 2.6, 0.85)}</g><circle cx="50" cy="54" r="7" fill="url(#ll-iron)"/><circle cx="50" cy="54" r="3" fill="#f0cc7a"/>`,
  S: `<path d="M86 62C64 40 40 20 4 3 18 17 26 24 34 33 22 29 12 26 1 24 16 33 28 40 40 50 28 49 18 49 6 51 26 57 44 66 60 84Z" fill="url(#ll-tail)"/><path d="M80 62C62 44 48 32 26 18 44 38 54 52 62 76Z" fill="#fff" fill-opacity=".35"/>
    <circle cx="71" cy="69" r="30" fill="url(#ll-blue)"/><circle cx="71" cy="69" r="14.500" fill="#fff"/><circle cx="73" cy="71" r="10" fill="#d8ecff"/><path d="M64 62c3-4 6-5 10-5" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/><g fill="#fff"><path d="M88 34l2 5 5 2-5 2-2 5-2-5-5-2 5-2ZM30 78l1.500 4 4 1.500-4 1.500-1.500 4-1.500-4-4-1.500 4-1.500Z"/></g>`,
  A: `<g transform="rotate(-20 50 50)"><path d="M3 50a47 15 0 0 1 94 0h-9a38 9.500 0 0 0-76 0Z" fill="url(#ll-ring)"/><circle cx="50" cy="50" r="29" fill="url(#ll-planet)"/><path d="M24 38c16 5 36 5 52 0M21 48c18 6 40 6 58 0M25 64c16-5 34-5 50 0" fill="none" stroke="#7d4426" stroke-opacity=".4" stroke-width="4"/><path d="M22 58a30 29 0 0 0 56 0C62 64 38 64 22 58Z" fill="#3b1a14" fill-opacity=".35"/><path d="M97 50a47 15 0 0 1-94 0h9a38 9.500 0 0 0 76 0Z" fill="url(#ll-ring)"/><path d="M6 53a45 12.500 0 0 0 88 0" fill="none" stroke="#6b4a30" stroke-opacity=".6" stroke-width="1.500"/></g>${glint('M32 36C36 29 42 26 49 25', 3)}`,
  B: `<path d="M14 78A62 62 0 0 0 86 78L80 69A52 52 0 0 1 20 69Z" fill="url(#ll-brass)"/><path d="M47 10L16 74l7 3L50 20l27 57 7-3L53 10Z" fill="url(#ll-brass)"/><path d="M30 58h40M37 43h26" stroke="#c8953c" stroke-width="4"/><path d="M22 80a57 57 0 0 0 56 0" fill="none" stroke="#5f3d0c" stroke-width="3.400" stroke-dasharray="1.200 2.600"/>
    <path d="M47 12h6l14 72-6 4Z" fill="url(#ll-white)"/><circle cx="50" cy="14" r="8" fill="url(#ll-brass)"/><circle cx="50" cy="14" r="3" fill="#5f3d0c"/><path d="M60 82l10 2 2 10-12-4Z" fill="url(#ll-iron)"/><path d="M58 30l30-13 4 9-30 13Z" fill="url(#ll-iron)"/><path d="M86 15l7-3 6 13-7 3Z" fill="url(#ll-brass)"/><path d="M14 34l16-7 6 14-16 7Z" fill="url(#ll-glass)" stroke="#7d5314" stroke-width="2"/>`,
  C: `${shadow(42, 92)}<path d="M12 62h76v30H12Z" fill="url(#ll-white)"/><path d="M8 56h84v9H8Z" fill="url(#ll-brass)"/><path d="M12 56C12 4 88 4 88 56Z" fill="url(#ll-dome)"/><path d="M26 56C28 32 36 22 44 18M74 56C72 32 70 28 66 24" fill="none" stroke="#6d7ba0" stroke-opacity=".6" stroke-width="1.800"/><path d="M46 56C46 30 50 18 54 16 62 17 68 22 70 28 64 34 62 44 62 56Z" fill="url(#ll-slit)"/><path d="M52 46L74 6l8 4-20 42Z" fill="url(#ll-tube)"/><path d="M71 2l15 8-4 6-15-8Z" fill="url(#ll-brass)"/><path d="M44 92V76a6 6 0 0 1 12 0v16Z" fill="#38301f"/><path d="M20 70h10v12H20ZM70 70h10v12H70Z" fill="#ffd983"/>${glint('M18 46C20 32 26 24 34 19', 3)}`,
  D: `<path d="M4 88h92v6c-30 4-62 4-92 0Z" fill="url(#ll-wood)"/><path d="M50 12C74 10 84 28 82 52 80 76 66 90 50 90S20 76 18 52C16 28 26 10 50 12Z" fill="url(#ll-owl)"/><path d="M24 24L16 4c10 3 18 7 24 13ZM76 24L84 4c-10 3-18 7-24 13Z" fill="url(#ll-owl)"/>
    <path d="M50 44C36 44 32 60 36 76c6 10 22 10 28 0 4-16 0-32-14-32Z" fill="#f0dcbc"/><path d="M42 56l4 4 4-4 4 4 4-4M40 66l5 4 5-4 5 4 5-4M43 76l4 4 3-3 3 3 4-4" fill="none" stroke="#8a5f3a" stroke-width="2.200" stroke-linejoin="round"/><circle cx="36" cy="34" r="15" fill="#f4e4c8"/><circle cx="64" cy="34" r="15" fill="#f4e4c8"/><circle cx="37" cy="34" r="9" fill="#f2b632"/><circle cx="63" cy="34" r="9" fill="#f2b632"/><circle cx="37.500" cy="34" r="5" fill="#1d1410"/><circle cx="62.500" cy="34" r="5" fill="#1d1410"/><circle cx="39.500" cy="32" r="1.700" fill="#fff"/><circle cx="64.500" cy="32" r="1.700" fill="#fff"/><path d="M46 40h8l-4 11Z" fill="#5a4632"/><path d="M20 50C14 66 20 82 32 90M80 50c6 16 0 32-12 40" fill="none" stroke="#4a3020" stroke-width="3" stroke-linecap="round"/><path d="M38 88v5M43 89v5M57 89v5M62 88v5" stroke="#e0a64a" stroke-width="3.400" stroke-linecap="round"/>`,
  E: `<path d="M16 20C34 12 66 28 84 20V78C66 86 34 70 16 78Z" fill="url(#ll-paper)"/><path d="M16 20c0-8 10-10 12-3v58c-2-6-12-5-12 3ZM84 20c0-8-10-8-12-1v58c2-6 12-7 12 1Z" fill="#a8864c" fill-opacity=".65"/><path d="M10 17a6 5 0 0 1 12 0v62a6 5 0 0 1-12 0ZM78 17a6 5 0 0 1 12 0v62a6 5 0 0 1-12 0Z" fill="url(#ll-wood)"/><path d="M13 8h6v8h-6ZM81 8h6v8h-6ZM13 82h6v9h-6ZM81 82h6v9h-6Z" fill="url(#ll-brass)"/>
    <g fill="none" stroke="#4a4f8a" stroke-width="1.800"><path d="M34 34L46 42 58 38 68 48 60 62 46 58 46 42" /><path d="M32 62C44 50 58 54 70 66" stroke-opacity=".4" stroke-dasharray="3 2"/></g><g fill="#2c3170"><circle cx="34" cy="34" r="3.400"/><circle cx="46" cy="42" r="2.600"/><circle cx="58" cy="38" r="3.600"/><circle cx="68" cy="48" r="2.600"/><circle cx="60" cy="62" r="3.200"/><circle cx="46" cy="58" r="2.600"/></g>`,
  F: `<path d="M0 66L36 52l2 4L0 72Z" fill="#fff"/>${ray(46, 30, '#e8504f')}${ray(49, 39, '#f3a23c')}${ray(52, 48, '#f6e14e')}${ray(55, 57, '#56c26a')}${ray(58, 66, '#4a86e6')}${ray(61, 75, '#8b5cd6')}<path d="M50 10L92 86H8Z" fill="url(#ll-glass)" fill-opacity=".82" stroke="#fff" stroke-width="3" stroke-linejoin="round"/><path d="M50 10L58 66 92 86M58 66L8 86" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="2"/><path d="M50 10L58 66 8 86Z" fill="#fff" fill-opacity=".22"/>${glint('M45 28L22 72', 3, 0.8)}`,
  G: `<g fill="url(#ll-spark)" fill-opacity=".7">${around(16, (angle, at) => `<path d="M46 16L50 ${at % 2 ? 6 : -1}L54 16Z" transform="rotate(${angle} 50 50)"/>`)}</g><circle cx="50" cy="50" r="39" fill="#eaf2ff" fill-opacity=".55"/><circle cx="50" cy="50" r="35" fill="#fff"/><circle cx="50" cy="50" r="33" fill="#171c3a"/><circle cx="46" cy="46" r="25" fill="#242b52" fill-opacity=".7"/><circle cx="75" cy="29" r="7.500" fill="#fff"/><path d="M75 12l2.500 14L92 29l-14.500 3L75 46l-2.500-14L58 29l14.500-3Z" fill="#fff"/>`,
  K: `<path d="M50 4C53 34 66 47 96 50 66 53 53 66 50 96 47 66 34 53 4 50 34 47 47 34 50 4Z" fill="url(#ll-spark)"/><path d="M50 26C52 42 58 48 74 50 58 52 52 58 50 74 48 58 42 52 26 50 42 48 48 42 50 26Z" fill="#fff"/><path d="M28 22l5 9-9-5ZM72 22l-5 9 9-5ZM28 78l5-9-9 5ZM72 78l-5-9 9 5Z" fill="#cfe2ff"/>`,
}
