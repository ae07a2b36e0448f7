import type { ReelSymbol } from '../play/maths.ts'

const fade = (id: string, ...stops: [number, string][]) =>
  `<linearGradient id="${id}" x1=".2" y1="0" x2=".7" y2="1">${stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('')}</linearGradient>`
const glow = (id: string, ...stops: [number, string][]) =>
  fade(id, ...stops)
    .replaceAll('linearGradient', 'radialGradient')
    .replace('x1=".2" y1="0" x2=".7" y2="1"', 'cx=".42" cy=".36" r=".7"')

/** What the symbols are filled with. */
export const fills = [
  fade('n-plume', [0, '#f4f8ff'], [0.5, '#b9cbe4'], [1, '#5b7196']),
  fade('n-dark', [0, '#51688f'], [1, '#1b2743']),
  fade('n-beak', [0, '#ffe09a'], [1, '#d08a2a']),
  glow('n-moon', [0, '#fffbe6'], [0.6, '#f6e2a8'], [1, '#c99a4a']),
  glow('n-lily', [0, '#ffffff'], [0.45, '#ffc4dd'], [1, '#d1487f']),
  fade('n-wing', [0, '#e3fbff'], [1, '#54b6c9']),
  fade('n-frog', [0, '#d7f59a'], [0.5, '#7cb93f'], [1, '#2f6320']),
  glow('n-shell', [0, '#fff0cf'], [0.5, '#e2a25a'], [1, '#7f4a1b']),
  fade('n-mace', [0, '#c98b57'], [0.5, '#8a5127'], [1, '#4a270f']),
  fade('n-pad', [0, '#a8e0a0'], [0.55, '#3f9465'], [1, '#16503f']),
  glow('n-dew', [0, '#f2fbff'], [0.5, '#7fb9ea'], [1, '#255a9c']),
  fade('n-feather', [0, '#f3ecff'], [0.5, '#b5a3d8'], [1, '#5d4a86']),
].join('')

/** A heron from its feet to its beak, upright on one leg, in a box of 100 by 300. */
export const standing = `<path d="M0 0H100V300H0Z" fill="#0d1a3a"/>
  <circle cx="50" cy="84" r="46" fill="#f6e2a8" fill-opacity=".2"/>
  <g stroke="#7d6a45" stroke-width="3" stroke-linecap="round"><path d="M54 214V284M54 284l-9 6M54 284l10 6"/><path d="M47 214l5 22 10 8" fill="none"/></g>
  <path d="M38 116C22 140 20 186 44 214c8 6 22 6 30-4 16-26 10-64-12-84Z" fill="url(#n-plume)"/>
  <path d="M66 132c14 26 14 58 0 86-4 10-2 22-12 24-4-14-14-22-16-42 12-12 22-38 28-68Z" fill="url(#n-dark)"/>
  <path d="M42 122c-16-22 10-38 2-58-3-8-3-16 3-21 7-6 18-4 21 4 3 9-3 15-4 23-2 20-6 34-2 54Z" fill="url(#n-plume)"/>
  <path d="M46 44c7-8 20-6 22 3l-16 2Z" fill="url(#n-dark)"/><path d="M47 46C38 42 26 42 16 46" fill="none" stroke="#1b2743" stroke-width="3" stroke-linecap="round"/>
  <path d="M66 46l30 10-31 2Z" fill="url(#n-beak)"/><circle cx="60" cy="49" r="2.6" fill="#1b1430"/><circle cx="60.8" cy="48.2" r=".9" fill="#fff"/>
  <path d="M40 130c-4 20-2 42 8 58M48 128c-3 18 0 40 8 54" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="2" stroke-linecap="round"/>
  <path d="M20 290c12-6 26-6 38 0s22 6 34 0" fill="none" stroke="#8fb3d9" stroke-opacity=".8" stroke-width="2.5" stroke-linecap="round"/>`

const around = (count: number, draw: (angle: number) => string, turn = 0) =>
  Array.from({ length: count }, (_, at) => draw(turn + (360 / count) * at)).join('')

