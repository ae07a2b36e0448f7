import { hitJackpot } from './test-jackpot.sql.ts'
import { filledRace } from './test-race.sql.ts'
import pg from 'pg'
import type { Clock } from '../../base/clock.ts'
import type { Database } from '../../base/database/database.ts'
import type { WalletKey } from '../wallet/posting.ts'
import { verifyLedger, type LedgerVerdict } from './verify.ts'

/** A table and ways to corrupt it: copy a row under another key, remove a row, change each column of a row. */
export type MoneyTable = { name: string; rows: number; copy: string; remove: string; changes: [column: string, change: string][] }

type Column = {
  table: string
  column: string
  type: string
  is_key: boolean
  is_written: boolean
  is_counted: boolean
  is_witnessed: boolean
}

/** Expressions for another value, by type. Text stays within known words, as the database itself rejects others. */
const another: Record<string, (column: string) => string> = {
  int2: (c) => `((${c} + 1) % 256)`,
  int4: (c) => `${c} + 1`,
  int8: (c) => `${c} + 1`,
  text: (c) => `${c} || 'x'`,
  bool: (c) => `not ${c}`,
  timestamptz: (c) => `${c} + interval '1 second'`,
  date: (c) => `${c} + 1`,
  jsonb: () => `'{"planted": true}'::jsonb`,
  bytea: (c) => `${c} || '\\x00'`,
  _int8: (c) => `(select array_agg(v + 1) from unnest(${c}) v)`,
  _text: (c) => `${c} || 'x'::text`,
  _timestamptz: (c) => `(select array_agg(v + interval '1 second') from unnest(${c}) v)`,
  uuid: () => `gen_random_uuid()`,
}

/** Values that replace a null, by type. */
const some: Record<string, string> = {
  int2: '1',
  int4: '1',
  int8: '1',
  text: `'x'`,
  timestamptz: `'2026-11-16'`,
  jsonb: `'{}'`,
  _int8: 'array[1, 1, 1]',
  _text: `array['x']`,
}

/** Reads every table of the product from the catalogue. */
export async function readMoneyTables(client: pg.Client): Promise<MoneyTable[]> {
  const { rows } = await client.query<Column>(
    `select c.relname as table, a.attname as column, t.typname as type, coalesce(a.attnum = any (i.indkey), false) as is_key, a.attgenerated = '' as is_written, a.attidentity = 'a' as is_counted,
       exists (select from pg_trigger g where g.tgrelid = c.oid and g.tgname = 'witness') as is_witnessed
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped join pg_type t on t.oid = a.atttypid
     left join pg_index i on i.indrelid = c.oid and i.indisprimary
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1, a.attnum`,
  )
  const tables: MoneyTable[] = []
  for (const name of new Set(rows.map(({ table }) => table))) {
    const columns = rows.filter(({ table, is_written }) => table === name && is_written)
    const counted = await client.query<{ n: number }>(`select count(*)::int as n from ${name}`)
    tables.push({ name, rows: counted.rows[0]?.n ?? 0, ...corruptionsOf(name, columns) })
  }
  return tables
}

function corruptionsOf(name: string, columns: Column[]): Omit<MoneyTable, 'name' | 'rows'> {
  const key = columns.findLast(({ is_key, type }) => is_key && type === 'text') ?? columns.findLast(({ is_key }) => is_key)
  const changed = ({ column, type }: Column) => (another[type] ?? ((c: string) => c))(`"${column}"`)
  const names = columns.map(({ column }) => `"${column}"`).join(', ')
  const values = columns.map((one) => (one === key ? changed(one) : `"${one.column}"`)).join(', ')
  return {
    copy: `insert into ${name} (${names}) overriding system value select ${values} from ${name} order by ctid desc limit 1`,
    remove: `delete from ${name} where ctid = (select max(ctid) from ${name})`,
    // A digest covers the whole row, so in a table that has one a single column is enough.
    changes: columns
      .filter(({ is_counted }) => !is_counted)
      .filter(({ is_witnessed }, place, all) => !is_witnessed || place === all.length - 1)
      .map((one) => [
        one.column,
        `update ${name} set "${one.column}" = coalesce(${changed(one)}, ${some[one.type] ?? 'null'}) where ctid = (select max(ctid) from ${name})`,
      ]),
  }
}

