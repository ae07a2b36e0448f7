// The rights of `rights.ts` against the catalogue of a running database, and every forbidden thing tried as each role.
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asOwner } from '../../money/wallet/test-ledger.sql.ts'
import { readExcess, readRightsHeld, writtenRights } from './held-rights.sql.ts'
import { migrate } from './migrate.sql.ts'
import { functionRights, levels, roles, tableRights, type Role } from './rights.ts'
import { grantRoles, namesIn } from './roles.sql.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { readFunctions, readTables, refusedTo, tried, type Routine, type Table } from '../testing/test-roles.sql.ts'

const all = Object.keys(roles) as Role[] // the keys of a record of roles
const serving = all.filter((role) => role !== 'functions')
const refused = '42501'

let database: TestDatabase
let owner: pg.Client
let tables: Table[]
let functions: Routine[]
const as: Partial<Record<Role, pg.Client>> = {}

beforeAll(async () => {
  database = await openTestDatabase(2)
  owner = await connected(database.owner)
  ;[tables, functions] = [await readTables(owner), await readFunctions(owner)]
  as.server = await connected(database.app)
  as.office = await connected(database.office)
  as.sandbox = await connected(database.sandbox)
  as.studio = await connected(database.studio)
  as.reports = await connected(database.owner)
  await as.reports.query(`set session authorization ${pg.escapeIdentifier(database.roles.reports)}`)
})
afterAll(async () => {
  for (const client of [owner, ...Object.values(as)]) await client.end()
  await database.close()
})

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
}

describe('the file of rights and the database agree:', () => {
  test('every table stands in it, and every table in it is there', () => {
    expect(tables.length).toBeGreaterThan(70)
    expect(Object.keys(tableRights).toSorted()).toEqual(tables.map(({ name }) => name))
  })

  test('every function stands in it, and every function in it is there', () => {
    expect(functions.length).toBeGreaterThan(10)
    expect(Object.keys(functionRights).toSorted()).toEqual(functions.map(({ name }) => name))
  })

  test.each(all)('%s has what is written and nothing else', async (role) => {
    expect((await readRightsHeld(owner, database.roles[role])).toSorted()).toEqual(writtenRights(role))
  })

  test.each(all)('%s is no superuser, makes neither roles nor databases, belongs to no group and owns no table', async (role) => {
    expect(await readExcess(owner, database.roles[role])).toEqual({
      rolsuper: false,
      rolcreatedb: false,
      rolcreaterole: false,
      rolreplication: false,
      rolbypassrls: false,
      groups: 0,
      tables: 0,
    })
  })

  test('functions are owned by a role that nobody enters as, and look into pg_temp last', () => {
    for (const { name, owner: of, config } of functions) {
      expect([name, of]).toEqual([name, database.roles.functions])
      expect([name, config?.includes('search_path=pg_catalog, public, pg_temp')]).toEqual([name, true])
    }
  })
})

