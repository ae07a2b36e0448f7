import type pg from 'pg'

/** What names a cluster and its log now; `history` is that of its timeline, missing for the first. */
export type Cluster = { system: string; wal: string; now: Date; history: Buffer | null }

export async function readCluster(client: pg.Client): Promise<Cluster> {
  const { rows } = await client.query<Cluster>(
    `select s.system_identifier::text as system, w.wal, clock_timestamp() as now,
       pg_read_binary_file('pg_wal/' || left(w.wal, 8) || '.history', 0, 1000000, true) as history
     from pg_control_system() s, (select pg_walfile_name(pg_current_wal_lsn()) as wal) w`,
  )
  return rows[0]! // the function returns one row
}

/** Keeps others from taking a backup, or from dropping a key, until the session ends. False if another session does. */
export async function lockBackups(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ alone: boolean }>(`select pg_try_advisory_lock(hashtext('fairhouse backup')) as alone`)
  return rows[0]!.alone // a select without a table returns one row
}

/** Begins a backup, which ends with the session. Undefined if another session is taking one. */
export async function startBackup(client: pg.Client, name: string): Promise<{ startedAt: Date } | undefined> {
  if (!(await lockBackups(client))) return undefined
  await client.query('select pg_backup_start($1, true)', [name])
  const at = await client.query<{ now: Date }>('select clock_timestamp() as now')
  return { startedAt: at.rows[0]!.now } // a select without a table returns one row
}

/** What PostgreSQL says at the end of a backup: the file that recovery begins with, and the log that belongs to it. */
export type Stopped = { label: string; tablespaces: string; stopWal: string; stopLsn: string; stoppedAt: Date }

export async function stopBackup(client: pg.Client): Promise<Stopped> {
  // Whether the log has been archived is looked at by the caller, who does not wait for ever.
  const { rows } = await client.query<Stopped>(
    `select b.labelfile as label, b.spcmapfile as tablespaces, b.lsn::text as "stopLsn", pg_walfile_name(b.lsn) as "stopWal",
       clock_timestamp() as "stoppedAt"
     from pg_backup_stop(false) b`,
  )
  return rows[0]! // the function returns one row
}

/** Which keys a database belongs to, as digests; empty before its first start is over. */
export async function readKeyDigests(client: pg.Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ keys: Record<string, string> | null }>('select keys from installation')
  return rows[0]?.keys ?? {}
}

export async function readArchiveFailure(client: pg.Client): Promise<{ wal: string | null; at: Date | null } | undefined> {
  const { rows } = await client.query<{ wal: string | null; at: Date | null }>(
    'select last_failed_wal as wal, last_failed_time as at from pg_stat_archiver where last_failed_time > coalesce(last_archived_time, $1)',
    ['-infinity'],
  )
  return rows[0]
}

/** Where a recovery came to: the last transaction replayed, and the position at which the new timeline began. */
export type Reached = { lastCommit: Date | null; position: string; pulse: Date | null }

export async function readReached(client: pg.Client, timeline: number): Promise<Reached> {
  const { rows } = await client.query<{ lastCommit: Date | null; history: string }>(
    `select pg_last_xact_replay_timestamp() as "lastCommit", pg_read_file('pg_wal/' || lpad(upper(to_hex($1::integer)), 8, '0') || '.history') as history`,
    [timeline],
  )
  const { lastCommit, history } = rows[0]! // a select without a table returns one row
  const position = history.trim().split('\n').at(-1)?.split('\t')[1] ?? '0/0'
  return { lastCommit, position, pulse: await readPulse(client) }
}

/** Commits a moment, so that the archive reaches to within a minute of now in a house where nothing happens, too. */
export const beat = (client: pg.Client): Promise<unknown> =>
  client.query('insert into archive_pulse (at) values (clock_timestamp()) on conflict (one) do update set at = excluded.at')

/**
 * Has the piece of the log that is being written archived, unless archiving fails: every piece takes its full room in the
 * data folder until it is.
 */
export const closePiece = (client: pg.Client): Promise<unknown> =>
  client.query('select pg_switch_wal() from pg_stat_archiver where last_failed_time is null or last_failed_time < last_archived_time')

/** A release from before backups has no table for it. */
async function readPulse(client: pg.Client): Promise<Date | null> {
  const { rows } = await client.query<{ at: Date }>('select at from archive_pulse').catch(() => ({ rows: [] }))
  return rows[0]?.at ?? null
}

/** Who was erased, with the house's time of it. */
export type Erased = { player: string; at: string }

export async function readErased(client: pg.Client): Promise<Erased[]> {
  const { rows } = await client.query<Erased>('select player::text as player, erased_at::text as at from erasure order by player')
  return rows
}

/** What was done about backups: a backup was taken, a restore rehearsed, a database restored. */
export type BackupEvent = { kind: 'backup' | 'rehearsal' | 'restore'; good: boolean; reachedAt: Date; seconds: number; details: object }

export const writeEvent = (client: pg.Client, { kind, good, reachedAt, seconds, details }: BackupEvent): Promise<unknown> =>
  client.query('insert into backup_event (kind, good, reached_at, seconds, details) values ($1, $2, $3, $4, $5)', [
    kind,
    good,
    reachedAt,
    seconds,
    JSON.stringify(details),
  ])

export async function readNow(client: pg.Client): Promise<Date> {
  const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now')
  return rows[0]!.now // a select without a table returns one row
}

/** Reads which keys have sealed months of the archive, which lies wherever its folder is. */
export async function readArchiveKeys(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ key: string }>('select distinct sealing_key as key from archived_month order by 1')
  return rows.map(({ key }) => key)
}
