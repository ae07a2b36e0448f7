import type { Sql } from '../../base/database/database.ts'
import type { House } from '../../base/house.ts'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import type { AboutStop } from './stops.ts'
import type { HeldStop, StopKind } from './stop.sql.ts'

type Stopping = Exclude<StopKind, 'site'>
type Caller = AboutStop & { language: string }

/**
 * Refuses what is stopped as of this very moment, on whatever process it was stopped. In a transaction it comes first,
 * and nothing more is stopped until that ends.
 */
export async function stopRefusal(
  { stops }: Pick<House, 'stops'>,
  sql: Sql,
  kinds: Stopping | readonly Stopping[],
  { language, ...about }: Caller,
): Promise<Refused | undefined> {
  await stops.renew(sql)
  const stop = stops.find(['site', ...[kinds].flat()], about)
  return stop && refusedBy(stop, language)
}

/** Returns what a player is told of a stop: the operator's words in their language, or the sentence for its kind. */
export const refusedBy = ({ kind, texts }: HeldStop, language: string): Refused =>
  refuse('stopped', { details: { what: kind, text: texts[language] ?? 'none' } })
