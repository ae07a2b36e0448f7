// The keys of the house are changed by an operator: added, rotated to, dropped; with a secrets.json of the test's own.
import { createSecretKey } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeKeys, decideMode, readInstallation } from '../../../base/installation/installation.sql.ts'
import { digestsOf, foreignKeys, probeOf } from '../../../base/installation/keys-of-installation.ts'
import { keyIdOf } from '../../../base/keys/personal-data.ts'
import { openTestHouse, type TestHouse } from '../../../base/testing/test-house.ts'
import { openHouse } from '../../../house.ts'
import { openPerson } from '../../../people/players/person.ts'
import { readPlayer } from '../../../people/players/player.sql.ts'
import { testClock } from '../../../base/testing/test-clock.ts'
import { keyCommands } from './keys.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'keys-'))
const before = process.env.DATA_DIR
let at: TestHouse
beforeAll(async () => {
  at = await openTestHouse()
  process.env.DATA_DIR = dataDir
  writeFileSync(join(dataDir, 'secrets.json'), JSON.stringify({ fieldKey: at.env.fieldKey.export().toString('hex'), database: 'stays' }))
  await decideMode(at.database.owner, 'sandbox')
  await at.sql('update installation set keys = null, probe = null')
  await writeKeys(at.database.owner, digestsOf(at.env), probeOf(at.env))
})
afterAll(async () => {
  if (before === undefined) delete process.env.DATA_DIR
  else process.env.DATA_DIR = before
  rmSync(dataDir, { recursive: true })
  await at.close()
})

const secrets = () => JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as Record<string, string | string[]>
const keyOf = (hex: unknown) => createSecretKey(String(hex), 'hex')
const addresses = () => ({
  owner: at.database.owner,
  app: at.database.app,
  mode: 'sandbox' as const,
  dataDir,
  publicOrigin: '',
  smtpPort: 0,
})

/** Runs a command as a process that was started with the secrets as they are. */
async function run(words: string) {
  const { fieldKey, nextFieldKey, olderFieldKeys = [] } = secrets()
  const moreFieldKeys = [nextFieldKey ?? [], olderFieldKeys].flat().map(keyOf)
  const { house, close } = await openHouse({ ...at.env, fieldKey: keyOf(fieldKey), moreFieldKeys }, testClock())
  try {
    const said = await keyCommands.find((one) => one.words === words)!.run(house, [], {}, addresses()) // one of the four
    return { ...said, value: said.value as Record<string, unknown> }
  } finally {
    await close()
  }
}

test('a key is added, seals at once in a server that is running, and the old one goes when nothing needs it any more', async () => {
  const player = await at.player()
  const old = keyIdOf(at.env.fieldKey)
  await expect(run('keys drop')).rejects.toThrow('There is no older key')
  const added = (await run('keys add')).value['key']
  await expect(run('keys add')).rejects.toThrow(`A key waits already (${String(added)})`)
  // A server that was restarted with both keys seals with the new one from the rotation on.
  const server = await openHouse({ ...at.env, moreFieldKeys: [keyOf(secrets()['nextFieldKey'])] }, testClock())
  expect(server.house.personal.keyId()).toBe(old)
  const rotated = await run('keys rotate')
  expect(rotated).toMatchObject({ wrong: false, value: { key: added, left: 0, unreadable: [], mayGo: true } })
  await expect.poll(() => server.house.personal.keyId()).toBe(added)
  expect(openPerson(server.house, (await readPlayer(server.house.db, player.shard, player.id))!).email).toBe(player.email)
  await server.close()
  expect(secrets()).toMatchObject({ olderFieldKeys: [at.env.fieldKey.export().toString('hex')], database: 'stays' })
  expect((await run('keys status')).lines[0]).toMatch(new RegExp(`^${String(added)} {2}seals; [1-9]`))
  expect((await run('keys drop')).value['dropped']).toEqual([old])
  expect(Object.keys(secrets()).toSorted()).toEqual(['database', 'fieldKey'])
})

test('the installation belongs to the new key then: a server that has only the old one is refused', async () => {
  const installation = (await readInstallation(at.house.db))!
  expect(foreignKeys(installation, at.env)).toEqual(['fieldKey'])
  expect(foreignKeys(installation, { ...at.env, fieldKey: keyOf(secrets()['fieldKey']) })).toEqual([])
})

test('an old key that something is still sealed with is not dropped', async () => {
  await run('keys add')
  await run('keys rotate')
  const sealed = at.house.personal
  sealed.sealWith(keyIdOf(at.env.fieldKey))
  await at.sql(`insert into mail_request (sealed, created_at) values ('\\x02${keyIdOf(keyOf(secrets()['olderFieldKeys']))}00', now())`)
  await expect(run('keys drop')).rejects.toThrow('1 values are still sealed with an older key')
  expect((await run('keys rotate')).wrong).toBe(true)
})
