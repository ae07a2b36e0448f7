import { mkdirSync, openSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findPrimary } from '@fairhouse/process/primary.ts'
import { freePort } from '../../launch/postgres.ts'
import { asPostgres, giveToPostgres } from '../cluster/as-postgres.ts'
import { binaries } from '../cluster/start-cluster.ts'
import { run } from '../nodes/child-process.ts'
import { readBooks } from '../nodes/furnish.ts'
import type { WholeDatabase } from './start-database.ts'
import { verify, type Verified } from './verify.ts'

/** A backup that was restored beside the house: how long both took, how many bets and wins it has, and what its ledger says. */
export type Rehearsal = Verified & { backupMs: number; restoreMs: number; postings: number; expected: number }

const patienceMs = 120_000

/** Takes a whole copy while everything goes on, restores it to the end of the log beside the house, and walks its ledger. */
export async function rehearse(
  database: WholeDatabase,
  variables: Readonly<Record<string, string>>,
  acknowledged: () => number,
): Promise<Rehearsal> {
  const expected = acknowledged()
  const began = performance.now()
  await database.backUp('--type=full', 'backup')
  const backedUp = performance.now()
  const folder = join(database.folder, 'rehearsal')
  const data = join(folder, 'data')
  mkdirSync(data, { recursive: true, mode: 0o700 })
  giveToPostgres(folder, data)
  try {
    await database.backUp(`--pg1-path=${data}`, '--archive-mode=off', 'restore')
    const port = await freePort()
    const server = start(folder, data, port)
    try {
      const on = (url: string) => Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(port) }).href
      const [owner, app] = [on(await database.cluster.owner()), on(await database.app())]
      await untilWritable(owner, server.hasEnded)
      const restoreMs = Math.round(performance.now() - backedUp)
      const { postings } = await readBooks(owner)
      return { backupMs: Math.round(backedUp - began), restoreMs, postings, expected, ...(await verify(app, variables, true)) }
    } finally {
      await server.end('SIGINT')
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Patroni's settings came along with the copy: nothing of them may reach the cluster. */
function start(folder: string, data: string, port: number) {
  const settings = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    hba_file: join(data, 'pg_hba.conf'),
    synchronous_standby_names: '',
    archive_mode: 'off',
  }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const [command, args] = asPostgres(`${binaries}/postgres`, ['-D', data, ...options])
  return run(command, args, { log: openSync(join(folder, 'postgres.log'), 'a'), cwd: folder })
}

async function untilWritable(url: string, hasEnded: () => boolean): Promise<void> {
  for (const deadline = performance.now() + patienceMs; ; await wait(200)) {
    const writable = await findPrimary([url], 2000).then(
      () => true,
      () => false,
    )
    if (writable) return
    if (hasEnded() || performance.now() > deadline) throw new Error('The restored copy does not start.')
  }
}
