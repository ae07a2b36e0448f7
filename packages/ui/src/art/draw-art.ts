import { palettes } from './palettes.ts'
import { dice, mosaic, scales, zellige } from './patterns.ts'
import { randomOf } from './random.ts'
import { arches, dunes, orbits, wheel, type Family } from './scenes.ts'
import { H, W } from './shapes.ts'
import { cards, fruit, gem, moth } from './still-lifes.ts'

const families: Record<string, Family> = { arches, dunes, wheel, orbits, cards, fruit, gem, moth, mosaic, zellige, scales, dice }

/** The names of the kinds of composition. */
export const familyNames: readonly string[] = Object.keys(families)

/**
 * Draws the picture of a game as SVG text, 480 by 600. The same seed gives the same picture.
 * A seed may name its kind of composition (`cards-blackjack`); else the seed chooses one.
 */
export function drawArt(seed: string): string {
  const random = randomOf(seed)
  const named = familyNames.find((name) => seed.startsWith(`${name}-`))
  const chosen = random.pick(familyNames)
  const colours = random.pick(palettes)
  const draw = families[named ?? chosen]! // both are names of families
  const across = random.chance(0.5) ? 'x1="0" y1="0" x2="1" y2="1"' : 'x1="0" y1="0" x2="0" y2="1"'
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" preserveAspectRatio="xMidYMid slice">` +
    `<defs><linearGradient id="g" ${across}><stop stop-color="${colours.ground}"/><stop offset="1" stop-color="${colours.deep}"/></linearGradient>` +
    `<radialGradient id="v" cx=".5" cy=".42" r=".8"><stop offset=".55" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".34"/></radialGradient></defs>` +
    `<rect width="${W}" height="${H}" fill="url(#g)"/>${draw(random, colours)}<rect width="${W}" height="${H}" fill="url(#v)"/></svg>`
  )
}
