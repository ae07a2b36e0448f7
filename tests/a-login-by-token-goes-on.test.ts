import { proves } from '@fairhouse/testing/proves.ts'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test, vi } from 'vitest'
import { openProfile, phone } from './browser.ts'
import { openJourney } from './journey.ts'
import { playerAt, type Player } from './player.ts'
import { settle } from './settle.ts'
import { wideTest } from './widely.ts'

const code = '49005230210'
const { house, browser } = await openJourney({
  'fe.signIn.methods': ['regular', 'smartId'],
  'fe.registration.methods': ['regular', 'smartId'],
})
beforeAll(async () => {
  await vi.waitFor(registered, { timeout: 45_000, interval: 500 })
})

/** Somebody has an account that opens by Smart-ID. */
async function registered(): Promise<void> {
  const { page, context } = await openProfile(browser)
  const player = playerAt(house, page)
  try {
    await begin(player, '/?modal=registration')
    await approve()
    const details: Record<string, string> = {
      email: player.email,
      street: 'Kohtu 1',
      zipCode: '10130',
      city: 'Tallinn',
      phoneNumber: '+37255500101',
    }
    for (const [name, value] of Object.entries(details)) await player.dialog().locator(`[name=${name}]`).fill(value)
    await player.dialog().locator('[name=ageAndPolicyChecked]').check()
    await player.button('identification.register').click()
    await page.locator('[popovertarget=balance]').waitFor()
  } finally {
    await context.close()
  }
}

async function begin(player: Player, address = '/?modal=login'): Promise<void> {
  await player.open(address)
  const form = address.startsWith('/login') || address.startsWith('/poker-login') ? player.page.locator('main') : player.dialog()
  await form.locator('[type=radio][value=smartId]').check()
  await form.locator('[name=country]').selectOption('EST')
  await form.locator('[name=personalCode]').fill(code)
  await player.button('shell.continue', form).click()
  await form.locator('progress').waitFor()
}

async function approve(): Promise<void> {
  const { requests } = await house.control<{ requests: { id: string; answer: string | null }[] }>('/phones')
  const open = requests.find(({ answer }) => answer === null)
  await house.control(`/phones/${open?.id}/act`, { act: 'approve' })
}

const tokenIn = (page: Page) => page.evaluate(() => JSON.parse(sessionStorage.getItem('identification-try') ?? '{}').token as string)
const loggedIn = (page: Page) => page.locator('[popovertarget=balance]').waitFor()

/** Whether a document in its dialog begins with a whole line, and how many pixels of it can be seen below the bar that accepts it. */
const aroundText = (page: Page) =>
  page.evaluate(() => {
    const dialog = document.querySelector('dialog[open]')
    const [article, bar] = [dialog?.querySelector('article'), [...(dialog?.querySelectorAll('button') ?? [])].at(-1)?.parentElement]
    const body = article?.parentElement?.getBoundingClientRect()
    return {
      firstLineIsWhole: (article?.firstElementChild?.getBoundingClientRect().top ?? 0) >= (body?.top ?? 0),
      belowTheBar: Math.round((body?.bottom ?? 0) - (bar?.getBoundingClientRect().bottom ?? 0)),
    }
  })

test('what has changed is read and accepted, first one document, then the other, and the login goes on', async () => {
  proves('IDN-545..546', 'IDN-768', 'IDN-NS-38', 'SHL-879..880')
  await settle(house, { 'be.consent.privacyPolicyVersion': 7, 'be.consent.termsVersion': 8 })
  const { page, context, complaints } = await openProfile(browser, phone)
  const player = playerAt(house, page)
  await begin(player)
  await approve()
  await page.waitForURL(/modal=privacy-policy/)
  await player.button('identification.accept').waitFor()
  expect(await aroundText(page)).toEqual({ firstLineIsWhole: true, belowTheBar: 0 })
  await player.button('identification.accept').click()
  await page.waitForURL(/modal=terms-conditions/)
  await player.button('identification.accept').click()
  await loggedIn(page)
  await player.dialog().waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
  await context.close()

  const again = await openProfile(browser)
  await begin(playerAt(house, again.page))
  await approve()
  await loggedIn(again.page)
  await again.context.close()
})

