import type { Sql } from '../../base/database/database.ts'

type RoundRow = {
  id: string
  opened_at: Date
  closed_at: Date | null
  is_open: boolean
  staked: bigint
  won: bigint
  bonus_staked: bigint
  bonus_won: bigint
}
type Wallet = { shard: number; player: bigint; currency: string }

/** Reads a page of the rounds of a game session: those of its game that began in it. */
export async function readRoundsOfSession(
  sql: Sql,
  { shard, player, currency }: Wallet,
  session: string,
  after: [string, string] | undefined,
  most: number,
): Promise<RoundRow[]> {
  const { rows } = await sql.query<RoundRow>({
    text: `select h.id, h.opened_at, h.closed_at, h.state = 'open' as is_open, h.staked, h.won, h.bonus_staked, h.bonus_won
           from game_session s join hold h on h.shard = s.shard and h.player = s.player and h.currency = $3 and h.kind = 'round'
             and h.owner_ref = 'game:' || s.game and h.opened_at >= s.opened_at and h.opened_at <= coalesce(s.ended_at, 'infinity')
           where s.id = $4 and s.shard = $1 and s.player = $2
             and h.opened_at <= $5 and (h.opened_at < $5 or h.id collate "C" < $6)
           order by h.opened_at desc, h.id collate "C" desc limit $7`,
    values: [shard, player, currency, session, after?.[0] ?? 'infinity', after?.[1] ?? '', most],
  })
  return rows
}
