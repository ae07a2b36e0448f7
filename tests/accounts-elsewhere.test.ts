import { proves, type RowName } from '@fairhouse/testing/proves.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ready } from './address-bar.ts'
import { desktop, expectAccessible, openProfile, phone, type Screen } from './browser.ts'
import { openJourney } from './journey.ts'
import { password } from './player.ts'
import { wordsOf } from './words.ts'
import { widely } from './widely.ts'

const methods = ['regular', 'google', 'facebook', 'apple', 'idin']
const { house, browser } = await openJourney({
  'fe.signIn.methods': methods,
  'fe.registration.methods': ['regular', 'idin'],
  'registration.emailActivationRequired': false,
  // Nothing else opens over the page that somebody comes back to.
  'verification.ask': [],
})

const say = wordsOf('en')
/** Chooses a service on the sign-in page. */
async function choose(page: Page, service: string): Promise<void> {
  await page.goto(`${house.origin}/login`)
  await ready(page)
  await page.getByRole('radio', { name: service, exact: true }).check()
}

/** Presses the button of a service and answers in its window. */
async function answerWindow(page: Page, service: string, person: string | undefined): Promise<void> {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: `Sign in with ${service}`, exact: true }).click(),
  ])
  if (person) await popup.getByRole('radio', { name: person }).check()
  await Promise.all([popup.waitForEvent('close'), popup.getByRole('button', { name: person ? 'Sign in' : 'Refuse', exact: true }).click()])
}

/** What is left to tell after a service has said who somebody is. */
async function fillDetails(page: Page, email: string): Promise<void> {
  const form = page.locator('dialog[open] form')
  await form.waitFor()
  const fill = async (name: string, value: string) => {
    const field = form.locator(`input[name=${name}]:not([readonly])`)
    if ((await field.count()) > 0) await field.fill(value)
  }
  await fill('email', email)
  await fill('password', password)
  await fill('firstName', 'Anna')
  await fill('lastName', 'Specimen')
  await fill('birthDate', '1988-12-04')
  await fill('street', 'Example street 1')
  await fill('zipCode', '10115')
  await fill('city', 'Berlin')
  await fill('phoneNumber', '+4915112345678')
  for (const box of await form.locator('[name=gender][value=female]:enabled').all()) await box.check()
  for (const box of await form.getByRole('checkbox').all()) await box.check()
}

/** The rows that each service shows. */
const rowsOf: Record<string, RowName[]> = {
  Google: ['IDN-069', 'IDN-087', 'IDN-410', 'IDN-468', 'IDN-470', 'IDN-699'],
  Facebook: ['IDN-070', 'IDN-088', 'IDN-262', 'IDN-467', 'IDN-469', 'SHL-1079'],
  Apple: ['IDN-072', 'IDN-089', 'IDN-091', 'IDN-471'],
}

test.each<[string, string, Screen]>(
  widely([
    ['Google', 'google', desktop],
    ['Facebook', 'facebook', phone],
    ['Apple', 'apple', desktop],
  ]),
)('who has an account at %s and none here is asked to sign up, does, and comes in by it ever after', async (name, service, screen) => {
  proves(...(rowsOf[name] ?? []))
  const { page, complaints, context } = await openProfile(browser, screen)
  const scripts: string[] = []
  const logins: string[] = []
  const registrations: { authorizationToken?: string }[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/client.ts')) scripts.push(new URL(request.url()).pathname)
    if (request.url().endsWith('/api/login/token')) logins.push(request.postData() ?? '')
    if (request.url().endsWith('/api/registration')) registrations.push(request.postDataJSON())
  })
  await page.goto(`${house.origin}/login`)
  await ready(page)
  expect(scripts).toEqual([])
  await choose(page, name)
  await expect.poll(() => scripts).toEqual([`/${service}/client.ts`])
  await expectAccessible(page)
  await answerWindow(page, name, 'Angela Specimen')
  await page.getByText(say('identification.askTitle')).waitFor()
  expect(JSON.parse(logins[0] ?? '{}')).toMatchObject({ tokenProvider: service, t: expect.any(String) })
  await page
    .getByRole('main')
    .getByRole('button', { name: say('shell.signUp') })
    .or(page.getByRole('main').getByRole('link', { name: say('shell.signUp') }))
    .first()
    .click()
  await fillDetails(page, `${service}.player@example.com`)
  await page.getByRole('button', { name: say('identification.register') }).click()
  await page.locator('body[data-user="logged-in"]').waitFor()
  await page.locator('dialog').waitFor({ state: 'detached' })
  expect(new URL(page.url()).search).toBe('')
  expect(registrations).toMatchObject([{ authorizationToken: expect.stringMatching(/./) }])

  await page.goto(`${house.origin}/logout`)
  await page.locator('body[data-user="logged-out"]').waitFor()
  await choose(page, name)
  await answerWindow(page, name, undefined)
  await page.getByText(`You have not signed in at ${name}. You can try again, or choose another way.`).waitFor()
  await page
    .getByRole('button', { name: `Sign in with ${name}`, exact: true })
    .and(page.locator(':enabled'))
    .waitFor()
  await answerWindow(page, name, 'Angela Specimen')
  await page.locator('body[data-user="logged-in"]').waitFor()
  expect(complaints).toEqual([])
  await context.close()
})
