import type { Sql } from '../../base/database/database.ts'
import type { Owner } from '../../base/keys/personal-data.ts'

type SubscriptionRow = Owner & { id: string; sealed: Buffer; person_key: Buffer | null; language: string }

type NewSubscription = { id: string; session: string; shard: number; player: bigint; sealed: Buffer; at: Date }

/** Inserts a subscription; a browser has only one, which belongs to whoever subscribed last. */
export async function writeSubscription(sql: Sql, { id, session, shard, player, sealed, at }: NewSubscription): Promise<void> {
  await sql.query({
    text: `insert into push_subscription (id, session, shard, player, sealed, created_at) values ($1, $2, $3, $4, $5, $6)
           on conflict (id) do update set session = excluded.session, shard = excluded.shard, player = excluded.player, sealed = excluded.sealed`,
    values: [id, session, shard, player, sealed, at],
  })
}

/** Reads the subscriptions of a player's open logins. */
export async function readSubscriptions(sql: Sql, shard: number, player: bigint): Promise<string[]> {
  const { rows } = await sql.query<{ id: string }>({
    text: 'select b.id from push_subscription b join session s on s.id = b.session where b.shard = $1 and b.player = $2 and s.ended_at is null',
    values: [shard, player],
  })
  return rows.map(({ id }) => id)
}

/** Reads a subscription with its player's language; undefined once its login ended. */
export async function readSubscription(sql: Sql, id: string): Promise<SubscriptionRow | undefined> {
  const { rows } = await sql.query<SubscriptionRow>({
    text: `select b.id, b.shard, b.player, b.sealed, k.sealed as person_key, p.language from push_subscription b join session s on s.id = b.session
             join player p on p.shard = b.shard and p.id = b.player left join person_key k on k.shard = b.shard and k.player = b.player where b.id = $1 and s.ended_at is null`,
    values: [id],
  })
  return rows[0]
}

export async function deleteSubscription(sql: Sql, id: string): Promise<void> {
  await sql.query({ text: 'delete from push_subscription where id = $1', values: [id] })
}

export async function deleteSubscriptionsOf(sql: Sql, session: string): Promise<void> {
  await sql.query({ text: 'delete from push_subscription where session = $1', values: [session] })
}
