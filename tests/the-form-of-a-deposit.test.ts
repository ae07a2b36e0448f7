import { proves, provesMany } from '@fairhouse/testing/proves.ts'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tmpdir } from 'node:os'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { expectAccessible, lookAtPictures } from './browser.ts'
import { password } from './calls.ts'
import { changeAnswers } from './changed-answers.ts'
import { fairhouse } from './command-line.ts'
import { houseWithPlayer } from './house-with-player.ts'
import { wordsOf } from './words.ts'

lookAtPictures()

const kit = houseWithPlayer()
let page: Page
beforeAll(async () => void (page = await kit.playersPage('/')))
const say = wordsOf('en')
const own = 3_000_001
/** A way to pay of the operator's own, put in by the command line. */
async function setMethod(change: object = {}): Promise<void> {
  const file = join(tmpdir(), `method-${own}-${process.pid}.json`)
  const rule = { minAmount: '20.00', maxAmount: '500.00', amountList: ['20.00', '50.00', '100.00'] }
  const method = {
    id: own,
    name: 'House card',
    description: 'cashier.cardDirectDescription',
    provider: 'card-acquirer',
    providerId: 1,
    kind: 'card',
    currencies: { EUR: rule, SEK: { minAmount: '100.00', maxAmount: '5000.00', amountList: ['200.00', '500.00'] } },
    fields: [
      {
        field: 'iban',
        fieldType: 'text',
        validator: [{ rule: 'required' }],
        formatter: 'cardNumber',
      },
      { field: 'nickName', fieldType: 'text', optional: true, validator: [{ rule: 'pattern', values: { kind: 'digits' } }] },
      { field: 'city', fieldType: 'text', readOnly: true, defaultValue: '12', validator: [] },
    ],
    ...change,
  }
  writeFileSync(file, JSON.stringify(method))
  await fairhouse(kit.house, 'methods', 'set', file)
}

test('the list of ways to pay has rows of 54 pixels and 8 around them, as many as the setting says and never more than ten', async () => {
  proves('CSH-066..068')
  const height = async () => {
    await page.goto(`${kit.house.origin}/?modal=deposit`)
    const list = page.locator('dialog[open] [data-visible]').first()
    await list.waitFor()
    return list.evaluate((element) => (element as HTMLElement).offsetHeight) // it is drawn as HTML
  }
  for (const [rows, pixels] of [
    [5, 278],
    [7, 386],
    [14, 548],
  ] as const) {
    await kit.settle('paymentMethodsListLength', rows)
    expect([rows, await height()]).toEqual([rows, pixels])
  }
  await kit.settle('paymentMethodsListLength', 5)
})

/** How many deposits the page asks for from now on. */
function countSent(): () => number {
  let sent = 0
  page.on('request', (request) => (sent += Number(request.method() === 'POST' && request.url().endsWith('/api/deposits'))))
  return () => sent
}

/** The form with the operator's own way to pay chosen. */
async function formOf() {
  await page.evaluate(() => sessionStorage.clear()) // a deposit that was begun before would be gone on with
  await page.goto(`${kit.house.origin}/?modal=deposit`)
  const dialog = page.locator('dialog[open]')
  await dialog.locator(`[name=method][value="${own}"]`).check()
  const field = (name: string) => dialog.locator(`[name="${name}"]`)
  /** What is said to be wrong with a field; nothing where nothing is. */
  const mistake = async (name: string, text: string) => {
    await field(name).fill(text)
    await field(name).blur()
    if ((await field(name).getAttribute('aria-invalid')) !== 'true') return undefined
    const [id] = ((await field(name).getAttribute('aria-describedby')) ?? '').split(' ')
    return dialog.locator(`[id="${id}"]`).innerText()
  }
  const submit = dialog.locator('button[type=submit]').last()
  return { dialog, field, mistake, submit }
}