test('the landing waits for the token in its address and logs in', async () => {
  proves('IDN-050', 'IDN-541')
  const { page, context } = await openProfile(browser)
  const player = playerAt(house, page)
  await begin(player)
  const token = await tokenIn(page)
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('about:blank')
  await approve()
  await player.open(`/identification?type=identification&value=done&token=${token}`)
  await loggedIn(page)
  // What is still to be proved may be asked for at once.
  await page.waitForURL((url) => url.pathname === '/' && !url.searchParams.has('token'))
  await context.close()
})

test('where the browser keeps the tab of the bank shut, a link to the same address stands in its place', async () => {
  proves('IDN-NS-44')
  const { page, context } = await openProfile(browser)
  const player = playerAt(house, page)
  const redirectUrl = 'https://pay.example/first'
  await page.route('**/api/deposits/confirm', (route) => route.fulfill({ json: { success: true, redirectUrl } }))
  await begin(player)
  await page.addInitScript(() => {
    localStorage.setItem('initial-deposit-amount', '40')
    window.open = () => null
  })
  await approve()
  await player.open(`/identification?type=identification&value=done&token=${await tokenIn(page)}`)
  const link = page.getByRole('link', { name: player.say('identification.bankTabOpen') })
  await link.waitFor()
  expect([await link.getAttribute('href'), await link.getAttribute('target')]).toEqual([redirectUrl, '_blank'])
  await context.close()
})

test('the landing tells the error in its address, and that a token is over, and tries no login', async () => {
  proves('IDN-054', 'IDN-539')
  const { page, context } = await openProfile(browser)
  const player = playerAt(house, page)
  await player.open('/identification?type=identification&errorCode=243')
  await page.getByText(player.say('error.identificationFailed')).waitFor()
  await player.open('/identification?type=identification&token=nobody-made-this-token')
  await page.getByText(player.say('error.expiredVerification')).waitFor()
  await expect.poll(() => page.locator('[popovertarget=balance]').count()).toBe(0)
  await context.close()
})

wideTest('the landing sends the poker client back to its login, where the try goes on', async () => {
  proves('IDN-229')
  const { page, context } = await openProfile(browser)
  const player = playerAt(house, page)
  const sent: unknown[] = []
  page.on('request', (request) => request.url().endsWith('/api/login/token') && sent.push(request.postDataJSON()))
  await begin(player, '/poker-login')
  await player.open('/identification?type=identification&redirectFrom=messageInterface&value=done')
  await page.waitForURL(/\/poker-login/)
  await page.locator('main progress').waitFor()
  await approve()
  await vi.waitFor(() => expect(sent).toMatchObject([{ customerApp: 'poker' }]), { timeout: 45_000 })
  await context.close()
})

wideTest('a question that takes longer than half a second is given up and asked again, without a word', async () => {
  proves('IDN-692', 'IDN-802', 'SHL-755')
  const { page, context, complaints } = await openProfile(browser)
  const player = playerAt(house, page)
  let slow = 2
  await page.route('**/api/waiting-request', async (route) => {
    if (slow-- > 0) await new Promise((resolve) => setTimeout(resolve, 900))
    await route.continue().catch(() => undefined)
  })
  const failed: string[] = []
  page.on('requestfailed', (request) => void failed.push(new URL(request.url()).pathname))
  await begin(player)
  await approve()
  await loggedIn(page)
  expect([failed.filter((path) => path === '/api/waiting-request').length, complaints]).toEqual([2, []])
  await context.close()
})

test('a return with a login that still holds is taken up, and goes where the address says', async () => {
  proves('IDN-240', 'SHL-516', 'SHL-760')
  const { page, context } = await openProfile(browser)
  const player = playerAt(house, page)
  await begin(player)
  await approve()
  await loggedIn(page)
  const again = await context.newPage()
  const taken = again.waitForRequest(/\/api\/login\/auto/)
  await again.goto(`${house.origin}/?page-after-login=/my/profile`)
  await taken
  await again.waitForURL(/\/my\/profile/)
  await context.close()
})
