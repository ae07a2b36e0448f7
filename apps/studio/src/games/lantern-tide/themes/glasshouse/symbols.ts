import { around, ball, across, glint, glow, shadow, slanted, upright } from '../../../../page-kit/look/paint.ts'
import type { TideSymbol } from '../../play/maths.ts'

/** What the symbols are filled with. */
export const fills = [
  glow('gh-halo', '#ff9ed8', 0.5),
  ball('gh-petal', [0, '#fff6fb'], [0.5, '#ffc2e4'], [0.85, '#ee6fb7'], [1, '#c43c90']),
  slanted('gh-sepal', [0, '#fff0f8'], [0.5, '#f9a3d2'], [1, '#b8337f']),
  upright('gh-lip', [0, '#ffd76a'], [0.35, '#e0368f'], [1, '#8a0f57']),
  across('gh-zinc', [0, '#5d7380'], [0.25, '#e6f1f3'], [0.55, '#9fb4bd'], [1, '#435762']),
  slanted('gh-brass', [0, '#fff3c0'], [0.45, '#e2b04a'], [1, '#805412']),
  across('gh-pitcher', [0, '#5c7a1e'], [0.3, '#d6e58a'], [0.6, '#b04a36'], [1, '#64161c']),
  slanted('gh-lid', [0, '#e7ef9c'], [0.5, '#9cb047'], [1, '#4c5d1b']),
  ball('gh-cactus', [0, '#cdeab0'], [0.5, '#5fa468'], [1, '#1d4c3a']),
  slanted('gh-leaf', [0, '#c6f2a6'], [0.45, '#4fae5f'], [1, '#10563f']),
  upright('gh-moth', [0, '#f6ffe4'], [0.5, '#c4ecb0'], [1, '#79bfa0']),
  across('gh-clay', [0, '#a4502e'], [0.3, '#f0a476'], [0.65, '#cf7347'], [1, '#742f18']),
  slanted('gh-steel', [0, '#ffffff'], [0.5, '#b3c1cb'], [1, '#54636f']),
  slanted('gh-grip', [0, '#ff9a86'], [0.45, '#d33c34'], [1, '#7c1319']),
  upright('gh-fern', [0, '#e0f6a0'], [0.55, '#85b948'], [1, '#386b2c']),
].join('')

const petal = 'M49 51C42 25 20 13 6 27-1 47 18 66 49 54Z'
const moth = `<path d="M49 38C38 16 18 6 3 12 2 34 16 50 46 51Z" fill="url(#gh-moth)"/><path d="M47 47C28 49 16 58 20 70 24 80 20 90 8 97 28 97 42 84 49 60Z" fill="url(#gh-moth)"/>${glint('M46 38C36 22 20 13 5 13', 2.6, 0.9, '#8a4a6a')}${glint('M44 47C30 45 18 36 11 24', 1.4, 0.5, '#4f8f74')}<circle cx="25" cy="29" r="5" fill="#f4d06a" stroke="#8a4a6a" stroke-width="1.6"/><circle cx="30" cy="65" r="4" fill="#f4d06a" stroke="#8a4a6a" stroke-width="1.4"/>`
const fiddle = 'M44 97C43 78 30 66 30 46 30 25 47 11 65 15 83 20 87 42 75 53 64 62 50 55 51 43 53 34 64 34 65 42'
const monstera =
  'M50 22C54 10 68 6 79 13L64 31 88 24C94 31 97 39 96 46L70 45 95 57C93 65 88 71 83 75L65 59 76 81C70 87 60 91 50 97 40 91 30 87 24 81L35 59 17 75C12 71 7 65 5 57L30 45 4 46C3 39 6 31 12 24L36 31 21 13C32 6 46 10 50 22Z'

