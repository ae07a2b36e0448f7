import type { Sql } from '../../base/database/database.ts'
import type { WalletKey } from '../../money/wallet/index.ts'
import type { CampaignData } from '../campaigns/index.ts'

/** A wallet's active grant: its campaign as it was accepted, whether it gave live bonus, and until when it runs. */
export type ActiveGrant = { grant: string; data: CampaignData; live: boolean; closing: boolean; until: Date | null }

export async function readActiveGrant(sql: Sql, { shard, player, currency }: WalletKey): Promise<ActiveGrant | undefined> {
  const { rows } = await sql.query<ActiveGrant>({
    name: 'active_grant',
    text: `select w.bonus_grant as grant, v.data, w.bonus_until as until, g.closing_since is not null as closing,
             exists (select from bonus_award a where a.shard = g.shard and a.deposit = g.deposit and a.kind = 'liveCasinoBonus') as live
           from wallet w join bonus_grant g on g.shard = w.shard and g.deposit = w.bonus_grant
           join campaign_version v on v.campaign = g.campaign and v.version = g.version
           where w.shard = $1 and w.player = $2 and w.currency = $3`,
    values: [shard, player, currency],
  })
  return rows[0]
}
