import type { Actor } from '../../base/actor.ts'
import type { Sql } from '../../base/database/database.ts'
import type { WalletKey } from '../../money/wallet/index.ts'

/** Selects what players owe us, in minor units. */
export const readsDebts = 'select shard, player, currency, amount, since, changed_at from debt where amount > 0'

type Decision = { posting: string; kind: 'recovered' | 'writtenOff' | 'restored'; amount: bigint; at: Date; actor: Actor }

/** Keeps that a debt was recovered, written off or restored. */
export async function writeDebtDecision(sql: Sql, { shard, player, currency }: WalletKey, decision: Decision): Promise<void> {
  await sql.query({
    text: `insert into debt_decision (shard, posting, player, currency, kind, amount, decided_at, actor) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [shard, decision.posting, player, currency, decision.kind, decision.amount, decision.at, decision.actor],
  })
}

/** Reads what of a player's debts is written off. */
export async function readWrittenOff(sql: Sql, { shard, player, currency }: WalletKey): Promise<bigint> {
  const { rows } = await sql.query<{ amount: bigint }>({
    text: `select coalesce(sum(case kind when 'writtenOff' then amount when 'restored' then -amount else 0 end), 0)::bigint as amount
           from debt_decision where shard = $1 and player = $2 and currency = $3`,
    values: [shard, player, currency],
  })
  return rows[0]?.amount ?? 0n
}

/** One movement of a player's debt, in minor units; above zero it grew. */
export type DebtMove = { posting: string; kind: string; about: string; at: Date; amount: bigint }

/** Reads what made and lowered a player's debt, the newest first. */
export async function readDebtMoves(sql: Sql, { shard, player, currency }: WalletKey, most: number): Promise<DebtMove[]> {
  const { rows } = await sql.query<DebtMove>({
    text: `select t.posting, p.kind, p.reason_ref as about, t.booked_at as at, sum(case 'debt' when t.debit then t.amount else -t.amount end)::bigint as amount
           from transfer t join posting p on p.shard = t.shard and p.id = t.posting
           where t.shard = $1 and t.player = $2 and t.currency = $3 and 'debt' in (t.debit, t.credit)
           group by t.posting, p.kind, p.reason_ref, t.booked_at, t.seq order by t.seq desc limit $4`,
    values: [shard, player, currency, most],
  })
  return rows
}

/** Reads what a player has deposited since a moment: how often, how much, and when last. */
export async function readDepositsSince(
  sql: Sql,
  { shard, player, currency }: WalletKey,
  since: Date,
): Promise<{ times: number; amount: bigint; last: Date | null }> {
  const { rows } = await sql.query<{ times: number; amount: bigint; last: Date | null }>({
    text: `select count(*)::int as times, coalesce(sum(credited), 0)::bigint as amount, max(changed_at) as last from deposit_attempt
           where shard = $1 and player = $2 and currency = $3 and state = 'ok' and changed_at > $4`,
    values: [shard, player, currency, since],
  })
  return rows[0]! // an aggregate always returns a row
}
