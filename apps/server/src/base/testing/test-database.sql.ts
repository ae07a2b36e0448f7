import { createHash, randomBytes } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { isDistributed } from '../environment.ts'
import { databaseFolder, migrate } from '../database/migrate.sql.ts'
import { roles, type Role } from '../database/rights.ts'
import { databaseRights, grantRoles, namesIn } from '../database/roles.sql.ts'
import { giveDistributedDatabaseBack, takeDistributedDatabase, urlInCluster } from './test-distributed-database.sql.ts'

/** URLs of a test's database, as its owner (the test server's superuser) and by role. */
export type TestDatabaseUrls = {
  owner: string
  app: string
  office: string
  sandbox: string
  studio: string
  name: string
  roles: Readonly<Record<Role, string>>
}

const password = 'test'
const allRoles = Object.keys(roles) as Role[] // the keys of a record of roles

/**
 * Creates a database from the run's template, which whoever comes first migrates and grants; or from another database
 * without connections.
 */
export async function createTestDatabase(serverUrl: string, from?: string): Promise<TestDatabaseUrls> {
  if (isDistributed()) return openDistributed(serverUrl, from)
  const template = `template_${digestOfMigrations()}`
  const name = `test_${randomBytes(8).toString('hex')}`
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(`select pg_advisory_lock(hashtext('test template'))`)
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template])
    if (rowCount === 0) await makeTemplate(client, serverUrl, template)
    if (from !== undefined) await untilAlone(client, from)
    // Copying files is eight times as fast as logging blocks.
    await client.query(`create database ${pg.escapeIdentifier(name)} template ${pg.escapeIdentifier(from ?? template)} strategy file_copy`)
    await client.query(databaseRights(namesIn(template), allRoles, name))
  } finally {
    await client.end()
  }
  const named = namesIn(template)
  const urlOf = (role: Role) => entered(serverUrl, name, named[role])
  const urls = { app: urlOf('server'), office: urlOf('office'), sandbox: urlOf('sandbox'), studio: urlOf('studio') }
  return { name, owner: entered(serverUrl, name), ...urls, roles: named }
}

/** Takes a database of a cluster, of which there is no copy. */
async function openDistributed(server: string, from?: string): Promise<TestDatabaseUrls> {
  if (from !== undefined) throw new Error('A database of a cluster cannot be copied.')
  const owner = await takeDistributedDatabase(server, async (url) => {
    await migrate(url)
    await allowTestMoney(url)
    await grantRoles(url, { app: password, office: password, sandbox: password, studio: password })
  })
  const name = new URL(owner).pathname.slice(1)
  const named = namesIn(name)
  const urlOf = (role: Role) => urlInCluster(owner, role, named, password)
  const urls = { app: urlOf('server'), office: urlOf('office'), sandbox: urlOf('sandbox'), studio: urlOf('studio') }
  return { name, owner, ...urls, roles: named }
}

/** Builds the template under a temporary name, so that it appears only when complete. */
async function makeTemplate(client: pg.Client, serverUrl: string, template: string): Promise<void> {
  const raw = `${template}_raw`
  await client.query(`drop database if exists ${pg.escapeIdentifier(raw)}`)
  await client.query(`create database ${pg.escapeIdentifier(raw)}`)
  const owner = entered(serverUrl, raw)
  await migrate(owner)
  await allowTestMoney(owner)
  await grantRoles(owner, { app: password, office: password, sandbox: password, studio: password })
  await untilAlone(client, raw)
  for (const role of allRoles)
    await client.query(`alter role ${pg.escapeIdentifier(namesIn(raw)[role])} rename to ${pg.escapeIdentifier(namesIn(template)[role])}`)
  await client.query(`alter database ${pg.escapeIdentifier(raw)} rename to ${pg.escapeIdentifier(template)}`)
}

/** Allows kinds of posting that no installation has, to give tests their initial money. */
async function allowTestMoney(owner: string): Promise<void> {
  const client = new pg.Client({ connectionString: owner })
  await client.connect()
  await client.query(`
    insert into posting_kind (kind, operations, about) values ('test', '{move}', 'of tests'), ('correction', '{move}', 'of tests');
    insert into account (code) select x || ':' || y from unnest(array['float', 'receivable', 'suspense', 'payouts', 'bonus']) x, unnest(array['test', 'other']) y;
    insert into account (code) values ('gaming:slots:test');
    insert into posting_leg (kind, debit, credit) select k, 'float', bucket.kind from unnest(array['test', 'correction']) k, account_kind bucket where bucket.owner = 'player';
    insert into posting_leg (kind, debit, credit) values ('test', 'promo', 'float'), ('test', 'cash', 'reserve')`)
  await client.end()
}

/** Waits until the last connection is gone, a moment after `end`; only then can a database be renamed or copied. */
async function untilAlone(client: pg.Client, name: string): Promise<void> {
  for (;;) {
    const { rowCount } = await client.query('select from pg_stat_activity where datname = $1', [name])
    if (rowCount === 0) return
  }
}

/** Drops a test's database and its remaining connections. */
export async function dropTestDatabase(serverUrl: string, name: string): Promise<void> {
  // That of a cluster is emptied when it is opened again.
  if (isDistributed()) return giveDistributedDatabaseBack(name)
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`)
  await client.end()
}

function entered(serverUrl: string, name: string, role?: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  if (role !== undefined) {
    url.username = role
    url.password = password
  }
  return url.href
}

function digestOfMigrations(): string {
  const hash = createHash('sha256')
  for (const name of ['roles.sql.ts', 'rights.ts', 'move-studio.sql.ts'])
    hash.update(readFileSync(join(import.meta.dirname, '../database', name)))
  for (const folder of ['migrations', 'functions'])
    for (const name of readdirSync(join(databaseFolder, folder)).toSorted())
      hash.update(name).update(readFileSync(join(databaseFolder, folder, name)))
  return hash.digest('hex').slice(0, 16)
}
