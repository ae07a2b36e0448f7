import type { Sql } from '../../base/database/database.ts'
import { isDistributed } from '../../base/environment.ts'
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
  const ids = theirs.map(({ id }) => id)
  const here = isDistributed() ? await roundsBroughtHere(sql, { prefix, ids, from, to }) : undefined
  const { rows } = await sql.query<{ looked: number; faults: string[] }>({
    text: `with ${here ? fromHere : ''} theirs as materialized (
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
      ids,
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
      ...(here ? [here.holds, here.awards] : []),
    ],
  })
  return rows[0] ?? { looked: 0, faults: [] }
}

/** What the comparison asks of a distributed ledger: Citus does not take it as it is. */
const fromHere = `hold as materialized (select * from json_populate_recordset(null::public.hold, $13::json)),
  free_round_award as materialized (select * from json_populate_recordset(null::public.free_round_award, $14::json)),`

/** Brings the rounds that are to be compared to the coordinator, with the awards that they were taken from. */
async function roundsBroughtHere(sql: Sql, { prefix, ids, from, to }: { prefix: string; ids: readonly string[]; from: Date; to: Date }) {
  const { rows: holds } = await sql.query<{ rows: string; awards: string[] }>({
    text: `select coalesce(json_agg(h), '[]')::text as rows, coalesce(array_agg(h.free_rounds) filter (where h.free_rounds is not null), '{}') as awards
           from hold h where h.kind = 'round' and (h.id = any($1) or starts_with(h.id, $2) and h.opened_at >= $3 and h.opened_at < $4)`,
    values: [ids, prefix, from, to],
  })
  const { rows: awards } = await sql.query<{ rows: string }>({
    text: `select coalesce(json_agg(a), '[]')::text as rows from free_round_award a where a.id = any($1)`,
    values: [holds[0]?.awards ?? []],
  })
  return { holds: holds[0]?.rows ?? '[]', awards: awards[0]?.rows ?? '[]' }
}
