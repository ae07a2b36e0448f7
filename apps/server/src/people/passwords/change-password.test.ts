import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestHouse, testPassword, type TestHouse } from '../../base/testing/test-house.ts'

const next = 'Silver8Lantern'
let house: TestHouse
beforeAll(async () => void (house = await openTestHouse()))
afterAll(() => house.close())

describe('a change of password', () => {
  test('needs the present one, counts wrong tries and then waits', async () => {
    const { browser } = await house.player()
    const tries = []
    for (let n = 0; n < 6; n++)
      tries.push((await browser.ask('POST /api/password', { oldPassword: 'Wrong7Harbour', newPassword: next })).error.error)
    expect(tries.slice(0, 3)).toEqual(['wrongField', 'wrongField', 'wrongField'])
    expect(tries.at(-1)).toBe('tooManyRequests')
    const { error } = await browser.ask('POST /api/password', { oldPassword: testPassword, newPassword: next })
    expect(error.error).toBe('tooManyRequests')
  })

  test.each([
    ['Silver8Lantern', undefined, false],
    ['Password1', { rule: 'commonPassword' }, true],
    ['lowercase7', { rule: 'passwordUpperCase' }, true],
    [testPassword, { rule: 'samePassword' }, true],
  ])('judges %s by the rules of registration', async (newPassword, finding, refused) => {
    const { browser } = await house.player()
    const { response, error } = await browser.ask('POST /api/password', { oldPassword: testPassword, newPassword })
    expect(response.statusCode === 200).toBe(!refused)
    if (finding) expect(error.errorDetails?.['fields']).toEqual({ newPassword: finding })
  })

  test('ends the other sessions, keeps this one, sends a mail and is written down', async () => {
    const player = await house.player()
    const other = house.browser()
    await other.must('POST /api/login', { login: player.email, password: testPassword })
    await player.browser.must('POST /api/password', { oldPassword: testPassword, newPassword: next })
    expect((await other.ask('GET /api/wallet', {})).response.statusCode).toBe(401)
    expect((await player.browser.ask('GET /api/wallet', {})).response.statusCode).toBe(200)
    const { visits } = await player.browser.must('GET /api/activity', {})
    expect(visits.map(({ isThis, endedBecause }) => [isThis, endedBecause])).toContainEqual([true, null])
    expect(visits.map(({ endedBecause }) => endedBecause)).toContain('password')
    expect(await house.sql(`select 1 from audit where action = 'password.change' and subject = 'player:${player.id}'`)).toHaveLength(1)
    await other.must('POST /api/login', { login: player.email, password: next })
  })
})
