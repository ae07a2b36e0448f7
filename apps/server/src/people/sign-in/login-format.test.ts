import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestBrowser } from '../../base/testing/test-browser.ts'
import { openTestHouse, testPassword, type TestHouse } from '../../base/testing/test-house.ts'

// Proves IDN-557, SHL-818..820.
let at: TestHouse
beforeAll(async () => {
  at = await openTestHouse()
})
afterAll(() => at.close())

const attempt = (browser: TestBrowser, login: string) => browser.ask('POST /api/login', { login, password: testPassword })

describe('what cannot be a login', () => {
  const wrongOf = async (login: string) => {
    const { error } = await attempt(at.browser(), login)
    return [error.errorCode, error.error, error.errorDetails?.['fields']]
  }

  test.each([
    ['ada example', 6, 'loginFormat', 'wrongFormat'],
    ['ada\u0007example', 6, 'loginFormat', 'wrongFormat'],
    ['ada@', 7, 'loginEmailFormat', 'email'],
    ['ada@@example.com', 7, 'loginEmailFormat', 'email'],
    ['<ada>', 9, 'loginUserNameFormat', 'username'],
    ['ada/1', 9, 'loginUserNameFormat', 'username'],
  ])('%j is told with %i, at its field', async (login, code, name, rule) => {
    expect(await wrongOf(login)).toEqual([code, name, { login: { rule } }])
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
