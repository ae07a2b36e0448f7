import type { HedgehogTheme } from './theme.ts'

/** The themes by the part of the game's id behind the dot. */
export const hedgehogThemes: Readonly<Record<string, HedgehogTheme>> = {}
