import { proves, type RowName } from '@fairhouse/testing/proves.ts'
import { beforeAll, expect, test, vi } from 'vitest'
import { answerPhone } from './asked-phone.ts'
import { desktop, expectAccessible, openProfile, phone } from './browser.ts'
import { fairhouse } from './command-line.ts'
import { openJourney } from './journey.ts'
import { detailsFor, password, playerAt, type Player } from './player.ts'
import { widely } from './widely.ts'

const { house, browser } = await openJourney({
  'fe.registration.methods': ['regular', 'smartId', 'mobileId'],
  'fe.registration.formFirst': ['smartId', 'mobileId'],
  // Each press sends one call: no puzzle between them.
  'be.captcha.afterRegistrations': 0,
})
beforeAll(async () => {
  const trusted = async () =>
    expect(JSON.stringify(await fairhouse(house, 'settings', 'get', 'be.mobileId.trustedCertificates'))).toContain('MII')
  await vi.waitFor(trusted, { timeout: 60_000, interval: 500 })
}, 120_000)

const mariLiis = { country: 'EST', nationalIdNumber: '49005230210', birthDate: '1990-05-23', phoneNumber: '+37255500101', zipCode: '10130' }
const vardene = { country: 'LTU', nationalIdNumber: '48803170331', birthDate: '1988-03-17', phoneNumber: '+37061200101', zipCode: '01123' }
const fill = async (player: Player, who: Record<string, string>) => {
  await player.dialog().locator('[name=nationalIdNumber]').waitFor()
  await player.fill({ country: who['country'] ?? '' })
  await player.fill({ ...(await detailsFor(player.page, who['country'])), ...who, email: player.email })
}

/** The rows that each service shows. */
const rowsOf: Record<'smartId' | 'mobileId', RowName[]> = {
  smartId: ['IDN-120', 'IDN-122..123', 'IDN-447', 'IDN-755..756'],
  mobileId: ['IDN-121', 'IDN-124..125', 'IDN-447', 'IDN-755..756'],
}

test.each(
  widely(
    [
      ['smartId', 'a desktop', desktop, 'en', mariLiis],
      ['mobileId', 'a phone in Arabic', phone, 'ar', vardene],
    ] as const,
    1,
  ),
)(
  'with %s the one form comes first, then the code, and what was typed is kept when the phone refuses (%s)',
  async (method, _, screen, language, who) => {
    proves(...rowsOf[method])
    const { page, context, complaints } = await openProfile(browser, screen)
    const player = playerAt(house, page, language)
    const sent: unknown[] = []
    page.on('request', (request) => request.url().endsWith('/api/registration') && sent.push(request.postDataJSON()))
    await player.open('/?modal=registration')
    await player.dialog().locator(`[type=radio][value=${method}]`).check()
    await fill(player, who)
    await expect.poll(() => player.dialog().locator('[name=password]').count()).toBe(0)
    await expectAccessible(page)
    await player.button('registration.submit').click()
    const code = player.dialog().locator('[dir=ltr][role=status]')
    await code.waitFor()
    await player.dialog().getByRole('timer').waitFor()
    await expect.poll(() => player.dialog().locator('[name=sign-up-method]').count()).toBe(0)
    await expectAccessible(page)
    expect((await code.innerText()).trim()).toBe((await answerPhone(house, 'refuse')).code)
    await page.getByText(player.say('error.abortedVerification')).first().waitFor()
    await player.dialog().locator('[name=nationalIdNumber]').waitFor()
    expect([await code.count(), await player.dialog().locator('[name=email]').inputValue()]).toEqual([0, player.email])
    await player.button('registration.submit').click()
    await code.waitFor()
    await answerPhone(house, 'approve')
    await page
      .locator('body[data-user="logged-in"]')
      .or(player.dialog().getByText(player.say('verification.phoneTitle')))
      .first()
      .waitFor()
    expect(sent).toHaveLength(2)
    expect(sent[1]).toMatchObject({ method, fields: { nationalIdNumber: who.nationalIdNumber, email: player.email } })
    await page.reload()
    await page.locator('body[data-user="logged-in"]').waitFor()
    expect(complaints).toEqual([])
    await context.close()
  },
)

test('the list of ways to sign up goes with the first form of a regular registration, and is no part of its end', async () => {
  const { page, context } = await openProfile(browser)
  const player = playerAt(house, page)
  const ways = player.dialog().locator('[name=sign-up-method]')
  await player.open('/?modal=registration')
  await player.button('registration.agree').click()
  await player.dialog().locator('[name=email]').waitFor()
  await player.fill({ country: 'MLT', email: player.email, password })
  await expect.poll(() => ways.count()).toBe(3)
  await player.button('registration.next').click()
  await player.dialog().locator('[name=firstName]').waitFor()
  await ways.first().waitFor({ state: 'detached' })
  await player.fill(await detailsFor(page, 'MLT'))
  await player.button('registration.submit').click()
  await player.dialog().getByText(player.say('registration.successTitle')).waitFor()
  await expect.poll(() => ways.count()).toBe(0)
  await context.close()
})
