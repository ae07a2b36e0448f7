import { proves, type RowName } from '@fairhouse/testing/proves.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { operatorOf } from '../../office/testing/test-operator.ts'
import { openTestHouse, testPassword, type TestHouse } from '../testing/test-house.ts'
import { toldOf } from '../testing/test-told.ts'

// When a login with the right password is refused. The table of all errors: packages/errors/src/entries/.

let at: TestHouse
beforeAll(async () => {
  at = await openTestHouse()
})
afterAll(() => at.close())

const logIn = (email: string) => at.browser().ask('POST /api/login', { login: email, password: testPassword })
const fairhouse = operatorOf(() => at)

/** The rows that each state shows. */
const rowsOfState: Record<string, RowName[]> = {
  'player deactivate': ['SHL-913'],
  'player delete': ['SHL-838'],
  'player close-by': ['SHL-946'],
  'player block': ['SHL-934'],
}

describe('a login with the right password is refused', () => {
  let player: Awaited<ReturnType<TestHouse['player']>>
  beforeEach(async () => {
    player = await at.player()
  })

  test.each([
    ['player suspend', [], 137, 'suspended', /^Your account is suspended by us\./],
    ['player deactivate', [], 210, 'accountInactive', /^Your account is inactive\./],
    ['player close', [], 112, 'closed', /^This account is closed\./],
    ['player delete', [], 112, 'closed', /^This account was deleted, as you asked\./],
    ['player close-by', ['3'], 238, 'closedByProvider', /^This account was closed by order of an authority\./],
    ['player hold', [], 295, 'loginOnHold', /^Logging in is on hold for this account\./],
    ['player block', ['forever'], 233, 'loginNotAllowed', /^You may not log in right now\./],
  ] as const)('after "fairhouse %s" %j with %i, until "player reopen" where that helps', async (words, more, code, name, told) => {
    proves(...(rowsOfState[words] ?? []))
    await fairhouse(words, player.email, ...more)
    const { error } = await logIn(player.email)
    expect([error.errorCode, error.error, await toldOf(error)]).toEqual([code, name, expect.stringMatching(told)])
    if (words === 'player block') await expect(fairhouse('player reopen', player.email)).rejects.toThrow('active already')
    else await fairhouse('player reopen', player.email)
    expect((await logIn(player.email)).status).toBe(words === 'player block' ? 403 : 200)
  })

  test.each([['player suspend'], ['player deactivate'], ['player close'], ['player delete'], ['player hold']])(
    'and "fairhouse %s" ends the session at once',
    async (words) => {
      await fairhouse(words, player.email)
      expect((await player.browser.ask('GET /api/wallet', {})).error.errorCode).toBe(115)
    },
  )

  test('with 112 that says whether its owner wanted it deleted', async () => {
    const stateAfter = async (words: string) => {
      await fairhouse(words, player.email)
      return (await logIn(player.email)).error.errorDetails
    }
    expect([await stateAfter('player close'), await stateAfter('player delete')]).toEqual([{ state: 'closed' }, { state: 'deleted' }])
  })

  test.each(['0', '1', '2', '3', '5', '7'])('with 238 that says who closed it (%s), until when, and no longer', async (provider) => {
    await fairhouse('player close-by', player.email, provider)
    expect((await logIn(player.email)).error).toMatchObject({ errorCode: 238, errorDetails: { provider } })
    await fairhouse('player close-by', player.email, provider, '48')
    const end = new Date(at.clock.now().getTime() + 48 * 3_600_000).toISOString()
    expect((await logIn(player.email)).error).toMatchObject({ errorCode: 238, errorDetails: { provider }, expireTimestamp: end })
    at.clock.advance(48 * 3_600_000)
    expect((await logIn(player.email)).status).toBe(200)
  })

  test('with 216 while the account is closed for a time, with its end; after that it says so', async () => {
    proves('SHL-448..449', 'SHL-918', 'SHL-920')
    await fairhouse('player close', player.email, '48')
    const { error } = await logIn(player.email)
    const end = new Date(at.clock.now().getTime() + 48 * 3_600_000).toISOString()
    expect(error).toMatchObject({ errorCode: 216, expireTimestamp: end, expireTime: 48 * 3600 })
    const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(end))
    expect(await toldOf(error)).toContain(day)
    at.clock.advance(49 * 3_600_000)
    const later = (await logIn(player.email)).error
    expect(later).toMatchObject({ errorCode: 216, expireTimestamp: end, expireTime: 0 })
    expect(await toldOf(later)).toMatch(/is over\. Please contact support/)
  })

  test('with 216 without an end where the account is closed for good', async () => {
    proves('SHL-919')
    await fairhouse('player close', player.email, 'forever')
    const { error } = await logIn(player.email)
    expect([error.errorCode, error.expireTimestamp, await toldOf(error)]).toEqual([216, undefined, expect.stringMatching(/permanently/)])
  })

  test('with 226 and the age where the least age has risen above the player’s', async () => {
    proves('SHL-928..929')
    const young = await at.player({ birthDate: '2007-01-15' })
    await at.set('playerAgeLimit.min', 21)
    const tooYoung = (await logIn(young.email)).error
    expect(tooYoung).toMatchObject({ errorCode: 226, errorDetails: { age: 21 } })
    expect(await toldOf(tooYoung)).toBe('This site is for people of 21 and older.')
    expect((await logIn(player.email)).status).toBe(200)
    await at.set('playerAgeLimit.min', 18)
    expect((await logIn(young.email)).status).toBe(200)
    const child = await at.player({ birthDate: '2010-01-15', status: 'notActivated' })
    await at.sql(`update player set status = 'active' where id = ${child.id}`)
    const { error } = await logIn(child.email)
    expect(error).toMatchObject({ errorCode: 226, errorDetails: { age: 18 } })
    expect(await toldOf(error)).toBe('This site is for people of 18 and older.')
  })

  test('with 233 from a country where the site is not offered', async () => {
    await at.set('fe.allowedCountries', ['SWE'])
    expect((await logIn(player.email)).error.errorCode).toBe(233)
    await at.set('fe.allowedCountries', [])
  })
})

test('a command for closing takes no other words', async () => {
  await expect(fairhouse('player close', 'nobody@example.com', 'soon')).rejects.toThrow('"soon" is no number of hours')
  await expect(fairhouse('player close', 'nobody@example.com', '5')).rejects.toThrow('There is no player')
  await expect(fairhouse('player close-by', 'nobody@example.com', '4')).rejects.toThrow('"4" closes no account')
})
