import { chownSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '../../launch/postgres.ts'
import { Sentence } from '../../launch/sentence.ts'
import { run } from './child-process.ts'
import { keep, type Kept } from './kept.ts'
import { haproxyFile, pgbouncerFile } from './proxy-files.ts'

const haproxy = '/usr/sbin/haproxy'
const pgbouncer = '/usr/sbin/pgbouncer'

/** What stands around the nodes: HAProxy before them, PgBouncer behind them. */
export type Around = {
  /** Where callers come. */
  port: number
  /** Where each node is expected. */
  nodes: readonly [number, number]
  /** The address of the database through the pool. */
  pooled: (url: string) => string
  folder: string
  proxy: Kept
  pool: Kept
  stop: () => Promise<void>
}

/** Starts both with the files of `deploy/`; the pool finds the database at `databasePort`. Needs Debian's packages. */
export async function startAround(ownerUrl: string, databasePort = Number(new URL(ownerUrl).port)): Promise<Around> {
  const missing = [haproxy, pgbouncer].filter((path) => !existsSync(path))
  if (missing.length > 0)
    throw new Sentence(`${missing.join(', ')} is not there. Install it: apt-get install --no-install-recommends haproxy pgbouncer.`)
  const folder = mkdtempSync(join(tmpdir(), 'fairhouse-nodes-'))
  const [port, poolPort, ...nodes] = [await freePort(), await freePort(), await freePort(), await freePort()] as const
  const pool = await startPool(folder, ownerUrl, { port: poolPort, databasePort })
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, haproxyFile({ port, nodes, folder }))
  const log = openSync(join(folder, 'haproxy.log'), 'a')
  const proxy = keep(() => run(haproxy, ['-db', '-f', file], { log }))
  return {
    port,
    nodes,
    folder,
    proxy,
    pool,
    pooled: (url) => Object.assign(new URL(url), { port: String(poolPort) }).href,
    async stop() {
      await proxy.end('SIGKILL')
      await pool.end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function startPool(folder: string, ownerUrl: string, ports: { port: number; databasePort: number }): Promise<Kept> {
  const [file, userlist] = [join(folder, 'pgbouncer.ini'), join(folder, 'userlist.txt')]
  writeFileSync(file, pgbouncerFile({ ...ports, userlist }))
  writeFileSync(userlist, await readUsers(ownerUrl), { mode: 0o600 })
  const log = openSync(join(folder, 'pgbouncer.log'), 'a')
  if (process.getuid?.() !== 0) return keep(() => run(pgbouncer, [file], { log }))
  // It refuses to run as root.
  const [, , uid, gid] = /^postgres:.*$/m.exec(readFileSync('/etc/passwd', 'utf8'))?.[0].split(':') ?? []
  for (const path of [folder, file, userlist]) chownSync(path, Number(uid), Number(gid))
  const as = ['--reuid', `${uid}`, '--regid', `${gid}`, '--clear-groups']
  return keep(() => run('setpriv', [...as, pgbouncer, file], { log, cwd: folder }))
}

/** The roles that enter with their passwords as PostgreSQL keeps them, in PgBouncer's form. */
async function readUsers(ownerUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  const { rows } = await client.query<{ line: string }>(
    `select format('"%s" "%s"', rolname, rolpassword) as line from pg_authid where rolcanlogin and rolpassword is not null and rolname like 'fairhouse%'`,
  )
  await client.end()
  return `${rows.map(({ line }) => line).join('\n')}\n`
}
