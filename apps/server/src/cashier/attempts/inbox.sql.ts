import type { Sql } from '../../base/database/database.ts'

/** Stores a verified notice; returns false if it came before. */
export async function insertNotice(sql: Sql, provider: string, eventKey: string, raw: string, at: Date): Promise<boolean> {
  const { rowCount } = await sql.query({
    text: 'insert into inbox (provider, event_key, raw, received_at) values ($1, $2, $3, $4) on conflict do nothing',
    values: [provider, eventKey, raw, at],
  })
  return rowCount === 1
}

export async function writeNoticeOutcome(sql: Sql, provider: string, eventKey: string, outcome: string, at: Date): Promise<void> {
  await sql.query({
    text: 'update inbox set processed_at = $4, outcome = $3 where provider = $1 and event_key = $2',
    values: [provider, eventKey, outcome, at],
  })
}
