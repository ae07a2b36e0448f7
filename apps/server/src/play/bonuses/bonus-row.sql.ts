import type { WagerState } from '@fairhouse/contract'
import type { BonusEvent } from '@fairhouse/contract'
import type { Sql } from '../../base/database/database.ts'
import type { WalletKey } from '../../money/wallet/index.ts'
import type { CampaignData } from '../campaigns/index.ts'

/** A bonus with its campaign, and its money: what is there now, and what was promised. `wagered` is as it stands now. */
export type BonusRow = {
  deposit: string
  campaign: number
  currency: string
  wager_state: WagerState
  turnover_required: bigint
  wagered: bigint
  max_stake: bigint | null
  min_stake: bigint
  caps: (bigint | null)[] | null
  granted_at: Date
  expires_at: Date | null
  ended_at: Date | null
  data: CampaignData
  money: bigint
  promised: bigint
  /** Free rounds left whose wins belong to it. */
  free_rounds: number
}

/** Reads what the ledger has by itself, which a distributed one can. */
const readsBonuses = (where: string, order: string) => `with g as materialized (
  select g.deposit, g.queue_place, g.version, g.campaign, g.currency, g.wager_state, g.turnover_required,
    case when w.bonus_grant = g.deposit then w.wager_done else g.wagered end as wagered, g.max_stake, g.min_stake,
    case when w.bonus_grant = g.deposit then w.bonus_caps else g.caps end as caps, g.granted_at, g.expires_at, g.ended_at,
    w.promo + w.betting_bonus + w.live_bonus + w.in_play_bonus as money,
    (select coalesce(sum(a.given), 0)::bigint from bonus_award a where a.shard = g.shard and a.deposit = g.deposit and a.kind in ('promo', 'cash', 'biaCash', 'bettingBonus', 'liveCasinoBonus')) as promised,
    (select coalesce(sum(f.remaining), 0)::int from free_round_award f where f.shard = g.shard and f.grant_id = g.deposit and f.factor is not null
      and f.state in ('active', 'paused')) as free_rounds
  from bonus_grant g join wallet w on w.shard = g.shard and w.player = g.player and w.currency = g.currency
  where g.shard = $1 and g.player = $2 and g.currency = $3 and ${where}
) select g.deposit, g.campaign, g.currency, g.wager_state, g.turnover_required, g.wagered, g.max_stake, g.min_stake, g.caps, g.granted_at,
    g.expires_at, g.ended_at, v.data, g.money, g.promised, g.free_rounds
  from g join campaign_version v on v.campaign = g.campaign and v.version = g.version order by ${order}`

/** Reads the bonuses that are active, paused or waiting, in the order in which they become active. */
export async function readRunningBonuses(sql: Sql, { shard, player, currency }: WalletKey): Promise<BonusRow[]> {
  const { rows } = await sql.query<BonusRow>({
    text: readsBonuses(
      `g.wager_state in ('active', 'paused', 'waiting')`,
      `g.wager_state = 'waiting', g.queue_place, g.granted_at, g.deposit`,
    ),
    values: [shard, player, currency],
  })
  return rows
}

/** Reads bonuses that ended before a moment, the last first. */
export async function readEndedBonuses(
  sql: Sql,
  { shard, player, currency }: WalletKey,
  before: Date | null,
  most: number,
): Promise<BonusRow[]> {
  const { rows } = await sql.query<BonusRow>({
    text: readsBonuses(
      `g.ended_at is not null and g.wager_state is not null and ($4::timestamptz is null or g.ended_at < $4) order by g.ended_at desc, g.deposit limit $5`,
      'g.ended_at desc, g.deposit',
    ),
    values: [shard, player, currency, before, most],
  })
  return rows
}

export type BonusEventRow = {
  deposit: string
  kind: BonusEvent['kind']
  at: Date
  given: bigint
  converted: bigint
  returned: bigint
  required: bigint | null
}

/** Reads everything that happened to some bonuses, in order. */
export async function readBonusEvents(sql: Sql, shard: number, bonuses: readonly string[]): Promise<BonusEventRow[]> {
  const { rows } = await sql.query<BonusEventRow>({
    text: `select deposit, kind, at, given, converted, returned, required from grant_event where shard = $1 and deposit = any($2) order by deposit, n`,
    values: [shard, bonuses],
  })
  return rows
}
