// Each fault that an installation may have is planted and found; a sound one has none.
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { House } from '../../base/house.ts'
import { writeJob } from '../../base/jobs/jobs.sql.ts'
import { openTestHouse, type TestHouse } from '../../base/testing/test-house.ts'
import { everything, examine } from './examine.ts'
import type { Examined, Finding, Patient } from './finding.ts'
import { seenPath, signatureOf } from './seen.ts'
import { openTestProxy, type Forwarding } from './test-proxy.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'doctor-'))
const mailServer = new SMTPServer({ disabledCommands: ['STARTTLS', 'AUTH'] })
// Whoever asks is answered, as a service is that knows nothing of the path.
const service = createServer((socket) => void socket.end('HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\nconnection: close\r\n\r\n'))
let house: TestHouse
let patient: Patient
let port: number

beforeAll(async () => {
  house = await openTestHouse()
  await house.app.listen({ port: 0, host: '127.0.0.1' })
  port = (house.app.server.address() as AddressInfo).port // it listens
  await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve))
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const outside = `http://127.0.0.1:${(service.address() as AddressInfo).port}` // it listens
  for (const name of ['be.studio.url', 'be.sms.url', 'be.cardAcquirer.url']) await house.set(name, outside)
  await house.set('be.exclusionRegisters', { gamstop: outside })
  writeFileSync(join(dataDir, 'secrets.json'), '{}', { mode: 0o600 })
  await house
    .sql(`insert into installation (mode, keys) values ('sandbox', '{}') on conflict (one) do update set keys = '{}'`)
    .catch(() => house.sql(`update installation set keys = '{}'`))
  patient = {
    house: house.house,
    mode: 'sandbox',
    ownerUrl: house.database.owner,
    roleNames: house.database.roles,
    dataDir,
    publicOrigin: `http://127.0.0.1:${port}`,
    embedded: true,
    smtpUrl: `smtp://127.0.0.1:${(mailServer.server.address() as AddressInfo).port}`, // it listens
    secret: () => 'a secret',
    machineNow: Date.now,
  }
})
afterAll(async () => {
  rmSync(dataDir, { recursive: true })
  service.close()
  await new Promise<void>((resolve) => mailServer.close(resolve))
  await house.close()
})

/** What is found about one thing, in the patient with some changes. */
function found(about: Examined, changes: Partial<Patient> = {}): Promise<Finding[]> {
  return examine({ ...patient, ...changes }, [about])
}
const said = (findings: Finding[]) => findings.map(({ state, says }) => `${state}: ${says}`)

test('a sound installation has nothing that is wrong, and each thing is told about', async () => {
  const findings = await examine(patient)
  expect(said(findings.filter(({ state }) => state === 'wrong'))).toEqual([])
  expect([...new Set(findings.map(({ about }) => about))]).toEqual(everything)
})

test('what is no sentence with what to do about it is told about nothing that is wrong', async () => {
  const findings = await examine({ ...patient, mode: 'live', publicOrigin: 'http://127.0.0.1:1', smtpUrl: 'smtp://127.0.0.1:1' })
  const bad = findings.filter(({ state }) => state !== 'ok')
  expect(bad.length).toBeGreaterThan(4)
  for (const { says, todo } of bad) expect([says, todo]).toEqual([expect.stringMatching(/^\S.{15,}[.]$/), expect.stringMatching(/\S{3,}/)])
})

describe('behind a proxy', () => {
  const behind = async (forwarding: Forwarding, trusted: string[]) => {
    const proxy = await openTestProxy(port, forwarding)
    await house.set('country.trustedProxies', trusted)
    onTestFinished(async () => {
      proxy.close()
      await house.set('country.trustedProxies', [])
    })
    return said(await found('proxy', { publicOrigin: proxy.origin }))
  }

  test('that says who visits and is trusted, all is well', async () => {
    expect(await behind('replaces', ['127.0.0.1'])).toEqual([expect.stringMatching(/^ok: .*203\.0\.113\.9/)])
    expect(await behind('appends', ['127.0.0.1'])).toEqual([expect.stringMatching(/^ok: .*203\.0\.113\.9/)])
  })

  test('that nobody has named, all players are one', async () => {
    expect(await behind('replaces', [])).toEqual([expect.stringMatching(/^warning: All players have the address 127\.0\.0\.1/)])
  })

  test('that hands on what a visitor wrote, anybody is whoever they like', async () => {
    expect(await behind('passes on', ['127.0.0.1'])).toEqual([expect.stringMatching(/^wrong: The proxy passes on/)])
  })

  test('that says nothing of visitors, all players are one', async () => {
    expect(await behind('drops', ['127.0.0.1'])).toEqual([expect.stringMatching(/^wrong: The proxy does not say who visits/)])
  })

  test('a network of everybody is told', async () => {
    expect(await behind('replaces', ['0.0.0.0/0'])).toEqual(
      expect.arrayContaining([expect.stringMatching(/^wrong: country\.trustedProxies holds 0\.0\.0\.0\/0/)]),
    )
  })
})

