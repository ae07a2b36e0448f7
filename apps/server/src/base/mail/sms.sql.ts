import type { Sql } from '../database/database.ts'
import type { Owner } from '../keys/personal-data.ts'

/** A text message queued or sent; a player's comes with their sealed key. */
export type SmsRow = { id: bigint; sealed: Buffer; shard: number | null; player: bigint | null; person_key: Buffer | null }

/** Inserts an empty message: its content is sealed to the id assigned here. */
export async function insertSms(sql: Sql, to: Owner | undefined, at: Date): Promise<bigint> {
  const { rows } = await sql.query<{ id: bigint }>({
    text: `insert into sms (sealed, shard, player, created_at) values ('', $1, $2, $3) returning id`,
    values: [to?.shard ?? null, to?.player ?? null, at],
  })
  return rows[0]!.id // an insert returns its row
}

export async function writeSealedSms(sql: Sql, id: bigint, sealed: Buffer): Promise<void> {
  await sql.query({ text: 'update sms set sealed = $2 where id = $1', values: [id, sealed] })
}

/** Reads a message not yet handed over. */
export async function readSms(sql: Sql, id: bigint): Promise<SmsRow | undefined> {
  const { rows } = await sql.query<SmsRow>({
    text: `select m.id, m.sealed, m.shard, m.player, k.sealed as person_key
           from sms m left join person_key k on k.shard = m.shard and k.player = m.player where m.id = $1 and m.sent_at is null`,
    values: [id],
  })
  return rows[0]
}

export async function writeSmsSent(sql: Sql, id: bigint, at: Date): Promise<void> {
  await sql.query({ text: 'update sms set sent_at = $2 where id = $1', values: [id, at] })
}