/** The symbols. */
export const symbols: Record<TideSymbol, string> = {
  W: `<circle cx="50" cy="50" r="50" fill="url(#gh-halo)"/>${[0, 128, 232].map((turn) => `<path d="M50 54C36 42 36 16 50 3 64 16 64 42 50 54Z" fill="url(#gh-sepal)" transform="rotate(${turn} 50 53)"/>`).join('')}
    <path d="${petal}" fill="url(#gh-petal)"/><path d="${petal}" fill="url(#gh-petal)" transform="matrix(-1 0 0 1 100 0)"/>
    ${['', 'matrix(-1 0 0 1 100 0)'].map((flip) => `<g transform="${flip}" fill="none" stroke="#b0247c" stroke-opacity=".42" stroke-width="1.6" stroke-linecap="round"><path d="M44 48C36 36 24 30 13 31M43 51C32 44 20 43 9 46M43 53C33 52 24 54 16 58"/></g>`).join('')}
    <path d="M50 49C39 51 34 62 36 74 43 69 46 76 50 88 54 76 57 69 64 74 66 62 61 51 50 49Z" fill="url(#gh-lip)"/><path d="M44 66l6 5 6-5M46 74l4 4 4-4" fill="none" stroke="#ffd0ea" stroke-opacity=".55" stroke-width="1.600" stroke-linecap="round"/><path d="M45 49C45 42 55 42 55 49 55 54 52 56 50 58 48 56 45 54 45 49Z" fill="#fff7ea"/><path d="M50 52v5" stroke="#e0368f" stroke-width="2" stroke-linecap="round"/>`,
  S: `${shadow(32, 93, 46)}<path d="M26 56C6 52 6 84 26 82" fill="none" stroke="url(#gh-brass)" stroke-width="5"/><path d="M28 46C22 16 58 12 64 46" fill="none" stroke="url(#gh-brass)" stroke-width="5"/>
    <path d="M58 66L82 33l8 5-26 48Z" fill="url(#gh-zinc)"/><path d="M77 28l20 13-4 6-20-12Z" fill="url(#gh-brass)"/><path d="M24 46h42v40c0 5-3 7-7 7H31c-4 0-7-2-7-7Z" fill="url(#gh-zinc)"/><path d="M24 46h42v5H24ZM24 80h42v4H24Z" fill="#33454f" fill-opacity=".4"/><ellipse cx="45" cy="46" rx="21" ry="5" fill="#2b3a42"/><path d="M24 46a21 5 0 0 1 42 0" fill="none" stroke="#f5fbfb" stroke-width="1.8"/>
    <g fill="#bff0ff"><path d="M88 52c3 5 3 8 0 9-3-1-3-4 0-9ZM95 58c3 5 3 8 0 9-3-1-3-4 0-9ZM84 64c3 5 3 8 0 9-3-1-3-4 0-9Z"/></g>`,
  A: `<path d="M42 90C24 99 8 86 12 62 14 50 10 42 4 40" fill="none" stroke="url(#gh-fern)" stroke-width="4" stroke-linecap="round"/><path d="M37 31C33 47 25 62 31 78 37 98 65 98 71 78 77 62 69 47 65 31Z" fill="url(#gh-pitcher)"/>
    <g fill="#6d141c" fill-opacity=".55"><circle cx="60" cy="52" r="2.4"/><circle cx="66" cy="66" r="2.8"/><circle cx="56" cy="72" r="2"/><circle cx="46" cy="60" r="1.8"/><circle cx="62" cy="82" r="2.4"/><circle cx="49" cy="82" r="1.8"/></g>
    <ellipse cx="51" cy="31" rx="17" ry="8.500" fill="url(#gh-grip)"/><ellipse cx="51" cy="31.500" rx="11.500" ry="5" fill="#32080d"/>${glint('M36 29C40 24 46 23 52 23', 2, 0.8, '#ffd9c4')}
    <path d="M60 24C42 26 34 18 38 9 50 0 72 0 84 12 80 22 70 26 60 24Z" fill="url(#gh-lid)"/>${glint('M62 22C56 14 50 10 42 10M62 22C66 16 72 12 79 12', 1.6, 0.6, '#4c5d1b')}${glint('M38 46C34 56 31 64 33 72', 3, 0.6)}`,
  B: `${shadow(30)}<circle cx="50" cy="58" r="36" fill="url(#gh-cactus)"/><g fill="none" stroke="#143c2e" stroke-opacity=".5" stroke-width="2.4"><path d="M50 22v72M38 25C24 44 24 72 38 91M62 25c14 19 14 47 0 66M28 30C8 46 8 70 28 86M72 30c20 16 20 40 0 56"/></g>
    <g stroke="#f6f3cf" stroke-width="1.6" stroke-linecap="round">${[36, 48, 60, 72, 84].map((y) => `<path d="M50 ${y}l-4-3M50 ${y}l4-3M${31 - (y === 60 ? 3 : 0)} ${y}l-4-3M${69 + (y === 60 ? 3 : 0)} ${y}l4-3"/>`).join('')}</g>
    <g transform="translate(50 21)">${around(9, (angle) => `<path d="M0 0C-7-6-6-15 0-20 6-15 7-6 0 0Z" fill="url(#gh-lip)" transform="rotate(${angle * 0.55 - 98})"/>`)}<circle r="5" cy="-2" fill="#ffe48c"/></g>${glint('M21 46C24 38 29 32 35 29', 3, 0.5)}`,
  C: `<path d="${monstera}" fill="#06301f" fill-opacity=".5" transform="translate(1.500 3)"/><path d="${monstera}" fill="url(#gh-leaf)"/><path d="M50 22C46 14 46 8 48 2" fill="none" stroke="#2f7a44" stroke-width="4.500" stroke-linecap="round"/>
    <g fill="none" stroke="#e6ffd0" stroke-opacity=".7" stroke-width="1.8" stroke-linecap="round"><path d="M50 22V94M50 34C60 30 68 22 74 15M50 34C40 30 32 22 26 15M50 48C62 44 76 38 90 33M50 48C38 44 24 38 10 33M50 62C62 58 76 58 89 60M50 62C38 58 24 58 11 60M50 74C58 72 66 74 73 79M50 74C42 72 34 74 27 79"/></g>
    <g fill="#0d4a35"><ellipse cx="58" cy="41" rx="3.500" ry="2" transform="rotate(-24 58 41)"/><ellipse cx="42" cy="41" rx="3.500" ry="2" transform="rotate(24 42 41)"/><ellipse cx="59" cy="56" rx="3.500" ry="2" transform="rotate(-10 59 56)"/><ellipse cx="41" cy="56" rx="3.500" ry="2" transform="rotate(10 41 56)"/></g>`,
  D: `${moth}<g transform="matrix(-1 0 0 1 100 0)">${moth}</g><path d="M50 32c6 0 8 10 6 22-1 8-3 14-6 18-3-4-5-10-6-18-2-12 0-22 6-22Z" fill="#fdfbf0"/><path d="M45 46h10M45 53h10M46 60h8" stroke="#cbbf9a" stroke-width="1.8"/><path d="M48 33C44 24 38 20 32 20M52 33c4-9 10-13 16-13M42 25l-3 3M38 22l-4 3M58 25l3 3M62 22l4 3" fill="none" stroke="#c9a24e" stroke-width="2" stroke-linecap="round"/>`,
  E: `${shadow(30, 95)}<path d="M46 55C34 42 32 22 46 4 60 14 64 34 58 52Z" fill="url(#gh-steel)"/>${glint('M45 8C37 22 38 38 46 50', 2.4, 0.9)}<path d="M51 60C64 54 74 40 74 22 86 34 84 56 64 68Z" fill="url(#gh-steel)"/>
    <path d="M55 48C48 60 38 76 30 92c-3 5-12 3-11-4 2-14 12-30 24-42Z" fill="url(#gh-grip)"/><path d="M47 54C58 66 68 78 74 94c2 5 11 4 11-3C86 76 76 60 62 50Z" fill="url(#gh-grip)"/><path d="M36 66c10 4 18 4 28 0" fill="none" stroke="#c7d2da" stroke-width="3" stroke-dasharray="2 2"/><circle cx="53" cy="54" r="7" fill="url(#gh-brass)"/><circle cx="53" cy="54" r="2.4" fill="#6b4410"/>${glint('M40 56C32 66 26 78 23 88', 2.4, 0.55)}`,
  F: `${shadow(28, 94)}<path d="M50 40C48 30 48 26 50 16" fill="none" stroke="#6aa53f" stroke-width="3.600" stroke-linecap="round"/><path d="M50 24C36 26 26 18 24 6 40 6 50 12 50 24Z" fill="url(#gh-leaf)"/><path d="M50 20C54 8 64 3 78 6 76 18 66 26 50 26Z" fill="url(#gh-leaf)"/>
    <path d="M23 46h54l-8 42c-1 5-4 7-8 7H39c-4 0-7-2-8-7Z" fill="url(#gh-clay)"/><path d="M24 50h52l-1 6H25Z" fill="#5a2412" fill-opacity=".45"/><path d="M17 34h66v14c0 2-1 3-3 3H20c-2 0-3-1-3-3Z" fill="url(#gh-clay)"/><ellipse cx="50" cy="35" rx="33" ry="6" fill="#3b2317"/><path d="M17 35a33 6 0 0 1 66 0" fill="none" stroke="#ffd2b4" stroke-width="2"/><path d="M50 36C48 30 48 26 50 20" fill="none" stroke="#6aa53f" stroke-width="3.600"/>`,
  G: `<g transform="translate(3 7) scale(.93)"><g fill="none" stroke-linecap="round"><path d="M58 97C60 84 72 76 74 70" stroke="url(#gh-fern)" stroke-width="5"/><path d="M74 70c6-6 16-2 14 6-3 6-11 3-9-2" stroke="url(#gh-fern)" stroke-width="4.500"/><path d="${fiddle}" stroke="#234a1f" stroke-width="11"/><path d="${fiddle}" stroke="url(#gh-fern)" stroke-width="9"/></g>
    <g fill="url(#gh-leaf)">${['40 84 -60', '34 70 -75', '29 56 -90', '27 42 -105', '34 27 -130', '46 14 -155', '62 9 178', '77 15 150', '86 28 120', '87 44 90', '46 82 70', '41 66 60'].map((spot) => `<path d="M0 0C-5 4-5 11 0 15 5 11 5 4 0 0Z" transform="translate(${spot.split(' ').slice(0, 2).join(' ')}) rotate(${Number(spot.split(' ')[2]) + 180}) rotate(180)"/>`).join('')}</g>${glint('M36 42C37 28 48 19 62 20', 2.4, 0.7, '#fbffe0')}</g>`,
}
