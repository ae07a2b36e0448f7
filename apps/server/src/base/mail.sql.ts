import type { Sql } from './database.ts'

/** Keeps a sealed mail that has to go out. */
export async function insertMail(sql: Sql, sealed: Buffer, at: Date): Promise<bigint> {
  const { rows } = await sql.query<{ id: bigint }>({
    text: 'insert into mail (sealed, created_at) values ($1, $2) returning id',
    values: [sealed, at],
  })
  return rows[0]!.id // an insert returns its row
}

/** Reads a mail that has not been sent yet. */
export async function readMail(sql: Sql, id: bigint): Promise<Buffer | undefined> {
  const { rows } = await sql.query<{ sealed: Buffer }>({ text: 'select sealed from mail where id = $1 and sent_at is null', values: [id] })
  return rows[0]?.sealed
}

export async function writeMailSent(sql: Sql, id: bigint, at: Date): Promise<void> {
  await sql.query({ text: 'update mail set sent_at = $2 where id = $1', values: [id, at] })
}
