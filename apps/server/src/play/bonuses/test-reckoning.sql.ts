import type { Sql } from '../../base/database/database.ts'
import type { WalletKey } from '../../money/wallet/index.ts'

/** What the ledger says of bonuses beside the balances: the grant that bets name, and the house's accounts. */
export type BonusesInLedger = { grant: string | null; bonus: bigint; gaming: bigint }

/** Reads which grant a wallet plays under, and what `bonus:…` and `gaming:…` took in from it less what they gave. */
export async function readBonusesInLedger(sql: Sql, { shard, player, currency }: WalletKey): Promise<BonusesInLedger> {
  const { rows } = await sql.query<BonusesInLedger>({
    text: `select w.bonus_grant as grant,
             coalesce(sum(case when t.credit like 'bonus:%' then t.amount else 0 end - case when t.debit like 'bonus:%' then t.amount else 0 end), 0)::bigint as bonus,
             coalesce(sum(case when t.credit like 'gaming:%' then t.amount else 0 end - case when t.debit like 'gaming:%' then t.amount else 0 end), 0)::bigint as gaming
           from wallet w left join transfer t on t.shard = w.shard and t.player = w.player and t.currency = w.currency
           where w.shard = $1 and w.player = $2 and w.currency = $3
           group by w.bonus_grant`,
    values: [shard, player, currency],
  })
  const [row] = rows
  if (!row) throw new Error('the wallet is open before it is read')
  return row
}

/** A grant of the ledger; `last` is the kind of its last event, `done` counts ten-thousandths of a minor unit. */
export type GrantInLedger = { id: string; state: string; done: bigint; last: string | null }

/** Reads the grants of a player that were activated. While bets name a grant, its progress stands on the wallet. */
export async function readGrantsInLedger(sql: Sql, { shard, player, currency }: WalletKey): Promise<GrantInLedger[]> {
  const { rows } = await sql.query<GrantInLedger>({
    text: `select g.deposit as id, g.wager_state as state, case when w.bonus_grant = g.deposit then w.wager_done else g.wagered end as done,
             (select e.kind from grant_event e where e.shard = g.shard and e.deposit = g.deposit order by e.n desc limit 1) as last
           from bonus_grant g join wallet w on w.shard = g.shard and w.player = g.player and w.currency = g.currency
           where g.shard = $1 and g.player = $2 and g.currency = $3 and g.wager_state <> 'waiting'`,
    values: [shard, player, currency],
  })
  return rows
}
