import { clockmaker } from './clockmaker/index.ts'
import { darkroom } from './darkroom/index.ts'
import { harbourBell } from './harbour-bell/index.ts'
import { nightMarket } from './night-market/index.ts'
import type { OrchardTheme } from './theme.ts'
import { windsock } from './windsock/index.ts'

/** The themes by the part of the game's id behind the dot. */
export const orchardThemes: Readonly<Record<string, OrchardTheme>> = {
  clockmaker,
  'harbour-bell': harbourBell,
  'night-market': nightMarket,
  darkroom,
  windsock,
}
