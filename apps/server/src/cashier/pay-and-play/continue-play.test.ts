import { proves } from '@fairhouse/testing/proves.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runDueJobs } from '../../base/testing/test-jobs.ts'
import { lookJob, lookWorker } from '../../knowing/identification/look-again.ts'
import { methodIds } from '../method-catalogue/method-ids.ts'
import { openTestTrustly } from '../../edge/trustly/test-trustly.ts'
import { openPayAndPlay, somebody, type PayAndPlay, type Payer } from './test-pay-and-play.ts'

let kit: PayAndPlay
beforeAll(async () => {
  kit = await openPayAndPlay(openTestTrustly())
})
afterAll(() => kit.close())

/** Continue play in a browser: begun, and what the bank tells of whoever stands before it. */
async function resuming(changes: Record<string, unknown> = {}) {
  const browser = kit.at.browser()
  const resume = await browser.must('POST /api/resume', { method: methodIds.payAndPlay, ...changes })
  const orderid = String(4_000_000 + kit.asked.orders)
  return {
    browser,
    resume,
    async account({ personid, firstname, lastname }: Payer) {
      const data = {
        notificationid: randomUUID(),
        messageid: resume.reference,
        orderid,
        accountid: '77',
        verified: '1',
        attributes: { personid, name: `${firstname} ${lastname}` },
      }
      const payload = kit.bank.notify('account', data, randomUUID())
      const headers = { 'content-type': 'application/json' }
      const response = await kit.at.app.inject({ method: 'POST', url: '/notices/identification/trustly', headers, payload })
      expect(response.statusCode).toBe(200)
      await runDueJobs(kit.at.house, { [lookJob]: lookWorker(kit.at.house) }).catch(() => undefined)
    },
    status: () => browser.must('GET /api/resume/status', { token: resume.token }),
  }
}

/** What Trustly was asked last. */
const attributes = () => kit.bank.told.asked.at(-1)!.params.Data.Attributes as Record<string, string> // texts, as all attributes are

async function player(person: Payer) {
  const visitor = await kit.visitor()
  await visitor.begin()
  await visitor.kyc(person)
  await visitor.credit()
  return (await visitor.account())!
}

