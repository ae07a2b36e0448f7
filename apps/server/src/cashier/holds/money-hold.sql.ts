import type { Sql } from '../../base/database/database.ts'
import type { HoldKind } from './hold-kinds.ts'

/** An operator's hold on a player's money. */
export type MoneyHold = { kind: HoldKind; documents: string[]; reason: string; since: Date }

/** Reads the open holds on a player's money, oldest first. */
export async function readMoneyHolds(sql: Sql, shard: number, player: bigint): Promise<MoneyHold[]> {
  const { rows } = await sql.query<MoneyHold>({
    text: 'select kind, documents, reason, since from money_hold where shard = $1 and player = $2 and ended_at is null order by since, kind',
    values: [shard, player],
  })
  return rows
}

/** Opens a hold on a player's money, replacing an open one of the same kind. */
export async function writeMoneyHold(
  sql: Sql,
  shard: number,
  player: bigint,
  { kind, documents, reason, since }: MoneyHold,
): Promise<void> {
  await endMoneyHold(sql, shard, player, kind, since)
  await sql.query({
    text: `insert into money_hold (shard, player, kind, since, documents, reason) values ($1, $2, $3, $4, $5, $6)
           on conflict (shard, player, kind, since) do update set documents = excluded.documents, reason = excluded.reason, ended_at = null`,
    values: [shard, player, kind, since, documents, reason],
  })
}

/** Ends a hold; returns false if none of that kind was open. */
export async function endMoneyHold(sql: Sql, shard: number, player: bigint, kind: HoldKind, at: Date): Promise<boolean> {
  const { rowCount } = await sql.query({
    text: 'update money_hold set ended_at = $4 where shard = $1 and player = $2 and kind = $3 and ended_at is null',
    values: [shard, player, kind, at],
  })
  return (rowCount ?? 0) > 0
}
