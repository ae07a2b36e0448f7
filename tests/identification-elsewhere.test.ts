import { proves, provesMany } from '@fairhouse/testing/proves.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ready } from './address-bar.ts'
import { desktop, openProfile, phone, type Screen } from './browser.ts'
import { openJourney } from './journey.ts'
import { password } from './player.ts'
import { settle } from './settle.ts'
import { wordsOf } from './words.ts'
import { widely } from './widely.ts'

const registration = ['regular', 'idin', 'trustly', 'cddn', 'top', 'smartId', 'mobileId']
const { house, browser } = await openJourney({
  'be.zignSec.enabled': true,
  'fe.registration.methods': registration,
  'registration.emailActivationRequired': false,
  'verification.ask': ['email'],
})
const say = wordsOf('en')

/** Fills what a service has not told, and sends it. */
async function signUp(page: Page, email: string): Promise<void> {
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: say('identification.register') }) })
  await form.waitFor()
  const left: Record<string, string> = {
    email,
    password,
    street: 'Example street 1',
    zipCode: '1015 BK',
    city: 'Amsterdam',
    phoneNumber: '+31612345678',
    nickName: `nick_${Date.now() % 100_000}`,
  }
  for (const [name, value] of Object.entries(left)) {
    const field = form.locator(`input[name=${name}]:not([readonly])`)
    if ((await field.count()) > 0 && (await field.inputValue()) === '') await field.fill(value)
  }
  const gender = form.locator('input[name=gender]:not([readonly])')
  if ((await gender.count()) > 0 && (await form.locator('input[name=gender]:checked').count()) === 0) await gender.first().check()
  for (const box of await form.getByRole('checkbox').all()) await box.check()
  await form.getByRole('button', { name: say('identification.register') }).click()
  await page.locator('body[data-user="logged-in"]').waitFor()
}

async function chooseToRegister(page: Page, method: string): Promise<void> {
  await page.goto(`${house.origin}/registration`)
  await ready(page)
  await page.getByRole('radio', { name: method, exact: true }).check()
}

test.each<[Screen, string]>(
  widely(
    [
      [desktop, 'desktop'],
      [phone, 'phone'],
    ],
    1,
  ),
)('CDDN asks in a frame of the page, and what it has confirmed is in the form (%#)', async (screen, name) => {
  proves('IDN-146', 'IDN-148', 'IDN-150')
  const { page, complaints, context } = await openProfile(browser, screen)
  await chooseToRegister(page, 'CDDN')
  const frame = page.frameLocator('iframe[title=CDDN]')
  await frame.getByRole('radio', { name: name === 'phone' ? 'Andris' : 'Jaak' }).check()
  await frame.getByRole('button', { name: 'Sign in' }).click()
  await signUp(page, `cddn.${name}@example.com`)
  expect(complaints).toEqual([])
  await context.close()
})

test('CDDN by its version 3 asks on a page of its own, is told the token in another window, and wants seven statements, six of which come with age and terms', async () => {
  provesMany(
    'one registration by CDDN 3; boxes, the request and the other window are asserted',
    'IDN-151',
    'IDN-450..451',
    'IDN-594',
    'IDN-685',
  )
  const { page, complaints, context } = await openProfile(browser, desktop)
  await settle(house, { 'be.cddn.v3': true })
  const sent: { registrationToken: string }[] = []
  page.on('request', (request) => void (request.url().endsWith('/api/registration') && sent.push(request.postDataJSON())))
  await chooseToRegister(page, 'CDDN')
  await page.waitForURL(/\/cddn\/person\//)
  await page.getByRole('radio', { name: 'Vardenis' }).check()
  const [back] = await Promise.all([context.waitForEvent('page'), page.getByRole('button', { name: 'Sign in' }).click()])
  await page.waitForURL((url) => url.origin === house.origin)
  const boxes = page.locator('[type=checkbox][name^=statement]')
  await boxes.first().waitFor()
  const ticked = () =>
    boxes.evaluateAll((all) => all.filter((box) => (box as HTMLInputElement).checked).map((box) => box.getAttribute('name')))
  expect([await boxes.count(), await ticked()]).toEqual([7, []])
  await page.locator('[name=ageAndPolicyChecked]').check()
  const six = await ticked()
  expect([six.length, six.includes('statementPrivacy')]).toEqual([6, false])
  await signUp(page, 'cddn.three@example.com')
  expect(sent.length).toBe(1)
  expect(new URL(back.url()).pathname).toBe('/cddn/back')
  await expect.poll(() => back.locator('#token').innerText()).toBe(sent[0]?.registrationToken)
  expect(complaints).toEqual([])
  await settle(house, { 'be.cddn.v3': false })
  await context.close()
})

test.each([
  ['/registration', 'TOP'],
  ['/login', 'ZignSec'],
])('what refuses the first step at %s of %s is told in the form, and nothing floats', async (path, method) => {
  proves('IDN-775..776', 'IDN-071')
  const { page, context } = await openProfile(browser, desktop)
  const asked: string[] = []
  await page.route('**/api/identification', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ status: 403, json: { error: 'identificationFailed', errorCode: 243 } })
  })
  await page.goto(house.origin + path)
  await ready(page)
  await page.getByRole('radio', { name: method, exact: true }).check()
  const go = page.locator('main form').getByRole('button').last()
  if (method === 'ZignSec') {
    await page.locator('main [name=personalCode]').waitFor()
    await go.click()
    await page.getByText('This field is required.').waitFor()
    expect(asked).toEqual([])
    await page.locator('main [name=personalCode]').fill('19880523-9059')
  }
  await go.click()
  await page.locator('main').getByRole('alert').getByText(say('error.identificationFailed')).waitFor()
  const floating = page.getByRole('region', { name: say('shell.notifications') })
  await expect.poll(() => floating.getByText(/\S/).count()).toBe(0)
  await context.close()
})

