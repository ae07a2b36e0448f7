import { afterAll, beforeAll, expect, test } from 'vitest'
import { shardOf } from '../../base/ids.ts'
import { openTestHouse, testPassword, type TestHouse } from '../../base/testing/test-house.ts'
import { openPerson } from '../players/person.ts'
import { readPlayer } from '../players/player.sql.ts'
import { openByHand } from './open-by-hand.ts'

let at: TestHouse
beforeAll(async () => {
  at = await openTestHouse()
})
afterAll(() => at.close())

const erik = {
  login: 'erik@example.com',
  country: 'SWE',
  birthDate: '1981-12-28',
  firstName: 'Erik',
  lastName: 'Example',
  nationalIdNumber: '19811228-9874',
  password: testPassword,
}
const open = (changed: Partial<Parameters<typeof openByHand>[1]> = {}) => openByHand(at.house, { ...erik, ...changed }, 'cli:test')

/** Opens an account that nothing stands against. */
async function opened(changed: Parameters<typeof open>[0] = {}): Promise<bigint> {
  const id = await open(changed)
  if (typeof id === 'string') throw new Error(id)
  return id
}

test('an account opened by hand has a wallet and can be logged in to', async () => {
  const id = await opened({ login: 'malta@example.com', country: 'MLT', nationalIdNumber: '' })
  expect(await at.browser().ask('POST /api/login', { login: 'malta@example.com', password: testPassword })).toMatchObject({ status: 200 })
  expect(await at.sql(`select count(*)::int as n from wallet where player = ${id}`)).toEqual([{ n: 1 }])
})

test('a national id is kept for the registers of exclusions, and however it is written opens no second account', async () => {
  const id = await opened()
  const row = await readPlayer(at.house.db, shardOf(id), id)
  expect(openPerson(at.house, row!)).toMatchObject({ nationalIdNumber: '19811228-9874' }) // it was just written
  expect(await open({ login: 'second@example.com', nationalIdNumber: '811228-9874' })).toContain('has an account already')
  expect(await open({ nationalIdNumber: '' })).toContain('signs in as erik@example.com already')
  expect(await at.sql(`select count(*)::int as n from player where country = 'SWE'`)).toEqual([{ n: 1 }])
})

test('somebody of Great Britain needs the postcode by which GAMSTOP finds people, and has the pound', async () => {
  const ann = { country: 'GBR', nationalIdNumber: '' }
  const logIn = (login: string) => at.browser().ask('POST /api/login', { login, password: testPassword })
  await opened({ ...ann, login: 'ann@example.com' })
  const asked = at.registers.asked.length
  const { error } = await logIn('ann@example.com')
  expect([error.errorCode, error.errorDetails]).toEqual([196, { reason: 'gamstop', field: 'zipCode' }])
  expect(at.registers.asked.length).toBe(asked)
  await opened({ ...ann, login: 'bea@example.com', firstName: 'Bea', zipCode: 'SW1A 1AA', phone: '+447400123456' })
  expect((await logIn('bea@example.com')).value.profile).toMatchObject({ currency: 'GBP' })
})

test.each([
  [{ phone: '12' }, 'is no phone number'],
  [{ currency: 'ABC' }, 'is no currency of this site'],
  [{ nationalIdNumber: '811228-9875' }, 'is no national id of SWE'],
  [{ birthDate: '1981-12-27' }, 'is of somebody born on 1981-12-28'],
  [{ login: 'a b' }, 'neither an e-mail address nor a user name'],
  [{ country: 'XYZ' }, 'is no country'],
  [{ birthDate: '1981-02-30x' }, 'is no date'],
  [{ password: 'short' }, 'This password is not accepted'],
])('%o is refused with a sentence', async (changed, sentence) => {
  expect(await open({ login: 'third@example.com', ...changed })).toContain(sentence)
})
