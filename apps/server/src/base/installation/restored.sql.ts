import type { RestoredQuery } from './restored.ts'

/** The work that asks providers and studios after a restore. */
export const restoredJob = 'restored'

// Far more than a house gives out between a backup and its restore, and too few to run out of numbers.
const leap = 1_000_000_000
const leapOfShort = 1_000_000

/** Sets every sequence ahead, so that nothing that was numbered in the lost span has its number given out again. */
export async function leapSequences(query: RestoredQuery): Promise<void> {
  await query({
    text: `select setval(format('%I.%I', schemaname, sequencename)::regclass,
             least(coalesce(last_value, 0) + case when max_value > 2147483647 then ${leap} else ${leapOfShort} end, max_value - 1))
           from pg_sequences where schemaname = 'public'`,
  })
  // Versions tell a process or a browser whether what it keeps is still what there is.
  await query({ text: `update stop_epoch set epoch = epoch + ${leap}` })
  await query({ text: `update catalogue_version set version = version + ${leapOfShort}` })
}

/** Reads the time by the house's clock, which a demonstration may have moved forward. */
export async function readHouseTime(query: RestoredQuery): Promise<Date> {
  const { rows } = await query<{ now: Date }>({
    text: `select clock_timestamp() + offset_ms * interval '1 millisecond' as now from clock`,
  })
  return rows[0]?.now ?? new Date(Number.NaN)
}

/** Signs everybody out: who was signed out or barred in the lost span must not be let in by what it undid. */
export async function endAllLogins(query: RestoredQuery, now: Date): Promise<void> {
  const values = [now]
  for (const text of [
    `update session set ended_at = $1, ended_because = 'expired' where ended_at is null`,
    `update staff_session set ended_at = $1, ended_because = 'ended' where ended_at is null`,
    'update machine_token set ended_at = $1 where ended_at is null',
    "update game_session set ended_at = $1, ended_because = 'operator' where ended_at is null",
  ])
    await query({ text, values })
  for (const table of ['login_step', 'login_token', 'device_login', 'password_link', 'passkey_challenge', 'staff_challenge'])
    await query({ text: `delete from ${table}` })
  await query({ text: 'update wallet set game_session = null where game_session is not null' })
}

type Shut = { id: bigint; incident: bigint }

/** Reads the restore because of which the house was shut already. */
export async function readShutNow(query: RestoredQuery): Promise<Shut | undefined> {
  const { rows } = await query<Shut>({ text: 'select id, incident from restored where opened_at is null for update' })
  return rows[0]
}

const by = 'job:restored'

/** Opens the incident of a restore, unless there is one, and stops the whole site and payments in it. Returns its number. */
export async function writeShutStops(
  query: RestoredQuery,
  { now, title, incident }: { now: Date; title: string; incident: bigint | undefined },
): Promise<bigint> {
  const opened = incident === undefined ? await insertIncident(query, now, title) : incident
  await note(query, opened, now, 'opened', title)
  for (const kind of ['site', 'withdrawal']) {
    const { rows } = await query<{ id: bigint }>({
      text: `insert into house_stop (incident, kind, reason, texts, begun_at, begun_by) values ($1, $2, $3, '{}', $4, $5)
             on conflict do nothing returning id`,
      values: [opened, kind, title, now, by],
    })
    if (rows[0]) await note(query, opened, now, 'stopped', title, rows[0].id)
  }
  await query({ text: `select pg_notify('setting', '"stops"')` })
  return opened
}

async function insertIncident(query: RestoredQuery, now: Date, title: string): Promise<bigint> {
  const { rows } = await query<{ id: bigint }>({
    text: `insert into incident (title, severity, opened_at, opened_by) values ($1, 'critical', $2, $3) returning id`,
    values: [title, now, by],
  })
  return rows[0]!.id // a row that was just written
}

async function note(query: RestoredQuery, incident: bigint, at: Date, kind: string, words: string, stop?: bigint): Promise<void> {
  await query({
    text: 'insert into incident_note (incident, at, by, kind, words, stop) values ($1, $2, $3, $4, $5, $6)',
    values: [incident, at, by, kind, words, stop ?? null],
  })
}

/** Writes the restore; `again` is the one that a restore of a shut house goes on with, from the earlier moment. */
export async function insertRestored(query: RestoredQuery, moment: Date, incident: bigint, again: bigint | undefined): Promise<bigint> {
  if (again !== undefined) {
    await query({ text: 'delete from restored_source where restored = $1', values: [again] })
    await query({
      text: 'update restored set moment = least(moment, $2), marked_at = clock_timestamp() where id = $1',
      values: [again, moment],
    })
    return again
  }
  const { rows } = await query<{ id: bigint }>({
    text: 'insert into restored (moment, marked_at, incident) values ($1, clock_timestamp(), $2) returning id',
    values: [moment, incident],
  })
  return rows[0]!.id // a row that was just written
}

/** Frees what a process held that is gone, and has the asking begin with the first server. */
export async function deletePendingWork(query: RestoredQuery, now: Date): Promise<void> {
  await query({ text: 'update job set leased_until = null, leased_by = null' })
  await query({ text: 'delete from kept_answer where answer is null' })
  await query({
    text: `insert into job (kind, key, due_at, payload) values ($1, 'all', $2, '{}')
           on conflict (kind, key) do update set due_at = excluded.due_at, dead_at = null, failures = 0`,
    values: [restoredJob, now],
  })
}
