/** What can be looked for. */
export type Findable = { readonly name: string; readonly provider: string }
/** A word of the catalogue and the games in whose names it stands. */
type Entry = { readonly word: string; readonly games: readonly number[] }
/** The words of a catalogue. */
export type GameIndex = { readonly entries: readonly Entry[]; readonly size: number }

const providerPenalty = 0.5
const notFound = 100

/** Folds case and accents away, so that "Éclipse" is found by "eclipse"; other scripts keep their letters. */
export function wordsIn(text: string): string[] {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

/** Makes the index: each word once, with its games. A name written together is a word too, so that "nightmarket" finds it. */
export function indexOf(games: readonly Findable[]): GameIndex {
  const words = new Map<string, Set<number>>()
  const add = (word: string, game: number) => {
    const there = words.get(word)
    if (there) there.add(game)
    else words.set(word, new Set([game]))
  }
  for (const [game, { name, provider }] of games.entries()) {
    const parts = wordsIn(name)
    for (const word of parts) add(word, game)
    if (parts.length > 1) add(parts.join(''), game)
    for (const word of wordsIn(provider)) add(`@${word}`, game)
  }
  return { entries: [...words].map(([word, found]) => ({ word, games: [...found] })), size: games.length }
}

/** The places of the games that a query finds, best first; the order of the catalogue decides between equals. */
export function search({ entries, size }: GameIndex, query: string): number[] {
  const wanted = wordsIn(query)
  if (wanted.length === 0) return []
  const scores = new Float32Array(size)
  for (const word of wanted) {
    const best = new Float32Array(size).fill(notFound)
    for (const { word: known, games } of entries) {
      const far = distance(word, known)
      if (far < notFound) for (const game of games) if (far < (best[game] ?? 0)) best[game] = far
    }
    for (let game = 0; game < size; game++) scores[game] = (scores[game] ?? 0) + (best[game] ?? 0)
  }
  const found: number[] = []
  for (let game = 0; game < size; game++) if ((scores[game] ?? notFound) < notFound) found.push(game)
  return found.sort((a, b) => (scores[a] ?? 0) - (scores[b] ?? 0) || a - b)
}

/** How far a typed word is from a known one: 0 the same, 1 its beginning, 2 inside it, then one more for each slip. */
function distance(typed: string, known: string): number {
  if (known.startsWith('@')) return distance(typed, known.slice(1)) + providerPenalty
  if (known === typed) return 0
  if (known.startsWith(typed)) return 1
  if (typed.length > 2 && known.includes(typed)) return 2
  const allowed = typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2
  if (allowed === 0 || known.length < typed.length - allowed) return notFound
  const slips = slipsToBeginning(typed, known, allowed)
  return slips > allowed ? notFound : 2 + slips
}

/** Slips (a letter wrong, missing, too many, or two swapped) between a word and the nearest beginning of another. */
function slipsToBeginning(typed: string, known: string, allowed: number): number {
  const target = known.slice(0, typed.length + allowed)
  let before: number[] = []
  let above = Array.from({ length: target.length + 1 }, (_, at) => at)
  for (let row = 1; row <= typed.length; row++) {
    const here = [row]
    let least = row
    for (let column = 1; column <= target.length; column++) {
      const same = typed[row - 1] === target[column - 1]
      let cost = Math.min((above[column] ?? 0) + 1, (here[column - 1] ?? 0) + 1, (above[column - 1] ?? 0) + (same ? 0 : 1))
      if (row > 1 && column > 1 && typed[row - 1] === target[column - 2] && typed[row - 2] === target[column - 1])
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1)
      here.push(cost)
      if (cost < least) least = cost
    }
    if (least > allowed) return allowed + 1
    before = above
    above = here
  }
  return Math.min(...above)
}
