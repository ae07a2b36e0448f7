import { dovecote, lilies } from './bingo-rooms.ts'
import { frosted, hedgehog, level, pebbles, pins } from './board-games.ts'
import { easel, fossil, loaves, pigeonholes, suds } from './card-worlds.ts'
import { bonbons, camera, letters, lift, spices } from './counters.ts'
import { fish, fox, heron } from './creatures.ts'
import { biplane, giraffe, penguin, racer, weather } from './far-places.ts'
import { grounds } from './grounds.ts'
import { lily, magpies } from './live-rooms.ts'
import { dayPalettes, palettes } from './palettes.ts'
import { dice, mosaic, scales, zellige } from './patterns.ts'
import { balloon, beacon, harbour, peaks, skyline, waves } from './places.ts'
import { coffee, keyrack, lettuce, rapids } from './play-worlds.ts'
import { cloche, snail, umbrellas, wireless } from './quiet-worlds.ts'
import { randomOf, type Random } from './random.ts'
import { gallop, hounds, meadow } from './sports.ts'
import { arches, dunes, orbits, wheel, type Family } from './scenes.ts'
import { H, n, W } from './shapes.ts'
import { anvil, bass, leaves, spools, stage, train } from './slot-worlds.ts'
import { cards, fruit, gem, moth } from './still-lifes.ts'
import { balls, bell, compass, crown, key, lantern, maze, vase } from './things.ts'
import { clockwork, comb } from './workshops.ts'
import { octopus, redwood } from './wild-worlds.ts'

/** Pictures that fill the whole field; they are turned and brought nearer. */
const patterns: Record<string, Family> = { mosaic, zellige, scales, maze }
/** Pictures with an up and a down; they are only mirrored. */
const scenes: Record<string, Family> = { arches, dunes, orbits, harbour, beacon, skyline, peaks, balloon, waves, heron }
/** Single things; they stand on a ground that changes, nearer or farther. */
const things: Record<string, Family> = { wheel, cards, dice, fruit, gem, moth, fish, fox, lantern, key, crown, vase, compass, bell, balls }
/** Pictures of single games, which only a seed that names them is given. */
const single: Record<string, Family> = {
  pebbles,
  pins,
  level,
  hedgehog,
  frosted,
  lily,
  magpies,
  dovecote,
  lilies,
  hounds,
  gallop,
  meadow,
  comb,
  clockwork,
  train,
  leaves,
  stage,
  bass,
  anvil,
  octopus,
  redwood,
  spools,
  fossil,
  loaves,
  pigeonholes,
  coffee,
  keyrack,
  lettuce,
  rapids,
  cloche,
  snail,
  umbrellas,
  wireless,
  racer,
  lift,
  letters,
  weather,
  camera,
  penguin,
  giraffe,
  bonbons,
  spices,
  biplane,
  suds,
  easel,
}
/** The patterns that have no straight edges to show. */
const turnable = new Set(['zellige', 'maze'])
/** Pictures with letters or numbers, which are never mirrored. */
const hasText = new Set(['balls', 'cards', 'pebbles', 'dovecote', 'lilies', 'keyrack', 'lettuce', 'racer'])
/** What reads well on a pale ground. */
const byDay = new Set([
  'moth',
  'fish',
  'fox',
  'key',
  'crown',
  'vase',
  'compass',
  'bell',
  'balls',
  'wheel',
  'harbour',
  'peaks',
  'balloon',
  'waves',
  'heron',
  'maze',
  'zellige',
  'fruit',
])

const anyFamilies: Record<string, Family> = { ...patterns, ...scenes, ...things }
const families: Record<string, Family> = { ...anyFamilies, ...single }

/** The names of the kinds of composition. */
export const familyNames: readonly string[] = Object.keys(families)

/**
 * Draws the picture of a game as SVG text, 480 by 600. The same seed gives the same picture.
 * A seed may name its kind of composition (`cards-blackjack`); else the seed chooses one.
 */
export function drawArt(seed: string): string {
  const random = randomOf(seed)
  const named = familyNames.find((name) => seed.startsWith(`${name}-`))
  const name = named ?? random.pick(Object.keys(anyFamilies))
  const day = byDay.has(name) && random.chance(0.4)
  const colours = random.pick(day ? dayPalettes : palettes)
  const across = random.chance(0.5) ? 'x1="0" y1="0" x2="1" y2="1"' : 'x1="0" y1="0" x2="0" y2="1"'
  const [from, to] = day ? [colours.light, colours.ground] : [colours.ground, colours.deep]
  const ground = things[name] ? random.pick(grounds)(random, colours) : ''
  const inside = families[name]!(random, colours) // the name is one of ours
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" preserveAspectRatio="xMidYMid slice">` +
    `<defs><linearGradient id="g" ${across}><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>` +
    `<radialGradient id="v" cx=".5" cy=".42" r=".8"><stop offset=".55" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="${day ? '.12' : '.34'}"/></radialGradient></defs>` +
    `<rect width="${W}" height="${H}" fill="url(#g)"/>${ground}<g transform="${stand(name, random)}">${inside}</g><rect width="${W}" height="${H}" fill="url(#v)"/></svg>`
  )
}

/** Where the drawing stands in its field. */
function stand(name: string, random: Random): string {
  const mirror = random.chance(0.5) && !hasText.has(name)
  const about = (scale: number, turn: number, x: number, y: number) =>
    `translate(${n(240 + x)} ${n(300 + y)}) rotate(${n(turn)}) scale(${mirror ? '-' : ''}${scale.toFixed(2)} ${scale.toFixed(2)}) translate(-240 -300)`
  if (patterns[name])
    return about(
      random.between(1.5, 2.1),
      turnable.has(name) ? random.between(-30, 30) : 0,
      random.between(-90, 90),
      random.between(-100, 100),
    )
  if (scenes[name] || single[name]) return about(1, 0, 0, 0)
  return about(random.between(0.82, 1.3), random.between(-4, 4), random.between(-26, 26), random.between(-24, 24))
}
