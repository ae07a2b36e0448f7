import { generateKeyPairSync } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { TestBrowser } from '../../base/testing/test-browser.ts'
import { openTestHouse, testPassword, type TestHouse } from '../../base/testing/test-house.ts'
import { openDevice, type Wrong } from '@fairhouse/software-passkey'
import { mailsTo } from '../../base/testing/test-outbox.sql.ts'

// Error 286 (authenticationFailed) of passkeys.

let at: TestHouse
beforeAll(async () => void (at = await openTestHouse()))
afterAll(() => at.close())
afterEach(() => at.clock.advance(86_400_000))

type Device = ReturnType<typeof openDevice>
const begin = async (browser: TestBrowser) => (await browser.must('POST /api/passkeys/begin', { password: testPassword })).options
const beginLogin = async (browser: TestBrowser) => (await browser.must('POST /api/login/passkey/begin', {})).options
const logIn = async (browser: TestBrowser, device: Device, wrong: Wrong = {}) =>
  browser.ask('POST /api/login/passkey', { used: device.use(await beginLogin(browser), wrong) })
const isIn = async (browser: TestBrowser) => (await browser.must('GET /api/session', {})).profile !== null

/** A player with a passkey on a device. */
async function playerWithPasskey() {
  const player = await at.player()
  const device = openDevice(at.house.env.publicOrigin)
  await player.browser.must('POST /api/passkeys', { made: device.make(await begin(player.browser)) })
  return { ...player, device }
}

describe('adding a passkey', () => {
  test('needs the password', async () => {
    const { browser } = await at.player()
    const { error } = await browser.ask('POST /api/passkeys/begin', { password: 'Wrong7Harbour' })
    expect(error.errorCode).toBe(109)
  })

  test('is in the list, told by mail and in the audit log, and gives the session another secret', async () => {
    const player = await at.player()
    const before = player.browser.cookies.get('__Host-session')
    const device = openDevice(at.house.env.publicOrigin)
    const options = await begin(player.browser)
    expect(JSON.stringify(options['user'])).not.toMatch(new RegExp(`"id":"[^"]*${player.id}`))
    await player.browser.must('POST /api/passkeys', { made: device.make(options) })
    const { passkeys } = await player.browser.must('GET /api/passkeys', {})
    expect(passkeys.map(({ id, usedAt }) => [id, usedAt])).toEqual([[device.id, null]])
    expect(player.browser.cookies.get('__Host-session')).not.toBe(before)
    expect((await mailsTo(at, player.email)).map(({ subject }) => subject)).toContain('A passkey was added for Fairhouse')
    expect(await at.sql(`select action from audit where subject = 'player:${player.id}' and action = 'passkey.add'`)).toHaveLength(1)
  })

  test.each<[string, Wrong]>([
    ['made for another site', { origin: 'https://elsewhere.example' }],
    ['made under another name', { site: 'elsewhere.example' }],
    ['of a device that has not looked at its owner', { unlooked: true }],
    ['that answers something else', { type: 'webauthn.get' }],
    ['that answers a question of nobody', { challenge: 'bm9ib2R5' }],
  ])('refuses one %s', async (_, wrong) => {
    const { browser } = await at.player()
    const { error } = await browser.ask('POST /api/passkeys', {
      made: openDevice(at.house.env.publicOrigin).make(await begin(browser), wrong),
    })
    expect(error.errorCode).toBe(286)
    expect((await browser.must('GET /api/passkeys', {})).passkeys).toEqual([])
  })

  test('answers a question once, within five minutes, and only who asked it', async () => {
    const [one, other] = [await at.player(), await at.player()]
    const device = openDevice(at.house.env.publicOrigin)
    const options = await begin(one.browser)
    expect((await other.browser.ask('POST /api/passkeys', { made: device.make(options) })).error.errorCode).toBe(286)
    await one.browser.must('POST /api/passkeys', { made: device.make(options) })
    const again = openDevice(at.house.env.publicOrigin)
    expect((await one.browser.ask('POST /api/passkeys', { made: again.make(options) })).error.errorCode).toBe(286)
    const late = await begin(one.browser)
    at.clock.advance(5 * 60_000 + 1)
    expect((await one.browser.ask('POST /api/passkeys', { made: again.make(late) })).error.errorCode).toBe(286)
  })
})

describe('signing in with a passkey', () => {
  test('needs neither login nor password, on a browser that the account does not know', async () => {
    const { device, id } = await playerWithPasskey()
    const browser = at.browser()
    expect((await logIn(browser, device)).status).toBe(200)
    expect(await isIn(browser)).toBe(true)
    expect(await at.sql(`select 1 from audit where subject = 'player:${id}' and action = 'session.begin'`)).not.toHaveLength(0)
  })

  test.each<[string, () => Wrong]>([
    ['of another site', () => ({ origin: 'https://elsewhere.example' })],
    ['under another name', () => ({ site: 'elsewhere.example' })],
    ['of a device that has not looked at its owner', () => ({ unlooked: true })],
    ['to another question', () => ({ challenge: 'bm9ib2R5' })],
    ['meant for adding one', () => ({ type: 'webauthn.create' })],
    ['signed by another key', () => ({ signedBy: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey })],
  ])('refuses an answer %s', async (_, wrong) => {
    const { device } = await playerWithPasskey()
    const browser = at.browser()
    expect((await logIn(browser, device, wrong())).error.errorCode).toBe(286)
    expect(await isIn(browser)).toBe(false)
  })

  test('takes an answer once, however many send it at the same time', async () => {
    const { device } = await playerWithPasskey()
    const options = await beginLogin(at.browser())
    const used = device.use(options)
    const answers = await Promise.all(Array.from({ length: 4 }, () => at.browser().ask('POST /api/login/passkey', { used })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('lets no device in whose count has gone back, and writes it down', async () => {
    const { device, id } = await playerWithPasskey()
    await logIn(at.browser(), device, { count: 40 })
    expect((await logIn(at.browser(), device, { count: 40 })).error.errorCode).toBe(286)
    expect(await at.sql(`select 1 from audit where subject = 'player:${id}' and action = 'passkey.count-went-back'`)).toHaveLength(1)
    expect((await logIn(at.browser(), device, { count: 41 })).status).toBe(200)
  })

  test('tells nothing of a passkey that is not known, and freezes who tries it on and on', async () => {
    const device = openDevice(at.house.env.publicOrigin)
    const browser = at.browser()
    const codes = []
    for (let tries = 0; tries < 6; tries += 1) codes.push((await logIn(browser, device)).error.errorCode)
    expect(codes).toEqual([286, 286, 286, 286, 286, 111])
  })

  test('lets nobody in whose account is closed', async () => {
    const { device, id } = await playerWithPasskey()
    await at.sql(`update player set status = 'closed', closure = 'plain' where id = ${id}`)
    expect((await logIn(at.browser(), device)).error.errorCode).toBe(112)
  })

  test('ends with the passkey, which needs the password', async () => {
    const { browser, device } = await playerWithPasskey()
    expect((await browser.ask('POST /api/passkeys/end', { id: device.id, password: 'Wrong7Harbour' })).error.errorCode).toBe(109)
    await browser.must('POST /api/passkeys/end', { id: device.id, password: testPassword })
    expect((await logIn(at.browser(), device)).error.errorCode).toBe(286)
  })

  test('of one player is removed by nobody else', async () => {
    const [{ device }, other] = [await playerWithPasskey(), await at.player()]
    await other.browser.must('POST /api/passkeys/end', { id: device.id, password: testPassword })
    expect((await logIn(at.browser(), device)).status).toBe(200)
  })
})
