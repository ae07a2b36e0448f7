import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { migrate } from '../apps/server/src/base/database/migrate.sql.ts'
import { grantRoles } from '../apps/server/src/base/database/roles.sql.ts'
import {
  openSenders,
  previousReleaseFile,
  readThisRelease,
  type KnownRelease,
} from '../apps/server/src/base/database/test-previous-release.ts'
import { asRole, ensureDatabase } from './databases.ts'
import { startPostgres } from './postgres.ts'

// Writes what this release sends to the database to database/previous-release/, once it is released: the next one is held against it.
const cache = join(import.meta.dirname, '../.cache')
const password = 'release'
mkdirSync(cache, { recursive: true })
mkdirSync(dirname(previousReleaseFile), { recursive: true })
const folder = mkdtempSync(join(cache, 'release-'))
try {
  const postgres = await startPostgres(join(folder, 'postgres'), password, { fsync: 'off' })
  try {
    const owner = await ensureDatabase(postgres.url, 'release')
    await migrate(owner)
    const roles = await grantRoles(owner, { app: password, office: password })
    const clients = await openSenders({ owner, server: asRole(owner, roles.app, password), office: asRole(owner, roles.office, password) })
    let release: KnownRelease
    try {
      release = await readThisRelease(clients)
    } finally {
      await clients.close()
    }
    const statements = release.statements.map((statement) => `    ${JSON.stringify(statement)}`)
    writeFileSync(
      previousReleaseFile,
      `{\n  "newest": ${JSON.stringify(release.newest)},\n  "statements": [\n${statements.join(',\n')}\n  ]\n}\n`,
    )
    console.log(`${release.statements.length} statements of a release that ends with ${release.newest}.`)
  } finally {
    await postgres.stop()
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
