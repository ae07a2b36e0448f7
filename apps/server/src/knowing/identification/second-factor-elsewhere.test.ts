import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestHouse, testPassword, type TestHouse } from '../../base/testing/test-house.ts'
import { linkPerson } from '../identity/settle.ts'
import { placeTestMethod, somePerson, wholeTry } from './test-method.ts'

// Players with one-time codes who sign in through another service: errors 248, 109, and none.

let house: TestHouse
beforeAll(async () => {
  house = await openTestHouse()
  await house.set('fe.signIn.methods', ['regular', 'smartId', 'google'])
})
afterAll(() => house.close())

/** A player with one-time codes, known to a service, and one of their recovery codes. */
async function protectedPlayer(status = 'active') {
  const player = await house.player()
  const person = somePerson()
  await linkPerson(house.house.db, house.house, { shard: player.shard, player: player.id }, person)
  await player.browser.must('POST /api/second-factor/begin', { password: testPassword })
  const recoveryCode = await confirmed(player.id)
  if (status !== 'active') await house.sql(`update player set status = '${status}' where id = ${player.id}`)
  return { ...player, person, recoveryCode }
}

/** Confirms it as the first code would, with one recovery code. */
async function confirmed(player: bigint): Promise<string> {
  const code = 'abcd-efgh-jkmn'
  const hash = house.house.personal.indexOf(`recovery:${player}`, code.replaceAll('-', ''))
  await house.sql(`update second_factor set confirmed_at = begun_at where player = ${player}`)
  await house.sql(
    `insert into recovery_code (shard, player, code_hash) select shard, player, '${hash}' from second_factor where player = ${player}`,
  )
  return code
}

/** Signs in through a service's window that hands over a code. */
async function byAccount(person: ReturnType<typeof somePerson>) {
  placeTestMethod('google').look = { is: 'done', person }
  const browser = house.browser()
  const { identificationToken } = await browser.must('POST /api/login/init', {})
  return { browser, answer: await browser.ask('POST /api/login/token', { t: 'code', tokenProvider: 'google', identificationToken }) }
}

describe('a player with one-time codes', () => {
  test('who signs in by an account elsewhere is asked for one (248), and comes in with it', async () => {
    const { person, email, recoveryCode } = await protectedPlayer()
    const { browser, answer } = await byAccount(person)
    expect([answer.error.errorCode, answer.error.errorDetails]).toEqual([248, { step: 'code' }])
    expect((await browser.must('GET /api/session', {})).profile).toBeNull()
    expect((await browser.ask('POST /api/login/code', { code: '000000' })).error.errorCode).toBe(109)
    expect((await browser.must('POST /api/login/code', { code: recoveryCode })).profile.email).toBe(email)
  })

  test('who may not enter is told so only after the code', async () => {
    const { person, recoveryCode } = await protectedPlayer('suspended')
    const { browser, answer } = await byAccount(person)
    expect(answer.error.errorCode).toBe(248)
    expect((await browser.ask('POST /api/login/code', { code: recoveryCode })).error.error).toBe('suspended')
  })

  test('whom an identity service has proven is not asked', async () => {
    const { person, email } = await protectedPlayer()
    placeTestMethod('smartId').look = { is: 'done', person }
    const browser = house.browser()
    const { payload } = await wholeTry(house, browser)
    expect((await browser.must('POST /api/login/token', { t: payload.loginToken ?? '' })).profile.email).toBe(email)
  })
})

test('a player without one-time codes comes in by an account elsewhere at once', async () => {
  const player = await house.player()
  const person = somePerson()
  await linkPerson(house.house.db, house.house, { shard: player.shard, player: player.id }, person)
  expect((await byAccount(person)).answer.value.profile.email).toBe(player.email)
})
