import type { Sql } from '../database/database.ts'

type Standby = { slot: string; active: boolean; behind: bigint }

/** Reads the standbys that have a slot, each with the bytes of log that are kept for it. Slots can be read by everybody, senders cannot. */
export async function readStandbys(sql: Sql): Promise<Standby[]> {
  const { rows } = await sql.query<Standby>({
    text: `select slot_name::text as slot, active,
             greatest(pg_wal_lsn_diff(case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end, restart_lsn), 0)::bigint as behind
           from pg_replication_slots where slot_type = 'physical' and restart_lsn is not null`,
  })
  return rows
}