describe.each(serving)('as %s', (role) => {
  const client = () => as[role]! // each is connected before
  const mayNot = async (statement: string) =>
    expect([statement, refusedTo(role, await tried(client(), statement))]).toEqual([statement, true])

  test('each table is open to what is written for it, and closed to everything else', async () => {
    for (const { name, column } of tables) {
      const given: readonly string[] = levels[tableRights[name]?.[role] ?? 'none']
      const statements = {
        select: `select from ${name} limit 0`,
        insert: `insert into ${name} (${column}) select ${column} from ${name} where false`,
        update: `update ${name} set ${column} = null where false`,
        delete: `delete from ${name} where false`,
        truncate: `truncate ${name}`,
      }
      for (const [privilege, statement] of Object.entries(statements)) {
        const code = await tried(client(), statement)
        expect([statement, refusedTo(role, code)]).toEqual([statement, !given.includes(privilege)])
      }
    }
  })

  test('no function is replaced, taken over, set otherwise or dropped', async () => {
    for (const { signature, definition } of functions) {
      await mayNot(definition)
      await mayNot(`alter function ${signature} owner to current_user`)
      await mayNot(`alter function ${signature} set search_path = pg_temp`)
      await mayNot(`drop function ${signature} cascade`)
    }
  })

  test('a function that it may not call is not called', async () => {
    for (const { name, signature } of functions) {
      if (functionRights[name]?.includes(role)) continue
      const values = signature
        .slice(signature.indexOf('(') + 1, -1)
        .split(',')
        .filter(Boolean)
      await mayNot(`select ${name}(${values.map((type) => `null::${type.replace('anyelement', 'text')}`).join(', ')})`)
    }
  })

  test('no table gets a trigger, a rule, an index, another owner or loses a trigger', async () => {
    for (const { name, column } of tables) {
      await mayNot(`create trigger t before insert on ${name} for each row execute function suppress_redundant_updates_trigger()`)
      await mayNot(`create rule r as on insert to ${name} do nothing`)
      await mayNot(`create index on ${name} (${column})`)
      await mayNot(`alter table ${name} owner to current_user`)
      await mayNot(`alter table ${name} disable trigger all`)
      await mayNot(`drop table ${name} cascade`)
    }
  })

  test.each([
    ['a temporary table', 'create temporary table wallet (shard smallint)'],
    ['a temporary view', 'create temporary view wallet as select 1'],
    ['a temporary sequence', 'create temporary sequence s'],
    ['a temporary function', `create function pg_temp.f() returns int language sql as 'select 1'`],
    ['a temporary table by select', 'select 1 as one into temporary t'],
    ['a table', 'create table public.t (one int)'],
    ['a view', 'create view public.v as select 1'],
    ['a function', `create function public.f() returns int language sql security definer as 'select 1'`],
    ['an operator', 'create operator public.=== (leftarg = int, rightarg = int, function = int4eq)'],
    ['a type', 'create type public.t as (one int)'],
    ['a schema', 'create schema mine'],
    ['an extension', 'create extension plpgsql_check'],
    ['a language', 'create language plperlu'],
    ['an event trigger', 'create event trigger t on ddl_command_start execute function refuse_change()'],
    ['a foreign server', 'create foreign data wrapper w'],
    ['a publication', 'create publication p for all tables'],
    ['a role', 'create role mine superuser'],
  ])('%s is not made', async (_, statement) => {
    // An extension that is not installed on this server is refused before rights are asked.
    if (statement.startsWith('create extension') || statement.startsWith('create language'))
      expect([refused, '0A000', '58P01']).toContain(await tried(client(), statement))
    else await mayNot(statement)
  })

  test.each([
    ['a program’s output', `copy clock from program 'id'`],
    ['a program’s input', `copy (select 1) to program 'cat'`],
    ['a file, by copying in', `copy clock from '/etc/passwd'`],
    ['a file, by copying out', `copy (select 1) to '/tmp/mine'`],
    ['a file, by function', `select pg_read_file('/etc/passwd')`],
    ['a folder', `select pg_ls_dir('.')`],
    ['a large object from a file', `select lo_import('/etc/passwd')`],
    ['the log of writes', `select pg_create_physical_replication_slot('s')`],
    ['passwords', 'select rolpassword from pg_authid'],
    ['triggers switched off', `set session_replication_role = replica`],
  ])('%s is out of reach', async (_, statement) => {
    await mayNot(statement)
  })

  test('other sessions are out of reach', async () => {
    const { rows } = await owner.query<{ pid: number }>('select pg_backend_pid() as pid')
    await mayNot(`select pg_terminate_backend(${rows[0]?.pid})`)
  })

  test.each([
    ['the settings of the server are', `alter system set archive_command = 'id'`],
    ['a database of its own is', 'create database mine'],
  ])('%s out of reach', async (_, statement) => {
    // These do not run inside a transaction.
    await expect(client().query(statement)).rejects.toMatchObject({ code: refused })
  })

  test('nobody else’s role is taken, and its own gets no more', async () => {
    const ours = all.filter((other) => other !== role).map((other) => database.roles[other])
    for (const other of ['postgres', 'pg_read_all_data', 'pg_execute_server_program', ...ours]) {
      const name = pg.escapeIdentifier(other)
      await mayNot(`set role ${name}`)
      if (role !== 'reports') await mayNot(`set session authorization ${name}`)
      await mayNot(`grant ${name} to ${pg.escapeIdentifier(database.roles[role])}`)
    }
    for (const attribute of ['superuser', 'createrole', 'createdb', 'bypassrls', 'replication'])
      await mayNot(`alter role ${pg.escapeIdentifier(database.roles[role])} ${attribute}`)
  })
})

test('the office writes nothing, and reads no link, code or token that lets somebody in', () => {
  const entries = ['login_token', 'password_link', 'recovery_code', 'verification_code', 'device_login', 'staff_invitation', 'preview']
  const given = Object.entries(tableRights).flatMap(([table, { office }]) => (office ? [[table, office]] : []))
  expect(given.filter(([table = '', level]) => level !== 'read' || entries.includes(table))).toEqual([])
  const called = Object.entries(functionRights).flatMap(([name, callers]) => (callers.includes('office') ? [name] : []))
  expect(called.toSorted()).toEqual(['game_provider_words', 'game_words', 'play_totals', 'usage_in_window'])
})

