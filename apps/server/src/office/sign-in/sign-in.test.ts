import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDevice } from '@fairhouse/software-passkey'
import { inviteLocally } from '../staff/invite-locally.ts'
import { officeOrigin, openTestOffice, type TestOffice } from '../testing/test-office.ts'

let at: TestOffice
beforeAll(async () => void (at = await openTestOffice()))
afterAll(() => at.close())

const minute = 60_000
let guests = 0
const invite = async (role = 'support') => {
  guests += 1
  const invited = await inviteLocally(at.house, { name: 'Ada Example', email: `guest${guests}@example.com`, role }, 'cli:test')
  if (typeof invited === 'string') throw new Error(invited)
  return { ...invited, secret: invited.link.split('#')[1] ?? '' }
}

describe('an invitation', () => {
  test('stands behind the # of the address, which no server is sent', async () => {
    expect((await invite()).link).toMatch(new RegExp(`^${officeOrigin}/invitation#[a-z0-9]{32}$`))
  })

  test('takes one passkey, once, and signs its owner in with their role', async () => {
    const [{ secret }, browser] = [await invite('payments'), at.stranger()]
    const { options, name } = await browser.must('readInvitation', { link: secret })
    expect(name).toBe('Ada Example')
    const { me } = await browser.must('acceptInvitation', { link: secret, made: browser.device.make(options) })
    expect(me).toMatchObject({ name: 'Ada Example', roles: ['payments'], passkeys: 1, isLocked: false })
    const other = at.stranger()
    expect((await other.ask('readInvitation', { link: secret })).refusal).toMatchObject({ error: 'linkOver' })
    expect((await other.ask('acceptInvitation', { link: secret, made: other.device.make(options) })).refusal.error).toBe('linkOver')
  })

  test('is over after 30 minutes, and when a newer one was made', async () => {
    const first = await invite()
    guests -= 1
    const second = await invite()
    expect((await at.stranger().ask('readInvitation', { link: first.secret })).refusal.error).toBe('linkOver')
    at.clock.advance(30 * minute)
    expect((await at.stranger().ask('readInvitation', { link: second.secret })).refusal.error).toBe('linkOver')
  })

  test('takes no passkey that was made for somebody else, elsewhere, or without looking at its owner', async () => {
    const [{ secret }, another, browser] = [await invite(), await invite(), at.stranger()]
    const { options } = await browser.must('readInvitation', { link: secret })
    const { options: others } = await browser.must('readInvitation', { link: another.secret })
    const made = [
      browser.device.make(others),
      browser.device.make(options, { origin: 'http://localhost:3000' }),
      openDevice('http://localhost:3000').make(options),
      browser.device.make(options, { unlooked: true }),
    ]
    for (const one of made) expect((await browser.ask('acceptInvitation', { link: secret, made: one })).refusal.error).toBe('signInFailed')
  })
})

describe('signing in', () => {
  test('takes a passkey once for each challenge', async () => {
    const who = await at.colleague('support')
    await who.must('signOut', {})
    expect((await who.ask('readMe', {})).status).toBe(404)
    const { options } = await who.must('beginSignIn', {})
    const used = who.device.use(options)
    expect((await who.must('signIn', { used })).me.id).toBe(who.id)
    expect((await at.stranger().ask('signIn', { used })).refusal.error).toBe('signInFailed')
  })

  test('is closed to somebody for 15 minutes after three failures, and the log says so', async () => {
    const who = await at.colleague('support')
    const fail = async () => {
      const { options } = await who.must('beginSignIn', {})
      return (await who.ask('signIn', { used: who.device.use(options, { challenge: 'AAAA' }) })).refusal
    }
    expect([(await fail()).error, (await fail()).error]).toEqual(['signInFailed', 'signInFailed'])
    const third = await fail()
    expect(third.error).toBe('tooManyTries')
    expect(new Date(third.expireTimestamp ?? 0).getTime()).toBe(at.clock.now().getTime() + 15 * minute)
    const { options } = await who.must('beginSignIn', {})
    expect((await who.ask('signIn', { used: who.device.use(options) })).refusal.error).toBe('tooManyTries')
    const actions = (await at.sql(`select action from audit where subject = 'staff:${who.id}' order by id desc limit 1`)).map(
      ({ action }) => action,
    )
    expect(actions).toEqual(['office.sign-in.locked'])
    at.clock.advance(15 * minute)
    await who.signIn()
  })

  test('with a passkey of the players’ site, or one that nobody has, fails', async () => {
    const stranger = at.stranger()
    const { options } = await stranger.must('beginSignIn', {})
    expect((await stranger.ask('signIn', { used: stranger.device.use(options) })).refusal.error).toBe('signInFailed')
  })
})

describe('a session', () => {
  test('locks when nobody used it for 30 minutes, keeps its page, and opens by the same person’s passkey', async () => {
    const [who, other] = [await at.colleague('support'), await at.colleague('support')]
    at.clock.advance(31 * minute)
    expect((await who.ask('listOwnSessions', {})).refusal).toMatchObject({ error: 'locked' })
    expect((await who.must('readMe', {})).me.isLocked).toBe(true)
    const { options } = await who.must('beginSignIn', {})
    expect((await who.ask('unlockSession', { used: other.device.use(options) })).refusal.error).toBe('signInFailed')
    const again = await who.must('beginSignIn', {})
    expect((await who.must('unlockSession', { used: who.device.use(again.options) })).me.isLocked).toBe(false)
    expect((await who.must('listOwnSessions', {})).sessions).toHaveLength(1)
  })

  test('is not held open by a page that asks by itself', async () => {
    const who = await at.colleague('support')
    for (let n = 0; n < 4; n += 1) {
      at.clock.advance(10 * minute)
      await who.ask('listRequests', {}, { headers: { 'office-background': '1' } })
    }
    expect((await who.must('readMe', {})).me.isLocked).toBe(true)
  })

  test('ends after twelve hours whatever somebody does, and when it is ended elsewhere', async () => {
    const who = await at.colleague('support')
    for (let n = 0; n < 36; n += 1) {
      at.clock.advance(20 * minute)
      await who.ask('readMe', {})
    }
    expect((await who.ask('readMe', {})).status).toBe(404)
    await who.signIn()
    const [session] = (await who.must('listOwnSessions', {})).sessions
    await who.must('endOwnSession', { id: session?.id ?? '' })
    expect((await who.ask('readMe', {})).status).toBe(404)
  })
})

describe('passkeys of one’s own', () => {
  test('another one is added by one that is there, and the last one stays', async () => {
    const who = await at.colleague('support')
    expect((await who.ask('beginOwnPasskey', {})).refusal.error).toBe('stepUpNeeded')
    const { options } = await who.must('beginOwnPasskey', {}, { sign: true })
    const second = openDevice(officeOrigin)
    await who.must('addOwnPasskey', { made: second.make(options) })
    const { passkeys } = await who.must('listOwnPasskeys', {})
    expect(passkeys).toHaveLength(2)
    await who.must('removeOwnPasskey', { id: second.id }, { sign: true })
    expect((await who.ask('removeOwnPasskey', { id: who.device.id }, { sign: true })).refusal.error).toBe('mayNot')
  })
})
