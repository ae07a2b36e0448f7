import type { Banner } from '@fairhouse/contract'

/** Who looks at the lobby: from which country, when. */
export type Looker = { country: string; at: Date }

/** Returns the shelves, or the banners, that are for somebody. */
export const forLooker = <One extends Pick<Banner, 'countries' | 'from' | 'until'>>(all: readonly One[], { country, at }: Looker): One[] =>
  all.filter(
    ({ countries, from, until }) =>
      (countries.length === 0 || countries.includes(country)) &&
      (from === null || new Date(from) <= at) &&
      (until === null || at < new Date(until)),
  )
