import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type * as migrating from '../apps/server/src/base/database/migrate.sql.ts'
import type * as granting from '../apps/server/src/base/database/roles.sql.ts'
import { asRole, ensureDatabase } from '../launch/databases.ts'
import { startPostgres } from '../launch/postgres.ts'
import type { Part } from './measure.ts'
import { here, moduleAt } from './tree.ts'

const cache = join(import.meta.dirname, '../.cache')

/** A database server of a bench's own, with an empty house in it: as whom it is owned, and as whom it serves. */
export type BenchServer = { folder: string; url: string; owner: string; app: string; database: Part }

/**
 * Benches on a database server of its own, which goes with its folder afterwards, or when standard input closes. The
 * house is of this release unless another tree is given.
 */
export async function onBenchServer<Run>(
  settings: Record<string, string>,
  bench: (at: BenchServer) => Promise<Run>,
  tree = here,
): Promise<Run> {
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'bench-'))
  const server = await startPostgres(join(folder, 'postgres'), 'bench', settings)
  const stop = async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  process.stdin.on('end', () => void stop().then(() => process.exit(1))).resume()
  try {
    const owner = await ensureDatabase(server.url, 'fairhouse')
    const { migrate } = await moduleAt<typeof migrating>(tree, 'apps/server/src/base/database/migrate.sql.ts')
    const { grantRoles } = await moduleAt<typeof granting>(tree, 'apps/server/src/base/database/roles.sql.ts')
    await migrate(owner)
    const { app } = await grantRoles(owner, { app: 'bench', office: 'bench' })
    return await bench({ folder, url: server.url, owner, app: asRole(owner, app, 'bench'), database: { pid: server.pid, family: true } })
  } finally {
    await stop()
  }
}