test('amounts are checked as they are typed: bounds with their currency, two digits, presets, what it is in the account’s', async () => {
  provesMany('each amount is typed and its message compared', 'CSH-069 CSH-077 CSH-236..237 CSH-446..447 CSH-455 CSH-458..459 CSH-NS-07')
  await setMethod()
  const { dialog, field, mistake } = await formOf()
  await dialog.getByText(say('cashier.cardDirectDescription')).last().waitFor()
  expect([await mistake('amount', '19.99'), await mistake('amount', '20.00')]).toEqual([expect.stringMatching(/€.20\.00/), undefined])
  expect([await mistake('amount', '500.01'), await mistake('amount', '500.00')]).toEqual([expect.stringMatching(/€.500\.00/), undefined])
  expect([await mistake('amount', '50.555'), await mistake('amount', '50.55')]).toEqual([expect.any(String), undefined])
  const presets = dialog.getByRole('group', { name: say('cashier.presets') }).getByRole('button')
  await expect.poll(() => presets.count()).toBe(3)
  await presets.nth(1).click()
  await expect.poll(() => field('amount').inputValue()).toBe('50.00')
  await field('amount').fill('150')
  await dialog.locator('#deposit-currency').selectOption('SEK')
  expect([await presets.count(), await field('amount').inputValue()]).toEqual([2, '150'])
  expect(await mistake('amount', '99')).toMatch(/kr.100\.00.*€.8\.75/)
})

test('fields are asked as their way to pay describes them, and sent with the deposit', async () => {
  proves('CSH-142', 'CSH-179..180', 'CSH-448..449', 'CSH-451')
  const { field, mistake, submit } = await formOf()
  const sent = countSent()
  expect([await field('city').isDisabled(), await field('city').inputValue(), await field('nickName').isDisabled()]).toEqual([
    true,
    '12',
    false,
  ])
  expect([await mistake('nickName', 'abc'), await mistake('nickName', '')]).toEqual([expect.any(String), undefined])
  await field('amount').fill('20')
  await submit.click()
  await page.getByText(say('cashier.required')).first().waitFor()
  expect(sent()).toBe(0)
  await mistake('iban', '1234567812345678')
  await expect.poll(() => field('iban').inputValue()).toBe('1234 5678 1234 5678')
  await field('amount').fill('10')
  await submit.click()
  expect([await field('amount').getAttribute('aria-invalid'), sent()]).toEqual(['true', 0])
  await field('amount').fill('20')
  const asked = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/deposits'))
  await submit.click()
  expect((await asked).postDataJSON()).toMatchObject({
    method: own,
    amount: '20.00',
    storedDetailReference: '-1',
    fields: { iban: '1234 5678 1234 5678', city: '12' },
  })
})

test('the password is asked for before anything is sent; giving up leaves the form as it was', async () => {
  provesMany('one prompt for the password, given up once; each step is asserted', 'CSH-096..099', 'CSH-235', 'CSH-460..462', 'CSH-NS-11')
  await setMethod({ fields: [] })
  await kit.settle('deposit.askPassword', true)
  const sent = countSent()
  const { dialog, field, submit } = await formOf()
  await field('amount').fill('25')
  await expect.poll(() => submit.innerText()).toMatch(/Deposit €.25\.00/)
  await submit.click()
  const prompt = page.locator('dialog[open]').last()
  await prompt.locator('[name=password]').waitFor()
  await prompt.getByRole('button', { name: say('shell.continue') }).click()
  await prompt.getByText(say('cashier.required')).waitFor()
  await expectAccessible(page)
  expect(sent()).toBe(0)
  await prompt.getByRole('button', { name: say('shell.cancel') }).click()
  await prompt.locator('[name=password]').waitFor({ state: 'detached' })
  expect([await field('amount').inputValue(), sent()]).toEqual(['25', 0])
  await submit.click()
  await prompt.locator('[name=password]').fill(password)
  await prompt.getByRole('button', { name: say('shell.continue') }).click()
  await dialog.frameLocator('iframe').first().locator('[autocomplete=cc-number]').waitFor()
  expect(sent()).toBe(1)
  await kit.settle('deposit.askPassword', false)
})

test('an agreement stands before the fields until it is accepted, and may be declined first', async () => {
  proves('CSH-094..095')
  await setMethod({ agreement: '2026-11' })
  const { dialog, field } = await formOf()
  await dialog.getByRole('button', { name: say('cashier.agreementDecline') }).click()
  await dialog.getByText(say('cashier.agreementDeclined')).waitFor()
  await expect.poll(() => field('iban').count()).toBe(0)
  await dialog.getByRole('button', { name: say('cashier.agreementAccept') }).click()
  await field('iban').waitFor()
  await dialog.locator('button[type=submit]').waitFor()
})

