import { proves } from '@fairhouse/testing/proves.ts'
import { describe, expect, test, vi } from 'vitest'
import { fillSignIn, ready } from './address-bar.ts'
import { desktop, expectAccessible, phone } from './browser.ts'
import { logInByCall } from './calls.ts'
import { changeAnswers } from './changed-answers.ts'
import { dialog, field, houseOfLimits, press, save, say, sentBy, type } from './limit-forms.ts'

const { here, accountFrom, somebodyFrom, go, advance } = houseOfLimits()

describe('under the default rules', () => {
  test('nobody has to have a limit, and one that shall not go on is asked about', async () => {
    proves('SHL-637')
    const { page } = await somebodyFrom('MLT', phone)
    const sent = sentBy(page)
    await go(page, '/my/limits/payments')
    await expect.poll(() => page.locator('main').getByRole('textbox').count()).toBe(3)
    await save(page).click()
    await page.getByText(say('limits.atLeastOne')).waitFor()
    await type(page, 'deposit.daily', '100')
    await save(page).click()
    await page.getByText(say('limits.saved')).waitFor()
    await page.getByLabel(say('limits.renew')).uncheck()
    await save(page).click()
    await dialog(page).getByText(say('limits.renewOffText')).waitFor()
    expect(sent).toHaveLength(1)
    await press(page, 'limits.confirm')
    await vi.waitFor(async () => expect(await field(page, 'deposit.daily').isDisabled()).toBe(true))
    await expectAccessible(page)
    await page.context().close()
  })

  test('time is no more than a day has, asked about before it is limited, told when half of it is used, and ends the login when it is up', async () => {
    proves('SHL-600')
    const { page, email } = await somebodyFrom('MLT')
    await go(page, '/my/limits/time')
    await type(page, 'session.daily', '24.01')
    await page.locator('#limit-session-daily-error').getByText(say('limits.atMost')).waitFor()
    await type(page, 'session.daily', '1')
    await save(page).click()
    await dialog(page)
      .getByRole('heading', { name: say('limits.confirmTitle') })
      .waitFor()
    await press(page, 'limits.confirm')
    await page.getByText(say('limits.saved')).waitFor()
    // Nobody looks meanwhile: the page before would tell it, and it is told once.
    await page.goto('about:blank')
    await advance(0.55)
    await go(page, '/')
    await page.getByText(say('limits.warned.session')).waitFor()
    await advance(0.5)
    const session = async () => (await (await page.request.get(`${here.house.origin}/api/session`)).json()) as { profile: unknown } // the contract's
    await vi.waitFor(async () => expect((await session()).profile).toBe(null), { timeout: 45_000 })
    await expect(logInByCall(page, here.house, email)).rejects.toThrow(/"errorCode":122/)
    await advance(24)
    await logInByCall(page, here.house, email)
    await page.context().close()
  })

  test('the threshold of net deposits is there while limits are unknown, and gone once an operator has closed deposits', async () => {
    proves('SHL-101..103')
    const email = await accountFrom('MLT')
    const page = await here.visitor('/?modal=login&page-after-login=/my/limits/payments')
    await ready(page)
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/limits', async (route) => (await held, route.continue()))
    await fillSignIn(page, email)
    const entry = page.getByRole('navigation', { name: say('my.account') }).getByRole('link', { name: say('my.netDeposit') })
    await entry.waitFor()
    answer()
    await field(page, 'deposit.daily').waitFor()
    await entry.waitFor()
    await page.unrouteAll()
    await changeAnswers(page, '**/api/limits', ({ limits }: { limits: { netDeposit: { permanent: { limited: boolean } } } }) => {
      limits.netDeposit.permanent.limited = true
      return { limits }
    })
    await type(page, 'deposit.daily', '100')
    await save(page).click()
    await entry.waitFor({ state: 'detached' })
    await page.evaluate(() => window.postMessage({ type: 'redirect', url: '/my/limits/net-deposit-threshold' }, '*'))
    await page.getByRole('heading', { level: 1, name: say('shell.notFound') }).waitFor()
    await page.context().close()
  })

  test('a game whose login runs out of time stays in view of its player: warned above the game, told at its end why and until when', async () => {
    const { page } = await somebodyFrom('MLT', phone)
    await go(page, '/my/limits/time')
    await type(page, 'session.daily', '1')
    await save(page).click()
    await press(page, 'limits.confirm')
    await page.getByText(say('limits.saved')).waitFor()
    await advance(0.85)
    await go(page, '/slots-games/orchard/real')
    const warning = page.locator('[data-told] > *').filter({ hasText: '80' })
    await warning.waitFor()
    const [told, game] = await Promise.all([warning.boundingBox(), page.locator('iframe').boundingBox()])
    expect(told!.y + told!.height).toBeLessThanOrEqual(game!.y)
    expect(game!.y + game!.height).toBeLessThanOrEqual(phone.height)
    await page.setViewportSize(desktop)
    await expect.poll(async () => (await warning.boundingBox())!.x).toBeGreaterThan(500)
    const [aside, wide] = [(await warning.boundingBox())!, (await page.locator('iframe').boundingBox())!]
    expect(aside.y + aside.height).toBeLessThanOrEqual(wide.y)
    expect(wide.y + wide.height).toBeLessThanOrEqual(desktop.height)
    await advance(0.2)
    await page.getByRole('heading', { level: 1, name: say('game.ended') }).waitFor()
    await page
      .locator('header')
      .getByRole('link', { name: say('shell.logIn') })
      .waitFor()
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toMatch(say('game.ended'))
    await page.locator('main').getByText(say('game.endedSessionTime')).waitFor()
    await page
      .locator('main')
      .getByText(/You can log in again on/)
      .waitFor()
    await expectAccessible(page)
    await page.context().close()
  })
})
