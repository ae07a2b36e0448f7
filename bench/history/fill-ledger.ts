import pg from 'pg'
import { shardOf } from '../../apps/server/src/base/ids.ts'

/** How many postings a ledger has, and how many rounds of them the one who plays most. */
export type LedgerSize = { postings: number; roundsOfOne: number }

/** Who plays most; everybody else has ten rounds. */
export const heaviest = 10_000_000n
const roundsEach = 10
const [stake, win] = [100, 90]
const account = 'gaming:slots:bench'

/**
 * Fills a ledger with two years of play in which everything is true: each check of the ledger finds nothing. Rows are written in the order
 * of their time, as they are in a running house, past triggers and the posting function. The last fifty rounds of the one who plays most
 * were in the last hour.
 */
export async function fillLedger(ownerUrl: string, { postings, roundsOfOne }: LedgerSize): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query(`insert into account (code) values ('${account}'), ('float:bench') on conflict do nothing`)
    await client.query(
      `insert into posting_kind (kind, operations, about) values ('correction', '{move}', 'what a wallet begins with') on conflict do nothing`,
    )
    await client.query(`insert into posting_leg (kind, debit, credit) values ('correction', 'float', 'cash') on conflict do nothing`)
    await client.query('set session_replication_role = replica')
    await client.query('set synchronous_commit = off')
    await client.query(`set work_mem = '64MB'`)
    const others = Math.max(1, Math.round((postings / 2 - roundsOfOne) / roundsEach))
    const players = Array.from({ length: others + 1 }, (_, n) => heaviest + BigInt(n))
    await client.query(
      `create temporary table plays as
       select shard, player, case when player = $3 then $4::integer else ${roundsEach} end as rounds, 'epoch'::timestamptz + $5 * interval '1 ms' as until
       from unnest($1::smallint[], $2::bigint[]) as who (shard, player)`,
      [players.map(shardOf), players.map(String), String(heaviest), roundsOfOne, Date.now() - 60_000],
    )
    for (const statement of statements) await client.query(statement)
    await client.query('vacuum (analyze)')
  } finally {
    await client.end()
  }
}

const opening = `rounds * ${stake}`
/** Cash after so many rounds are over. */
const cashAfter = (rounds: string) => `(${opening} - (${rounds}) * ${stake - win})`

const statements = [
  `create temporary table played as
   select shard, player, rounds, r, case when rounds > ${roundsEach} and r > rounds - 50 then until - (rounds - r) * interval '70 seconds'
     else until - interval '1 hour' - (rounds - r) * (interval '730 days' / rounds) - case when rounds > ${roundsEach} then interval '0' else player % 60 * interval '1 day' + player % 86400 * interval '1 second' end end as at
   from plays, generate_series(1, rounds) r`,
  `insert into wallet (shard, player, currency, cash, seq, gate_until) select shard, player, 'EUR', ${cashAfter('rounds')}, 2 * rounds + 1, 'infinity' from plays`,
  `insert into hold (shard, id, player, currency, kind, owner_ref, amount, staked, won, state, opened_at, closed_at, account)
   select shard, 'bench:' || player || '-' || r, player, 'EUR', 'round', 'game:1', 0, ${stake}, ${win}, 'closed', at, at + interval '3 seconds', '${account}' from played order by at`,
  `create temporary table moved as
   select shard, player, 1 as seq, 'bench:opening:' || player as posting, 'correction' as kind, 'opening:' || player as about, at - interval '1 minute' as at,
     array['float:bench'] as debits, array['cash'] as credits, array[${opening}] as amounts, array[null::bigint] as debits_after, array[${opening}]::bigint[] as credits_after
   from played where r = 1
   union all
   select shard, player, 2 * r, 'bench:' || player || '-' || r || 'b', 'casino', 'bench:' || player || '-' || r, at, array['cash'], array['in_play_cash'], array[${stake}],
     array[${cashAfter('r - 1')} - ${stake}], array[${stake}]
   from played
   union all
   select shard, player, 2 * r + 1, 'bench:' || player || '-' || r || 'w', 'casino', 'bench:' || player || '-' || r, at + interval '3 seconds',
     array['in_play_cash', '${account}'], array['${account}', 'cash'], array[${stake}, ${win}], array[0, null], array[null, ${cashAfter('r')}]
   from played`,
  `insert into posting (shard, id, player, currency, kind, reason_ref, request_hash, outcome, booked_at, happened_at, first_seq)
   select shard, posting, player, 'EUR', kind, about, 'bench', 'posted', at, at, seq from moved order by at`,
  `insert into transfer (shard, player, currency, seq, leg, posting, debit, credit, amount, debit_after, credit_after, booked_at)
   select shard, player, 'EUR', seq, leg, posting, debits[leg], credits[leg], amounts[leg], debits_after[leg], credits_after[leg], at
   from moved, generate_subscripts(debits, 1) leg order by at, leg`,
  // Yesterday is left to the roll-up.
  `insert into house_day (shard, account, currency, day, debit, credit)
   select shard, account, 'EUR', day, sum(debit), sum(credit) from (
     select shard, debits[leg] as account, (at at time zone 'UTC')::date as day, amounts[leg] as debit, 0 as credit from moved, generate_subscripts(debits, 1) leg where debits_after[leg] is null
     union all
     select shard, credits[leg], (at at time zone 'UTC')::date, 0, amounts[leg] from moved, generate_subscripts(debits, 1) leg where credits_after[leg] is null
   ) sides where day < (now() at time zone 'UTC')::date - 1 group by 1, 2, 4`,
  'drop table moved',
  'drop table played',
]