test('a wallet’s button takes the place of fields and submit, and is told the merchant', async () => {
  proves('CSH-011', 'CSH-101', 'CSH-159..160', 'CSH-NS-46')
  const { dialog } = await formOf()
  await expect.poll(() => dialog.locator('iframe').count()).toBe(0)
  await dialog.locator('[name=method][value="210055"]').check()
  const source = new URL((await dialog.locator('iframe').getAttribute('src')) ?? '', kit.house.origin)
  expect([source.pathname, source.searchParams.get('merchantId'), source.searchParams.get('siteId')]).toEqual([
    '/interfaces/wallet-button.html',
    'fairhouse',
    'fairhouse-site',
  ])
  const keys = ['companyName', 'countryCode', 'currency', 'environment', 'merchantId', 'method', 'siteId']
  expect([...source.searchParams.keys()].toSorted()).toEqual(keys)
  await expect.poll(() => dialog.locator('button[type=submit]').count()).toBe(0)
})

test('a stored account shows the logo of its bank; where that cannot be loaded there is none, and no broken picture', async () => {
  proves('CSH-NS-42')
  const transfer = 10000
  const account = {
    storedDetailReference: 'a1',
    description: 'Nordbank •••• 1234',
    blocked: false,
    verified: true,
    paymentMethodId: transfer,
  }
  const storedDetails = [{ ...account, clearingHouse: 'SWEDEN', bankName: 'Nordbank' }]
  await changeAnswers(page, '**/api/payment/methods*', (answer: { methods: { method: number }[] }) => ({
    methods: answer.methods.map((one) => (one.method === transfer ? { ...one, storedDetails } : one)),
  }))
  const shown = async () => {
    await page.goto(`${kit.house.origin}/?modal=deposit`)
    const dialog = page.locator('dialog[open]')
    await dialog.locator(`[name=method][value="${transfer}"]`).check()
    await dialog.getByText('Nordbank •••• 1234').waitFor()
    return dialog.getByRole('img', { name: 'Nordbank' })
  }
  const logo = await shown()
  await expect.poll(() => logo.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0) // an img
  await expect.poll(() => logo.getAttribute('src')).toBe('/cms/img/banks/SWEDEN-Nordbank.svg')
  await page.route('**/cms/img/banks/**', (route) => route.fulfill({ status: 404 }))
  const asked = page.waitForResponse('**/cms/img/banks/**')
  const missing = await shown()
  await asked
  await expect.poll(() => missing.count()).toBe(0)
  await page.unroute('**/cms/img/banks/**')
  await page.unroute('**/api/payment/methods*')
})

test('who is offline reads to check the network connection', async () => {
  proves('CSH-571')
  await page.goto(`${kit.house.origin}/?modal=deposit&amount=20`)
  await page.locator('dialog[open] [name=amount]').waitFor()
  await page.context().setOffline(true)
  await page.locator('dialog[open] form button[type=submit]').last().click()
  await page.getByText('Please check your network connection', { exact: true }).first().waitFor()
  await page.context().setOffline(false)
})

test('while an answer keeps one waiting, a waiting screen takes the place of the form; a refusal brings it back as it was typed', async () => {
  proves('CSH-107', 'CSH-356')
  await setMethod({ fields: [] })
  const { dialog, field, submit } = await formOf()
  const answer = Promise.withResolvers<void>()
  const late = { error: 'technicalIssues', errorCode: 100 }
  await page.route('**/api/deposits', async (route) => {
    await answer.promise
    await route.fulfill({ status: 503, json: late })
  })
  await field('amount').fill('20')
  await submit.click()
  await dialog.getByRole('status').getByText(say('cashier.submitting')).waitFor()
  await expect.poll(() => field('amount').isVisible()).toBe(false)
  answer.resolve()
  await dialog.getByText(say('error.technicalIssues')).waitFor()
  expect([await field('amount').isVisible(), await field('amount').inputValue()]).toEqual([true, '20'])
  await page.unroute('**/api/deposits')
})
