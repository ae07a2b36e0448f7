// Reasons name people: they are sealed, for the player whom they are about, and go with them; the chain holds all the same.
import { generateKeySync } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHouse } from '../../house.ts'
import { erasePerson } from '../../people/privacy/index.ts'
import { sealAllAgain } from '../key-rotation/seal-again.ts'
import { keyIdOf } from '../keys/personal-data.ts'
import { testClock } from '../testing/test-clock.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import { reasonsAbout } from '../testing/test-reasons.sql.ts'
import { writeAudit } from './audit.sql.ts'
import { chainEntries } from './chain-entries.ts'
import { verifyAudit } from './verify-audit.ts'

let at: TestHouse
beforeAll(async () => void (at = await openTestHouse()))
afterAll(() => at.close())

const write = (subject: string, words: string) =>
  writeAudit(at.house.db, { at: at.clock.now(), actor: 'cli:test', action: 'test', subject, reason: { words, house: at.house } })
const verify = async (house = at.house) => {
  await chainEntries(at.house)
  const verdicts = await verifyAudit(house)
  return { faults: verdicts.flatMap(({ faults }) => faults), notes: verdicts.flatMap(({ notes }) => notes) }
}

test('the words of a reason stand nowhere in the clear, and the same words have another hash each time', async () => {
  const { id } = await at.player()
  for (const subject of [`player:${id}`, `player:${id}`, 'the house']) await write(subject, 'Mrs Lovelace called')
  await write(`player:${id}`, '')
  expect(await reasonsAbout(at, `player:${id}`)).toEqual(['Mrs Lovelace called', 'Mrs Lovelace called'])
  const rows = await at.sql(`select hash, player from sealed_reason order by player nulls last`)
  expect([new Set(rows.map(({ hash }) => hash)).size, rows.map(({ player }) => player)]).toEqual([3, [id, id, null]])
  for (const table of ['audit', 'audit_link', 'sealed_reason', 'witness'])
    expect([table, await at.sql(`select from ${table} t where t::text like '%Lovelace%'`)]).toEqual([table, []])
})

test('when a person is erased the words about them are gone, and the chain verifies as before', async () => {
  const { id, shard } = await at.player()
  await write(`player:${id}`, 'Ada Example of 5 Violet Street')
  await at.sql(`update player set status = 'closed', closed_at = '2001-01-01', closure = 'plain' where id = ${id}`)
  expect(await erasePerson(at.house, { shard, player: id }, 'cli:test')).toMatchObject({ leftOver: {} })
  await expect(reasonsAbout(at, `player:${id}`)).rejects.toThrow('is gone')
  expect(await verify()).toMatchObject({
    faults: [],
    notes: ['1 reasons are about people who were erased: their words cannot be read any more.'],
  })
  // What is written about them afterwards is sealed by the house: they have no key any more.
  await write(`player:${id}`, 'a letter came')
  expect((await verify()).faults).toEqual([])
})

test('a new key of the house seals reasons again that are of nobody, and nothing else of them can be changed', async () => {
  await write('the house', 'a rule has changed')
  const next = generateKeySync('hmac', { length: 256 })
  const { house, close } = await openHouse({ ...at.env, moreFieldKeys: [next] }, testClock())
  try {
    expect(house.personal.sealWith(keyIdOf(next))).toBe(true)
    const own = `select count(*)::int as n from sealed_reason where encode(substring(sealed from 2 for 4), 'hex') = '${keyIdOf(next)}'`
    await sealAllAgain(house)
    expect((await at.sql(own))[0]?.n).toBeGreaterThan(0)
    expect((await verify(house)).faults).toEqual([])
  } finally {
    await close()
  }
  await expect(at.sql(`update sealed_reason set hash = 'x'`)).rejects.toThrow('append-only')
  await expect(at.sql(`delete from sealed_reason`)).rejects.toThrow('append-only')
  await expect(at.house.db.query({ text: `update sealed_reason set sealed = ''` })).rejects.toThrow('permission denied')
  await expect(at.house.db.query({ text: `select reseal_reason('x', '\\x03aa', '\\x02bb')` })).rejects.toThrow('only the key of the house')
})