/** The symbols. */
export const symbols: Record<ReelSymbol, string> = {
  H: `<circle cx="50" cy="50" r="46" fill="#f6e2a8" fill-opacity=".22"/><circle cx="50" cy="50" r="46" fill="none" stroke="#f6e2a8" stroke-opacity=".7" stroke-width="2"/>
    <path d="M30 92C16 74 24 58 34 50c10-8 4-20 10-28 6-9 20-8 23 2 2 9-6 14-5 24 2 16 12 22 10 44Z" fill="url(#n-plume)"/>
    <path d="M43 24c5-9 20-9 24 1l-18 3Z" fill="url(#n-dark)"/><path d="M44 25C34 20 24 20 15 25" fill="none" stroke="#8ea4c8" stroke-width="3" stroke-linecap="round"/>
    <path d="M66 26l30 12-33 1Z" fill="url(#n-beak)"/><circle cx="59" cy="28" r="3" fill="#1b1430"/><circle cx="60" cy="27" r="1" fill="#fff"/>`,
  S: `<g stroke="#f6e2a8" stroke-opacity=".75" stroke-width="2" stroke-linecap="round">${around(12, (angle) => `<path d="M50 3v8" transform="rotate(${angle} 50 50)"/>`)}</g>
    <circle cx="50" cy="50" r="34" fill="url(#n-moon)"/><g fill="#c99a4a" fill-opacity=".4"><circle cx="40" cy="40" r="7"/><circle cx="61" cy="56" r="9"/><circle cx="43" cy="64" r="4"/><circle cx="63" cy="36" r="4"/></g>`,
  A: `<path d="M50 88C22 88 8 76 6 64c14-4 74-4 88 0-2 12-16 24-44 24Z" fill="url(#n-pad)"/>
    <path d="M50 72C34 66 22 52 20 38c16 2 28 16 30 34ZM50 72c16-6 28-20 30-34-16 2-28 16-30 34Z" fill="url(#n-lily)"/><path d="M50 72C38 58 38 36 50 18c12 18 12 40 0 54Z" fill="url(#n-lily)"/><circle cx="50" cy="66" r="6" fill="#ffd972"/>`,
  B: `<g fill="url(#n-wing)" fill-opacity=".85" stroke="#e3fbff" stroke-width="1.6"><path d="M50 40C30 18 10 16 5 26c2 12 24 18 45 18ZM50 40c20-22 40-24 45-14-2 12-24 18-45 18Z"/><path d="M50 48C32 50 14 60 16 70c10 8 28-8 34-20ZM50 48c18 2 36 12 34 22-10 8-28-8-34-20Z"/></g>
    <path d="M50 30c4 6 4 14 3 22l-3 42-3-42c-1-8-1-16 3-22Z" fill="#1f7f93" stroke="#bff3ff" stroke-width="1.4"/><circle cx="45.5" cy="29" r="5" fill="#0f5a6b"/><circle cx="54.5" cy="29" r="5" fill="#0f5a6b"/>`,
  C: `<path d="M14 74C6 58 20 44 32 42c2-14 12-16 18-8 6-8 16-6 18 8 12 2 26 16 18 32-6 14-22 18-36 18S20 88 14 74Z" fill="url(#n-frog)"/>
    <circle cx="36" cy="36" r="8" fill="#eaf8c8"/><circle cx="64" cy="36" r="8" fill="#eaf8c8"/><ellipse cx="36" cy="36" rx="3" ry="5" fill="#17300f"/><ellipse cx="64" cy="36" rx="3" ry="5" fill="#17300f"/>
    <path d="M26 62c14 14 34 14 48 0" fill="none" stroke="#234d17" stroke-width="3.4" stroke-linecap="round"/><path d="M12 80l-6 10M88 80l6 10" stroke="#7cb93f" stroke-width="6" stroke-linecap="round"/>`,
  D: `<path d="M10 84c0-8 12-8 18-8h56c8 0 8 12 0 12H20c-6 0-10 0-10-4Z" fill="#b98a5a"/><path d="M84 76c6-2 8-12 6-20" fill="none" stroke="#b98a5a" stroke-width="7" stroke-linecap="round"/>
    <circle cx="48" cy="50" r="32" fill="url(#n-shell)"/><path d="M48 50c0-6 9-6 9 2 0 10-16 12-20 1-3-13 10-22 22-18 14 5 17 22 8 33-11 12-32 10-40-4" fill="none" stroke="#6b3a12" stroke-opacity=".75" stroke-width="4" stroke-linecap="round"/>`,
  E: `<path d="M50 96V10" stroke="#6f8f4a" stroke-width="4" stroke-linecap="round"/><rect x="39" y="16" width="22" height="48" rx="11" fill="url(#n-mace)"/><path d="M45 24v32" stroke="#f0c79a" stroke-opacity=".55" stroke-width="3" stroke-linecap="round"/>
    <path d="M50 92C30 84 22 60 24 38c12 14 24 32 26 54ZM50 92c18-6 28-26 27-46-12 10-25 26-27 46Z" fill="#5f8a4d"/>`,
  F: `<path d="M50 52L88 34A41 36 0 1 0 90 62Z" fill="url(#n-pad)"/><path d="M50 52L20 34M50 52L14 58M50 52L34 82M50 52L62 84M50 52L48 20" fill="none" stroke="#d5f7cf" stroke-opacity=".55" stroke-width="2.4" stroke-linecap="round"/>`,
  G: `<path d="M50 8C60 28 80 44 80 64A30 28 0 0 1 20 64C20 44 40 28 50 8Z" fill="url(#n-dew)"/><path d="M32 62c0 12 6 18 16 20" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="4" stroke-linecap="round"/>`,
  K: `<path d="M20 92C20 50 40 16 82 8c2 36-12 66-48 74Z" fill="url(#n-feather)"/><path d="M14 96C28 70 46 46 74 18M36 68l-8-14M46 56L36 40M56 44L48 28M44 66l18-2M54 54l17-4" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="2.6" stroke-linecap="round"/>`,
}
