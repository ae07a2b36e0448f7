import { randomBytes } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { ensureDatabase } from '../launch/databases.ts'
import { ask, newFolder, refusedStart, start } from './npm-start.ts'

test('a second start on the same database with other secrets is refused before it changes anything, and so is an older release on a newer schema', async () => {
  const DATABASE_URL = await ensureDatabase(process.env.TEST_DATABASE_URL ?? '', `whose_${randomBytes(6).toString('hex')}`)
  const DATA_DIR = newFolder()
  const first = await start({ DATA_DIR, DATABASE_URL })
  await first.ready
  expect(await refusedStart({ DATA_DIR: newFolder(), DATABASE_URL })).toMatch(/^This database belongs to other keys/)

  // The first server still enters with its own password, by connections that are new.
  const { app } = JSON.parse(readFileSync(join(DATA_DIR, 'running.json'), 'utf8')) as { app: string } // the launcher's
  const client = new pg.Client({ connectionString: app })
  await client.connect()
  await client.end()
  expect((await fetch(`${first.site}/readyz`)).status).toBe(200)

  await ask(DATA_DIR, `insert into migration (name, digest) values ('9999-of-a-newer-release.sql', 'x')`)
  await first.end()
  expect(await refusedStart({ DATA_DIR, DATABASE_URL })).toMatch(/^This database was migrated by a newer release/)
})

test('an embedded database whose secrets were exchanged says so at once', async () => {
  const DATA_DIR = newFolder()
  const first = await start({ DATA_DIR })
  await first.ready
  await first.end()
  rmSync(join(DATA_DIR, 'secrets.json'))
  expect(await refusedStart({ DATA_DIR })).toMatch(/^The database in the data folder does not take the password in secrets\.json/)
})