test('TOP asks on a page of its own and sends the browser back; who refuses is told so', async () => {
  proves('IDN-152', 'IDN-481')
  const { page, complaints, context } = await openProfile(browser, desktop)
  await chooseToRegister(page, 'TOP')
  await page.getByRole('button', { name: /TOP/ }).click()
  await page.waitForURL(/\/top\/person\//)
  await page.getByRole('button', { name: 'Refuse' }).click()
  await page.waitForURL((url) => url.origin === house.origin)
  await page.getByText(say('error.abortedVerification')).first().waitFor()
  expect(new URL(page.url()).search).not.toContain('sessionId')
  await page.locator('dialog[open]').getByRole('button', { name: /TOP/ }).click()
  await page.getByRole('radio', { name: 'Erika' }).check()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((url) => url.origin === house.origin)
  await signUp(page, 'top.player@example.com')
  expect(complaints).toEqual([])
  await context.close()
})

test('ZignSec asks for the personal code, sends the browser to the eID, and a person nobody knows is asked to sign up', async () => {
  provesMany(
    'one walk by ZignSec, refused, unknown, signed up and signed in; each page is waited for',
    'IDN-153',
    'IDN-228',
    'IDN-263',
    'IDN-274',
    'IDN-708',
    'IDN-811',
    'SHL-763',
  )
  const { page, complaints, context } = await openProfile(browser, desktop)
  await page.goto(`${house.origin}/login`)
  await ready(page)
  await page.getByRole('radio', { name: 'ZignSec', exact: true }).check()
  await page.locator('main [name=personalCode]').fill('19880523-9059')
  await page.getByRole('button', { name: say('shell.continue') }).click()
  await page.waitForURL(/\/zign-sec\/person\//)
  await page.getByRole('button', { name: 'Refuse' }).click()
  await page.waitForURL((url) => url.origin === house.origin)
  await page.getByText(say('identification.landingFailed')).waitFor()
  await page.goto(`${house.origin}/login`)
  await ready(page)
  await page.getByRole('radio', { name: 'ZignSec', exact: true }).check()
  await page.locator('main [name=personalCode]').fill('230588-8533')
  await page.getByRole('button', { name: say('shell.continue') }).click()
  await page.getByRole('radio', { name: 'Matti' }).check()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText(say('identification.askTitle')).waitFor()
  await page
    .locator('main')
    .getByRole('button', { name: say('shell.signUp') })
    .click()
  await signUp(page, 'zignsec.player@example.com')

  const again = (await openProfile(browser, desktop)).page
  await again.goto(`${house.origin}/login?game-after-login=orchard`)
  await ready(again)
  await again.getByRole('radio', { name: 'ZignSec', exact: true }).check()
  await again.locator('main [name=personalCode]').fill('230588-8533')
  await again.getByRole('button', { name: say('shell.continue') }).click()
  await again.waitForURL(/\/zign-sec\/person\//)
  await again.getByRole('radio', { name: 'Matti' }).check()
  await again.getByRole('button', { name: 'Sign in' }).click()
  await again.waitForURL(/\/all-games\/orchard\/real/)
  await again.context().close()
  expect(complaints).toEqual([])
  await context.close()
})

test('a registration by another service begins by who it is, and asks for details after that', async () => {
  proves('IDN-129', 'IDN-100..101', 'IDN-706..707')
  const { page, context } = await openProfile(browser, phone)
  await page.route('**/api/identification', () => undefined)
  const purposes: string[] = []
  page.on('request', (request) => void (request.url().endsWith('/api/identification') && purposes.push(request.postDataJSON().purpose)))
  const typed = page.locator('main input:not([type=radio]):visible, main select:visible')
  const begins: Record<string, unknown> = {}
  for (const method of ['idin', 'trustly', 'cddn', 'top', 'smartId', 'mobileId']) {
    purposes.length = 0
    await page.goto(`${house.origin}/registration`)
    await ready(page)
    await page.locator(`[name=sign-up-method][value=${method}]`).check()
    if (method === 'top') await page.locator('main form').getByRole('button').last().click()
    await expect.poll(async () => purposes.length + (await typed.count())).toBeGreaterThan(0)
    begins[method] = [...purposes, ...(await typed.evaluateAll((all) => all.map((input) => input.getAttribute('name'))))]
  }
  expect(begins).toEqual({
    idin: ['bic'],
    trustly: ['registration'],
    cddn: ['registration'],
    top: ['registration'],
    smartId: ['country', 'personalCode'],
    mobileId: ['phoneNumber:country', 'phoneNumber', 'personalCode'],
  })
  await context.close()
})