/** Inserts a row into each table that a ledger alone leaves empty, with triggers on, as the features do. */
export async function tellOneOfEach(client: pg.Client, { shard, player, currency }: WalletKey): Promise<void> {
  const at = `'2026-11-16T10:00:00Z'`
  const wallet = `${shard}, ${player}, '${currency}'`
  await client.query(`
    insert into limit_change (shard, player, currency, type, period, amount, source, actor, requested_at, effective_at) values (${wallet}, 'loss', 'daily', 5, 'player', 'p', ${at}, ${at});
    insert into exclusion (shard, player, kind, source, starts_at, ends_at) values (${shard}, ${player}, 'timeOut', 'player', ${at}, ${at});
    insert into exclusion_return (shard, exclusion, asked_at, ends_at, offers) select shard, id, ${at}, starts_at + interval '1 day', false from exclusion;
    insert into exclusion_return_decision (shard, exclusion, decided_at, verdict, actor) select shard, id, ${at}, 'nothingAgainst', 'staff:1' from exclusion;
    insert into debt_decision (shard, posting, player, currency, kind, amount, decided_at, actor) values (${shard}, 'debt:one', ${player}, '${currency}', 'writtenOff', 5, ${at}, 'staff:1');
    insert into failed_notice (id, provider, kind, why, received_at, last_at) values ('one', 'test', 'unreadable', 'test', ${at}, ${at});
    insert into inbox (provider, event_key, raw, received_at, processed_at, outcome) values ('test', 'one', '{}', ${at}, ${at}, 'done');
    insert into setting (name, value, changed_at, changed_by) values ('site.name', '"x"', ${at}, 'test');
    insert into money_hold (shard, player, kind, documents, reason, since) values (${shard}, ${player}, 'checks', '{}', 'test', ${at});
    insert into campaign_version (campaign, version, data, at, actor) values (7, 1, '{}', ${at}, 'test');
    insert into campaign (id) values (7);
    insert into bonus_grant (shard, deposit, player, currency, campaign, version, automatic, state, granted_at) values (${shard}, 'first-ok', ${player}, '${currency}', 7, 1, false, 'granted', ${at});
    insert into grant_event (shard, deposit, n, kind, at, actor) values (${shard}, 'first-ok', 1, 'granted', ${at}, 'job:test');
    insert into free_round_award (shard, id, grant_id, player, currency, games, value, given, remaining, given_at) values (${shard}, 'free:first-ok', 'first-ok', ${player}, '${currency}', '{one}', 20, 10, 10, ${at});
    insert into free_round_event (shard, award, n, kind, at, actor) values (${shard}, 'free:first-ok', 1, 'given', ${at}, 'job:test');
    insert into bonus_award (shard, deposit, kind, given, held) values (${shard}, 'first-ok', 'freeSpin', 10, 10);
    insert into bonus_bar (shard, player, decided_by, at, barred) values (${shard}, ${player}, 'player', ${at}, true);
    insert into player_mark (shard, player, at, marked, actor) values (${shard}, ${player}, ${at}, true, 'staff:1');
    insert into deposit_agreement (shard, player, method, at, version, accepted) values (${shard}, ${player}, 1, ${at}, '1', true);
    insert into payment_method (id, position, data) values (1, 1, '{}');
    insert into game_provider (id, name, changed_at, changed_by) values (1, 'Maker', ${at}, 'test');
    insert into game (id, friendly_id, studio, studio_game, name, position, data, changed_at, changed_by)
    values (1, 'one', 'other', 'one', 'One', 1, '{}', ${at}, 'test');
    insert into jackpot_version (jackpot, version, data, at, actor)
      values (7, 1, '{"kind": "random", "seed": "0.00", "oneIn": "1000000.00", "meterPpm": 1, "reservePpm": 2, "games": ["one"]}', ${at}, 'test');
    insert into jackpot (id, version, currency, state, started_at, meter_rest, reserve_rest) values (7, 1, '${currency}', 'running', ${at}, 30, 60);
    insert into house_wallet (shard, player, currency, owner) values (7, -7, '${currency}', 'jackpot:7');
    select wallet_open(7::smallint, -7, '${currency}');
    insert into jackpot_draw (jackpot, n, version, kind, commitment, sealed_secret, began_at, staked) values (7, 1, 1, 'random', repeat('a', 64), '\\x02', ${at}, 30);
    insert into jackpot_batch (jackpot, n, draw, rounds, staked, meter, reserve, at) values (7, 1, 1, 1, 30, 0, 0, ${at});
    insert into jackpot_round (jackpot, shard, player, round, batch, place, staked)
      select 7, shard, player, id, 1, 1, 30 from hold where shard = ${shard} and player = ${player} and kind = 'round' and state = 'closed' and staked = 30;
    insert into reality_check (shard, player, at, then_did) values (${shard}, ${player}, ${at}, 'continue');
    insert into register_answer (at, register, occasion, answer) values (${at}, 'test', 'login', 'clear');
    insert into rules_held (shard, player, currency, since, country) values (${wallet}, ${at}, 'FIN');
    insert into visitor_deposit (shard, reference, player, method, provider, key, currency, amount, fee, fee_strategy, asked, country, language,
      device_hash, address_index, consents, state, token_hash, landing_hash, created_at, changed_at, expires_at)
      values (7, '07refusedvisitor0000', 7, 440001, 'test', 'k', 'EUR', 2000, 0, 'added', 2000, 'FIN', 'en', 'd', 'a', '[]', 'refused', 't', 'l', ${at}, ${at}, ${at});
    insert into suspense_decision (shard, arrival, player, currency, account, reference, kind, amount, reason, decided_by, decided_at)
      values (${shard}, 'suspense:other:one', ${player}, '${currency}', 'suspense:other', 'nobodys', 'return', 500, 'test', 'test', ${at});
  `)
  await client.query(cashbackAndPoints(at, { shard, player, currency }))
  const rounds = `select * from hold where shard = ${shard} and player = ${player} and kind = 'round' and state = 'closed' and staked = 30`
  for (const statement of hitJackpot('other', rounds)) await client.query(statement)
  for (const statement of filledRace(`shard = ${shard} and player = ${player} and staked = 30`)) await client.query(statement)
}

