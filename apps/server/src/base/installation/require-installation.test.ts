import { generateKeySync } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { decideMode, writeKeys } from './installation.sql.ts'
import { digestsOf, probeOf } from './keys-of-installation.ts'
import { migrate } from '../database/migrate.sql.ts'
import { requireInstallation } from './require-installation.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { asOwner } from '../testing/test-sql.sql.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => void (await asOwner(database.owner, 'delete from installation')))

const key = () => generateKeySync('hmac', { length: 256 })
const keys = { fieldKey: key(), indexKey: key(), playerRefKey: key() }
const begin = async () => {
  await decideMode(database.owner, 'sandbox')
  await writeKeys(database.owner, digestsOf(keys), probeOf(keys))
}
const require = (changes: object = {}) => requireInstallation(database.db, { mode: 'sandbox', ...keys, ...changes })

test('a server starts on the database of its keys and mode, and on one that nobody has begun', async () => {
  await require()
  await begin()
  await require()
})

test('another key is refused, and named', async () => {
  await begin()
  for (const name of ['fieldKey', 'indexKey', 'playerRefKey'])
    await expect(require({ [name]: key() })).rejects.toThrow(`This database belongs to other keys (${name} differ)`)
})

test('a field key that does not open what it sealed is refused, whatever its digest', async () => {
  await begin()
  const other = { ...keys, fieldKey: key() }
  await asOwner(database.owner, `update installation set probe = '\\x${probeOf(other).toString('hex')}'`)
  await expect(require()).rejects.toThrow('other keys (fieldKey differ)')
})

test('the keys of the first start stay, and the server may not write them', async () => {
  await begin()
  await writeKeys(database.owner, digestsOf({ ...keys, indexKey: key() }), probeOf(keys))
  await require()
  await expect(database.db.query({ text: 'update installation set keys = null' })).rejects.toThrow('permission denied')
})

test('another mode is refused', async () => {
  await begin()
  await expect(require({ mode: 'live' })).rejects.toThrow('Set MODE=sandbox')
})

test('a database that a newer release has migrated is refused to migration, and to the server unless that is the next release, and one that lacks a migration to the server', async () => {
  await asOwner(database.owner, `insert into migration (name, digest) values ('9999-of-a-newer-release.sql', 'x')`)
  await expect(require()).rejects.toThrow('by a newer release (9999-of-a-newer-release.sql)')
  await expect(migrate(database.owner)).rejects.toThrow('by a newer release (9999-of-a-newer-release.sql)')
  await asOwner(database.owner, `update migration set needs = '9998-of-a-release-between.sql' where name like '9999%'`)
  await expect(require()).rejects.toThrow('by a newer release (9999-of-a-newer-release.sql)')
  // The next release was made to run beside this one.
  await asOwner(database.owner, `update migration set needs = '0421-payouts-on-their-way.sql' where name like '9999%'`)
  await require()
  await expect(migrate(database.owner)).rejects.toThrow('by a newer release (9999-of-a-newer-release.sql)')
  await asOwner(database.owner, `delete from migration where name in ('9999-of-a-newer-release.sql', '0170-readiness.sql')`)
  await expect(require()).rejects.toThrow('older than this release (0170-readiness.sql is missing)')
})
