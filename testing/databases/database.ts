import { createHash, randomBytes } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { openDatabase } from '@fairhouse/process/database.ts'
import { migrate } from '@fairhouse/process/migrate.ts'
import {
  copyDatabase,
  dropDatabase,
  findConnections,
  findDatabase,
  freshDatabase,
  lockTemplate,
  prepareDatabase,
  prepareStudio,
  renameDatabase,
} from './database.sql.ts'

/** Whose database it is: its schema, the folder of its migrations, and what an installation prepares for it. */
export type DatabaseKind = { schema: 'sandbox' | 'studio'; migrations: string; prepare: string }

const folderOf = (app: string) => join(import.meta.dirname, `../../apps/${app}/migrations`)
export const ofSandbox: DatabaseKind = { schema: 'sandbox', migrations: folderOf('sandbox'), prepare: prepareDatabase }
export const ofStudio: DatabaseKind = { schema: 'studio', migrations: folderOf('studio'), prepare: prepareStudio }

/** Makes a migrated database of a test's own; answers its address. */
export async function makeDatabase(server: string, kind: DatabaseKind): Promise<{ url: string; drop: () => Promise<void> }> {
  const template = `${kind.schema}_template_${digestOf(kind)}`
  const name = `${kind.schema}_${randomBytes(6).toString('hex')}`
  await onServer(server, async (client) => {
    await client.query(lockTemplate)
    const { rowCount } = await client.query(findDatabase, [template])
    if (rowCount === 0) await makeTemplate(client, server, template, kind)
    await client.query(copyDatabase(name, template))
  })
  return { url: addressOf(server, name), drop: () => onServer(server, async (client) => void (await client.query(dropDatabase(name)))) }
}

/** The template appears under its name only when it is whole. */
async function makeTemplate(client: pg.Client, server: string, template: string, kind: DatabaseKind): Promise<void> {
  const raw = `${template}_raw`
  await client.query(dropDatabase(raw))
  await client.query(freshDatabase(raw))
  const url = addressOf(server, raw)
  await onServer(url, (owner) => owner.query(kind.prepare))
  const database = openDatabase(url, kind.schema, () => undefined)
  await migrate(database, kind.migrations)
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

function digestOf({ migrations, prepare }: DatabaseKind): string {
  const hash = createHash('sha256').update(prepare)
  for (const name of readdirSync(migrations).toSorted()) hash.update(name).update(readFileSync(join(migrations, name)))
  return hash.digest('hex').slice(0, 16)
}
