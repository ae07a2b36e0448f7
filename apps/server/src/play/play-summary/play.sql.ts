import type { Sql } from '../../base/database/database.ts'
import type { WalletKey } from '../../money/wallet/index.ts'

export type Figures = {
  staked: bigint
  won: bigint
  rounds: bigint
  days_played: bigint
  minutes: bigint
  deposited: bigint
  withdrawn: bigint
}

/**
 * Reads totals of rounds begun, games open and payments made in a period; bonus money counts as play. Minutes are of
 * games for money, overlaps counted once. Days are those of a time zone.
 */
export async function readFigures(
  sql: Sql,
  { shard, player, currency }: WalletKey,
  since: Date,
  until: Date,
  timeZone: string,
): Promise<Figures> {
  const { rows } = await sql.query<Figures>({
    text: `select r.*, m.minutes, d.deposited, w.withdrawn from
      (select coalesce(sum(staked), 0)::bigint as staked, coalesce(sum(won), 0)::bigint as won, count(*) as rounds,
         count(distinct (opened_at at time zone $6)::date) as days_played
       from hold where shard = $1 and player = $2 and currency = $3 and kind = 'round' and opened_at >= $4 and opened_at < $5) r,
      (select coalesce(ceil(sum(extract(epoch from upper(open) - lower(open))) / 60), 0)::bigint as minutes
       from (select unnest(range_agg(tstzrange(greatest(opened_at, $4), least(coalesce(ended_at, last_prolonged_at), $5)))) as open
             from game_session where shard = $1 and player = $2 and opened_at < $5 and coalesce(ended_at, last_prolonged_at) > greatest(opened_at, $4)) g) m,
      (select coalesce(sum(credited), 0)::bigint as deposited
       from deposit_attempt where shard = $1 and player = $2 and currency = $3 and state = 'ok' and created_at >= $4 and created_at < $5) d,
      (select coalesce(sum(amount), 0)::bigint as withdrawn
       from withdrawal where shard = $1 and player = $2 and currency = $3 and state = 'paid' and requested_at >= $4 and requested_at < $5) w`,
    values: [shard, player, currency, since, until, timeZone],
  })
  return rows[0]! // an aggregate always returns a row
}

/** Reads stakes and wins between each two consecutive moments of a list, in order. */
export async function readStretches(
  sql: Sql,
  { shard, player, currency }: WalletKey,
  moments: readonly Date[],
): Promise<{ staked: bigint; won: bigint }[]> {
  const { rows } = await sql.query<{ staked: bigint; won: bigint }>({
    text: `select coalesce(sum(h.staked), 0)::bigint as staked, coalesce(sum(h.won), 0)::bigint as won
           from unnest($4::timestamptz[], $5::timestamptz[]) with ordinality as s (starts, ends, place)
           left join hold h on h.shard = $1 and h.player = $2 and h.currency = $3 and h.kind = 'round' and h.opened_at >= s.starts and h.opened_at < s.ends
           group by s.place order by s.place`,
    values: [shard, player, currency, moments.slice(0, -1), moments.slice(1)],
  })
  return rows
}