test('what the server sees is told to nobody without the keys, nor a minute later', async () => {
  const ask = async (at: number, signature: string) =>
    (await fetch(`${patient.publicOrigin}${seenPath}?at=${at}&signature=${signature}`)).status
  const now = Date.now()
  const sign = (at: number) => signatureOf(house.env.playerRefKey, String(at))
  expect([
    await ask(now, sign(now)),
    await ask(now, sign(now - 1)),
    await ask(now, ''),
    await ask(now - 61_000, sign(now - 61_000)),
  ]).toEqual([200, 404, 404, 404])
})

test('a clock that is wrong is told by how much', async () => {
  expect(said(await found('clock', { machineNow: () => Date.now() + 9000 }))[0]).toMatch(/^wrong: .*(8\.\d|9\.0) s apart/)
})

test('keys that others can read are told, and keys that are not there', async () => {
  chmodSync(join(dataDir, 'secrets.json'), 0o640)
  onTestFinished(() => chmodSync(join(dataDir, 'secrets.json'), 0o600))
  expect(said(await found('keys'))).toEqual([expect.stringMatching(/^wrong: .*others than its owner \(mode 640\)/)])
  expect(said(await found('keys', { dataDir: tmpdir() }))).toEqual([expect.stringMatching(/^warning: There is no /)])
})

test('a role with more or fewer rights than are written is told with them', async () => {
  const { server, reports } = house.database.roles
  await house.sql(`grant delete on wallet to "${server}"; revoke select on wallet from "${reports}"`)
  onTestFinished(() => house.sql(`revoke delete on wallet from "${server}"; grant select on wallet to "${reports}"`).then(() => undefined))
  expect(said(await found('roles'))).toEqual([
    `wrong: The role ${server} has rights that nothing gives it: table wallet: delete.`,
    `wrong: The role ${reports} lacks rights that it needs: table wallet: select.`,
  ])
})

test('a mail server that does not answer is told', async () => {
  expect(said(await found('mail', { smtpUrl: 'smtp://127.0.0.1:1' }))).toEqual([
    expect.stringMatching(/^wrong: The mail server 127\.0\.0\.1:1 /),
  ])
})

test('a service that does not answer is told with its setting, and one without its secrets', async () => {
  const address = house.house.settings.get('be.sms.url')
  await house.set('be.sms.url', 'http://127.0.0.1:1')
  onTestFinished(() => house.set('be.sms.url', address))
  const findings = await found('providers')
  expect(said(findings)).toEqual([expect.stringMatching(/^wrong: Nobody answers for messages to phones at http:\/\/127\.0\.0\.1:1/)])
  expect(findings[0]?.todo).toContain('be.sms.url')
})

test('a schema that is newer than the release is told', async () => {
  await house.sql(`insert into migration (name, digest, applied_at) values ('9999-later.sql', '', now())`)
  onTestFinished(() => house.sql(`delete from migration where name = '9999-later.sql'`).then(() => undefined))
  expect(said(await found('versions'))).toEqual([expect.stringMatching(/^wrong: The schema is newer than this release/)])
})

test('work that was given up is told', async () => {
  await writeJob(house.house.db, 'payout', 'given-up', house.clock.now())
  await house.sql(`update job set dead_at = now(), failures = 30 where key = 'given-up'`)
  onTestFinished(() => house.sql(`delete from job where key = 'given-up'`).then(() => undefined))
  expect(said(await found('background work'))).toContain('wrong: Work was given up: 1 of payout.')
})

test('a database that is kept nowhere else is wrong in live, and worth a look beside the sandbox', async () => {
  expect(said(await found('backup'))).toEqual([expect.stringMatching(/^warning: Nothing of the database is kept elsewhere/)])
  expect(said(await found('backup', { mode: 'live' }))).toEqual([
    expect.stringMatching(/^wrong: Nothing of the database is kept elsewhere/),
  ])
})

test('anchors that stay in the database are told of in live, and those that cannot be handed out are wrong', async () => {
  const withEnv = (env: Partial<House['env']>) => ({ mode: 'live' as const, house: { ...house.house, env: { ...house.env, ...env } } })
  expect(said(await found('audit log', withEnv({})))).toEqual([expect.stringMatching(/^warning: .* are in the database alone/)])
  expect(said(await found('audit log', withEnv({ auditKey: '' })))).toEqual([expect.stringMatching(/^warning: There is no key/)])
  for (const auditAnchor of [dataDir, join(dataDir, 'anchors.jsonl')])
    expect(said(await found('audit log', withEnv({ auditAnchor })))).toEqual([
      `ok: Each day's anchor of the audit log goes to ${auditAnchor}.`,
    ])
  const gone = join(dataDir, 'gone', 'anchors.jsonl')
  expect(said(await found('audit log', withEnv({ auditAnchor: gone })))).toEqual([expect.stringMatching(/^wrong: .* cannot be written/)])
})

test('a live site whose day begins by the default zone is told', async () => {
  expect(said(await found('time zone', { mode: 'live' }))).toEqual([
    expect.stringMatching(/^warning: A day of the site begins at 00:00 UTC/),
  ])
})

test('what cannot be looked at is a finding itself', async () => {
  expect(said(await found('disk', { dataDir: join(dataDir, 'gone') }))).toEqual([
    expect.stringMatching(/^wrong: It could not be looked at: ENOENT/),
  ])
})
