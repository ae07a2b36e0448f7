import { proves } from '@fairhouse/testing/proves.ts'
import type { FrameLocator, Page } from 'playwright-core'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { desktop, expectAccessible, openProfile, phone } from './browser.ts'
import { openJourney } from './journey.ts'
import { playerAt, type Player } from './player.ts'
import { widely } from './widely.ts'

const { house, browser } = await openJourney({ 'fe.registration.methods': ['regular', 'trustly'] })
beforeAll(async () => {
  await vi.waitFor(trusted, { timeout: 45_000, interval: 200 })
})

type Order = { id: string; state: string; person: string | null; notices: { method: string; outcome: string; attempts: number }[] }
const orders = async () => (await house.control<{ orders: Order[] }>('/trustly/orders')).orders
const bankOf = (player: Player): FrameLocator => player.dialog().frameLocator('iframe')

/** Opens the registration with Trustly; the bank comes by itself. */
async function toBank(player: Player): Promise<FrameLocator> {
  await player.open('/?modal=registration')
  await player.dialog().locator('[type=radio][value=trustly]').check()
  const bank = bankOf(player)
  await bank.locator('[name=person]').first().waitFor()
  return bank
}

/** The product has asked the sandbox for Trustly's key. */
async function trusted(): Promise<void> {
  const { page, context } = await openProfile(browser)
  context.setDefaultTimeout(15_000)
  try {
    await toBank(playerAt(house, page))
  } finally {
    await context.close()
  }
}

async function answer(player: Player, person: string | undefined): Promise<void> {
  const bank = bankOf(player)
  if (person) await bank.locator(`[name=person][value=${person}]`).check()
  await bank.locator(`[name=answer][value=${person ? 'approve' : 'refuse'}]`).click()
}

async function giveDetails(player: Player, known: Record<string, string>): Promise<void> {
  const dialog = player.dialog()
  await dialog.locator('[name=email]').waitFor()
  for (const [name, value] of Object.entries({ email: player.email, ...known })) await dialog.locator(`[name=${name}]`).fill(value)
  await dialog.locator('[name=ageAndPolicyChecked]').check()
  await player.button('identification.register').click()
}

const isLoggedIn = (page: Page) => page.locator('body[data-user="logged-in"]').waitFor()

describe.each(
  widely(
    [
      ['a desktop', desktop, 'en', { id: 'svea', first: 'Svea', birthDate: '1985-06-10', left: { phoneNumber: '+46701740605' } }],
      [
        'a phone in Arabic',
        phone,
        'ar',
        { id: 'matti', first: 'Matti', birthDate: '1988-05-23', left: { phoneNumber: '+358401234567', nickName: 'Matti_1' } },
      ],
    ] as const,
    1,
  ),
)('on %s', (_, screen, language, who) => {
  test('the bank opens in the page by itself, is refused, begun anew, and whoever it names signs up and comes in', async () => {
    proves('IDN-099', 'IDN-145', 'IDN-147', 'IDN-149')
    const { page, context, complaints } = await openProfile(browser, screen)
    const player = playerAt(house, page, language)
    const begun = page.waitForRequest(/\/api\/identification$/)
    await toBank(player)
    expect((await begun).postDataJSON()).toMatchObject({ method: 'trustly', purpose: 'registration' })
    await expect.poll(() => player.dialog().locator('form').count()).toBe(0)
    await expectAccessible(page)
    await answer(player, undefined)
    await player.dialog().getByText(player.say('error.abortedVerification')).waitFor()
    await player.dialog().locator('form').getByRole('button').click()
    await answer(player, who.id)
    const field = (name: string) => player.dialog().locator(`[name=${name}]`)
    await field('email').waitFor()
    await expect.poll(() => field('firstName').inputValue()).toBe(who.first)
    expect([await field('birthDate').inputValue(), await field('birthDate').getAttribute('readonly')]).toEqual([who.birthDate, ''])
    await giveDetails(player, who.left)
    await isLoggedIn(page)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('somebody who has an account already is asked whether to log in, and does', async () => {
    proves('IDN-478')
    const { page, context } = await openProfile(browser, screen)
    const player = playerAt(house, page, language)
    await toBank(player)
    await answer(player, who.id)
    await player.dialog().getByText(player.say('identification.registeredQuestion')).waitFor()
    await player.button('shell.logIn').click()
    await isLoggedIn(page)
    await context.close()
  })
})

test('somebody under age is told so, and whom the bank does not know it asks again', async () => {
  const { page, context } = await openProfile(browser, phone)
  const player = playerAt(house, page)
  const bank = await toBank(player)
  await answer(player, 'stranger')
  await bank.getByRole('alert').waitFor()
  expect((await orders())[0]?.state).toBe('open')
  await answer(player, 'noor')
  await player.dialog().getByText(player.say('error.ageRestricted')).waitFor()
  await context.close()
})

test('the bank can be left, and does not come back by itself', async () => {
  const { page, context } = await openProfile(browser)
  const player = playerAt(house, page)
  await toBank(player)
  await player.button('shell.cancel').click()
  await player.button('shell.continue').waitFor()
  await expect.poll(() => player.dialog().locator('iframe').count()).toBe(0)
  await context.close()
})

test('a notification that comes again is answered alike and changes nothing', async () => {
  const [order] = (await orders()).filter(({ person }) => person === 'matti')
  const repeated = await house.control<{ repeated: number }>(`/trustly/orders/${order?.id}/repeat`, {})
  expect(repeated).toEqual({ repeated: 1 })
  const notice = async () => (await orders()).find(({ id }) => id === order?.id)?.notices[0]
  await expect.poll(notice).toMatchObject({ outcome: 'delivered', attempts: 2 })
})
