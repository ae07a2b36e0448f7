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
