import { proves, type RowName } from '@fairhouse/testing/proves.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestBrowser } from '../../base/testing/test-browser.ts'
import { openTestHouse, testPassword, type TestHouse } from '../../base/testing/test-house.ts'
import { expectTold } from '../../base/testing/test-told.ts'

let at: TestHouse
beforeAll(async () => {
  at = await openTestHouse()
})
afterAll(() => at.close())

const attempt = (browser: TestBrowser, login: string) => browser.ask('POST /api/login', { login, password: testPassword })

describe('what cannot be a login', () => {
  const wrongOf = async (login: string) => {
    const { error } = await attempt(at.browser(), login)
    return error
  }

  test.each([
    [['SHL-818'], 'ada example', 6, 'wrongFormat', /^This does not look like a login\./],
    [[], 'ada\u0007example', 6, 'wrongFormat', /^This does not look like a login\./],
    [['SHL-819'], 'ada@', 7, 'email', /^This does not look like an e-mail address\./],
    [[], 'ada@@example.com', 7, 'email', /^This does not look like an e-mail address\./],
    [['SHL-820'], '<ada>', 9, 'username', /^A user name has Latin letters, digits/],
    [[], 'ada/1', 9, 'username', /^A user name has Latin letters, digits/],
  ] as [RowName[], string, number, string, RegExp][])('%j: %j is told with %i, at its field', async (rows, login, code, rule, words) => {
    proves(...rows)
    const error = await wrongOf(login)
    expect(error.errorDetails?.['fields']).toEqual({ login: { rule } })
    await expectTold(error, code, words)
  })

  test('is not counted, so that nobody is frozen for it', async () => {
    const browser = at.browser()
    for (let n = 0; n < 8; n += 1) expect((await attempt(browser, 'ada@')).error.errorCode).toBe(7)
    expect((await attempt(browser, 'ada@example.com')).error).toMatchObject({ errorCode: 107, errorDetails: { tries: 4 } })
  })

  test.each(['ada', 'ada.b-c_1', 'ADA@EXAMPLE.COM', ' ada@example.com '])('%j can be one', async (login) => {
    expect((await attempt(at.browser(), login)).error.errorCode).toBe(107)
  })

  test('is what is missing, too: the answer names the field, and nobody is let in', async () => {
    proves('IDN-557')
    const { email } = await at.player()
    const empty = await at.browser().ask('POST /api/login', { login: email, password: '' })
    expect([empty.error.errorCode, empty.error.errorDetails]).toEqual([2, { fields: { password: { rule: 'required' } } }])
    const without = await at.browser().request({
      method: 'POST',
      url: '/api/login',
      headers: { origin: at.env.publicOrigin, 'content-type': 'application/json' },
      payload: { login: email },
    })
    expect(without.json()).toMatchObject({ errorCode: 102, errorDetails: { fields: { password: { rule: 'required' } } } })
    expect(without.cookies).toEqual([])
  })
})
