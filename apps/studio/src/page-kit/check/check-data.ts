import type { Language } from '../words/index.ts'
import type { CheckWords } from './words/index.ts'

/** Data for the script of a page on which anybody recomputes a round; `own` are the texts of its game. */
export type CheckData<Own = object> = {
  language: Language
  words: CheckWords
  own: Own
  /** What a choice, acts or bets of the game look like, as JSON. */
  examples: { choice?: string; acts?: string; bet?: string }
  /** A stake is a multiple of this, in minor units. */
  unit: string
  /** The page that may hold this one in a frame; null if none does. */
  parentOrigin: string | null
}

/** A part of what came of the numbers: a line with its label, or something drawn. */
export type Part = { label: string; text: string } | HTMLElement

/** Why nothing was computed: a sentence, and the field that it is about. */
export type Fault = { field: string; sentence: string }

/** Numbers that were drawn one after the other, each from 0 to `range - 1`. */
export type Drawn = { range: number; numbers: number[] }

/** A round as it was computed. Amounts are minor units; `win` is null where nothing was bet. */
export type Computed = {
  /** What was shown of the seed before the round. */
  fingerprint: string
  /** The seed of the round before, in a chain. */
  seedBefore?: string
  drawn: readonly Drawn[]
  came: readonly Part[]
  stake: bigint | null
  win: bigint | null
}
