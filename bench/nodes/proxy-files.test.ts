import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readEnvironment } from '../../apps/server/src/base/environment.ts'
import { haproxyFile, pgbouncerFile } from './proxy-files.ts'

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

test('streams, scripts and calls go to the same nodes', () => {
  const serversOf = (name: string) =>
    sectionOf(read('haproxy.cfg'), `backend ${name}`).flatMap((line) => /^server (\S+ \S+)/.exec(line)?.[1] ?? [])
  expect(serversOf('nodes')).toEqual(['a 10.0.0.11:3000', 'b 10.0.0.12:3000'])
  expect([serversOf('streams'), serversOf('assets')]).toEqual([serversOf('nodes'), serversOf('nodes')])
})

test('the pool keeps sessions, and holds what two nodes and two workers open, of each role', () => {
  const text = read('pgbouncer.ini')
  expect(text).toMatch(/^pool_mode = session$/m)
  expect(numberOf(text, 'default_pool_size')).toBeGreaterThanOrEqual(4 * 13)
  expect(numberOf(text, 'max_client_conn')).toBeGreaterThan(numberOf(text, 'default_pool_size'))
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
