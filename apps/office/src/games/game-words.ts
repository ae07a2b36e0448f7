import type { GameRow, Standing } from '@fairhouse/contract/office/games.ts'
import type { useT } from '../base/office.ts'

/** The states of a game or a provider, and the colour that each has beside its word. */
export const toneOfGame = {
  on: 'good',
  partly: 'warning',
  off: 'quiet',
  stopped: 'bad',
} as const satisfies Record<GameRow['state'], string>

/** How something stands in a country, and the colour of it. */
export const toneOfStanding = {
  on: 'good',
  off: 'quiet',
  providerOff: 'quiet',
  notFor: 'quiet',
  stopped: 'bad',
} as const satisfies Record<Standing['state'], string>

/** Where something may be played, as a line of a list. */
export function whereText(t: ReturnType<typeof useT>, { only, except }: GameRow['where']): string {
  const rest = only?.filter((country) => !except.includes(country))
  if (rest) return rest.join(' ') || t('office-games.nowhere')
  return except.length > 0 ? t('office-games.except', { countries: except.join(' ') }) : t('office-games.everywhere')
}

/** What a game pays back in the long run; a dash where its studio has not said it. */
export const percentText = (percent: string | null): string => (percent === null ? '–' : `${percent} %`)

/** Words that are written one after the other, such as countries. */
export const wordsIn = (text: string): string[] => text.split(/[\s,]+/).filter((one) => one !== '')

/** Countries as somebody types them. */
export const countriesIn = (text: string): string[] => [...new Set(wordsIn(text.toUpperCase()))]
