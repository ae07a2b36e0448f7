import type { Sql } from '../../base/database/database.ts'

/** What is in play in one currency: how many rounds, and what they hold in minor units. */
export type InPlay = { currency: string; rounds: number; held: bigint }
type About = { game?: number | undefined; provider?: number | undefined; countries: readonly string[] }

const ofThese = `g.id = $1 or g.provider = $2`
const fromThere = `(cardinality($3::text[]) = 0 or exists (select from player p where p.shard = s.shard and p.id = s.player and p.country = any($3)))`
const valuesOf = ({ game, provider, countries }: About) => [game ?? null, provider ?? null, countries]

/** Counts the players who are in a game, or in any game of a provider, now; of some countries if any is named. */
export async function countSeated(sql: Sql, about: About): Promise<number> {
  const { rows } = await sql.query<{ players: number }>({
    text: `select count(distinct s.player)::integer as players from game g join game_session s on s.game = g.id
           where (${ofThese}) and s.ended_at is null and ${fromThere}`,
    values: valuesOf(about),
  })
  return rows[0]?.players ?? 0
}

/**
 * Sums up the rounds that are open in a game, or in all games of a provider. Open rounds have no index of their own, for
 * that would cost every bet: they are looked for in the wallets, with anything in play, of those who were in the game since
 * a moment, and among the rounds that have been open for long.
 */
export async function readInPlay(sql: Sql, about: About, since: Date): Promise<InPlay[]> {
  const { rows } = await sql.query<InPlay>({
    text: `with these as materialized (select g.id, 'game:' || g.id as owner from game g where ${ofThese}),
             seats as (
               select s.shard, s.player, s.currency from these join game_session s on s.game = these.id where s.ended_at is null and ${fromThere}
               union
               select s.shard, s.player, s.currency from these join game_session s on s.game = these.id where s.opened_at >= $4 and ${fromThere}),
             old as materialized (select s.shard, s.player, s.currency, s.round from pending_round s where ${fromThere}),
             rounds as (
               select h.shard, h.player, h.currency, h.id, h.amount from seats t
               join wallet w on w.shard = t.shard and w.player = t.player and w.currency = t.currency and w.in_play_cash + w.in_play_bonus > 0
               join hold h on h.shard = t.shard and h.player = t.player and h.currency = t.currency and h.opened_at >= $4
               where h.kind = 'round' and h.state = 'open' and h.owner_ref in (select owner from these)
               union
               select h.shard, h.player, h.currency, h.id, h.amount from old s
               join hold h on h.shard = s.shard and h.player = s.player and h.currency = s.currency and h.id = s.round
               where h.kind = 'round' and h.state = 'open' and h.owner_ref in (select owner from these))
           select currency, count(*)::integer as rounds, coalesce(sum(amount), 0)::bigint as held from rounds group by currency order by currency`,
    values: [...valuesOf(about), since],
  })
  return rows
}