/** Writes a checkpoint of a wallet whose postings lie on two days. */
export const checkpointsOf = ({ shard, player, currency }: WalletKey): string =>
  `select wallet_checkpoints(${shard}::smallint, ${player}, '${currency}', 'infinity', 4, 1)`

/** Days of play, points and cashback, after the rows above, and a month that is archived. */
const cashbackAndPoints = (at: string, { shard, player, currency }: WalletKey): string => {
  const wallet = `${shard}, ${player}, '${currency}'`
  return `
    insert into archived_month (table_name, month, place, rows, bytes, hash, file, sealing_key, archived_at)
      values ('audit', '2026-10-01', 1, 1, 1, repeat('a', 64), 'audit-2026-10-1-00000000.parquet', 'aaaaaaaa', ${at});
    insert into dropped_month (table_name, month, rows, ids, witnesses, dropped_at, dropped_by, restored_at, restored_by)
      values ('audit', '2020-01-01', 0, '{}', repeat('a', 64), ${at}, 'test', ${at}, 'test');
    insert into round_reader (reader, began_at, looked_to, next_to, next_after, swept_at) values ('play-days', ${at}, ${at}, ${at}, pg_snapshot_xmax(pg_current_snapshot()), ${at});
    insert into round_read (reader, shard, player, currency, seq) values ('play-days', ${wallet}, 1000000);
    insert into play_day (shard, player, currency, day, zone, game, weight, rounds, staked, won)
      select distinct on (game) shard, player, currency, day, 'UTC', game, weight, rounds, staked, won from (
        select h.shard, h.player, h.currency, (h.closed_at at time zone 'UTC')::date as day, substring(h.owner_ref from '[0-9]+$')::integer as game, 10000 as weight,
          count(*) as rounds, sum(h.staked - h.bonus_staked) as staked, sum(h.won - h.bonus_won) as won
        from hold h where h.kind = 'round' and h.state = 'closed' and h.shard = ${shard} and h.player = ${player} group by 1, 2, 3, 4, 5) d;
    insert into play_day_late (shard, player, currency, round, day) select h.shard, h.player, h.currency, h.id, (h.closed_at at time zone 'UTC')::date from hold h
      where h.kind = 'round' and h.state = 'closed' and h.shard = ${shard} and h.player = ${player} limit 1;
    insert into loyalty (shard, player, currency, earned, level_since, looked_at)
      select shard, player, currency, sum(staked * weight), ${at}, ${at} from play_day group by 1, 2, 3;
    insert into loyalty_event (shard, player, currency, n, kind, level, at) values (${wallet}, 1, 'rose', 1, ${at});
    update loyalty set level = 1;
    insert into cashback_run (campaign, zone, starts_at, ends_at, version, base, state, at) values (7, 'UTC', ${at}, ${at}::timestamptz + interval '1 day', 1, 'netLoss', 'done', ${at});
    insert into cashback_line (shard, player, currency, campaign, zone, starts_at, from_day, to_day, base, rate, amount, state, reason)
      values (${wallet}, 7, 'UTC', ${at}, '2025-01-01', '2025-01-01', 0, 1000, 0, 'refused', 'test');
    insert into cashback_claim (shard, deposit, player, currency, amount, state, opened_at, changed_at) values (${shard}, 'first-ok', ${player}, '${currency}', 0, 'returned', ${at}, ${at});
    insert into bonus_award (shard, deposit, kind, given, held) values (${shard}, 'first-ok', 'cashBack', 10, 0);`
}

