import { proves, provesMany } from '@fairhouse/testing/proves.ts'
import { describe, expect, test, vi } from 'vitest'
import { desktop, expectAccessible, phone } from './browser.ts'
import { logInByCall } from './calls.ts'
import { fairhouse } from './command-line.ts'
import { country } from './house-with-player.ts'
import { dialog, field, houseOfLimits, press, save, say, sentBy, type } from './limit-forms.ts'

/** What a call that a page has sent brings about. */
const soon = (look: () => Promise<void>) => vi.waitFor(look, { timeout: 45_000 })
const { here, somebodyFrom, go, limitOf, advance } = houseOfLimits()

describe('under Swedish rules', () => {
  test('the limits are asked for after the login, checked as they are typed, raised after a delay, and a removal is not undone', async () => {
    provesMany(
      'the Swedish flow as a whole; every state of the limit is read from the server',
      'SHL-090..091 CSH-035 SHL-294 SHL-297..299 SHL-301..302 SHL-582 SHL-587 SHL-589 SHL-592 SHL-639..640',
      'SHL-642 SHL-653 SHL-735 SHL-737 SHL-772',
    )
    await here.withSettings(country('SWE'), async () => {
      const { page } = await somebodyFrom('SWE', phone)
      const sent = sentBy(page)
      const asked = page.waitForRequest('**/api/limits/deposit')
      await go(page, '/')
      await dialog(page).getByText(say('limits.required')).waitFor()
      await asked
      await expectAccessible(page)
      await type(page, 'deposit.daily', '200')
      await field(page, 'deposit.weekly').fill('150')
      await expect.poll(() => dialog(page).getByText(say('limits.notLessThanDaily')).count()).toBe(0)
      await field(page, 'deposit.weekly').blur()
      const mistake = dialog(page).getByText(say('limits.notLessThanDaily'))
      await mistake.waitFor()
      const [below, above] = [await mistake.boundingBox(), await field(page, 'deposit.weekly').boundingBox()]
      expect((below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0))).toBeLessThan(24)
      await field(page, 'deposit.daily').fill('100')
      await expect.poll(() => mistake.count()).toBe(0)
      await type(page, 'deposit.monthly', '500')
      await save(page).click()
      await dialog(page).waitFor({ state: 'detached' })
      expect(sent).toEqual([{ type: 'deposit', dailyAmount: '100.00', weeklyAmount: '150.00', monthlyAmount: '500.00' }])

      await go(page, '/my/limits/payments')
      await type(page, 'deposit.monthly', '10000.01')
      await save(page).click()
      await dialog(page).locator('[data-popup=high]').waitFor()
      await expectAccessible(page)
      expect(sent).toHaveLength(1)
      await press(page, 'limits.confirm')
      await page.getByText(say('limits.raiseWaits')).waitFor()
      await expect.poll(() => field(page, 'deposit.monthly').isDisabled()).toBe(true)
      expect(await limitOf(page, 'deposit', 'monthly')).toMatchObject({ amount: '500.00', newAmount: '10000.01' })
      await page.getByRole('button', { name: say('limits.action.undoIncrease') }).click()
      await page.getByText(say('limits.done.undoIncrease')).waitFor()
      expect(await limitOf(page, 'deposit', 'monthly')).toMatchObject({ amount: '500.00', newAmount: null })

      await go(page, '/my/limits/gaming')
      await type(page, 'loss.daily', '50')
      await save(page).first().click()
      await page.getByRole('button', { name: say('limits.remove') }).click()
      await page.getByText(say('limits.removalWaits')).waitFor()
      await expect.poll(() => page.getByRole('button', { name: say('limits.action.undoRemove') }).count()).toBe(0)
      expect((await limitOf(page, 'loss', 'daily'))?.amount).toBe('50.00')
      await page.context().close()
    })
  })
})

