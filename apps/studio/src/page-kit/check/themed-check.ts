import type { Html } from '@fairhouse/process/html.ts'
import { symbolDrawings, themeIn, type Look, type Theme } from '../look/look.ts'
import { themedWords, type WordsByLanguage } from '../words/index.ts'

/** The texts and the symbols with which a recomputed round is told: those of the theme that an id names, or the machine's own. */
export const themedCheck = <Own, Symbols extends string, ThemeWords extends { game: string }>(
  words: WordsByLanguage<Own>,
  themes: Readonly<Record<string, Theme<Symbols, ThemeWords>>>,
  look: Omit<Look<Symbols>, 'scene'>,
) => ({
  own: (gameId: string) => themedWords(words, themeIn(themes, gameId)?.words),
  drawings: (gameId: string): Html => symbolDrawings(themeIn(themes, gameId) ?? look),
})
