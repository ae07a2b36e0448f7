import type { Actor } from '../../base/actor.ts'
import type { Sql } from '../../base/database/database.ts'

/** An incident, from its alarm to its all-clear. */
export type Incident = {
  id: bigint
  title: string
  severity: 'minor' | 'major' | 'critical'
  opened_at: Date
  opened_by: string
  closed_at: Date | null
  closed_by: string | null
}
/** One line of an incident's time line. `words` are what somebody wrote, or who was told. */
export type IncidentNote = {
  id: bigint
  at: Date
  by: string
  kind: 'opened' | 'stopped' | 'back' | 'told' | 'note' | 'closed'
  words: string
  stop: bigint | null
}
const columns = 'i.id, i.title, i.severity, i.opened_at, i.opened_by, i.closed_at, i.closed_by'

export async function insertIncident(
  sql: Sql,
  { title, severity }: Pick<Incident, 'title' | 'severity'>,
  at: Date,
  by: Actor,
): Promise<bigint> {
  const { rows } = await sql.query<{ id: bigint }>({
    text: 'insert into incident (title, severity, opened_at, opened_by) values ($1, $2, $3, $4) returning id',
    values: [title, severity, at, by],
  })
  return rows[0]!.id // a row that was just written
}

/** Reads an incident; `lock` keeps others from changing it until the transaction ends. */
export async function readIncident(sql: Sql, id: bigint, lock = false): Promise<Incident | undefined> {
  const { rows } = await sql.query<Incident>({
    text: `select ${columns} from incident i where i.id = $1${lock ? ' for update' : ''}`,
    values: [id],
  })
  return rows[0]
}

/** Lists incidents, the open ones first, then the newest; with how many stops hold. */
export async function readIncidents(sql: Sql, before: bigint | undefined, most: number): Promise<(Incident & { stops: number })[]> {
  const { rows } = await sql.query<Incident & { stops: number }>({
    text: `select ${columns}, (select count(*)::integer from house_stop s where s.incident = i.id and s.ended_at is null) as stops
           from incident i where $1::bigint is null or i.id < $1 order by i.id desc limit $2`,
    values: [before ?? null, most],
  })
  return rows
}

/** Reads the incidents that are open, the oldest first, with how many stops hold. */
export async function readOpenIncidents(sql: Sql): Promise<(Incident & { stops: number })[]> {
  const { rows } = await sql.query<Incident & { stops: number }>({
    text: `select ${columns}, (select count(*)::integer from house_stop s where s.incident = i.id and s.ended_at is null) as stops
           from incident i where i.closed_at is null order by i.opened_at`,
  })
  return rows
}

export async function writeIncidentClosed(sql: Sql, id: bigint, at: Date, by: Actor): Promise<void> {
  await sql.query({ text: 'update incident set closed_at = $2, closed_by = $3 where id = $1', values: [id, at, by] })
}

type NewNote = Pick<IncidentNote, 'kind' | 'words'> & { incident: bigint; stop?: bigint; at: Date; by: Actor }

export async function insertNote(sql: Sql, { incident, at, by, kind, words, stop }: NewNote): Promise<void> {
  await sql.query({
    text: 'insert into incident_note (incident, at, by, kind, words, stop) values ($1, $2, $3, $4, $5, $6)',
    values: [incident, at, by, kind, words, stop ?? null],
  })
}

/** Reads an incident's time line, from its beginning. */
export async function readNotes(sql: Sql, incident: bigint): Promise<IncidentNote[]> {
  const { rows } = await sql.query<IncidentNote>({
    text: 'select id, at, by, kind, words, stop from incident_note where incident = $1 order by id',
    values: [incident],
  })
  return rows
}
