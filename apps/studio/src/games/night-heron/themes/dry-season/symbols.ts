import { around, ball, glint, glow, shadow, slanted, upright } from '../../../../page-kit/look/paint.ts'
import type { ReelSymbol } from '../../play/maths.ts'

const neck = 'M12 100C22 78 26 58 28 44 28 28 37 18 50 17L62 20 89 44C96 50 96 59 88 62L72 63C61 65 57 73 56 83L57 100Z'
const tall =
  'M57 28C62 23 68 24 72 28L88 46C93 51 92 57 86 58L74 57C67 59 64 65 63 73L61 124C63 142 71 152 73 168 75 182 73 192 71 198L72 290H63L60 208C52 211 44 211 38 208L41 290H32L28 205C20 197 16 186 18 174 20 158 31 152 39 141 45 122 47 84 49 58 49 44 51 35 57 28Z'

/** What the symbols are filled with. */
export const fills = [
  glow('ds-halo', '#ffd98a', 0.6),
  slanted('ds-hide', [0, '#fff0c4'], [0.5, '#eec27a'], [1, '#a86e30']),
  slanted('ds-grey', [0, '#d8dce0'], [0.45, '#8f98a2'], [1, '#3f4854']),
  slanted('ds-ear', [0, '#b9aeb0'], [0.5, '#857a82'], [1, '#453c48']),
  slanted('ds-ivory', [0, '#fffdf2'], [0.6, '#f2e4c4'], [1, '#b59a68']),
  ball('ds-mane', [0, '#d98a3c'], [0.5, '#8a4218'], [1, '#3d1608']),
  slanted('ds-lion', [0, '#ffe2a0'], [0.5, '#e8ac50'], [1, '#9c6420']),
  slanted('ds-rhino', [0, '#cfc8c0'], [0.45, '#8a8078'], [1, '#3e3834']),
  slanted('ds-white', [0, '#ffffff'], [0.6, '#f0ece4'], [1, '#b8aea4']),
  slanted('ds-bark', [0, '#d8b494'], [0.45, '#96684a'], [1, '#42281c']),
  slanted('ds-leaf', [0, '#cfe08a'], [0.5, '#7a9a3c'], [1, '#34501c']),
  ball('ds-shell', [0, '#e8cc88'], [0.45, '#9c7434'], [1, '#42300f']),
  slanted('ds-skin', [0, '#d4c890'], [0.5, '#8f8450'], [1, '#433c1c']),
  slanted('ds-earth', [0, '#ec9c6a'], [0.45, '#b45a34'], [1, '#561f12']),
  slanted('ds-feather', [0, '#a4acc4'], [0.5, '#5c6480'], [1, '#2c3044']),
  upright('ds-sun', [0, '#fff6c0'], [0.45, '#ffbe4c'], [1, '#ee5a2c']),
  upright('ds-dusk', [0, '#8fb4b8'], [0.5, '#f4d292'], [0.72, '#ee9c54'], [1, '#7a3a24']),
  `<clipPath id="ds-neck"><path d="${neck}"/></clipPath><clipPath id="ds-tall"><path d="${tall}"/></clipPath>`,
].join('')

/** A patch of a giraffe's hide: six corners, none of them even. */
const patch = (x: number, y: number, size: number) =>
  `<path d="M${x - size} ${y - size * 0.3}L${x - size * 0.3} ${y - size}L${x + size * 0.7} ${y - size * 0.8}L${x + size} ${y + size * 0.2}L${x + size * 0.4} ${y + size}L${x - size * 0.7} ${y + size * 0.8}Z"/>`
const patches = (list: readonly (readonly [number, number, number])[]) => list.map(([x, y, size]) => patch(x, y, size)).join('')

