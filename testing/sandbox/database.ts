import { createHash, randomBytes } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { openDatabase } from '../../apps/sandbox/src/base/database.ts'
import { migrate } from '../../apps/sandbox/src/base/migrate.ts'
import {
  copyDatabase,
  dropDatabase,
  findConnections,
  findDatabase,
  freshDatabase,
  lockTemplate,
  prepareDatabase,
  renameDatabase,
} from './database.sql.ts'

/** Makes a migrated database of a test's own; answers its address. */
export async function makeDatabase(server: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const template = `sandbox_template_${digestOfMigrations()}`
  const name = `sandbox_${randomBytes(6).toString('hex')}`
  await onServer(server, async (client) => {
    await client.query(lockTemplate)
    const { rowCount } = await client.query(findDatabase, [template])
    if (rowCount === 0) await makeTemplate(client, server, template)
    await client.query(copyDatabase(name, template))
  })
  return { url: addressOf(server, name), drop: () => onServer(server, async (client) => void (await client.query(dropDatabase(name)))) }
}

/** The template appears under its name only when it is whole. */
async function makeTemplate(client: pg.Client, server: string, template: string): Promise<void> {
  const raw = `${template}_raw`
  await client.query(dropDatabase(raw))
  await client.query(freshDatabase(raw))
  const url = addressOf(server, raw)
  await onServer(url, (owner) => owner.query(prepareDatabase))
  const database = openDatabase(url, () => undefined)
  await migrate(database)
  await database.close()
  while ((await client.query(findConnections, [raw])).rowCount !== 0);
  await client.query(renameDatabase(raw, template))
}

async function onServer(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await work(client)
  await client.end()
}

function addressOf(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

function digestOfMigrations(): string {
  const folder = join(import.meta.dirname, '../../apps/sandbox/migrations')
  const hash = createHash('sha256').update(prepareDatabase)
  for (const name of readdirSync(folder).toSorted()) hash.update(name).update(readFileSync(join(folder, name)))
  return hash.digest('hex').slice(0, 16)
}
