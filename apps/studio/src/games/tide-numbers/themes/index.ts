import type { TideTheme } from './theme.ts'

/** The themes by the part of the game's id behind the dot. */
export const tideNumbersThemes: Readonly<Record<string, TideTheme>> = {}