/** A giraffe at its full height, in a box of 100 by 300. */
export const standing = `<path d="M0 0H100V300H0Z" fill="url(#ds-dusk)"/><circle cx="22" cy="120" r="34" fill="#fff2b8" fill-opacity=".8"/><path d="M0 232C30 224 70 226 100 232V300H0Z" fill="#8a5a2c"/><path d="M0 250C30 240 70 246 100 250V300H0Z" fill="#5c3418"/><path d="M72 226q-4-18 0-26-14 2-24-4 14-10 34-10t34 8q-14 8-30 6-6 8-4 26Z" fill="#4a3a1c" fill-opacity=".8"/>
  <ellipse cx="48" cy="290" rx="36" ry="5" fill="#000" fill-opacity=".4"/><path d="M24 202L21 290H29L35 208ZM54 209L51 290h8l4-84Z" fill="#96642c"/><path d="M19 172C12 186 14 200 9 214" fill="none" stroke="#c08a48" stroke-width="3"/><path d="M9 212l5 2-4 14-6-2Z" fill="#3a1c0c"/><path d="M49 58C45 82 43 122 38 140L32 146C40 120 41 78 45 50Z" fill="#7a3c18"/><path d="${tall}" fill="url(#ds-hide)"/>
  <g clip-path="url(#ds-tall)" fill="#9a5420">${patches([
    [56, 70, 5],
    [53, 84, 5.5],
    [60, 92, 4.5],
    [51, 100, 6],
    [58, 110, 5],
    [49, 120, 7],
    [57, 130, 6.5],
    [44, 138, 7],
    [36, 152, 7],
    [52, 148, 8],
    [66, 150, 6],
    [26, 166, 8],
    [43, 168, 9],
    [60, 170, 9],
    [73, 172, 6],
    [24, 188, 8],
    [42, 190, 9],
    [60, 192, 9],
    [74, 190, 6],
    [33, 206, 6],
    [66, 208, 6],
    [35, 224, 4],
    [67, 226, 4],
    [57, 44, 4],
  ])}</g><path d="M56 27L53 13M65 25L66 11" stroke="#c08a48" stroke-width="4" stroke-linecap="round"/><circle cx="53" cy="12" r="3.600" fill="#4a2410"/><circle cx="66" cy="10" r="3.600" fill="#4a2410"/><path d="M52 33C44 28 36 28 33 32 37 38 45 41 52 39Z" fill="url(#ds-hide)"/><circle cx="69" cy="37" r="3" fill="#1c0d06"/><circle cx="68" cy="36" r="1" fill="#fff"/><path d="M86 55C82 59 78 59 75 57" stroke="#5c3010" stroke-width="1.800" fill="none"/><circle cx="86" cy="51" r="1.400" fill="#4a2410"/><path d="M32 278h9v12h-9ZM63 278h9v12h-9Z" fill="#4a2410"/>`

const ear = 'M38 22C22 2-6 10 1 42 5 66 20 82 36 74Z'
const rosette = (x: number, y: number, size: number) =>
  `<path d="M${x} ${y - size}L${x + size} ${y - size * 0.4}V${y + size * 0.5}L${x} ${y + size}L${x - size} ${y + size * 0.5}V${y - size * 0.4}Z" fill="#e8cc88" fill-opacity=".5" stroke="#42300f" stroke-width="2"/>`