describe('a temporary table that comes before ours', () => {
  const attacks: Partial<Record<Role, string[]>> = {
    server: [
      `create temp table wallet (shard smallint, player bigint, currency text, primary key (shard, player, currency))`,
      `create function pg_temp.become() returns trigger language plpgsql as $$ begin execute 'alter role ' || quote_ident(session_user) || ' superuser'; return new; end $$`,
      `create trigger t before insert on wallet for each row execute function pg_temp.become()`,
      `select wallet_open(1::smallint, 1, 'EUR')`,
    ],
    sandbox: [
      `create temp table clock (offset_ms bigint, moved_at timestamptz)`,
      `insert into pg_temp.clock values (0, null)`,
      `create function pg_temp.become() returns trigger language plpgsql as $$ begin execute 'alter role ' || quote_ident(session_user) || ' superuser'; return new; end $$`,
      `create trigger t before update on pg_temp.clock for each row execute function pg_temp.become()`,
      `select clock_advance(1)`,
    ],
  }

  test.each(['server', 'sandbox'] as const)('is refused to %s at the first step', async (role) => {
    expect(await tried(as[role]!, attacks[role]![0]!)).toBe(refused)
  })

  test.each(['server', 'sandbox'] as const)('does not stand before ours even if %s could make one', async (role) => {
    const apart = await openTestDatabase(1)
    try {
      await asOwner(apart.owner, `grant temporary on database ${pg.escapeIdentifier(apart.name)} to public`)
      const client = await connected(role === 'server' ? apart.app : apart.sandbox)
      for (const statement of attacks[role]!) await client.query(statement)
      await client.end()
      expect((await readExcess(owner, apart.roles[role])).rolsuper).toBe(false)
      const [row] = await asOwner(
        apart.owner,
        role === 'server' ? 'select count(*)::int as n from wallet' : 'select offset_ms::int as n from clock',
      )
      expect(row).toEqual({ n: 1 })
    } finally {
      await apart.close()
    }
  })
})

describe('at each start', () => {
  test('what a role was given meanwhile is taken from it; an owner who is no superuser can do all of it', async () => {
    const name = `start_${database.name}`
    const named = namesIn(name)
    const url = new URL(database.owner)
    await owner.query(`create role ${name} login createrole createdb password 'test'`)
    await owner.query(`create database ${name} owner ${name}`)
    url.pathname = `/${name}`
    const superuser = url.href
    url.username = name
    url.password = 'test'
    try {
      await migrate(url.href)
      await grantRoles(url.href, { app: 'test', office: 'test', sandbox: 'test', studio: 'test' })
      const before = await held(superuser, named)
      // A later version replaces functions that are no longer the owner's.
      await asOwner(url.href, ...functions.map(({ definition }) => definition))
      await asOwner(
        superuser,
        `grant temporary, create on database ${name} to public`,
        `grant create on schema public to public`,
        `grant insert, truncate on wallet to ${named.server}`,
        `grant execute on function clock_advance to public`,
        `grant pg_read_all_data to ${named.server}`,
        `grant ${named.server} to ${named.sandbox}`,
        `alter role ${named.reports} createdb`,
      )
      // Only a superuser takes away what only a superuser gives.
      await asOwner(superuser, `alter role ${named.server} superuser`)
      await expect(grantRoles(url.href, { app: 'test', office: 'test', sandbox: 'test', studio: 'test' })).rejects.toThrow(
        `Run "alter role "${named.server}" nosuperuser" as a superuser`,
      )
      await grantRoles(superuser, { app: 'test', office: 'test', sandbox: 'test', studio: 'test' })
      expect(await held(superuser, named)).toEqual(before)
      const again = await connected(superuser)
      expect((await readFunctions(again)).every(({ owner: of }) => of === named.functions)).toBe(true)
      expect(await readExcess(again, named.server)).toMatchObject({ rolsuper: false, groups: 0 })
      await again.end()
    } finally {
      await owner.query(`drop database ${name} with (force)`)
      for (const role of Object.values(named)) await owner.query(`drop role if exists ${role}`)
      await owner.query(`drop role ${name}`)
    }
  })

  async function held(url: string, named: Readonly<Record<Role, string>>): Promise<string[][]> {
    const client = await connected(url)
    const rights: string[][] = []
    for (const role of all) rights.push(await readRightsHeld(client, named[role]))
    await client.end()
    return rights
  }
})
