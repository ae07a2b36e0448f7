import { proves } from '@fairhouse/testing/proves.ts'
import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { atBank, bankOf, expectTrustly } from './at-the-bank.ts'
import { desktop, expectAccessible, openProfile, phone } from './browser.ts'
import { fairhouse } from './command-line.ts'
import { openJourney } from './journey.ts'
import { playerAt } from './player.ts'
import { widely } from './widely.ts'

const bankAtOnce = '2000093'
const { house, browser } = await openJourney({
  'country.source': 'fixed:FIN',
  'deposit.payAndPlayCountries': ['SWE', 'FIN', 'EST'],
  'fe.signIn.methods': ['regular', 'payAndPlay'],
  'signIn.addressLimit': 1000,
  // Asking whether the bank is known yet counts as a try.
  'be.captcha.afterFailedLogins': 0,
})

beforeAll(async () => {
  await vi.waitFor(() => expectTrustly(house), { timeout: 45_000, interval: 300 })
  // The operator offers it here, too.
  const folder = await mkdtemp(join(tmpdir(), 'fairhouse-method-'))
  const method = await fairhouse<Record<string, unknown>>(house, 'methods', 'get', bankAtOnce)
  writeFileSync(join(folder, 'method.json'), JSON.stringify({ ...method, countries: [] }))
  await fairhouse(house, 'methods', 'set', join(folder, 'method.json'))
  await rm(folder, { recursive: true })
})

test.each(
  widely(
    [
      ['a phone in Arabic', phone, 'ar'],
      ['a desktop in English', desktop, 'en'],
    ] as const,
    1,
  ),
)(
  'choosing it opens the bank, which asks how much; whoever comes back chooses anew or presses the button (%s)',
  async (_, screen, language) => {
    proves('CSH-157')
    const { page, context, complaints } = await openProfile(browser, screen)
    const player = playerAt(house, page, language)
    await player.join()
    await player.enter()
    await player.open('/?modal=deposit')
    const dialog = player.dialog()
    await dialog.locator('[name=amount]').waitFor()
    const row = dialog.locator(`[name=method][value="${bankAtOnce}"]`)
    const begun: unknown[] = []
    page.on(
      'request',
      (request) => request.method() === 'POST' && request.url().endsWith('/api/deposits') && begun.push(request.postDataJSON()),
    )
    await row.check({ force: true })
    await bankOf(player).locator('[name=amount]').waitFor()
    expect(begun).toMatchObject([{ method: Number(bankAtOnce), currency: 'EUR' }])
    await expectAccessible(page)

    await atBank(player, undefined)
    await player.button('cashier.tryAnother').click()
    const again = player.button('cashier.proceed')
    await again.waitFor()
    expect(begun).toHaveLength(1)
    await again.click()
    await bankOf(player).locator('[name=amount]').fill('26.50')
    await atBank(player, 'svea')
    await dialog.getByRole('status').getByText('26.50').first().waitFor()
    expect(await player.wallet()).toMatchObject({ cash: '26.50' })
    await expectAccessible(page)
    expect(complaints).toEqual([])
    await context.close()
  },
)

test('the keys pass through it without opening anything; then it begins by its button', async () => {
  const { page, context } = await openProfile(browser, desktop)
  const player = playerAt(house, page)
  await player.join()
  await player.enter()
  await player.open('/?modal=deposit')
  const rows = player.dialog().locator('[name=method]')
  await rows.first().waitFor()
  const place = (await rows.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))).indexOf(bankAtOnce) // radios
  await rows.nth(place - 1).focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => rows.nth(place).isChecked()).toBe(true)
  const button = player.button('cashier.proceed')
  await button.waitFor()
  await expect.poll(() => page.locator('iframe[name^=payment]').count()).toBe(0)
  await button.press('Enter')
  await bankOf(player).locator('[name=amount]').waitFor()
  await context.close()
})