/** A visitor whom the bank has named and who may not play. */
export const refusedVisitor = `insert into visitor_deposit (shard, reference, player, method, provider, key, currency, amount, fee, fee_strategy, asked, country, language,
  device_hash, address_index, consents, state, token_hash, landing_hash, created_at, changed_at, expires_at)
  values (7, '07refusedvisitor0000', 7, 440001, 'test', 'k', 'EUR', 2000, 0, 'added', 2000, 'FIN', 'en', 'd', 'a', '[]', 'refused', 't', 'l', '2026-11-16', '2026-11-16', '2026-11-16')`

/** Plants corruption, one at a time, and asks the check what it finds. */
export type Planting = {
  /**
   * Returns what the check finds while the corruption stands, which is gone afterwards; undefined if the database itself
   * refuses it. Throws if nothing was corrupted by it.
   */
  verdictsWith: (corruption: string) => Promise<LedgerVerdict[] | undefined>
  close: () => Promise<void>
}

/** Opens a superuser's connection with triggers off on which the check's statements are planned once, however often it is made. */
export async function openPlanting(owner: string, clock: Clock): Promise<Planting> {
  const superuser = new pg.Client({ connectionString: owner })
  await superuser.connect()
  // Once for the connection: setting it discards all plans.
  await superuser.query('set session_replication_role = replica; set plan_cache_mode = force_generic_plan')
  const names = new Map<string, string>()
  const nameOf = (text: string) => names.get(text) ?? names.set(text, `check${names.size}`).get(text)
  const db = { query: (config: pg.QueryConfig) => superuser.query({ name: nameOf(config.text), ...config }) } as unknown as Database // all that the check asks of it
  return {
    async verdictsWith(corruption) {
      await superuser.query('begin')
      try {
        const results: unknown = await superuser.query(corruption)
        const each = [results].flat() as pg.QueryResult[] // the library answers one for each statement
        for (const { command, rowCount } of each)
          if (rowCount === 0 && command !== 'SET') throw new Error(`Nothing was corrupted by: ${corruption}`)
        return await verifyLedger(db, clock)
      } catch (error) {
        // What the database itself refuses needs no finding.
        if (/^23/.test((error as pg.DatabaseError).code ?? '')) return undefined // an error of the server has a code
        throw error
      } finally {
        await superuser.query('rollback')
      }
    },
    close: () => superuser.end(),
  }
}
