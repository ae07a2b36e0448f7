// Runs in the game's frame: the crests of the clubs, and their colours.

const colours = [
  ['#2f7d4f', '#f3e9c8'],
  ['#c2703d', '#20344f'],
  ['#3b3a42', '#e4572e'],
  ['#8fb7c9', '#7a4a2b'],
  ['#6b4fa0', '#f0c94b'],
  ['#4f9d3a', '#ffffff'],
  ['#f2c230', '#1f4d2c'],
  ['#5d8fb8', '#ffffff'],
  ['#1f5c3d', '#d7e36a'],
  ['#274690', '#f6f1e4'],
  ['#a4343a', '#f5d08a'],
  ['#d9a8c7', '#43315e'],
  ['#e8eadf', '#2c7a5b'],
  ['#1b1f3a', '#9fc2ff'],
  ['#b9975b', '#173b3f'],
  ['#d95b5b', '#fff6e0'],
] as const

/** The two colours of a club. */
export const coloursOf = (club: number): readonly [string, string] => colours[club % colours.length] ?? colours[0]

const patterns = [
  (other: string) => `<path d="M12 1v25" stroke="${other}" stroke-width="7"/>`,
  (other: string) => `<path d="M1 9h22" stroke="${other}" stroke-width="7"/>`,
  (other: string) => `<path d="M-2 24 26 2" stroke="${other}" stroke-width="6"/>`,
  (other: string) => `<path d="M12 0h14v28H12z" fill="${other}"/>`,
  (other: string) => `<path d="M2 20 12 8l10 12" stroke="${other}" stroke-width="5" fill="none"/>`,
]

let drawn = 0

/** Draws a crest as an SVG element; it is read by the club's name beside it. */
export function crest(club: number): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const [ground, other] = coloursOf(club)
  svg.setAttribute('viewBox', '0 0 24 28')
  svg.setAttribute('class', 'crest')
  svg.setAttribute('aria-hidden', 'true')
  const clip = `crest-${(drawn += 1)}`
  const shield = 'M2 2h20v13c0 6-5 9.500-10 11.500C7 24.500 2 21 2 15Z'
  svg.innerHTML =
    `<clipPath id="${clip}"><path d="${shield}"/></clipPath>` +
    `<g clip-path="url(#${clip})"><rect width="24" height="28" fill="${ground}"/>${patterns[club % patterns.length]?.(other) ?? ''}</g>` +
    `<path d="${shield}" fill="none" stroke="#00000059" stroke-width="1.4"/>`
  return svg
}
