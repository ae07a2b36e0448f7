import { blockedWords } from './blocked-words.ts'
import { fold } from './fold.ts'

/** Whether a word is one of an entry of a list. */
type Matcher = (word: string) => boolean

const matchers = new Map<string, Matcher>()

function matcherOf(entry: string): Matcher {
  const kept = matchers.get(entry)
  if (kept) return kept
  const made = makeMatcher(entry)
  matchers.set(entry, made)
  return made
}

function makeMatcher(entry: string): Matcher {
  const stem = fold(entry.replaceAll('*', '')).replaceAll(splitters, '')
  if (stem === '') return () => false
  if (entry.startsWith('*')) return entry.endsWith('*') ? (word) => word.includes(stem) : (word) => word.endsWith(stem)
  return entry.endsWith('*') ? (word) => word.startsWith(stem) : (word) => word === stem
}

/** What is written inside of words to hide them, such as `k.u.t`. Apostrophes are none: `who’re` is two words. */
const splitters = /[._\-*~^]+/gu

/** Returns the words of a text as they are compared: as they stand, without what splits them, and spelled out. */
function wordsOf(text: string): string[] {
  const parts = fold(text)
    .split(/[^\p{L}\p{N}._\-*~^]+/u)
    .filter(Boolean)
  const apart = parts.flatMap((part) => part.split(splitters)).filter(Boolean)
  const joined = parts.map((part) => part.replaceAll(splitters, '')).filter(Boolean)
  return [...new Set([...apart, ...joined, ...spelled(apart)].flatMap(drawnIn))]
}

const leastSpelled = 3

/** Letters that stand alone, one after the other, are read as a word. */
const spelled = (words: readonly string[]): string[] =>
  words
    .map((word) => ([...word].length === 1 ? word : ' '))
    .join('')
    .split(' ')
    .filter((word) => word.length >= leastSpelled)

/** A letter that is drawn out over three and more counts once, and twice. */
const drawnIn = (word: string): string[] =>
  /(.)\1\1/u.test(word) ? [word.replaceAll(/(.)\1{2,}/gu, '$1'), word.replaceAll(/(.)\1{2,}/gu, '$1$1')] : [word]

/** In Arabic the article and whom one calls are written together with the word. */
const withoutArticle = (word: string): string[] => [word, ...(/^(?:[وبفك]?ال|لل|يا)(.{2,})$/u.exec(word)?.slice(1) ?? [])]

/**
 * Returns whether a text holds a blocked word, of whatever language: an insult is understood by whoever reads it. What is an
 * innocent word in the writer's own language is none. `house`: the words that the operator has added.
 */
export function holdsBlocked(text: string, language: string, house: readonly string[]): boolean {
  const allowed = new Set((blockedWords.allowed[language] ?? []).map(fold))
  const blocked = [...Object.values(blockedWords.blocked).flat(), ...house].map(matcherOf)
  return wordsOf(text)
    .filter((word) => !allowed.has(word))
    .flatMap(withoutArticle)
    .some((word) => blocked.some((matches) => matches(word)))
}

/** Returns whether a nickname could be taken for the house's own. */
export function soundsLikeHouse(nickname: string): boolean {
  const folded = fold(nickname).replaceAll(/[^\p{L}\p{N}]/gu, '')
  return blockedWords.ofTheHouse.some((entry) => matcherOf(entry)(folded))
}
