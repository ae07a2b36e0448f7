import type { Sql } from '../../base/database/database.ts'
import type { WalletKey } from '../wallet/posting.ts'

/**
 * A round as its studio reports it, in minor units; one not settled may still change. `wallet` is undefined if the
 * player is not ours. `outcome` is what it gave, if that can win jackpots.
 */
export type StudioRound = {
  id: string
  wallet: WalletKey | undefined
  currency: string
  staked: bigint
  won: bigint
  settled: boolean
  outcome: string | null
}

/** Reads when a studio took its first stake; `prefix` begins the names of its rounds. */
export async function readFirstRound(sql: Sql, prefix: string): Promise<Date | undefined> {
  const { rows } = await sql.query<{ first: Date | null }>({
    text: `select min(opened_at) as first from hold where kind = 'round' and starts_with(id, $1)`,
    values: [prefix],
  })
  return rows[0]?.first ?? undefined
}

/**
 * Compares a studio's rounds with our books: every settled one must match, and every round opened here in [`from`,
 * `to`) must be listed. Ignores movements in the five minutes before `at`, which may be in transit.
 */
export async function compareRounds(
  sql: Sql,
  { prefix, theirs, from, to, at }: { prefix: string; theirs: readonly StudioRound[]; from: Date; to: Date; at: Date },
): Promise<{ looked: number; faults: string[] }> {
  const { rows } = await sql.query<{ looked: number; faults: string[] }>({
    text: `with theirs as materialized (
        select * from unnest($1::text[], $2::smallint[], $3::bigint[], $4::text[], $5::bigint[], $6::bigint[], $7::boolean[], $12::text[])
          as line (id, shard, player, currency, staked, won, settled, outcome)
      ), seen as (
        select t.id, case when t.player is null then format('round %s is of a player who is none of ours', t.id)
          when h.id is null and t.staked + t.won > 0 then format('round %s took %s and paid %s by its studio, and is not in our books', t.id, t.staked, t.won)
          when h.closed_at < $10::timestamptz - interval '5 minutes' and (h.staked, h.won) <> (t.staked, t.won)
            -- Free rounds pay up to a bound, which their studio does not know.
            and not (h.staked = t.staked and h.won < t.won and exists (select from free_round_award a where a.shard = h.shard and a.id = h.free_rounds and a.won = a.max_won))
            then format('round %s took %s and paid %s by its studio, %s and %s by our books', t.id, t.staked, t.won, h.staked, h.won)
          when h.closed_at < $10::timestamptz - interval '5 minutes' and h.staked > h.bonus_staked and t.outcome is distinct from i.outcome
            then format('round %s gave %s by its studio, %s by our books', t.id, coalesce(t.outcome, 'nothing'), coalesce(i.outcome, 'nothing'))
          when h.state = 'open' and h.amount > 0 and h.opened_at < $10::timestamptz - interval '8 days'
            then format('round %s is settled at its studio and open in our books', t.id) end as fault
        from theirs t left join hold h on h.kind = 'round' and h.shard = t.shard and h.player = t.player and h.currency = t.currency and h.id = t.id
        left join jackpot_hit i on i.shard = h.shard and i.player = h.player and i.currency = h.currency and i.round = h.id
        where t.settled
        union all
        select h.id, case when h.staked + h.won > 0 then format('round %s took %s and paid %s by our books, and its studio does not know it', h.id, h.staked, h.won) end
        from hold h
        where h.kind = 'round' and starts_with(h.id, $11) and h.opened_at >= $8 and h.opened_at < $9 and h.opened_at < $10::timestamptz - interval '5 minutes'
          and not exists (select from theirs t where t.id = h.id)
      )
      select count(*)::int as looked, coalesce((array_agg(fault) filter (where fault is not null))[1:100], '{}') as faults from seen`,
    values: [
      theirs.map(({ id }) => id),
      theirs.map(({ wallet }) => wallet?.shard ?? null),
      theirs.map(({ wallet }) => wallet?.player ?? null),
      theirs.map(({ currency }) => currency),
      theirs.map(({ staked }) => staked),
      theirs.map(({ won }) => won),
      theirs.map(({ settled }) => settled),
      from,
      to,
      at,
      prefix,
      theirs.map(({ outcome }) => outcome),
    ],
  })
  return rows[0] ?? { looked: 0, faults: [] }
}
