import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { decideMode, writeKeys } from '../../apps/server/src/base/installation/installation.sql.ts'
import { digestsOf, probeOf } from '../../apps/server/src/base/installation/keys-of-installation.ts'
import { openTestHouse, type TestHouse } from '../../apps/server/src/base/testing/test-house.ts'
import { bet, betWin, deposit } from '../../apps/server/src/money/wallet/test-ledger.ts'
import type { WalletKey } from '../../apps/server/src/money/wallet/index.ts'
import { callPost } from '../../apps/server/src/money/wallet/post.sql.ts'
import { freePort, startPostgres, type EmbeddedPostgres } from '../postgres.ts'
import type { Archive } from './archive.ts'
import { asOwner } from '../../apps/server/src/base/database/as-owner.sql.ts'
import { beginArchive } from './keep-archive.ts'
import { archiving } from './postgres-settings.ts'
import type { Source } from './take-backup.ts'

const password = 'kept'
/** To look all the time would keep the archive itself waiting. */
const lookAgainMs = 50

/** A house of a test on an embedded PostgreSQL of its own, which archives; `folder` is for what the test makes. */
export type KeptHouse = {
  at: TestHouse
  archive: Archive
  source: Source
  folder: string
  dataDir: string
  secrets: Record<string, string>
  /** Opens a player's wallet with money. */
  player: () => Promise<WalletKey>
  /** Places bets one after the other until told to stop; returns the ids of those that were acknowledged. */
  play: (wallet: WalletKey, enough: () => boolean) => Promise<string[]>
  /** A moment of the database's clock after everything that was acknowledged, with its microseconds. */
  now: () => Promise<string>
  /** Closes the piece of the log that is being written, and waits until it is archived. */
  flush: () => Promise<void>
  /** The variables that commands find this house by. */
  env: NodeJS.ProcessEnv
  close: () => Promise<void>
}

/** Opens it: as the tests' own server does, but with a log that can be replayed. */
export async function openKeptHouse(): Promise<KeptHouse> {
  const folder = mkdtempSync(join(tmpdir(), 'kept-'))
  const places = { backupDir: join(folder, 'store'), backupKeyFile: join(folder, 'keys/backup.key'), dataDir: join(folder, 'data') }
  for (const one of [join(folder, 'keys'), places.dataDir]) mkdirSync(one)
  const settings = { ...archiving(places.backupDir, places.backupKeyFile), fsync: 'off', port: String(await freePort()) }
  const server = await startPostgres(join(places.dataDir, 'postgres'), password, settings)
  const archive = await beginArchive(server.url, places)
  const at = await houseOn(server)
  const { owner } = at.database
  const secrets = await writeSecrets(at, places.dataDir)
  const running = { pid: 0, owner, app: owner, mode: 'sandbox', dataDir: places.dataDir, publicOrigin: '', smtpPort: 0 }
  writeFileSync(join(places.dataDir, 'running.json'), JSON.stringify({ ...running, backupDir: places.backupDir }))
  return {
    at,
    archive,
    source: { owner, cluster: join(places.dataDir, 'postgres/cluster') },
    folder,
    dataDir: places.dataDir,
    secrets,
    env: { ...process.env, DATA_DIR: places.dataDir, BACKUP_DIR: places.backupDir, BACKUP_KEY_FILE: places.backupKeyFile },
    ...actsOn(at),
    async close() {
      await at.close()
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function houseOn(server: EmbeddedPostgres): Promise<TestHouse> {
  const before = process.env.TEST_DATABASE_URL
  process.env.TEST_DATABASE_URL = server.url
  try {
    const at = await openTestHouse()
    await dropTemplates(server.url)
    await decideMode(at.database.owner, 'sandbox')
    await writeKeys(at.database.owner, digestsOf(at.env), probeOf(at.env))
    // Closing drops the database on the server of the moment; this one goes as a whole.
    return { ...at, close: () => at.close().catch(() => undefined) }
  } finally {
    process.env.TEST_DATABASE_URL = before
  }
}

/** Half of what would be copied by each backup. */
const dropTemplates = (url: string): Promise<unknown> =>
  asOwner(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(`select datname as name from pg_database where datname like 'template\\_%'`)
    for (const { name } of rows) await client.query(`drop database "${name}"`)
  })

async function writeSecrets({ env }: TestHouse, dataDir: string): Promise<Record<string, string>> {
  const hex = (key: { export: () => Buffer }) => key.export().toString('hex')
  const secrets = {
    database: password,
    fieldKey: hex(env.fieldKey),
    indexKey: hex(env.indexKey),
    playerRef: hex(env.playerRefKey),
    audit: env.auditKey,
  }
  writeFileSync(join(dataDir, 'secrets.json'), JSON.stringify(secrets))
  return secrets
}

function actsOn(at: TestHouse): Pick<KeptHouse, 'player' | 'play' | 'now' | 'flush'> {
  const { owner } = at.database
  return {
    async player() {
      const { id, shard, currency } = await at.player()
      const wallet = { shard, player: id, currency }
      await callPost(at.house.db, [deposit(wallet, 1_000_000n)], at.clock.now())
      return wallet
    },
    async play(wallet, enough) {
      const acknowledged: string[] = []
      while (!enough()) {
        const one = acknowledged.length % 3 === 0 ? betWin(wallet, 10n, 7n) : bet(wallet, 5n)
        await at.house.wallet.post(one)
        acknowledged.push(one.id)
      }
      return acknowledged
    },
    now: () =>
      asOwner(owner, async (client) => {
        const { rows } = await client.query<{ now: string }>(
          `select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as now`,
        )
        return rows[0]!.now // a select without a table returns one row
      }),
    flush: () =>
      asOwner(owner, async (client) => {
        // Without a word in it a piece is not closed, and is waited for in vain.
        await client.query(`select pg_create_restore_point('flush')`)
        const { rows } = await client.query<{ wal: string }>('select pg_walfile_name(pg_switch_wal()) as wal')
        for (;;) {
          const { rows: seen } = await client.query<{ last: string | null }>('select last_archived_wal as last from pg_stat_archiver')
          if ((seen[0]?.last ?? '').slice(0, 24) >= rows[0]!.wal) return // a select without a table returns one row
          await wait(lookAgainMs)
        }
      }),
  }
}
