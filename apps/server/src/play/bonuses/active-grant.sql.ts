import type { Sql } from '../../base/database/database.ts'
import type { WalletKey } from '../../money/wallet/index.ts'
import type { CampaignData } from '../campaigns/index.ts'

/** A wallet's active grant: its campaign as it was accepted, whether it gave live bonus, and until when it runs. */
export type ActiveGrant = { grant: string; data: CampaignData; live: boolean; closing: boolean; until: Date | null }

/** Reads the active grants of wallets, in their order; undefined where there is none. */
export async function readActiveGrants(sql: Sql, wallets: readonly WalletKey[]): Promise<(ActiveGrant | undefined)[]> {
  const { rows } = await sql.query<ActiveGrant & { n: bigint }>({
    name: 'active_grants',
    // What the ledger has is read by itself, which a distributed one can.
    text: `with active as materialized (
             select k.n, w.bonus_grant as grant, g.campaign, g.version, w.bonus_until as until, g.closing_since is not null as closing, a.kind is not null as live
             from unnest($1::smallint[], $2::bigint[], $3::text[]) with ordinality k (shard, player, currency, n)
             join wallet w on w.shard = k.shard and w.player = k.player and w.currency = k.currency
             join bonus_grant g on g.shard = w.shard and g.deposit = w.bonus_grant
             left join bonus_award a on a.shard = g.shard and a.deposit = g.deposit and a.kind = 'liveCasinoBonus'
           ) select g.n, g.grant, v.data, g.until, g.closing, g.live
           from active g join campaign_version v on v.campaign = g.campaign and v.version = g.version`,
    values: [wallets.map(({ shard }) => shard), wallets.map(({ player }) => player), wallets.map(({ currency }) => currency)],
  })
  const byPlace = new Map(rows.map((row) => [Number(row.n), row]))
  return wallets.map((_, index) => byPlace.get(index + 1))
}

/** Reads a wallet's active grant; undefined if there is none. */
export const readActiveGrant = async (sql: Sql, wallet: WalletKey): Promise<ActiveGrant | undefined> =>
  (await readActiveGrants(sql, [wallet]))[0]
