import { around, ball, glint, slanted } from '../../../../page-kit/look/paint.ts'
import type { Kind } from '../../play/maths.ts'

/** What the symbols are filled with. */
export const fills = [
  slanted('ga-red', [0, '#ff9a80'], [0.5, '#d6402e'], [1, '#7c1a14']),
  slanted('ga-cream', [0, '#fffdf2'], [0.6, '#f0e2c0'], [1, '#bfa678']),
  slanted('ga-wood', [0, '#f2c890'], [0.5, '#b0703a'], [1, '#5c3214']),
  slanted('ga-leather', [0, '#b5794a'], [0.5, '#7a4624'], [1, '#3c1e0c']),
  slanted('ga-steel', [0, '#ffffff'], [0.5, '#aab8c4'], [1, '#54626e']),
  ball('ga-lens', [0, '#d9f2ff'], [0.6, '#6fa8c8'], [1, '#2b5672']),
  slanted('ga-green', [0, '#a8c88a'], [0.5, '#567f4a'], [1, '#24401f']),
].join('')

const ink = '#1d2a36'
const edge = `stroke="${ink}" stroke-width="2.600" stroke-linejoin="round" stroke-linecap="round"`

/** The symbols: what stands and hangs about on an airfield of grass. */
export const symbols: Record<Kind, string> = {
  A: `<path d="M20 20H92V30H20ZM12 58H84V68H12Z" fill="url(#ga-red)" ${edge}/><path d="M30 30L26 58M44 30L40 58M64 30L60 58M80 30L76 58" stroke="${ink}" stroke-width="3"/><path d="M18 40C30 34 66 34 78 44L96 40V56L80 54C68 60 30 62 18 54Z" fill="url(#ga-cream)" ${edge}/><path d="M84 42L96 22 98 44Z" fill="url(#ga-red)" ${edge}/><path d="M42 36C44 28 56 28 58 36Z" fill="${ink}"/><path d="M14 24V72" stroke="url(#ga-wood)" stroke-width="6" stroke-linecap="round"/><circle cx="15" cy="48" r="6" fill="${ink}"/><path d="M38 68L34 80M58 68L62 80" stroke="${ink}" stroke-width="4"/><circle cx="34" cy="84" r="9" fill="${ink}"/><circle cx="62" cy="84" r="9" fill="${ink}"/><circle cx="34" cy="84" r="3" fill="#fff"/><circle cx="62" cy="84" r="3" fill="#fff"/><circle cx="72" cy="48" r="5" fill="url(#ga-red)"/>`,
  B: `<g transform="rotate(32 50 50)"><path d="M50 52C38 40 36 16 44 2 54 0 60 8 60 18 60 32 56 44 50 52ZM50 48C62 60 64 84 56 98 46 100 40 92 40 82 40 68 44 56 50 48Z" fill="url(#ga-wood)" ${edge}/><path d="M44 2C54 0 60 8 60 18L44 14ZM56 98C46 100 40 92 40 82L56 86Z" fill="url(#ga-red)" ${edge}/></g><circle cx="50" cy="50" r="15" fill="url(#ga-steel)" ${edge}/>${around(6, (angle) => `<circle cx="50" cy="41" r="2" fill="${ink}" transform="rotate(${angle} 50 50)"/>`)}<circle cx="50" cy="50" r="4" fill="${ink}"/>`,
  C: `<path d="M16 56C16 26 34 10 54 10S88 28 86 58L82 82C74 92 66 92 60 86L56 72H30C20 72 16 66 16 56Z" fill="url(#ga-leather)" ${edge}/><path d="M52 10C58 22 60 34 58 44M16 46C40 40 64 42 86 50" fill="none" ${edge}/><path d="M12 34H92V44H12Z" fill="#3c2416"/><circle cx="32" cy="40" r="16" fill="url(#ga-steel)" ${edge}/><circle cx="64" cy="40" r="16" fill="url(#ga-steel)" ${edge}/><circle cx="32" cy="40" r="11" fill="url(#ga-lens)" stroke="${ink}" stroke-width="2"/><circle cx="64" cy="40" r="11" fill="url(#ga-lens)" stroke="${ink}" stroke-width="2"/>${glint('M26 36q3-5 8-5M58 36q3-5 8-5', 3, 0.95)}<circle cx="72" cy="66" r="7" fill="#3c2416"/>`,
  D: `<circle cx="50" cy="50" r="44" fill="url(#ga-steel)" ${edge}/><circle cx="50" cy="50" r="35" fill="#1a2430"/>${around(12, (angle) => `<path d="M50 20v${angle % 90 === 0 ? 9 : 5}" stroke="#fff6dc" stroke-width="${angle % 90 === 0 ? 4 : 2.4}" transform="rotate(${angle} 50 50)"/>`)}<path d="M50 50L68 30" stroke="#ffcf4a" stroke-width="5" stroke-linecap="round"/><path d="M50 50L38 62" stroke="#fff6dc" stroke-width="5" stroke-linecap="round"/><circle cx="50" cy="50" r="5" fill="#ffcf4a"/>${glint('M18 40C22 26 32 16 46 14', 3, 0.8)}`,
  E: `<path d="M16 98V8" stroke="${ink}" stroke-width="7" stroke-linecap="round"/><path d="M16 98V8" stroke="#c9d4dc" stroke-width="3"/><circle cx="16" cy="7" r="5" fill="url(#ga-red)" ${edge}/><path d="M18 16L94 34C98 42 98 50 94 56L18 58Z" fill="url(#ga-cream)" ${edge}/><path d="M18 16L36 20V58H18ZM54 25L72 29V57H54Z" fill="url(#ga-red)" ${edge}/><ellipse cx="18" cy="37" rx="6" ry="21" fill="#7c1a14" ${edge}/>`,
  F: `<path d="M6 42C6 18 26 4 50 4S94 18 94 42C88 36 78 36 72 42 66 34 56 34 50 42 44 34 34 34 28 42 22 36 12 36 6 42Z" fill="url(#ga-cream)" ${edge}/><path d="M28 42C28 24 38 8 50 4 62 8 72 24 72 42 66 34 56 34 50 42 44 34 34 34 28 42Z" fill="url(#ga-red)" ${edge}/><path d="M6 42L46 76M28 42L48 76M72 42L52 76M94 42L54 76" fill="none" stroke="${ink}" stroke-width="2"/><circle cx="50" cy="76" r="7" fill="#f0c8a0" ${edge}/><path d="M42 84H58L56 98H44Z" fill="url(#ga-green)" ${edge}/>`,
  G: `<path d="M20 28H80C84 28 86 30 86 34V92C86 96 84 98 80 98H20C16 98 14 96 14 92V34C14 30 16 28 20 28Z" fill="url(#ga-green)" ${edge}/><path d="M24 38L76 88M76 38L24 88" stroke="#d9ecc4" stroke-opacity=".6" stroke-width="5"/><path d="M26 28V14C26 8 58 8 58 14V28" fill="none" stroke="${ink}" stroke-width="7"/><path d="M66 28L72 12H88L84 28Z" fill="url(#ga-steel)" ${edge}/><circle cx="50" cy="63" r="14" fill="url(#ga-cream)" ${edge}/><path d="M50 54C56 62 56 66 50 70 44 66 44 62 50 54Z" fill="url(#ga-red)"/>`,
  H: `<g transform="rotate(45 50 50)"><path d="M42 26H58V76H42Z" fill="url(#ga-steel)" ${edge}/><path d="M50 2C38 2 30 10 30 20 30 26 34 32 40 34H60C66 32 70 26 70 20 70 12 66 6 60 4V18L50 24 40 18V4Z" fill="url(#ga-steel)" ${edge}/><circle cx="50" cy="84" r="15" fill="url(#ga-steel)" ${edge}/><path d="M50 76L57 80V88L50 92 43 88V80Z" fill="${ink}"/><path d="M47 34V70" stroke="#fff" stroke-width="3" stroke-linecap="round"/></g>`,
}
