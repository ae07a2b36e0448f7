import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readEnvironment } from '../../apps/server/src/base/environment.ts'
import { backupFile, databaseProxyFile, haproxyFile, pgbouncerFile } from './proxy-files.ts'

const deploy = join(import.meta.dirname, '../../deploy')
const read = (name: string) => readFileSync(join(deploy, name), 'utf8')
/** The lines of a section of HAProxy's file, without comments. */
const sectionOf = (text: string, head: string): string[] => {
  const [, after = ''] = text.split(new RegExp(`^${head}$`, 'm'))
  const [own = ''] = after.split(/^\S/m)
  return own.split('\n').map((line) => line.trim())
}
const numberOf = (text: string, name: string) => Number(new RegExp(`^${name} = (\\d+)$`, 'm').exec(text)?.[1])

test('the proxy looks at /readyz, and a node drains for longer than it takes to be left', () => {
  const nodes = sectionOf(read('haproxy.cfg'), 'backend nodes')
  expect(nodes).toContain('http-check send meth GET uri /readyz')
  const [, inter, fall] = /inter (\d+)s .*fall (\d+)/.exec(nodes.find((line) => line.startsWith('default-server')) ?? '') ?? []
  const drain = Number(/^DRAIN_SECONDS=(\d+)$/m.exec(read('node-environment.example'))?.[1])
  expect(drain).toBeGreaterThan(Number(inter) * Number(fall) + 2)
})

test('the proxy sends a call again only where asking twice changes nothing', () => {
  const text = read('haproxy.cfg')
  expect(sectionOf(text, 'backend nodes')).toContain(
    'http-request disable-l7-retry unless METH_GET or { path_beg /wallet/ } or { req.hdr(Idempotency-Key) -m found }',
  )
  expect(sectionOf(text, 'backend streams')).toContain('http-request disable-l7-retry')
})

test('a script that one release does not have is asked of the next node', () => {
  expect(sectionOf(read('haproxy.cfg'), 'backend assets')).toContain('retry-on conn-failure empty-response 404')
})

test('while no node is ready, those that live answer themselves', () => {
  const text = read('haproxy.cfg')
  const [first] = sectionOf(text, 'frontend site').filter((line) => line.startsWith('use_backend'))
  expect(first).toBe('use_backend unready if { nbsrv(nodes) eq 0 }')
  const lines = sectionOf(text, 'backend unready')
  expect(lines).toContain('http-check send meth GET uri /healthz')
  expect(lines).toContain(sectionOf(text, 'backend nodes').find((line) => line.startsWith('http-request disable-l7-retry')))
})

test('streams, scripts and calls go to the same nodes', () => {
  const serversOf = (name: string) =>
    sectionOf(read('haproxy.cfg'), `backend ${name}`).flatMap((line) => /^server (\S+ \S+)/.exec(line)?.[1] ?? [])
  expect(serversOf('nodes')).toEqual(['a 10.0.0.11:3000', 'b 10.0.0.12:3000'])
  for (const name of ['streams', 'assets', 'unready']) expect(serversOf(name)).toEqual(serversOf('nodes'))
})

test('the pool keeps sessions, and holds what two nodes and two workers open, of each role', () => {
  const text = read('pgbouncer.ini')
  expect(text).toMatch(/^pool_mode = session$/m)
  expect(numberOf(text, 'default_pool_size')).toBeGreaterThanOrEqual(4 * 13)
  expect(numberOf(text, 'max_client_conn')).toBeGreaterThan(numberOf(text, 'default_pool_size'))
})

test('the pool asks again within a second when its database has moved', () => {
  // Unless said, PgBouncer lets callers wait for 15 s after one login that failed.
  expect(numberOf(read('pgbouncer.ini'), 'server_login_retry')).toBe(1)
})

test('the proxy before a cluster leads to whom Patroni names, and ends sessions with a server that is it no more', () => {
  const lines = sectionOf(read('haproxy-postgresql.cfg'), 'listen postgresql')
  expect(lines).toContain('http-check send meth OPTIONS uri /primary')
  expect(lines.find((line) => line.startsWith('default-server'))).toContain('on-marked-down shutdown-sessions')
})

test('the bench leads to servers of its own, and keeps their log in a folder of its own', () => {
  const servers = [4, 5, 6].map((port) => ({ address: '127.0.0.1', port, restPort: port + 10 }))
  const proxy = databaseProxyFile(7, servers)
  expect(proxy).toContain('server c 127.0.0.1:6 port 16')
  expect(proxy).not.toMatch(/^ +server .*10\.0\.0/m)
  const backup = backupFile({ repository: '/repository', logs: '/logs', server: { folder: '/a', port: 8 } })
  expect(backup).toContain('pg1-path=/a/data')
  expect(backup).not.toMatch(/=\/var|CHANGE-ME/)
})

test('the bench runs the files as they are, at addresses of its own', () => {
  const proxy = haproxyFile({ port: 1, nodes: [2, 3], folder: '/folder' })
  expect(proxy).toContain('server a 127.0.0.1:2')
  expect(proxy).not.toMatch(/10\.0\.0\.1\d:|bind :/)
  expect(pgbouncerFile({ port: 4, databasePort: 5, userlist: '/users' })).toContain('host=127.0.0.1 port=5 ')
})

test('the example of the environment makes a node of either role, once its keys are filled in', () => {
  const given = [...read('node-environment.example').matchAll(/^([A-Z_]+)=(.*)$/gm)]
  const filled = Object.fromEntries(given.map(([, name, value]) => [name, value || '00'.repeat(32)]))
  for (const role of ['web', 'worker'])
    expect(readEnvironment({ ...filled, MORE_FIELD_KEYS: '', SERVER_ROLE: role })).toMatchObject({ role, drainSeconds: 5, mode: 'live' })
})
