import { openSync, mkdtempSync, mkdirSync, rmSync, writeFileSync, existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { migrate } from '../../apps/server/src/base/database/migrate.sql.ts'
import { grantRoles } from '../../apps/server/src/base/database/roles.sql.ts'
import { asRole } from '../../launch/databases.ts'
import { freePort } from '../../launch/postgres.ts'
import { Sentence } from '../../launch/sentence.ts'
import { asPostgres, giveToPostgres } from '../cluster/as-postgres.ts'
import type { Member } from '../cluster/patroni-file.ts'
import { startCluster, type Cluster } from '../cluster/start-cluster.ts'
import { run } from '../nodes/child-process.ts'
import { keep, type Kept } from '../nodes/kept.ts'
import { backupFile, databaseProxyFile } from '../nodes/proxy-files.ts'

const pgbackrest = '/usr/bin/pgbackrest'

/** A cluster with its log in an archive, and a proxy that leads to its primary. */
export type WholeDatabase = {
  cluster: Cluster
  /** Where the proxy leads to the primary. */
  port: number
  proxy: Kept
  /** The address of the primary as the server's role, around the proxy. */
  app: () => Promise<string>
  /** Runs pgBackRest on the primary's machine. */
  backUp: (...words: string[]) => Promise<void>
  folder: string
  stop: () => Promise<void>
}

/** Starts it with an empty house in it. */
export async function startDatabase(): Promise<WholeDatabase> {
  if (!existsSync(pgbackrest))
    throw new Sentence(`${pgbackrest} is not there. Install it: apt-get install --no-install-recommends pgbackrest.`)
  const folder = mkdtempSync(join(tmpdir(), 'fairhouse-whole-'))
  const [repository, logs] = [join(folder, 'repository'), join(folder, 'logs')]
  for (const path of [repository, logs]) mkdirSync(path)
  giveToPostgres(folder, repository, logs)
  const leave = () => rmSync(folder, { recursive: true, force: true })
  process.on('exit', leave)
  const fileOf = ({ name }: Member) => join(folder, `pgbackrest-${name}.conf`)
  const settingsOf = (member: Member): Record<string, string> => {
    writeFileSync(fileOf(member), backupFile({ repository, server: member, logs: join(logs, member.name) }), { mode: 0o640 })
    mkdirSync(join(logs, member.name))
    giveToPostgres(fileOf(member), join(logs, member.name))
    const archive_command = `${pgbackrest} --config=${fileOf(member)} --stanza=fairhouse archive-push %p`
    return { archive_mode: 'on', archive_timeout: '60', archive_command }
  }
  const cluster = await startCluster({ settingsOf })
  const backUp = async (...words: string[]) => {
    const options = [`--config=${fileOf(await cluster.primary())}`, '--stanza=fairhouse', ...words]
    await promisify(execFile)(...asPostgres(pgbackrest, options), { cwd: tmpdir() })
  }
  await backUp('stanza-create')
  const owner = await cluster.owner()
  await migrate(owner)
  const { app } = await grantRoles(owner, { app: 'bench', office: 'bench' })
  const port = await freePort()
  const [file, log] = [join(folder, 'haproxy.cfg'), openSync(join(folder, 'haproxy.log'), 'a')]
  writeFileSync(file, databaseProxyFile(port, cluster.members))
  const proxy = keep(() => run('/usr/sbin/haproxy', ['-db', '-f', file], { log }))
  return {
    cluster,
    port,
    proxy,
    backUp,
    folder,
    app: async () => asRole(await cluster.owner(), app, 'bench'),
    async stop() {
      await proxy.end('SIGKILL')
      await cluster.stop()
      leave()
      process.off('exit', leave)
    },
  }
}
