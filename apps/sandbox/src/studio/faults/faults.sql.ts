import type { Queries } from '../../base/database.ts'
import { faultsSchema, type FaultCounter, type Faults } from './faults.ts'

/** Reads the current faults. */
export async function readFaults(query: Queries): Promise<Faults> {
  const rows = await query<{ settings: unknown }>(`select settings from studio_faults`)
  return faultsSchema.parse(rows[0]?.settings ?? {})
}

/** Sets what is given and leaves the rest; null clears all of them. */
export async function writeFaults(query: Queries, changes: Partial<Faults> | null): Promise<Faults> {
  await query(`update studio_faults set settings = case when $1::jsonb is null then '{}' else settings || $1::jsonb end`, [
    changes && JSON.stringify(changes),
  ])
  return readFaults(query)
}

/** Consumes one of a fault (for a time-out only if it applies to this call). Returns whether one was left. */
export async function takeFault(query: Queries, counter: FaultCounter, call = ''): Promise<boolean> {
  const rows = await query(
    `update studio_faults set settings = jsonb_set(settings, array[$1::text], to_jsonb((settings ->> $1::text)::bigint - 1))
     where (settings ->> $1::text)::bigint > 0 and ($2 = '' or coalesce(settings ->> 'timeOutCall', '') in ('', $2)) returning true`,
    [counter, call],
  )
  return rows.length === 1
}
