import type { Sql } from '../../base/database/database.ts'
import type { Offer } from './offer.ts'

/** Where a game may be played, with its provider. */
export type Narrowed = Offer & { id: number; provider_offer: Offer | null }

/** Reads the games that may not be played everywhere. */
export async function readNarrowedGames(sql: Sql): Promise<Narrowed[]> {
  const { rows } = await sql.query<Narrowed>({
    name: 'narrowed_games',
    text: `select g.id, g.enabled, g.countries, g.off_in,
             case when p.id is not null then jsonb_build_object('enabled', p.enabled, 'countries', p.countries, 'off_in', p.off_in) end as provider_offer
           from game g left join game_provider p on p.id = g.provider
           where not g.enabled or g.countries <> '{}' or g.off_in <> '{}' or not p.enabled or p.countries <> '{}' or p.off_in <> '{}'`,
  })
  return rows
}
