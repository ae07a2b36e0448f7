// What an older release has sealed is bound to its rows, a key of the house is changed for another, and swapped values are refused.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateKeySync } from 'node:crypto'
import { openPerson } from '../../people/players/person.ts'
import { readPlayer } from '../../people/players/player.sql.ts'
import { openHouse } from '../../house.ts'
import { keyIdOf } from '../keys/personal-data.ts'
import { sealAgainJob, sealAgainWorker, sealAllAgain } from './seal-again.ts'
import { countSeals } from './seal-again.sql.ts'
import { sealedColumns } from './sealed-columns.ts'
import { testClock } from '../testing/test-clock.ts'
import { openTestHouse, type TestHouse, type TestPlayer } from '../testing/test-house.ts'
import { mailsTo } from '../testing/test-outbox.sql.ts'
import { runDueJobs } from '../testing/test-jobs.ts'
import { sealUnbound } from '../testing/test-unbound.ts'
import { writeJob } from '../jobs/jobs.sql.ts'
import { queueMail } from '../mail/mail.ts'

let at: TestHouse
beforeAll(async () => void (at = await openTestHouse()))
afterAll(() => at.close())

const hex = (bytes: Buffer) => `'\\x${bytes.toString('hex')}'`
const rowOf = async ({ shard, id }: TestPlayer) => (await readPlayer(at.house.db, shard, id))!
const unbound = async () => {
  const counts = await Promise.all(sealedColumns.map((one) => countSeals(at.house.db, one)))
  return counts.flat().filter(({ format }) => format === 1).length
}

test('two players whose sealed data were swapped in the table are refused, and the answer has nothing of either', async () => {
  const [ada, bob] = [await at.player(), await at.player()]
  await at.sql(`update player p set personal = o.personal from player o where p.id in (${ada.id}, ${bob.id}) and o.id in (${ada.id}, ${bob.id})
    and o.id <> p.id`)
  const row = await rowOf(ada)
  expect(() => openPerson(at.house, row)).toThrow(`What stands at player.personal ${ada.shard}/${ada.id} was not sealed there`)
  const { statusCode, body } = await ada.browser.request({ method: 'GET', url: '/api/profile' })
  expect(statusCode).toBe(500)
  for (const { email } of [ada, bob]) expect(body).not.toContain(email)
  // With their keys swapped as well they are refused all the same.
  await at.sql(`update person_key p set sealed = o.sealed from person_key o where p.player in (${ada.id}, ${bob.id}) and o.player in (${ada.id}, ${bob.id})
    and o.player <> p.player`)
  const again = await rowOf(ada)
  expect(() => openPerson(at.house, again)).toThrow('person_key.sealed')
})

test('what an older release has left is read, sealed again for its owner by the job that the migration puts on the list, and nothing of it is left', async () => {
  const player = await at.player()
  const person = { email: player.email, firstName: 'Old', lastName: 'Format', birthDate: '1990-05-05' }
  await at.sql(`update player set personal = ${hex(sealUnbound(at.env.fieldKey, person))} where id = ${player.id}`)
  await at.sql(`delete from person_key where player = ${player.id}`)
  await at.sql(
    `insert into mail (sealed, created_at) values (${hex(sealUnbound(at.env.fieldKey, { recipient: 'old@example.com', subject: 's', text: 't', html: 'h' }))}, now())`,
  )
  const doc = `(${player.shard}, ${player.id}, 'old', 'identity', 'passport', 'uploaded', ${hex(sealUnbound(at.env.fieldKey, { name: 'x', fields: {} }))}, now())`
  await at.sql(`insert into document (shard, player, id, "group", type, status, details, uploaded_at) values ${doc}`)
  await at.sql(
    `insert into document_file (shard, player, document, place, content_type, bytes, content) values (${player.shard}, ${player.id}, 'old', 0, 'image/png', 3, ${hex(sealUnbound(at.env.fieldKey, 'png'))})`,
  )
  expect(openPerson(at.house, await rowOf(player))).toEqual(person)
  expect(await unbound()).toBe(4)
  await writeJob(at.house.db, sealAgainJob, 'all', at.clock.now())
  await runDueJobs(at.house, { [sealAgainJob]: sealAgainWorker(at.house) })
  expect(await unbound()).toBe(0)
  expect(openPerson(at.house, await rowOf(player))).toEqual(person)
  expect((await mailsTo(at, 'old@example.com')).map(({ subject }) => subject)).toEqual(['s'])
})

test('a new key of the house seals the keys of people again, not their data; then the old key opens nothing', async () => {
  const player = await at.player()
  await queueMail(at.house.db, at.house, { recipient: 'nobody@example.com', subject: 's', text: 't', html: 'h' })
  const before = await rowOf(player)
  const next = generateKeySync('hmac', { length: 256 })
  const { house, close } = await openHouse({ ...at.env, moreFieldKeys: [next] }, testClock())
  try {
    expect(house.personal.sealWith(keyIdOf(next))).toBe(true)
    const { again } = await sealAllAgain(house)
    expect(again).toBeGreaterThan(1)
    expect(await sealAllAgain(house)).toMatchObject({ again: 0 })
    const after = await rowOf(player)
    expect(after.personal).toEqual(before.personal)
    expect(after.person_key).not.toEqual(before.person_key)
    expect(openPerson(house, after).email).toBe(player.email)
    expect(() => openPerson(at.house, after)).toThrow('a key that we do not have')
  } finally {
    await sealAllAgain({ ...house, personal: at.house.personal }).catch(() => undefined)
    await close()
  }
})

test('every column of sealed bytes in the schema is in the list of what is sealed again', async () => {
  const listed = new Set(sealedColumns.map(({ table, column }) => `${table}.${column}`))
  const rows = await at.sql(`select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and data_type = 'bytea' order by 1`)
  // Of no person, written anew with the keys, or sealed since there are keys of people alone.
  const others = [
    'banner_picture.content',
    'brand_logo.content',
    'installation.probe',
    'passkey.public_key',
    'session.sealed',
    'staff_passkey.public_key',
  ]
  expect(rows.map(({ name }) => name).filter((name) => !listed.has(String(name)))).toEqual(others)
  expect(rows.length).toBeGreaterThan(15)
})

test('a file is put in its place again once, by what it was: nothing else of it changes', async () => {
  await expect(
    at.house.db.query({ text: `select reseal_document_file(1::smallint, 1, 'x', 0::smallint, '\\x03aa', '\\x03bb')` }),
  ).rejects.toThrow('a file is sealed again once')
  await expect(at.house.db.query({ text: `update document_file set content = ''` })).rejects.toThrow('permission denied')
})
