// Runs in the game's frame: how great a win is, and the show of a great one.

const still = matchMedia('(prefers-reduced-motion: reduce)')
const lastsMs = 4200
/** Wins of so many stakes begin a level. */
const begins = [5n, 25n, 100n] as const

/** The level of a win: 0 below five stakes, 3 from a hundred on. Amounts are minor units. */
export const levelOf = (win: bigint, stake: bigint): 0 | 1 | 2 | 3 => begins.filter((times) => win >= times * stake).length as 0 | 1 | 2 | 3 // of three

/** The name that a game gives to a level; empty below the first, and in games that have none. */
export const levelText = (words: Partial<Record<'level1' | 'level2' | 'level3', string>>, level: number): string =>
  [words.level1, words.level2, words.level3][level - 1] ?? ''

/**
 * Lets sparks of the game's colours rise, more with the level: from the board at first, then over the whole page. They
 * are out of reach of pointers and readers, and there are none where motion is reduced.
 */
export function celebrate(level: number): void {
  if (level === 0 || still.matches) return
  const sky = document.createElement('div')
  sky.className = `sparks level-${level}`
  sky.setAttribute('aria-hidden', 'true')
  // The colours are the board's, in which the sparks do not stand: it would cut them off.
  const own = getComputedStyle(document.querySelector('#board') ?? document.body)
  for (const colour of ['--level', '--level-glow']) sky.style.setProperty(colour, own.getPropertyValue(colour))
  for (let at = 0; at < level * 16; at += 1) sky.append(spark(at, level))
  document.body.append(sky)
  setTimeout(() => sky.remove(), lastsMs)
}

/**
 * Places and beginnings follow the plastic ratio, which spreads two things evenly at once: with the golden one for both,
 * sparks rise in a line.
 */
function spark(at: number, level: number): HTMLElement {
  const element = document.createElement('i')
  const across = (at * 0.754_878) % 1
  const width = 30 + level * 20
  element.style.insetInlineStart = `${50 + (across - 0.5) * width}%`
  element.style.animationDelay = `${((at * 0.569_84) % 1) * 1.6}s`
  element.style.setProperty('--drift', `${((at % 7) - 3) * 1.25}rem`)
  return element
}
