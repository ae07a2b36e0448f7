import type { Sql } from '../../base/database/database.ts'

/** Inserts an empty request: its content is sealed to the id assigned here. */
export async function insertMailRequest(sql: Sql, at: Date): Promise<bigint> {
  const { rows } = await sql.query<{ id: bigint }>({
    text: `insert into mail_request (sealed, created_at) values ('', $1) returning id`,
    values: [at],
  })
  return rows[0]!.id // an insert returns its row
}

export async function writeSealedRequest(sql: Sql, id: bigint, sealed: Buffer): Promise<void> {
  await sql.query({ text: 'update mail_request set sealed = $2 where id = $1', values: [id, sealed] })
}

/** Removes a request; undefined if it was taken before. */
export async function takeMailRequest(sql: Sql, id: bigint): Promise<Buffer | undefined> {
  const { rows } = await sql.query<{ sealed: Buffer }>({ text: 'delete from mail_request where id = $1 returning sealed', values: [id] })
  return rows[0]?.sealed
}
