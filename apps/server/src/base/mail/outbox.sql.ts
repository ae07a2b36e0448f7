import type { Sql } from '../database/database.ts'
import type { Owner } from '../keys/personal-data.ts'

/** The two tables of messages, which have the same shape. */
export type Outbox = 'mail' | 'sms'

/** A message queued or sent; a player's comes with their sealed key. */
export type OutboxRow = { id: bigint; sealed: Buffer; shard: number | null; player: bigint | null; person_key: Buffer | null }

export const isOwner = (of: { shard: number | null; player: bigint | null }): of is Owner => of.shard !== null && of.player !== null

/** Inserts an empty message: its content is sealed to the id assigned here. */
export async function insertMessage(sql: Sql, outbox: Outbox, to: Owner | undefined, at: Date): Promise<bigint> {
  const { rows } = await sql.query<{ id: bigint }>({
    text: `insert into ${outbox} (sealed, shard, player, created_at) values ('', $1, $2, $3) returning id`,
    values: [to?.shard ?? null, to?.player ?? null, at],
  })
  return rows[0]!.id // an insert returns its row
}

export async function writeSealedMessage(sql: Sql, outbox: Outbox, id: bigint, sealed: Buffer): Promise<void> {
  await sql.query({ text: `update ${outbox} set sealed = $2 where id = $1`, values: [id, sealed] })
}

/** Reads a message not yet sent. */
export async function readMessage(sql: Sql, outbox: Outbox, id: bigint): Promise<OutboxRow | undefined> {
  const { rows } = await sql.query<OutboxRow>({
    text: `select m.id, m.sealed, m.shard, m.player, k.sealed as person_key
           from ${outbox} m left join person_key k on k.shard = m.shard and k.player = m.player where m.id = $1 and m.sent_at is null`,
    values: [id],
  })
  return rows[0]
}

export async function writeMessageSent(sql: Sql, outbox: Outbox, id: bigint, at: Date): Promise<void> {
  await sql.query({ text: `update ${outbox} set sent_at = $2 where id = $1`, values: [id, at] })
}
