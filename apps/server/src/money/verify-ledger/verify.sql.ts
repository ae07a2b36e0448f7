import type { Sql } from '../../base/database/database.ts'
import { isDistributed } from '../../base/environment.ts'
import { broughtHere } from './brought-here.sql.ts'
import { standing, type LedgerCheck } from './verify-wallets.sql.ts'

export type Slice = { low: number; high: number }

/** Beyond so many transfers the sorts of a check would fill a disk: then it walks in parts, each of which reads every page. */
const mostTransfers = 50_000_000

/** A slice of a distributed ledger is brought to the coordinator as a whole. */
const mostBrought = 200_000

/** Splits the shards into slices, as few as may be: the rows of a shard lie on nearly every page. */
export async function slicesOf(sql: Sql): Promise<Slice[]> {
  const most = isDistributed() ? mostBrought : mostTransfers
  const { rows } = await sql.query<{ n: number }>({
    text: isDistributed()
      ? 'select count(*)::float8 as n from transfer'
      : `select greatest(reltuples, 0)::float8 as n from pg_class where oid = 'transfer'::regclass`,
  })
  const slices = 2 ** Math.min(8, Math.ceil(Math.log2(Math.max(1, (rows[0]?.n ?? 0) / most))))
  return Array.from({ length: slices }, (_, index) => ({ low: (index * 256) / slices, high: ((index + 1) * 256) / slices - 1 }))
}

/** What was booked since, as if there were nothing else; of deposits those that were credited since. */
const onlyNew = `
  transfer as not materialized (select * from public.transfer where booked_at >= $4),
  posting as not materialized (select * from public.posting where booked_at >= $4),
  hold as not materialized (select * from public.hold where opened_at >= $4),
  house_day as not materialized (select * from public.house_day where day >= ($4::timestamptz at time zone 'UTC')::date),
  deposit_attempt as not materialized (
    select a.* from (
      select distinct p.shard, p.reason_ref from posting p join transfer t on t.shard = p.shard and t.player = p.player and t.currency = p.currency and t.seq = p.first_seq
      where p.kind = 'deposit' and (t.debit like 'receivable:%' or t.debit = 'position') and t.credit in ('cash', 'held')
    ) n join public.deposit_attempt a on a.shard = n.shard and a.reference = n.reason_ref
  ),`

/**
 * Runs one check over one slice in a single statement, hence on one snapshot; reports at most a hundred faults. With `since` it does what
 * the daily check does of it, with what was booked from then on.
 */
export async function lookAt(
  sql: Sql,
  { seen, daily, acrossShards }: LedgerCheck,
  { low, high }: Slice,
  at: Date,
  since?: Date,
): Promise<{ looked: number; faults: string[] }> {
  const own = since !== undefined && typeof daily === 'object'
  const shadows = since !== undefined && daily !== 'whole' ? onlyNew : ''
  const asked = `${shadows} seen as (${own ? daily.seen : seen})`
  const { before, text, values } =
    isDistributed() && !acrossShards ? await broughtHere(sql, asked, { low, high }) : { before: '', text: asked, values: [] }
  const { rows } = await sql.query<{ looked: number; faults: string[] }>({
    text: `with bounds as materialized (select $1::smallint as low, $2::smallint as high, $3::timestamptz as at, coalesce($4::timestamptz, '-infinity') as since),
           ${before} ${text}
           select count(*)::int as looked, coalesce((array_agg(fault) filter (where fault is not null))[1:100], '{}') as faults from seen`,
    values: [low, high, at, since ?? null, ...values],
  })
  return rows[0] ?? { looked: 0, faults: [] }
}

/** How the wallets of a shard stood at a moment. */
export type Standing = { shard: number; wallets: bigint; digest: string }

/** Reads how the wallets of each shard stood at a moment. */
export async function readStanding(sql: Sql, at: Date): Promise<Standing[]> {
  const { rows } = await sql.query<Standing>({
    text: `select shard, wallets, digest::text from (${standing('$1')}) n`,
    values: [at],
  })
  return rows
}

/** Reads up to when the ledger was verified; undefined if it never was. */
export async function readVerifiedUpTo(sql: Sql): Promise<Date | undefined> {
  const { rows } = await sql.query<{ at: Date | null }>({ text: 'select max(up_to) as at from ledger_verified' })
  return rows[0]?.at ?? undefined
}

/** Records that the wallets were verified as they stood at a moment; that it was done is kept where no wallet had moved yet, too. */
export async function writeVerified(sql: Sql, upTo: Date, standings: readonly Standing[]): Promise<void> {
  await sql.query({
    text: `insert into ledger_verified as v (shard, up_to, wallets, digest)
           with s as (select * from unnest($2::smallint[], $3::bigint[], $4::numeric[]) as n (shard, wallets, digest))
           select shard, $1::timestamptz, wallets, digest from s
           union all select 0, $1::timestamptz, 0, 0 where not exists (select from s where shard = 0)
           on conflict (shard) do update set up_to = excluded.up_to, wallets = excluded.wallets, digest = excluded.digest`,
    values: [upTo, standings.map(({ shard }) => shard), standings.map(({ wallets }) => wallets), standings.map(({ digest }) => digest)],
  })
}

/** What is new alone, or all of it. */
export type Walk = 'daily' | 'full'

/** Records how many faults a walk has found that ended now. */
export async function writeWalk(sql: Sql, kind: Walk, faults: number): Promise<void> {
  await sql.query({
    text: `insert into ledger_walk as w (kind, faults, good_at) values ($1, $2, case when $2 = 0 then clock_timestamp() end)
           on conflict (kind) do update set at = excluded.at, faults = excluded.faults, good_at = coalesce(excluded.good_at, w.good_at)`,
    values: [kind, faults],
  })
}

/**
 * How verification stands: seconds since a walk last found nothing (before the first, since the house was brought up to the release that
 * keeps them), up to when the ledger was verified (null if never), and the faults that the last walk of each kind found.
 */
export type LedgerStanding = { goodSeconds: number; upTo: Date | null; walks: { kind: Walk; faults: number }[] }

export async function readLedgerStanding(sql: Sql): Promise<LedgerStanding> {
  const { rows } = await sql.query<LedgerStanding>({
    text: `select extract(epoch from clock_timestamp() - coalesce(
               (select max(good_at) from ledger_walk), (select applied_at from migration where name like '0426-%')))::double precision as "goodSeconds",
             (select max(up_to) from ledger_verified) as "upTo",
             (select coalesce(json_agg(json_build_object('kind', kind, 'faults', faults)), '[]') from ledger_walk) as walks`,
  })
  return rows[0]! // a row of aggregates
}
