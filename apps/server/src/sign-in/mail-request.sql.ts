import type { Sql } from '../base/database.ts'

/** Keeps what somebody asked for; answers its id. */
export async function insertMailRequest(sql: Sql, sealed: Buffer, at: Date): Promise<bigint> {
  const { rows } = await sql.query<{ id: bigint }>({
    text: 'insert into mail_request (sealed, created_at) values ($1, $2) returning id',
    values: [sealed, at],
  })
  return rows[0]!.id // an insert returns its row
}

/** Takes a request off the list; nothing where it was taken before. */
export async function takeMailRequest(sql: Sql, id: bigint): Promise<Buffer | undefined> {
  const { rows } = await sql.query<{ sealed: Buffer }>({ text: 'delete from mail_request where id = $1 returning sealed', values: [id] })
  return rows[0]?.sealed
}
