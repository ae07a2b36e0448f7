import type { Queries } from '@fairhouse/process/database.ts'
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

/** What the line does with a win: holds it back until a moment, or turns it into a roundClose. */
export type LineWin = { until: Date | null; asClose: boolean }

/** Reads what is done with a win, if anything. */
export async function readLineWin(query: Queries, transactionId: string): Promise<LineWin | null> {
  const rows = await query<LineWin>(`select until, as_close as "asClose" from studio_line_wins where transaction_id = $1`, [transactionId])
  return rows[0] ?? null
}

/** Keeps what is done with a win, so that its repetitions meet the same. */
export async function writeLineWin(query: Queries, transactionId: string, { until, asClose }: LineWin): Promise<void> {
  await query(`insert into studio_line_wins (transaction_id, until, as_close) values ($1, $2, $3) on conflict do nothing`, [
    transactionId,
    until,
    asClose,
  ])
}

/** Lets all wins through that are held back; answers how many there were. */
export async function releaseWins(query: Queries, now: Date): Promise<number> {
  return (await query(`update studio_line_wins set until = null where until > $1 returning transaction_id`, [now])).length
}

/** Counts the wins that are held back. */
export async function countHeldWins(query: Queries, now: Date): Promise<number> {
  const rows = await query<{ wins: bigint }>(`select count(*) as wins from studio_line_wins where until > $1`, [now])
  return Number(rows[0]?.wins ?? 0)
}
