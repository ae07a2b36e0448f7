import { proves, provesMany } from '@fairhouse/testing/proves.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ready } from './address-bar.ts'
import { atBank, bankOf, body, expectTrustly, toBank } from './at-the-bank.ts'
import { closeQuietly, desktop, expectAccessible, expectReadable, openProfile, phone, picture, type Screen } from './browser.ts'
import { bodiesSent } from './what-is-asked.ts'
import { fairhouse } from './command-line.ts'
import { openJourney } from './journey.ts'
import { playerAt } from './player.ts'
import { settle } from './settle.ts'
import { widely, wideTest } from './widely.ts'

const settings = {
  'country.source': 'fixed:FIN',
  'deposit.payAndPlayCountries': ['SWE', 'FIN', 'EST'],
  'fe.signIn.methods': ['regular', 'payAndPlay'],
  'be.zignSec.enabled': true,
  'signIn.hackLimit': 50,
  'signIn.addressLimit': 1000,
  // Asking whether the bank is known yet counts as a try.
  'be.captcha.afterFailedLogins': 0,
}
const { house, browser } = await openJourney(settings)
beforeAll(async () => {
  await vi.waitFor(() => expectTrustly(house), { timeout: 45_000, interval: 300 })
})

async function visitorAt(path: string, screen: Screen = desktop, language = 'en') {
  const { page, context, complaints } = await openProfile(browser, screen)
  const player = playerAt(house, page, language)
  await player.open(path)
  await ready(page)
  return { page, context, complaints, player }
}

const comeFrom = (country: string) => settle(house, { 'country.source': `fixed:${country}` })

describe.each(
  widely([
    ['a desktop', desktop, 'en', 'matti'],
    ['a phone in Arabic', phone, 'ar', 'jaak'],
  ] as const),
)('on %s', (_, screen, language, person) => {
  test('a visitor deposits by their bank, which says who it is, and is in with the money on a new account', async () => {
    provesMany(
      'one visit from the resume button to the money; the form, the request and the storage are asserted',
      'CSH-012 CSH-015 CSH-045 CSH-088 CSH-090 CSH-140..141 CSH-431 CSH-465..466 IDN-013 IDN-020 IDN-076',
      'IDN-102 IDN-413 IDN-669 IDN-NS-12 SHL-016 SHL-452',
    )
    const { page, context, complaints, player } = await visitorAt('/', screen, language)
    const resume = player.say('shell.resumePlay')
    await page.getByRole('banner').getByRole('link', { name: resume }).click()
    const dialog = player.dialog()
    await dialog.getByRole('heading', { name: player.say('sign-in.continueTitle') }).waitFor()
    await player.button('cashier.resumeSubmit').waitFor()
    await expect.poll(() => dialog.getByRole('radio').count()).toBe(0)
    await expect.poll(() => dialog.locator('[name=country]').count()).toBe(0)
    await expect.poll(() => dialog.getByRole('link', { name: player.say('sign-in.signUp') }).count()).toBe(0)
    await expectReadable(page, screen)
    await dialog.getByRole('link', { name: player.say('cashier.resumeDeposit') }).click()
    await dialog.locator('[name=amount]').fill('30')
    await expect.poll(() => dialog.locator('[name=method]').count()).toBeLessThanOrEqual(1)
    const asked = bodiesSent(page, '/api/deposits')
    await dialog.locator('[name=depositAgeAndPolicyChecked]').check()
    await dialog.locator('button[type=submit]').click()
    await dialog.locator('[name=privacyPolicyChecked][aria-invalid=true]').waitFor()
    expect(asked).toEqual([])
    await expectReadable(page, screen)
    await toBank(player, '30')
    expect(asked).toMatchObject([
      { method: 440001, amount: '30.00', currency: 'EUR', privacyPolicyChecked: true, depositAgeAndPolicyChecked: true },
    ])
    expect(await page.evaluate(() => JSON.parse(sessionStorage.getItem('token-deposit') ?? '{}'))).toMatchObject({
      token: expect.any(String),
    })
    await expectReadable(page, screen)
    await atBank(player, person)
    await player.dialog().getByRole('status').getByText('30.00').first().waitFor()
    await body(page, 'logged-in')
    await expectReadable(page, screen)
    await closeQuietly({ context, complaints })
  })

  test('and comes back by Continue play: the bank says who it is, no money moves, and the game that was wanted opens', async () => {
    provesMany(
      'one return by Continue play; requests, answers and storage are compared',
      'CSH-042..044 CSH-120..121 CSH-273 CSH-277..280 CSH-282..283 CSH-436..439 CSH-521 CSH-NS-04 CSH-NS-55',
      'IDN-810 SHL-451 SHL-724',
    )
    const { page, context, complaints, player } = await visitorAt('/?modal=login&game-after-login=book-of-demo', screen, language)
    const finished = bodiesSent(page, '/api/resume/finish')
    const logins = bodiesSent(page, '/api/login/token')
    const begun = page.waitForResponse(/\/api\/resume$/)
    await player.button('cashier.resumeSubmit').click()
    const answer = await begun
    expect(answer.request().postDataJSON()).toEqual({ method: 440001 })
    const { reference, providerReference, token } = await answer.json()
    await bankOf(player).locator('[name=person]').first().waitFor()
    expect(await page.evaluate(() => sessionStorage.getItem('token-resume'))).toBe(token)
    expect(await page.evaluate(() => sessionStorage.getItem('game-after-login'))).toBe('book-of-demo')
    await expectReadable(page, screen)
    await atBank(player, person)
    await body(page, 'logged-in')
    await page.waitForURL(/\/all-games\/book-of-demo\/real/)
    expect(finished).toEqual([{ reference, providerReference }])
    expect(logins).toMatchObject([{ t: expect.any(String) }])
    expect(await page.evaluate(() => sessionStorage.getItem('token-resume'))).toBeNull()
    await closeQuietly({ context, complaints })
  })
})

