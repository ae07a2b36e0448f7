import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const deploy = join(import.meta.dirname, '../../deploy')

/** Puts other words in the place of some that must be there. */
function replaced(text: string, words: Readonly<Record<string, string>>): string {
  return Object.entries(words).reduce((before, [from, to]) => {
    if (!before.includes(from)) throw new Error(`The file has no ${from}.`)
    return before.replaceAll(from, to)
  }, text)
}

type AroundProxy = { port: number; nodes: readonly [number, number]; folder: string }

/** `deploy/haproxy.cfg` with addresses of this computer, without certificates. */
export const haproxyFile = ({ port, nodes: [a, b], folder }: AroundProxy): string =>
  replaced(readFileSync(join(deploy, 'haproxy.cfg'), 'utf8'), {
    'bind :443 ssl crt /etc/haproxy/certs alpn h2,http/1.1': `bind 127.0.0.1:${port}`,
    '    bind :80\n': '',
    'maxconn 50000': 'maxconn 2000',
    '    http-request redirect scheme https code 308 unless { ssl_fc }\n': '',
    '    log /dev/log local0\n': '',
    '/run/haproxy/admin.sock': join(folder, 'admin.sock'),
    '10.0.0.11:3000': `127.0.0.1:${a}`,
    '10.0.0.12:3000': `127.0.0.1:${b}`,
  })

type AroundPool = { port: number; databasePort: number; userlist: string }

/** `deploy/pgbouncer.ini` with addresses of this computer. */
export const pgbouncerFile = ({ port, databasePort, userlist }: AroundPool): string =>
  replaced(readFileSync(join(deploy, 'pgbouncer.ini'), 'utf8'), {
    'host=10.0.0.21 port=5432': `host=127.0.0.1 port=${databasePort}`,
    'listen_port = 6432': `listen_port = ${port}`,
    '/etc/pgbouncer/userlist.txt': userlist,
  })

type Server = { address: string; port: number; restPort: number }

/** `deploy/haproxy-postgresql.cfg` with servers of this computer; each says at a port of its own whether it is the primary. */
export const databaseProxyFile = (port: number, servers: readonly Server[]): string =>
  servers.reduce(
    (text, { address, port: own, restPort }, at) => text.replace(`10.0.0.2${at + 1}:5432`, `${address}:${own} port ${restPort}`),
    replaced(readFileSync(join(deploy, 'haproxy-postgresql.cfg'), 'utf8'), { 'bind 127.0.0.1:5000': `bind 127.0.0.1:${port}` }),
  )

type AroundBackup = { repository: string; server: { folder: string; port: number }; logs: string }

/** `deploy/pgbackrest.conf` with folders of this computer. */
export const backupFile = ({ repository, server: { folder, port }, logs }: AroundBackup): string =>
  replaced(readFileSync(join(deploy, 'pgbackrest.conf'), 'utf8'), {
    '/var/lib/pgbackrest': repository,
    'repo1-cipher-pass=CHANGE-ME': `repo1-cipher-pass=bench\nlog-path=${logs}\nlock-path=${logs}`,
    '/var/spool/pgbackrest': join(logs, 'spool'),
    '/var/lib/postgresql/15/main': join(folder, 'data'),
    'pg1-port=5432': `pg1-port=${port}\npg1-socket-path=${folder}`,
  })
