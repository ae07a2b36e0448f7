// What the pages of /my say of play, logins, limits and help.
import { proves } from '@fairhouse/testing/proves.ts'
import { expect, test } from 'vitest'
import { desktop, expectAccessible, phone } from './browser.ts'
import { dialog, houseOfLimits, save, say, type } from './limit-forms.ts'

const { here, somebodyFrom, go, advance } = houseOfLimits()

test('the five pages: a check of oneself, the log, a self-test, the balance with its limit, and help with addresses', async () => {
  proves('SHL-NS-17')
  const { page } = await somebodyFrom('MLT')
  await go(page, '/my/neccton')
  await page.getByRole('heading', { name: say('play.riskTitle') }).waitFor()
  await page.getByText(say('play.riskNone')).waitFor()
  await expectAccessible(page)

  await go(page, '/my/limits/payments')
  await type(page, 'deposit.daily', '100')
  await save(page).click()
  await page.getByText(say('limits.saved')).waitFor()
  await go(page, '/my/activity')
  const log = page.locator('section', { has: page.getByRole('heading', { name: say('my.log') }) }).getByRole('listitem')
  await expect.poll(() => log.count()).toBeGreaterThan(1)
  await expect
    .poll(() => log.first().innerText())
    .toMatch(/Deposit limit, daily[\s\S]*Set by you[\s\S]*From no limit to €\s100\.00[\s\S]*In force from/)
  await expect.poll(() => log.last().innerText()).toMatch(/Logged in[\s\S]*from \S+/)
  await expectAccessible(page)

  await go(page, '/my/limits/questionnaire')
  await expect.poll(() => page.getByRole('group').count()).toBeGreaterThan(4)
  await go(page, '/my/limits/balance')
  const most = page.locator('dl > div', { has: page.getByText(say('my.maxBalance')) })
  await expect.poll(() => most.innerText()).toMatch(/No limit/)
  await go(page, '/my/limits/responsible-gambling')
  await expect.poll(() => page.locator('main a[href^="https://"], main a[href^="mailto:"]').count()).toBeGreaterThan(1)
  await page.context().close()
})

test('the log comes in pages, the next where the last one ended', async () => {
  const { page } = await somebodyFrom('MLT', phone)
  for (let amount = 60; amount > 38; amount -= 1)
    await page.request.post(`${here.house.origin}/api/limits`, {
      data: { type: 'deposit', dailyAmount: `${amount}.00` },
      headers: { origin: here.house.origin },
    })
  await go(page, '/my/activity')
  const log = page.locator('section', { has: page.getByRole('heading', { name: say('my.log') }) })
  await expect.poll(() => log.getByRole('listitem').count()).toBe(20)
  await log.getByRole('button', { name: say('my.more') }).click()
  await expect.poll(() => log.getByRole('listitem').count()).toBe(23)
  await expect.poll(() => log.getByRole('button', { name: say('my.more') }).count()).toBe(0)
  const times = await log.locator('time').evaluateAll((found) => found.map((one) => Date.parse(one.getAttribute('datetime') ?? '')))
  expect(times).toEqual(times.toSorted((one, other) => other - one))
  await page.context().close()
})

test('saving a limit that was not changed says that nothing changed', async () => {
  const { page } = await somebodyFrom('MLT')
  await go(page, '/my/limits/payments')
  await type(page, 'deposit.daily', '100')
  await save(page).click()
  await page.getByText(say('limits.saved')).waitFor()
  await go(page, '/?modal=cumulative-deposit-limit')
  await type(page, 'deposit.daily', '100')
  await save(page).click()
  await page.getByText(say('limits.unchanged')).waitFor()
  await expect.poll(() => dialog(page).count()).toBe(1)
  await page.context().close()
})

test('a browser that cannot run the site is told so in the language of the page, by the policy of the page; others are told nothing', async () => {
  proves('SHL-NS-63')
  const page = await here.visitor(undefined, desktop)
  const refused: string[] = []
  page.on('console', (message) => void (/content security policy/i.test(message.text()) && refused.push(message.text())))
  await page.goto(`${here.house.origin}/ar`)
  await page.locator('main').waitFor()
  await expect.poll(() => page.locator('#old-browser').count()).toBe(0)
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'))
  await page.goto(`${here.house.origin}/ar`)
  await page.getByRole('alert').filter({ hasText: 'متصفحك قديم جدًا لهذا الموقع' }).waitFor()
  expect(refused).toEqual([])
  await page.context().close()
})

test('the limits that Swedish rules want are set over the page that asked for them, which is free after that and tells how long the login has lasted', async () => {
  proves('SHL-177', 'SHL-537')
  const { page } = await somebodyFrom('SWE')
  await go(page, '/')
  await dialog(page).getByRole('heading').first().waitFor()
  for (const [period, amount] of Object.entries({ daily: '200', weekly: '500', monthly: '1000' }))
    await type(page, `deposit.${period}`, amount)
  await save(page).click()
  await expect.poll(() => dialog(page).count()).toBe(0)
  await advance(5 / 60)
  await go(page, '/support')
  await page
    .getByRole('banner')
    .getByText(/Logged in for 5m/)
    .waitFor()
  await page.context().close()
})