describe('Continue play', () => {
  test('asks the bank whose account it is, moves no money, and logs in whoever has an account', async () => {
    proves('CSH-271..272', 'CSH-281')
    const person = somebody()
    const { player: id, wallet } = await player(person)
    const { browser, resume, account, status } = await resuming()
    expect(resume).toMatchObject({
      type: 'form',
      methodId: methodIds.payAndPlay,
      method: 'GET',
      target: 'frame',
      loginStatus: { status: 'init' },
    })
    expect([resume.url, resume.params]).toEqual(['https://trustly.example/_/order', [{ name: 'session', value: 's-1' }]])
    expect(kit.bank.told.asked.at(-1)).toMatchObject({ method: 'SelectAccount' })
    expect(await status()).toEqual({ loginStatus: { status: 'init' } })
    const { reference, providerReference } = resume
    const { redirectUrl } = await browser.must('POST /api/resume/finish', { reference, providerReference })
    expect(redirectUrl).toBe(`${kit.at.env.publicOrigin}/landing/over?value=waiting`)
    await account(person)
    const { loginStatus } = await status()
    expect(loginStatus.status).toBe('ok')
    const { profile } = await browser.must('POST /api/login/token', { t: loginStatus.loginCode ?? '' })
    expect([profile.playerId, (await player(somebody())).wallet?.cash, wallet?.cash]).toEqual([String(id), 3000n, 3000n])
  })

  test('says 270 to somebody who has no account, and keeps nothing of them', async () => {
    const { resume, account, status } = await resuming()
    const before = await kit.players()
    await account(somebody())
    expect(await status()).toMatchObject({ loginStatus: { status: 'rejected' }, errorCode: 270, error: 'noAccountToContinue' })
    expect(await kit.players()).toBe(before)
    expect(await kit.at.sql(`select sealed_evidence from identification where vendor_ref = '${resume.reference}'`)).toEqual([
      { sealed_evidence: null },
    ])
  })

  test('says why an account may not enter', async () => {
    const person = somebody()
    const { player: id } = await player(person)
    await kit.at.sql(`update player set status = 'suspended' where id = ${id}`)
    const { account, status } = await resuming()
    await account(person)
    expect((await status()).errorCode).toBe(137)
  })

  test('is for its own browser: another one is told nothing of it', async () => {
    const person = somebody()
    await player(person)
    const { resume, account } = await resuming()
    await account(person)
    const stranger = kit.at.browser()
    expect((await stranger.must('GET /api/resume/status', { token: resume.token })).loginStatus).toEqual({ status: 'cancelled' })
    expect((await stranger.ask('POST /api/resume/finish', { reference: resume.reference })).error.errorCode).toBe(101)
  })

  test('from a country without pay-and-play asks for the country of the bank', async () => {
    proves('CSH-NS-04')
    await kit.at.set('country.source', 'fixed:DEU')
    const browser = kit.at.browser()
    const ask = (country?: string) => browser.ask('POST /api/resume', { method: methodIds.payAndPlay, ...(country ? { country } : {}) })
    expect((await ask()).error.errorCode).toBe(3001)
    expect((await ask('LTU')).error.errorCode).toBe(3001)
    expect((await ask('SWE')).status).toBe(200)
    expect(kit.bank.told.asked.at(-1)?.params.Data).toMatchObject({ Attributes: { Country: 'SE' } })
    await kit.at.set('country.source', 'fixed:FIN')
  })

  test.each([
    ['the site', {}, '/login'],
    ['the poker client', { customerApp: 'poker' }, '/poker-login?customerApp=poker'],
  ])('leaves the page where frames are off, and comes back to the form of signing in of %s', async (_, said, address) => {
    await kit.at.set('deposit.useIFrame', false)
    const { resume, browser } = await resuming(said)
    expect(resume.target).toBe('top')
    const { SuccessURL } = attributes()
    const back = await browser.request({ method: 'GET', url: new URL(SuccessURL ?? '').pathname })
    expect(back.headers.location).toBe(address)
    await kit.at.set('deposit.useIFrame', true)
  })

  test('is not there where the sign-in methods do not list it', async () => {
    await kit.at.set('fe.signIn.methods', ['regular'])
    expect((await kit.at.browser().ask('POST /api/resume', { method: methodIds.payAndPlay })).error.errorCode).toBe(243)
    await kit.at.set('fe.signIn.methods', ['regular', 'payAndPlay'])
  })
})

describe('the deposit of a sign-up', () => {
  const wish = { amount: '40.00', method: methodIds.signUpDeposit as number, password: '', siteHost: 'localhost:3000' }

  test('opens the bank as a page of its own, for a player who is logged in, and asks nobody who it is', async () => {
    proves('CSH-511..512', 'IDN-742..743')
    const { browser } = await kit.at.player({ country: 'FIN' })
    const { success, redirectUrl } = await browser.must('POST /api/deposits/confirm', wish)
    expect([success, redirectUrl]).toEqual([true, kit.asked.url])
    const { EndUserID } = kit.bank.told.asked.at(-1)!.params.Data // it was asked just now
    const Attributes = attributes()
    expect(Attributes).toMatchObject({ Amount: '40.00', Currency: 'EUR', URLTarget: '_top' })
    expect(Attributes).not.toHaveProperty('RequestKYC')
    expect(EndUserID).toMatch(/^[\w-]{43}$/)
  })

  test('is refused for another method, another site, nobody, and an amount that the method does not take', async () => {
    const { browser } = await kit.at.player({ country: 'FIN' })
    const code = async (changes: Partial<typeof wish>, by = browser) =>
      (await by.ask('POST /api/deposits/confirm', { ...wish, ...changes })).error.errorCode
    expect(await code({ method: methodIds.paymentCard })).toBe(3001)
    expect(await code({ siteHost: 'elsewhere.example' })).toBe(231)
    expect(await code({}, kit.at.browser())).toBe(115)
    expect(await code({ amount: '1.00' })).toBe(2)
  })

  test('is not in the list of methods', async () => {
    const { browser } = await kit.at.player({ country: 'FIN' })
    const { methods } = await browser.must('GET /api/payment/methods', {})
    expect(methods.map(({ method }) => method)).not.toContain(methodIds.signUpDeposit)
  })
})
