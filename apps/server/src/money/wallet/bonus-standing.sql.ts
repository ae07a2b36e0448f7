import { currencies } from '@fairhouse/money'
import type { Sql } from '../../base/database/database.ts'
import type { WalletKey } from './posting.ts'
import { balanceColumns, type WalletRow } from './wallet.sql.ts'

/** A wallet's bonuses apart from their money: free spins, the active bonus's wagering requirement, and what is left of it, rounded up; whole loyalty points. */
type BonusStanding = { free_spins: number; turnover: bigint; turnover_left: bigint; points: number }

/** Reads a wallet's balances with its bonuses; undefined if there is no such wallet. */
export async function readWalletWithBonuses(
  sql: Sql,
  { shard, player, currency }: WalletKey,
  at: Date,
): Promise<(WalletRow & BonusStanding) | undefined> {
  // A point costs the currency's unit, staked in games that count in full.
  const unit = 10 ** (currencies[currency]?.digits ?? 2)
  const { rows } = await sql.query<WalletRow & BonusStanding>({
    name: 'wallet_with_bonuses',
    text: `select ${balanceColumns},
             coalesce((select sum(a.remaining) from free_round_award a
               where a.shard = w.shard and a.player = w.player and a.currency = w.currency and a.state = 'active' and (a.until is null or a.until > $4)
                 and (a.factor is null or a.grant_id = w.bonus_grant and (w.bonus_until is null or w.bonus_until > $4))), 0)::int as free_spins,
             coalesce(w.wager_required, 0) as turnover, coalesce(greatest(w.wager_required - w.wager_done / 10000, 0), 0) as turnover_left,
             coalesce((select trunc((l.earned - l.spent) / (10000 * $5::numeric)) from loyalty l
               where l.shard = $1 and l.player = $2 and l.currency = $3), 0)::int as points
           from wallet w where w.shard = $1 and w.player = $2 and w.currency = $3`,
    values: [shard, player, currency, at, unit],
  })
  return rows[0]
}
