/** What can be searched. */
type Findable = { readonly name: string; readonly provider: string }
/** A word of the catalogue, and the games whose names contain it. */
type Entry = { readonly word: string; readonly kind: Kind; readonly letters: number; readonly games: readonly number[] }
/** A word of a name, a name written together, or a word of a provider. */
type Kind = 'word' | 'joined' | 'provider'
/** The words of a catalogue. */
type GameIndex = { readonly entries: readonly Entry[]; readonly size: number; readonly asked: Map<string, Float32Array> }

const providerPenalty = 0.5
const notFound = 100
/** So many typed words are remembered: while one word is typed, those before it are not looked up again. */
const remembered = 12

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
  const words = new Map<string, { word: string; kind: Kind; games: number[] }>()
  const add = (word: string, kind: Kind, game: number) => {
    const there = words.get(`${kind} ${word}`)
    if (!there) words.set(`${kind} ${word}`, { word, kind, games: [game] })
    else if (there.games.at(-1) !== game) there.games.push(game)
  }
  for (const [game, { name, provider }] of games.entries()) {
    const parts = wordsIn(name)
    for (const word of parts) add(word, 'word', game)
    if (parts.length > 1) add(parts.join(''), 'joined', game)
    for (const word of wordsIn(provider)) add(word, 'provider', game)
  }
  return { entries: [...words.values()].map((one) => ({ ...one, letters: lettersOf(one.word) })), size: games.length, asked: new Map() }
}

/** The places of the games that a query finds, best first; the order of the catalogue decides between equals. */
export function search(index: GameIndex, query: string): number[] {
  const { size } = index
  const wanted = wordsIn(query)
  if (wanted.length === 0) return []
  const scores = new Float32Array(size)
  for (const word of wanted) {
    const best = distancesTo(index, word)
    for (let game = 0; game < size; game++) scores[game] = (scores[game] ?? 0) + (best[game] ?? 0)
  }
  const found: number[] = []
  for (let game = 0; game < size; game++) if ((scores[game] ?? notFound) < notFound) found.push(game)
  return found.sort((a, b) => (scores[a] ?? 0) - (scores[b] ?? 0) || a - b)
}

/** Returns each game's distance from one typed word. */
function distancesTo({ entries, size, asked }: GameIndex, word: string): Float32Array {
  const known = asked.get(word)
  if (known) return known
  const best = new Float32Array(size).fill(notFound)
  const letters = lettersOf(word)
  for (const entry of entries) {
    const far = distance(word, letters, entry)
    if (far < notFound) for (const game of entry.games) if (far < (best[game] ?? 0)) best[game] = far
  }
  const oldest = asked.size >= remembered ? asked.keys().next().value : undefined
  if (oldest !== undefined) asked.delete(oldest)
  asked.set(word, best)
  return best
}

/** Returns the letters of a word as bits: words whose letters differ too much need not be compared. */
function lettersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits
}

function countOf(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count++
  return count
}

/**
 * Returns the distance of a typed word from a known one: 0 equal, 1 its beginning, 2 inside it, then one more for each
 * typo.
 */
function distance(typed: string, letters: number, { word: known, kind, letters: its }: Entry): number {
  const penalty = kind === 'provider' ? providerPenalty : 0
  if (known === typed) return penalty
  if (known.startsWith(typed)) return 1 + penalty
  if (typed.length > 2 && known.includes(typed)) return 2 + penalty
  const allowed = kind === 'joined' || typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2
  if (allowed === 0 || known.length < typed.length - allowed || countOf(letters & ~its) > allowed) return notFound
  const slips = slipsToBeginning(typed, known, allowed)
  return slips > allowed ? notFound : 2 + slips + penalty
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
