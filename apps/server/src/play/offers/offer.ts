import type { HeldStop } from '../../settings/incidents/index.ts'
import type { GameRow } from '../games/game.sql.ts'

/** Where a game, or a provider with all of its games, may be played: the countries that it is for, none for everywhere. */
export type Offer = { enabled: boolean; countries: readonly string[]; off_in: readonly string[] }

/** Why a game cannot be played in a country: switched off everywhere or there, or not for it. */
export type Closed = 'off' | 'offThere' | 'notFor'
type Offered = Offer & { provider_offer: Offer | null }

const closedBy = ({ enabled, countries, off_in: offIn }: Offer, country: string): Closed | undefined => {
  if (!enabled) return 'off'
  if (offIn.includes(country)) return 'offThere'
  return countries.length > 0 && !countries.includes(country) ? 'notFor' : undefined
}

/** Returns why a game cannot be played in a country, by itself or with its provider. */
export const closedIn = (game: Offered, country: string): Closed | undefined =>
  closedBy(game, country) ?? (game.provider_offer ? closedBy(game.provider_offer, country) : undefined)

/** Names what a stop of play may be about: a game, or its studio. */
export const targetsOf = ({ id, studio }: Pick<GameRow, 'id' | 'studio'>): string[] => [`studio:${studio}`, `game:${id}`]

/** Finds the stop by which a game or its studio is stopped in a country. One of all play stops no game more than the others. */
export const stopOf = (stops: readonly HeldStop[], game: Pick<GameRow, 'id' | 'studio'>, country: string): HeldStop | undefined =>
  stops.find(
    ({ kind, target, country: where }) =>
      kind === 'play' && target !== null && (where === null || where === country) && targetsOf(game).includes(target),
  )
