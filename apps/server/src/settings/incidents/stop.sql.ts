import type { Actor } from '../../base/actor.ts'
import type { Sql } from '../../base/database/database.ts'

/** What can be stopped. */
export type StopKind = 'site' | 'registration' | 'login' | 'deposit' | 'withdrawal' | 'play'

/**
 * One thing that is stopped. `target`: of deposits a provider, of play `studio:…` or `game:…`, null for all of it;
 * `country`: null for everywhere; `texts`: what players read, by language.
 */
export type Stop = {
  id: bigint
  incident: bigint
  kind: StopKind
  target: string | null
  country: string | null
  reason: string
  texts: Record<string, string>
  begun_at: Date
  begun_by: string
  ended_at: Date | null
  ended_by: string | null
}
const columns = 'id, incident, kind, target, country, reason, texts, begun_at, begun_by, ended_at, ended_by'

/** What holds now, as a process keeps it in memory. */
export type HeldStop = Pick<Stop, 'id' | 'incident' | 'kind' | 'target' | 'country' | 'texts'>

/** That the house was put back to a moment of the database's time, and is shut until it has asked what happened since. */
export type Shut = { restored: bigint; moment: Date; incident: bigint }
type HeldRow = Omit<HeldStop, 'id'> & { epoch: bigint; id: bigint | null; restored: bigint | null; moment: Date; shut_by: bigint }

/** Reads what is stopped now, with its number, and whether the house is shut after a restore, as of one moment. */
export async function readHeldStops(sql: Sql): Promise<{ epoch: bigint; stops: HeldStop[]; shut: Shut | undefined }> {
  const { rows } = await sql.query<HeldRow>({
    text: `select e.epoch, s.id, s.incident, s.kind, s.target, s.country, s.texts, r.id as restored, r.moment, r.incident as shut_by
           from stop_epoch e left join house_stop s on s.ended_at is null left join restored r on r.opened_at is null order by s.id`,
  })
  const first = rows[0]
  return {
    epoch: first?.epoch ?? 0n,
    stops: rows.flatMap(stopIn),
    shut: first?.restored ? { restored: first.restored, moment: first.moment, incident: first.shut_by } : undefined,
  }
}

const stopIn = ({ id, incident, kind, target, country, texts }: HeldRow): HeldStop[] =>
  id === null ? [] : [{ id, incident, kind, target, country, texts }]

/** Whether the house is shut after a restore, in this incident. */
export async function isShutBy(sql: Sql, incident: bigint): Promise<boolean> {
  const { rowCount } = await sql.query({ text: 'select from restored where incident = $1 and opened_at is null', values: [incident] })
  return rowCount === 1
}

/** Reads the number of what is stopped; within a transaction nothing is stopped until it ends. Comes before its other locks. */
export async function readEpoch(sql: Sql): Promise<bigint> {
  const { rows } = await sql.query<{ epoch: bigint }>({ name: 'stops_epoch', text: 'select stops_epoch() as epoch' })
  return rows[0]?.epoch ?? 0n
}

/** Raises the number of what is stopped, once nobody is in the middle of what they had found to be allowed. */
export async function moveEpoch(sql: Sql): Promise<void> {
  await sql.query({ text: 'select stops_move()' })
}

export type NewStop = Pick<Stop, 'incident' | 'kind' | 'target' | 'country' | 'reason' | 'texts'> & { at: Date; by: Actor }

/** Writes a stop and returns its number; undefined if just this is stopped already. */
export async function insertStop(
  sql: Sql,
  { incident, kind, target, country, reason, texts, at, by }: NewStop,
): Promise<bigint | undefined> {
  const { rows } = await sql.query<{ id: bigint }>({
    text: `insert into house_stop (incident, kind, target, country, reason, texts, begun_at, begun_by)
           values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning id`,
    values: [incident, kind, target, country, reason, JSON.stringify(texts), at, by],
  })
  return rows[0]?.id
}

/** Reads everything that was ever stopped in an incident, in order. */
export async function readStopsOf(sql: Sql, incident: bigint): Promise<Stop[]> {
  const { rows } = await sql.query<Stop>({ text: `select ${columns} from house_stop where incident = $1 order by id`, values: [incident] })
  return rows
}

/** Ends a stop that holds; returns it, or nothing if it ended before. */
export async function endStop(sql: Sql, id: bigint, at: Date, by: Actor): Promise<Stop | undefined> {
  const { rows } = await sql.query<Stop>({
    text: `update house_stop set ended_at = $2, ended_by = $3 where id = $1 and ended_at is null returning ${columns}`,
    values: [id, at, by],
  })
  return rows[0]
}
