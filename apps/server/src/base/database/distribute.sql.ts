import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { readDistribution } from './distributed.ts'

/**
 * Distributes a migrated database over the nodes of a Citus cluster, whose coordinator this is: the ledger by shard, what
 * it looks up on every node. Does what is not done yet; with `isChanged` all rooms are made anew when they are entered.
 */
export async function distribute(client: pg.Client, databaseFolder: string, isChanged: boolean): Promise<void> {
  const folder = join(databaseFolder, 'distributed')
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  const { byShard, everywhere, copiedByShard, copiedEverywhere, inRooms } = readDistribution()
  await client.query(`set client_min_messages to warning; create schema if not exists distributed; create schema if not exists ordinary`)
  await giveUpWhatCitusRefuses(client, [...byShard, ...everywhere])
  for (const table of everywhere) await place(client, `public.${table}`, 'create_reference_table($1)')
  for (const table of byShard) await place(client, `public.${table}`, byShardOf(table))
  await client.query(read('copies.sql'))
  for (const table of copiedEverywhere) await place(client, `distributed.${table}`, 'create_reference_table($1)')
  await place(client, 'distributed.two_phases', 'citus_add_local_table_to_metadata($1)')
  for (const table of copiedByShard) await place(client, `distributed.${table}`, byShardOf(table))
  for (const file of readdirSync(join(folder, 'functions')).toSorted()) await client.query(read(`functions/${file}`))
  await keepCopies(client)
  await delegate(client, inRooms)
  if (isChanged) await client.query('select run_command_on_workers($1)', [dropRooms])
}

const byShardOf = (table: string) =>
  table === 'wallet' ? `create_distributed_table($1, 'shard')` : `create_distributed_table($1, 'shard', colocate_with => 'public.wallet')`

/** Distributes a table unless it is. */
async function place(client: pg.Client, table: string, how: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_dist_partition where logicalrelid = $1::regclass', [table])
  if (rowCount === 0) await client.query(`select ${how.replace('$1', `'${table}'`)}`)
}

/**
 * Citus refuses triggers, and foreign keys to what is not distributed likewise. What is append-only stays so by rights
 * alone, and rows bear no witness.
 */
async function giveUpWhatCitusRefuses(client: pg.Client, tables: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as statement from pg_constraint
     where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace
       and (conrelid = any ($1::regclass[]) or confrelid = any ($1::regclass[]))
     union all
     select format('drop trigger %I on %s', tgname, tgrelid::regclass) from pg_trigger where not tgisinternal and tgrelid = any ($1::regclass[])`,
    [tables.map((table) => `public.${table}`)],
  )
  for (const { statement } of rows) await client.query(statement)
  await client.query(`delete from witness where place = any ($1) and place <> 'posting'`, [tables])
}

/** Fills the copies of what stays here, and keeps them by triggers. */
async function keepCopies(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(`select from pg_trigger where tgname = 'copied_to_nodes'`)
  if (rowCount !== 0) return
  await client.query(`
    insert into distributed.game (id, friendly_id) select id, friendly_id from public.game;
    insert into distributed.withdrawal (shard, reference, player, currency, amount, provider)
      select shard, reference, player, currency, amount, provider from public.withdrawal;
    with moved as (delete from public.witness where place = 'posting' returning *)
      insert into distributed.witness (shard, place, key, digest) select split_part(key, '/', 1)::smallint, place, key, digest from moved;
    create trigger copied_to_nodes after insert or delete or update of friendly_id on public.game for each row execute function distributed.copy_game();
    create trigger copied_to_nodes after insert or update of amount, provider on public.withdrawal for each row execute function distributed.copy_withdrawal()`)
}

/** Sends the functions of one shard to its worker. One that was just migrated stands there as on one server again. */
async function delegate(client: pg.Client, inRooms: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ oid: number }>(
    `select oid from pg_proc where pronamespace = 'public'::regnamespace and proname = any ($1) and prosrc not like '%distributed.room%'`,
    [inRooms],
  )
  for (const { oid } of rows) await client.query('select distributed.send_to_room($1::oid::regprocedure)', [oid])
  const { rows: calls } = await client.query<{ signature: string }>(
    `select p.oid::regprocedure::text as signature from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname = 'public' and p.proname = any ($1) or n.nspname = 'distributed' and p.proname in ('ledger_post', 'stop_here', 'running_here')`,
    [inRooms],
  )
  for (const { signature } of calls)
    await client.query(
      `select create_distributed_function($1::regprocedure, 'in_shard', colocate_with => 'public.wallet', force_delegation => true)`,
      [signature],
    )
}

const dropRooms = `do $rooms$ declare room name; begin
  set local citus.enable_ddl_propagation to off;
  for room in select nspname from pg_namespace where nspname like 'room\\_%' loop execute format('drop schema %I cascade', room); end loop;
end $rooms$`