test('who has no account to continue with is told so, and how one is opened', async () => {
  proves('SHL-977')
  const { page, context, player } = await visitorAt('/?modal=login', phone)
  await player.button('cashier.resumeSubmit').click()
  await atBank(player, 'mari-liis')
  await player.dialog().getByText(player.say('error.noAccountToContinue')).waitFor()
  await expectAccessible(page)
  await context.close()
})

test('who is under age is told so after the bank has said it; nobody is logged in and no money has moved', async () => {
  const { page, context, player } = await visitorAt('/?modal=deposit')
  await toBank(player, '20')
  await atBank(player, 'noor')
  await player.dialog().getByText(player.say('error.ageRestricted')).waitFor()
  await expectAccessible(page)
  await body(page, 'logged-out')
  type Order = { answer: string; state: string; notices: { method: string }[] }
  const { orders } = await house.control<{ orders: Order[] }>('/trustly/orders')
  expect(orders[0]).toMatchObject({ answer: 'FINISH', state: 'refused', notices: [{ method: 'kyc' }] })
  await context.close()
})

wideTest('who cancels at the bank is back at the form, and who goes back from the bank may begin anew', async () => {
  const { context, player } = await visitorAt('/?modal=deposit')
  await toBank(player, '20')
  await atBank(player, undefined)
  await player.dialog().locator('[name=amount]').waitFor()
  await toBank(player, '20')
  await player.button('cashier.frameBack').click()
  await player.dialog().locator('[name=amount]').waitFor()
  await context.close()
})

test.each(widely(['swapped', 'doubled', 'late']))(
  'whatever order the bank tells in (%s), the money is on the account once',
  async (course) => {
    const { page, context, player } = await visitorAt('/?modal=deposit')
    await toBank(player, '10')
    await atBank(player, 'matti', course)
    await body(page, 'logged-in')
    await context.close()
    const balance = async () => (await fairhouse<{ faults: string[] }[]>(house, 'ledger', 'verify')).flatMap(({ faults }) => faults)
    expect(await balance()).toEqual([])
  },
)

