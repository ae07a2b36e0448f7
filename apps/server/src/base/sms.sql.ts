import type { Sql } from './database.ts'

/** Keeps a sealed message to a phone that has to go out. */
export async function insertSms(sql: Sql, sealed: Buffer, at: Date): Promise<bigint> {
  const { rows } = await sql.query<{ id: bigint }>({
    text: 'insert into sms (sealed, created_at) values ($1, $2) returning id',
    values: [sealed, at],
  })
  return rows[0]!.id // an insert returns its row
}

/** Reads a message that has not been handed over yet. */
export async function readSms(sql: Sql, id: bigint): Promise<Buffer | undefined> {
  const { rows } = await sql.query<{ sealed: Buffer }>({ text: 'select sealed from sms where id = $1 and sent_at is null', values: [id] })
  return rows[0]?.sealed
}

export async function writeSmsSent(sql: Sql, id: bigint, at: Date): Promise<void> {
  await sql.query({ text: 'update sms set sent_at = $2 where id = $1', values: [id, at] })
}