/** The symbols. */
export const symbols: Record<ReelSymbol, string> = {
  H: `<circle cx="50" cy="50" r="50" fill="url(#ds-halo)"/><path d="M30 36C24 56 18 78 6 100H14C24 78 28 58 31 44Z" fill="#7a3c18"/><path d="${neck}" fill="url(#ds-hide)"/><g clip-path="url(#ds-neck)" fill="#9a5420">${patches(
    [
      [40, 60, 7],
      [34, 76, 8],
      [48, 78, 7],
      [26, 92, 8],
      [42, 95, 8],
      [54, 92, 6],
      [35, 44, 5],
      [46, 46, 5],
    ],
  )}</g><path d="M45 20L41 5M57 19L60 4" stroke="#c08a48" stroke-width="7" stroke-linecap="round"/><circle cx="41" cy="5" r="5" fill="#4a2410"/><circle cx="60" cy="4.500" r="4.500" fill="#4a2410"/><path d="M33 30C22 20 10 19 4 24 9 35 22 40 34 39Z" fill="url(#ds-hide)"/><path d="M29 32C20 26 13 25 9 26 14 33 22 35 30 35Z" fill="#c88a7a"/><circle cx="62" cy="34" r="5" fill="#1c0d06"/><circle cx="60.500" cy="32" r="1.700" fill="#fff"/><path d="M55 28C60 25 66 27 69 31" stroke="#5c3010" stroke-width="2" fill="none"/><path d="M91 55C86 60 79 60 73 56" stroke="#5c3010" stroke-width="2.200" fill="none" stroke-linecap="round"/><ellipse cx="87" cy="48" rx="2.600" ry="1.800" fill="#4a2410"/>${glint('M66 26L82 40', 2.4, 0.6)}`,
  S: `<circle cx="50" cy="50" r="50" fill="url(#ds-halo)"/>${around(24, (angle, at) => `<path d="M47 10L50 ${at % 2 ? 4 : 0} 53 10Z" fill="#ffbe4c" transform="rotate(${angle} 50 50)"/>`)}<circle cx="50" cy="50" r="40" fill="url(#ds-sun)"/><path d="M12 62H88M16 70H84M22 78H78M32 86H68" stroke="#a8321c" stroke-opacity=".55" stroke-width="3"/><path d="M47 88C49 74 47 66 40 58L30 50H38L48 58 50 50 52 58 62 49H70L58 60C53 66 52 76 55 88Z" fill="#3a1a10"/><path d="M14 50C20 40 32 36 44 38 56 32 74 36 86 48 74 54 60 50 50 53 38 50 24 56 14 50Z" fill="#3a1a10"/>${glint('M24 34C29 25 38 19 47 18', 3, 0.8)}`,
  A: `<path d="${ear}" fill="url(#ds-grey)"/><path d="M32 26C20 12 4 18 8 42 11 58 20 70 32 66Z" fill="url(#ds-ear)"/><g transform="matrix(-1 0 0 1 100 0)"><path d="${ear}" fill="url(#ds-grey)"/><path d="M32 26C20 12 4 18 8 42 11 58 20 70 32 66Z" fill="url(#ds-ear)"/></g><path d="M36 60C30 70 28 82 34 92 38 92 39 90 40 88 37 80 39 70 43 64ZM64 60c6 10 8 22 2 32-4 0-5-2-6-4 3-8 1-18-3-24Z" fill="url(#ds-ivory)"/><path d="M50 6C68 6 76 20 75 36 74 48 69 56 64 62L61 82C60 92 58 98 66 97 70 96 71 92 69 89L74 87C78 95 74 101 65 100 54 100 50 98 46 92 40 86 38 74 36 62 31 56 26 48 25 36 24 20 32 6 50 6Z" fill="url(#ds-grey)"/><path d="M40 66c6 3 14 3 20 0M41 74c6 3 12 3 18 0M43 82c5 2 10 2 15 0M46 90c4 1 7 1 11-1" fill="none" stroke="#3f4854" stroke-opacity=".6" stroke-width="2"/><circle cx="36" cy="40" r="3.600" fill="#1c1a20"/><circle cx="64" cy="40" r="3.600" fill="#1c1a20"/><circle cx="35" cy="39" r="1.200" fill="#fff"/><circle cx="63" cy="39" r="1.200" fill="#fff"/><path d="M31 34c3-2 7-2 9 0M60 34c3-2 7-2 9 0M40 18c6 4 14 4 20 0" fill="none" stroke="#3f4854" stroke-opacity=".6" stroke-width="2" stroke-linecap="round"/>${glint('M33 22C36 15 42 11 48 11', 3, 0.6)}`,
  B: `${around(18, (angle, at) => `<path d="M38 20C40 8 44 ${at % 2 ? 3 : 0} 50 ${at % 2 ? 3 : 0} 56 ${at % 2 ? 3 : 0} 60 8 62 20L50 50Z" fill="url(#ds-mane)" stroke="#3d1608" stroke-opacity=".35" transform="rotate(${angle} 50 51)"/>`)}<circle cx="27" cy="27" r="9" fill="url(#ds-lion)"/><circle cx="73" cy="27" r="9" fill="url(#ds-lion)"/><circle cx="27" cy="28" r="5" fill="#8a4218"/><circle cx="73" cy="28" r="5" fill="#8a4218"/><path d="M50 22C66 22 75 34 74 48 73 58 70 66 66 72 62 82 56 86 50 86S38 82 34 72C30 66 27 58 26 48 25 34 34 22 50 22Z" fill="url(#ds-lion)"/><path d="M44 34L42 58C38 62 36 66 38 72 42 78 48 78 50 74 52 78 58 78 62 72 64 66 62 62 58 58L56 34C54 32 46 32 44 34Z" fill="#ffeec4"/><path d="M41 58H59L53 66H47Z" fill="#5c2418"/><path d="M50 66v8M40 74c4 5 8 4 10 0 2 4 6 5 10 0" fill="none" stroke="#5c2418" stroke-width="2.200" stroke-linecap="round"/><path d="M43 80c4 3 10 3 14 0l-3 6h-8Z" fill="#fff6e0"/><path d="M31 44c3-4 8-4 11 1-3 3-8 3-11-1ZM58 45c3-5 8-5 11-1-3 4-8 4-11 1Z" fill="#3d1608"/><circle cx="37" cy="44" r="2.200" fill="#ffd24a"/><circle cx="63" cy="44" r="2.200" fill="#ffd24a"/><path d="M28 38c4-4 10-4 14 0M58 38c4-4 10-4 14 0" fill="none" stroke="#8a4218" stroke-width="2.600" stroke-linecap="round"/><g fill="#8a4218"><circle cx="42" cy="70" r="1"/><circle cx="45" cy="73" r="1"/><circle cx="58" cy="70" r="1"/><circle cx="55" cy="73" r="1"/></g>`,
  C: `${shadow(44, 93)}<path d="M62 80h11l1 14H63ZM26 72h10l2 20h-9Z" fill="#3e3834"/><path d="M94 54C99 60 99 68 97 76" stroke="#6a6058" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M6 64C5 58 9 52 14 50L6 24C14 30 20 38 23 46L27 34C31 40 32 44 33 48 38 42 44 42 48 42 56 34 72 32 82 36 92 42 97 52 96 64 95 74 93 80 92 84L93 94H81L79 82C70 85 58 85 50 82L49 94H38L36 78C30 78 26 78 22 76 14 78 7 72 6 64Z" fill="url(#ds-rhino)"/><path d="M14 50L6 24C14 30 20 38 23 46ZM27 34C31 40 32 44 33 48L26 46Z" fill="url(#ds-ivory)"/><path d="M38 42L36 30 44 34 46 42ZM46 42L50 31 54 38Z" fill="url(#ds-rhino)"/><circle cx="29" cy="57" r="2.800" fill="#17120f"/><circle cx="28.300" cy="56" r=".9" fill="#fff"/><ellipse cx="11" cy="62" rx="2" ry="1.600" fill="#17120f"/><path d="M8 70c4 3 8 3 12 2" stroke="#17120f" stroke-width="1.800" fill="none"/><path d="M48 44C44 56 46 70 50 82M78 38c-6 14-6 30 0 44" fill="none" stroke="#3e3834" stroke-opacity=".6" stroke-width="2.200"/>${glint('M54 41C62 36 72 36 80 40', 2.6, 0.5)}`,
  D: `<path d="M64 4L72 16C90 28 98 60 99 100H84C86 66 78 42 60 24Z" fill="#17130f"/><path d="M66 16l5-3M74 27l5-4M80 38l6-3M85 50l6-2M88 64l7-1M89 80h8" stroke="#f0ece4" stroke-width="3.400"/><path d="M52 20L48 4C56 6 62 12 64 22 80 36 86 64 86 100H48C50 86 46 76 38 72L20 82C12 85 4 80 5 71L10 58C20 44 34 30 52 20Z" fill="url(#ds-white)"/><path d="M5 71L10 58C16 60 22 68 22 81L20 82C12 85 4 80 5 71Z" fill="#2a221c"/><g fill="none" stroke="#17130f" stroke-width="4.600" stroke-linecap="round"><path d="M20 50C26 54 30 62 30 74M29 41C36 48 40 56 40 68M39 32C46 38 50 44 52 52M58 28C56 34 54 38 50 42M66 34C60 42 60 52 64 60M74 46C64 54 60 66 66 76 62 84 58 92 58 98M82 62C72 68 68 80 72 98M84 78C79 82 78 90 80 98M46 74C52 72 58 66 60 62"/></g><path d="M52 18L49 8C54 10 58 14 60 20Z" fill="#2a221c"/><path d="M42 46c4-4 9-3 11 1-3 4-8 4-11-1Z" fill="#17130f"/><circle cx="48" cy="46" r="1.200" fill="#fff"/><ellipse cx="11" cy="69" rx="2" ry="3" fill="#000"/><path d="M8 78c4 0 9-1 12-4" stroke="#8a7a70" stroke-width="1.800" fill="none"/>`,
  E: `${shadow(36, 96)}<g fill="url(#ds-leaf)"><ellipse cx="14" cy="20" rx="14" ry="8"/><ellipse cx="36" cy="10" rx="14" ry="8"/><ellipse cx="64" cy="10" rx="14" ry="8"/><ellipse cx="86" cy="20" rx="14" ry="8"/><ellipse cx="50" cy="20" rx="10" ry="6"/></g><path d="M36 95C30 96 22 97 16 96 26 90 30 76 30 58 28 46 20 40 8 24L12 22C20 32 28 38 34 40 34 30 32 20 30 10L35 9C38 20 42 28 46 36L47 20H52L54 36C58 28 62 20 65 9L70 10C68 20 66 30 66 40 72 38 80 32 88 22L92 24C80 40 72 46 70 58 70 76 74 90 84 96 76 97 70 96 64 95 60 97 40 97 36 95Z" fill="url(#ds-bark)"/><path d="M38 46C36 62 38 80 34 92M48 44C46 60 48 80 46 94M58 44c2 16 0 34 4 48M64 50c0 14 2 28 6 38" fill="none" stroke="#42281c" stroke-opacity=".55" stroke-width="2"/>${glint('M35 52C34 64 34 74 32 84', 2.6, 0.5)}`,
  F: `${shadow(44, 92)}<path d="M76 66C80 50 88 44 95 48 100 52 98 60 92 64L84 76Z" fill="url(#ds-skin)"/><circle cx="92" cy="52" r="2" fill="#17120a"/><path d="M96 58c-2 2-4 2-6 2" stroke="#433c1c" stroke-width="1.600" fill="none"/><path d="M14 74L8 92H24L30 78ZM62 78L68 92H84L80 72Z" fill="url(#ds-skin)"/><path d="M10 74L2 80 14 80Z" fill="url(#ds-skin)"/><path d="M6 74C6 44 24 28 46 28S84 46 84 74Z" fill="url(#ds-shell)"/><path d="M4 74C16 70 74 70 86 74 84 84 6 84 4 74Z" fill="#6b4c1c"/>${rosette(46, 46, 12)}${rosette(24, 60, 10)}${rosette(68, 60, 10)}${rosette(46, 70, 9)}<path d="M12 92v-5M17 92v-5M72 92v-5M78 92v-5" stroke="#f0e4b8" stroke-width="2"/>${glint('M18 52C22 42 30 35 40 33', 3, 0.6)}`,
  G: `${shadow(40, 95)}<path d="M8 95C12 80 18 74 22 60 22 50 26 44 30 46 34 48 34 54 36 58 38 40 42 14 50 4 58 12 58 30 62 44 64 40 70 40 72 48 74 62 82 74 92 95 76 98 24 98 8 95Z" fill="url(#ds-earth)"/><path d="M50 12C46 34 44 60 40 90M54 30C56 50 58 70 66 90M30 54C28 68 24 80 20 90M70 54c2 14 6 26 12 36" fill="none" stroke="#561f12" stroke-opacity=".6" stroke-width="2.400"/><g fill="#2c0c08"><ellipse cx="50" cy="44" rx="3" ry="4"/><ellipse cx="42" cy="66" rx="3" ry="4"/><ellipse cx="60" cy="62" rx="3" ry="4"/><ellipse cx="52" cy="80" rx="4" ry="5"/><ellipse cx="28" cy="72" rx="2.600" ry="3.400"/><ellipse cx="74" cy="74" rx="2.600" ry="3.400"/></g><path d="M8 96C8 84 4 78 0 72M12 96C14 84 10 76 10 68M90 96c0-12 4-18 8-24M86 96c-2-12 2-20 2-28" fill="none" stroke="url(#ds-hide)" stroke-width="3" stroke-linecap="round"/>${glint('M44 26C43 36 42 46 41 54', 2.6, 0.45)}`,
  K: `<path d="M14 98C24 78 36 60 52 42" stroke="#f4e6cc" stroke-width="4" stroke-linecap="round"/><path d="M24 82C14 60 30 26 62 10 76 3 90 2 97 4 98 14 94 30 84 44 66 70 42 82 24 82Z" fill="url(#ds-feather)" stroke="#23242e" stroke-width="1.600"/><path d="M24 82C30 66 60 30 97 4" fill="none" stroke="#f4e6cc" stroke-width="2.600"/><g fill="#fff6e4">${[
    [30, 66, 2.6],
    [33, 54, 2.8],
    [41, 56, 2.6],
    [40, 42, 3],
    [50, 46, 2.6],
    [50, 31, 3],
    [60, 36, 2.6],
    [62, 22, 3],
    [72, 26, 2.6],
    [76, 14, 2.8],
    [84, 18, 2.2],
    [42, 72, 2.6],
    [52, 64, 2.8],
    [60, 54, 2.8],
    [66, 62, 2.4],
    [70, 46, 2.8],
    [78, 36, 2.8],
    [84, 42, 2],
    [86, 26, 2.4],
  ]
    .map(([x, y, size]) => `<circle cx="${x}" cy="${y}" r="${size}"/>`)
    .join('')}</g><path d="M22 70l-8-4M26 58l-10-6M70 64l6 6M80 52l8 4" stroke="#6a7088" stroke-width="3" stroke-linecap="round"/>`,
}