test('frames off: the page leaves for the bank, comes back waiting, and goes on with the game that was wanted', async () => {
  proves('CSH-122', 'CSH-434')
  await settle(house, { 'deposit.useIFrame': false })
  const { page, context, player } = await visitorAt('/?modal=login&game-after-login=book-of-demo')
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/resume/status**', async (route) => (await held, route.continue()))
  await player.button('cashier.resumeSubmit').click()
  await page.waitForURL(/\/trustly\/_\//)
  await atBank(player, 'matti', undefined, page)
  await page.locator('main').getByText(player.say('cashier.resumeWaiting')).waitFor()
  expect(await page.evaluate(() => sessionStorage.getItem('token-resume'))).toMatch(/^[\w-]{20,}$/)
  await expectAccessible(page)
  answer()
  await page.waitForURL(/\/all-games\/book-of-demo\/real/)
  await settle(house, { 'deposit.useIFrame': true })
  await context.close()
})

describe('from a country without pay-and-play', () => {
  beforeAll(() => comeFrom('DEU'))
  afterAll(() => comeFrom('FIN'))

  test('Bank is one of the ways to sign in, says where it works, and asks for the country of the bank', async () => {
    provesMany('the way, its warning, its country and its request are asserted', 'CSH-119 CSH-464 CSH-604 CSH-NS-57 IDN-063..064 IDN-NS-11')
    const { page, context, player } = await visitorAt('/login')
    await page.getByRole('radio', { name: 'Bank', exact: true }).check()
    await page.getByRole('heading', { name: 'Continue play' }).waitFor()
    await page.getByText(/Sweden, Finland, (?:and )?Estonia/).waitFor()
    await expectAccessible(page)
    await page.locator('main [name=country]').selectOption('FIN')
    const asked = page.waitForRequest(/\/api\/resume$/)
    await player.button('cashier.resumeSubmit', page.locator('main')).click()
    expect((await asked).postDataJSON()).toEqual({ method: 440001, country: 'FIN' })
    await atBank(player, 'matti')
    await body(page, 'logged-in')
    await context.close()
  })

  test('the deposit form warns and names the countries, and finds out in a window who the visitor is before it deposits', async () => {
    proves('CSH-334..336', 'CSH-433', 'CSH-503', 'CSH-603')
    const { page, context, player } = await visitorAt('/?modal=deposit', phone)
    const dialog = player.dialog()
    await dialog.getByText(/Sweden, Finland, (?:and )?Estonia/).waitFor()
    await expectReadable(page, phone)
    await picture(page, 'who-deposits')
    const asked: string[] = []
    page.on('request', (request) => request.method() === 'POST' && asked.push(new URL(request.url()).pathname))
    const submit = dialog.locator('button[type=submit]')
    await player.fill({ amount: '25', privacyPolicyChecked: 'true', depositAgeAndPolicyChecked: 'true' })
    await submit.click()
    await dialog.locator('[name=personalCode][aria-invalid=true]').waitFor()
    expect(asked).toEqual([])
    await player.fill({ personalCode: '230588-8533' })
    const answered = page.waitForResponse('**/api/identification')
    const [service] = await Promise.all([context.waitForEvent('page'), submit.click()])
    const { zignSecRedirectUrl } = (await (await answered).json()) as { zignSecRedirectUrl: string }
    await service.waitForURL(zignSecRedirectUrl)
    await dialog.getByRole('link', { name: player.say('cashier.identifyOpen') }).waitFor()
    expect(asked).not.toContain('/api/deposits')
    await expectAccessible(page)
    await picture(page, 'who-deposits-in-a-window')
    await service.getByRole('radio', { name: 'Matti' }).check()
    await Promise.all([service.waitForEvent('close'), service.getByRole('button', { name: 'Sign in' }).click()])
    await atBank(player, 'matti', undefined, page)
    await dialog.getByRole('status').getByText('25.00').first().waitFor()
    await body(page, 'logged-in')
    expect(asked.filter((path) => path === '/api/deposits')).toHaveLength(1)
    await context.close()
  })

  test('who signs in is told how to sign up', async () => {
    const { page, context, player } = await visitorAt('/?modal=login')
    const signUp = player.dialog().getByRole('link', { name: player.say('sign-in.signUp') })
    await signUp.waitFor()
    await expectAccessible(page)
    await context.close()
  })

  test.each([
    ['opens the bank in a tab of its own', '40', 'opens'],
    ['asks for nothing where what was kept is no number', 'x40', 'none'],
    ['is told why it could not begin, with the way to the form', '41', 'refused'],
  ])('the first deposit of a sign-up %s', async (_, kept, becomes) => {
    provesMany(
      'each case compares the whole request',
      'CSH-441 CSH-444..445 CSH-507..509 CSH-NS-62 IDN-542..544 IDN-738..741 IDN-777 IDN-808',
    )
    const { page, context, player } = await visitorAt('/login')
    await page.evaluate((amount) => localStorage.setItem('initial-deposit-amount', amount), kept)
    const asked = bodiesSent(page, '/api/deposits/confirm')
    if (becomes === 'refused')
      await page.route('**/api/deposits/confirm', (route) =>
        route.fulfill({ status: 502, json: { error: 'paymentFailed', errorCode: 118, errorUrl: '/api/deposits/confirm' } }),
      )
    await page.getByRole('radio', { name: 'ZignSec', exact: true }).check()
    await page.locator('main [name=personalCode]').fill('230588-8533')
    await page.getByRole('button', { name: player.say('shell.continue') }).click()
    await page.getByRole('radio', { name: 'Matti' }).check()
    const tab = becomes === 'opens' ? context.waitForEvent('page') : undefined
    await page.getByRole('button', { name: 'Sign in' }).click()
    if (becomes === 'refused') {
      await page.getByText(player.say('error.paymentFailed')).waitFor()
      await expectAccessible(page)
      await page
        .locator('main')
        .getByRole('link', { name: player.say('shell.deposit') })
        .click()
      await player.dialog().locator('[name=amount]').waitFor()
    }
    await body(page, 'logged-in')
    if (tab) {
      const bank = await tab
      await bank.waitForURL(/\/trustly\/_\//)
      await atBank(player, 'matti', undefined, bank)
      await bank.waitForURL((url) => url.origin === house.origin)
    }
    const wish = { amount: `${kept}.00`, method: 440003, password: '', siteHost: new URL(house.origin).host }
    expect(asked).toEqual(becomes === 'none' ? [] : [wish])
    await context.close()
  })
})

test('the poker client has the form of Continue play, too', async () => {
  proves('SHL-133')
  const { page, context, player } = await visitorAt('/poker-login?customerApp=poker', phone)
  await page.locator('main').getByRole('heading', { name: 'Continue play' }).waitFor()
  await player.button('cashier.resumeSubmit', page.locator('main')).waitFor()
  await expect.poll(() => page.locator('main [name=login]').count()).toBe(0)
  await expectAccessible(page)
  await context.close()
})