test('a page of limits that the rules of the country do not have is not found', async () => {
  proves('SHL-105')
  await here.withSettings(country('SWE'), async () => {
    const { page } = await somebodyFrom('SWE', phone)
    for (const path of ['net-deposit-threshold', 'max-balance'])
      expect((await page.request.get(`${here.house.origin}/my/limits/${path}`)).status()).toBe(404)
    await page.context().close()
  })
})

describe('under British rules', () => {
  test('nobody has to have a limit; a raise waits a day and for a confirmation, a removal can be undone', async () => {
    proves('SHL-585', 'SHL-588', 'SHL-590..591')
    await here.withSettings(country('GBR'), async () => {
      const { page, email } = await somebodyFrom('GBR')
      await go(page, '/my/limits/payments')
      await type(page, 'deposit.daily', '100')
      await save(page).click()
      await page.getByText(say('limits.saved')).waitFor()
      await type(page, 'deposit.daily', '80')
      await save(page).click()
      await soon(async () => expect((await limitOf(page, 'deposit', 'daily'))?.amount).toBe('80.00'))
      await type(page, 'deposit.daily', '250')
      await save(page).click()
      await press(page, 'limits.confirm')
      await page.getByText(say('limits.raiseWaits')).waitFor()
      await advance(25)
      await logInByCall(page, here.house, email)
      await go(page, '/my/limits/payments')
      await page.getByText(say('limits.raiseDue')).waitFor()
      await expectAccessible(page)
      expect((await limitOf(page, 'deposit', 'daily'))?.amount).toBe('80.00')
      await page.getByRole('button', { name: say('limits.action.confirmIncrease') }).click()
      await page.getByText(say('limits.done.confirmIncrease')).waitFor()
      expect((await limitOf(page, 'deposit', 'daily'))?.amount).toBe('250.00')

      await page.getByRole('button', { name: say('limits.remove') }).click()
      await page.getByRole('button', { name: say('limits.action.undoRemove') }).click()
      await page.getByText(say('limits.done.undoRemove')).waitFor()
      expect((await limitOf(page, 'deposit', 'daily'))?.amount).toBe('250.00')
      await page.getByRole('button', { name: say('limits.remove') }).click()
      await page.getByText(say('limits.removalWaits')).waitFor()
      await advance(25)
      await logInByCall(page, here.house, email)
      await go(page, '/my/limits/payments')
      await page.getByRole('button', { name: say('limits.action.confirmRemoval') }).click()
      await page.getByText(say('limits.done.confirmRemoval')).waitFor()
      expect((await limitOf(page, 'deposit', 'daily'))?.amount).toBe(null)
      expect((await page.request.get(`${here.house.origin}/my/limits/max-balance`)).status()).toBe(404)
      await page.context().close()
    })
  })
})

