import { randomBytes, randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { firstMethods } from '../../cashier/methods/first-methods.ts'
import { seedMethods } from '../../cashier/method-catalogue/method.sql.ts'
import { beginRound, undoRound } from '../../play/game-sessions/pace.sql.ts'
import { openHouse, type RunningHouse } from '../../house.ts'
import { agreementId } from '../../people/registration/consents.ts'
import { claimForAllNodes, holdingClaim } from './claimed-keys.ts'
import { claimKey } from './kept-answers.sql.ts'
import { newKey, openTestBrowser } from '../testing/test-browser.ts'
import { openTestHouse, testPassword, type TestHouse } from '../testing/test-house.ts'

let first: TestHouse
let second: RunningHouse
let otherApp: FastifyInstance
beforeAll(async () => {
  first = await openTestHouse()
  second = await openHouse(first.env, first.clock)
  otherApp = await buildApp(second.house, { site: false })
})
afterAll(async () => {
  await otherApp.close()
  await second.close()
  await first.close()
})

const fields = {
  password: testPassword,
  country: 'MLT',
  firstName: 'Ada',
  lastName: 'Example',
  birthDate: '1990-05-05',
  gender: 'female',
  street: 'Harbour Street 1',
  zipCode: 'VLT 1000',
  city: 'Valletta',
  phoneNumber: '+35699123456',
  currency: 'EUR',
  ageAndPolicyChecked: 'true',
}

test('the same key at once on two nodes: both answer the same, and it happens once', async () => {
  for (let n = 0; n < 5; n += 1) {
    const [here, there] = [first.browser(), openTestBrowser(otherApp, first.env.publicOrigin)]
    // One visitor, whom either node knows by a cookie.
    await here.must('GET /api/registration/fields', {})
    for (const [name, value] of here.cookies) there.cookies.set(name, value)
    const [key, email] = [newKey(), `two${randomBytes(6).toString('hex')}@example.com`]
    const wish = { agreement: agreementId('en'), fields: { ...fields, zipCode: `VLT ${2000 + n}`, email } }
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) => (at % 2 ? here : there).ask('POST /api/registration', wish, { key, address: here.address })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200))
    const index = first.house.personal.indexOf('login', email)
    expect(await first.sql(`select count(*)::int as n from player_login where login_index = '${index}'`)).toEqual([{ n: 1 }])
  }
})

test('a deposit asked for at once on two nodes with one key is one deposit, and neither node fails', async () => {
  await seedMethods(first.house.db, firstMethods)
  const player = await first.player()
  const there = openTestBrowser(otherApp, first.env.publicOrigin)
  for (const [name, value] of player.browser.cookies) there.cookies.set(name, value)
  const wish = { method: 1140001, amount: '20.00', currency: 'EUR' }
  for (let n = 1; n <= 5; n += 1) {
    const key = newKey()
    const answers = await Promise.all([player.browser, there].map((browser) => browser.ask('POST /api/deposits', wish, { key })))
    expect(answers.map(({ status, error }) => [status, error?.errorCode])).not.toContainEqual([500, 100])
    expect(await first.sql(`select count(*)::int as n from deposit_attempt where player = ${player.id}`)).toEqual([{ n }])
  }
})

const claimOf = (key: string) => ({ owner: 'player:1', key, by: randomUUID() })

test('a key whose node has died is free when its claim has ended, and one whose call failed at once', async () => {
  const key = newKey()
  const { house } = first
  expect(await claimKey(house.db, claimOf(key), 'body', first.clock.now())).toBe('free')
  expect(await claimKey(house.db, claimOf(key), 'body', first.clock.now())).toBe('busy')
  expect(await claimKey(house.db, claimOf(key), 'other body', first.clock.now())).toBe('mismatch')
  await first.sql(`update kept_answer set claimed_until = clock_timestamp() where key = '${key}'`)
  const third = claimOf(key)
  expect(await claimKey(house.db, third, 'body', first.clock.now())).toBe('free')
  await expect(holdingClaim(house.db, third, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await claimForAllNodes(house, claimOf(key), 'body')).toBe('free')
})

test('rounds that begin at once on two nodes keep their least time: one begins', async () => {
  const wallet = { shard: 1, player: 1n, currency: 'GBP' }
  const at = first.clock.now()
  const nodes = [first.house, second.house]
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, (_, n) => beginRound(nodes[n % 2]!.db, wallet, `r${n}`, at, 2300).then(({ begins }) => begins)),
  )
  expect(outcomes.filter(Boolean).length).toBe(1)

  const later = new Date(at.getTime() + 2300)
  const next = await beginRound(second.house.db, wallet, 'next', later, 2300)
  expect([next.begins, (await beginRound(first.house.db, wallet, 'next', later, 2300)).begins]).toEqual([true, true])
  // Its bet was refused: the player may begin another at once.
  await undoRound(second.house.db, wallet, 'next', next.before)
  expect((await beginRound(first.house.db, wallet, 'another', later, 2300)).begins).toBe(true)
})
