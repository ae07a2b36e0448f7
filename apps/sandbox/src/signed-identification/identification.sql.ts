import type { Queries } from '@fairhouse/process/database.ts'

type State = 'pending' | 'done' | 'failed' | 'cancelled'
export type Identification<Asked> = {
  id: string
  service: string
  asked: Asked
  state: State
  person: string | null
  error: string | null
  expiresAt: Date
}

const columns = 'id, service, asked, state, person, error, expires_at as "expiresAt"'

export async function insertIdentification(
  query: Queries,
  row: { id: string; service: string; asked: object; expiresAt: Date },
): Promise<void> {
  await query(`insert into identifications (id, service, asked, state, expires_at) values ($1, $2, $3, 'pending', $4)`, [
    row.id,
    row.service,
    JSON.stringify(row.asked),
    row.expiresAt,
  ])
}

export async function readIdentification<Asked>(query: Queries, service: string, id: string): Promise<Identification<Asked> | undefined> {
  const rows = await query<Identification<Asked>>(`select ${columns} from identifications where service = $1 and id = $2`, [service, id])
  return rows[0]
}

/** Ends a pending identification and marks it to be reported. Returns false if it had already ended. */
export async function endIdentification(
  query: Queries,
  id: string,
  ending: { state: State; person: string | null; error: string | null; eventId: string; at: Date },
): Promise<boolean> {
  const rows = await query(
    `with ended as (update identifications set state = $2, person = $3, error = $4 where id = $1 and state = 'pending' and expires_at > $6 returning id)
     insert into identification_notices (event_id, identification, next_at) select $5, id, $6 from ended returning event_id`,
    [id, ending.state, ending.person, ending.error, ending.eventId, ending.at],
  )
  return rows.length === 1
}

export type Due = { eventId: string; id: string; service: string; tries: number; asked: { webhookUrl?: string; webhook?: string } }

export async function readDueNotices(query: Queries, at: Date): Promise<Due[]> {
  return query<Due>(
    `select n.event_id as "eventId", i.id, i.service, n.tries, i.asked from identification_notices n
     join identifications i on i.id = n.identification where n.next_at <= $1 order by n.next_at limit 20`,
    [at],
  )
}

export async function deleteNotice(query: Queries, eventId: string): Promise<void> {
  await query('delete from identification_notices where event_id = $1', [eventId])
}

export async function delayNotice(query: Queries, eventId: string, nextAt: Date): Promise<void> {
  await query('update identification_notices set tries = tries + 1, next_at = $2 where event_id = $1', [eventId, nextAt])
}