describe('under Dutch rules', () => {
  test('a change is meant twice, above the threshold a talk comes first, and it holds once an operator has approved and a week has passed', async () => {
    provesMany(
      'the Dutch flow as a whole; dialogs, sent calls and the limit are asserted',
      'SHL-300 SHL-313 SHL-315..316 SHL-318..319 SHL-606..607 SHL-608..609 SHL-643..644 SHL-740..741',
      'SHL-744..745 SHL-751',
    )
    await here.withSettings(country('NLD'), async () => {
      const { page, email } = await somebodyFrom('NLD')
      const sent = sentBy(page)
      await go(page, '/my/limits/payments')
      await page.locator('header').getByText(say('shell.sessionTime')).waitFor()
      await expect.poll(() => page.locator('header time').innerText()).toMatch(/\d\d:\d\d:\d\d/)
      const { width, height } = page.viewportSize() ?? desktop
      await page.setViewportSize({ width: 375, height })
      await page.locator('header').getByText(say('shell.sessionTime')).waitFor()
      await page.setViewportSize({ width, height })
      await expect.poll(() => page.locator('main').getByRole('textbox').count()).toBe(1)
      await expect.poll(() => save(page).isDisabled()).toBe(true)
      await type(page, 'deposit.monthly', '0')
      await expect.poll(() => save(page).isDisabled()).toBe(true)
      await type(page, 'deposit.monthly', '300')
      await save(page).click()
      await dialog(page)
        .getByRole('heading', { name: say('limits.confirmDepositTitle') })
        .waitFor()
      await expectAccessible(page)
      await press(page, 'limits.noThanks')
      expect([await field(page, 'deposit.monthly').inputValue(), sent]).toEqual(['', []])
      await type(page, 'deposit.monthly', '300')
      await save(page).click()
      await press(page, 'limits.confirm')
      await soon(async () => expect((await limitOf(page, 'deposit', 'monthly'))?.amount).toBe('300.00'))
      expect(sent).toHaveLength(1)

      await type(page, 'deposit.monthly', '350.01')
      await save(page).click()
      await dialog(page).getByText(say('limits.afterTalk')).waitFor()
      await press(page, 'limits.confirm')
      await dialog(page).getByText(say('limits.contactText')).waitFor()
      await expectAccessible(page)
      await press(page, 'limits.back')
      await press(page, 'limits.confirm')
      const opened = page.context().waitForEvent('page')
      await press(page, 'limits.contactConfirm')
      const contact = await opened
      await expect.poll(() => new URL(contact.url()).pathname).toBe('/contact-point')
      await contact.close()
      await page.getByText(say('limits.raiseInReview')).waitFor()
      await page.getByText(say('limits.talkAwaited')).waitFor()
      expect(sent).toHaveLength(2)

      await advance(24 * 7 + 1)
      await fairhouse(here.house, 'limits', 'contacted', email, 'deposit', 'monthly', '--reason', 'talked by phone')
      expect(
        (await fairhouse<{ player: string }>(here.house, 'limits', 'approve', email, 'deposit', 'monthly', '--reason', 'agreed by phone'))
          .player,
      ).toBeTruthy()
      await logInByCall(page, here.house, email)
      expect((await limitOf(page, 'deposit', 'monthly'))?.amount).toBe('350.01')
      await page.context().close()
    })
  })

  test('the maximum balance and the time have their own dialogs, and the time is counted in hours and in days', async () => {
    provesMany(
      'three forms under Dutch rules, each saved value read from the server',
      'SHL-093..094 SHL-304 SHL-306 SHL-309 SHL-314 SHL-746 SHL-1041..1042',
    )
    await here.withSettings(country('NLD'), async () => {
      const { page } = await somebodyFrom('NLD', phone)
      const sent = sentBy(page)
      await go(page, '/my/limits/max-balance#max-balance-limit-form')
      await page.locator('#max-balance-limit-form').waitFor()
      await page.getByText(/7 days/).waitFor()
      await type(page, 'maxBalance.permanent', '1000')
      await save(page).click()
      await dialog(page)
        .getByRole('heading', { name: say('limits.confirmOtherTitle') })
        .waitFor()
      expect(sent).toEqual([])
      await press(page, 'limits.confirm')
      await soon(async () => expect((await limitOf(page, 'maxBalance', 'permanent'))?.amount).toBe('1000.00'))

      await go(page, '/my/limits/time')
      await type(page, 'session.daily', '2')
      await save(page).click()
      await dialog(page)
        .getByRole('heading', { name: say('limits.confirmOtherTitle') })
        .waitFor()
      await press(page, 'limits.confirm')
      await soon(async () => expect((await limitOf(page, 'session', 'daily'))?.seconds?.amount).toBe(7200))
      await page.locator('input[type=radio][value=weekly]').check({ force: true })
      await type(page, 'session.weekly', '2')
      await save(page).click()
      await press(page, 'limits.confirm')
      await soon(async () => expect((await limitOf(page, 'session', 'weekly'))?.seconds?.amount).toBe(172_800))
      await expectAccessible(page)
      await page.context().close()
    })
  })
})
