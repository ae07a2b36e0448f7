import type { Queries } from '@fairhouse/process/database.ts'

/** A message to a phone. */
export type Sms = { id: string; sender: string; recipient: string; text: string; receivedAt: Date }

const columns = `id, sender, recipient, text, received_at as "receivedAt"`

/** Stores a message. Returns its id, or that of an earlier one with the same key. */
export async function insertSms(query: Queries, sms: Sms, key: string | null): Promise<string> {
  const rows = await query<{ id: string }>(
    `insert into sms_messages (id, idempotency_key, sender, recipient, text, received_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (idempotency_key) do update set idempotency_key = excluded.idempotency_key returning id`,
    [sms.id, key, sms.sender, sms.recipient, sms.text, sms.receivedAt],
  )
  return rows[0]?.id ?? sms.id
}

/** Reads the newest messages, all or those to one number. */
export async function readSms(query: Queries, to: string | undefined): Promise<Sms[]> {
  return query<Sms>(
    `select ${columns} from sms_messages where $1::text is null or recipient = $1 order by received_at desc, id limit 100`,
    [to ?? null],
  )
}

export async function countSms(query: Queries): Promise<number> {
  return Number((await query<{ messages: bigint }>(`select count(*) as messages from sms_messages`))[0]?.messages ?? 0)
}

export async function deleteSms(query: Queries): Promise<void> {
  await query(`delete from sms_messages`)
}
