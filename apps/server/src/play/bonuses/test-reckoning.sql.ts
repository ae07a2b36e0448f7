import type { Sql } from '../../base/database/database.ts'
import type { WalletKey } from '../../money/wallet/posting.ts'

/** What the ledger says of bonuses beside the balances: the active grant, its progress, and the house's accounts. */
export type BonusesInLedger = { grant: string | null; done: bigint; bonus: bigint; gaming: bigint }

/** Reads the bonus columns of a wallet, and what `bonus:…` and `gaming:…` took in from it less what they gave. */
export async function readBonusesInLedger(sql: Sql, { shard, player, currency }: WalletKey): Promise<BonusesInLedger> {
  const { rows } = await sql.query<BonusesInLedger>({
    text: `select w.bonus_grant as grant, coalesce(w.wager_done, 0) as done,
             coalesce(sum(case when t.credit like 'bonus:%' then t.amount when t.debit like 'bonus:%' then -t.amount end), 0)::bigint as bonus,
             coalesce(sum(case when t.credit like 'gaming:%' then t.amount end), 0)::bigint
               - coalesce(sum(case when t.debit like 'gaming:%' then t.amount end), 0)::bigint as gaming
           from wallet w left join transfer t on t.shard = w.shard and t.player = w.player and t.currency = w.currency
           where w.shard = $1 and w.player = $2 and w.currency = $3
           group by w.bonus_grant, w.wager_done`,
    values: [shard, player, currency],
  })
  const [row] = rows
  if (!row) throw new Error('the wallet is open before it is read')
  return row
}

/** Reads the last word of each grant of a player. */
export async function readGrantStates(sql: Sql, { shard, player }: WalletKey): Promise<Map<string, string>> {
  const { rows } = await sql.query<{ grant: string; kind: string }>({
    text: `select distinct on (e.grant_id) e.grant_id as grant, e.kind from grant_event e join bonus_grant g on g.shard = e.shard and g.id = e.grant_id
           where g.shard = $1 and g.player = $2 order by e.grant_id, e.n desc`,
    values: [shard, player],
  })
  return new Map(rows.map(({ grant, kind }) => [grant, kind]))
}
