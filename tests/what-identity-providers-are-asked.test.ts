import { proves } from '@fairhouse/testing/proves.ts'
import type { BrowserContext, Page, Request } from 'playwright-core'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { addressOf, ready } from './address-bar.ts'
import { answerPhone } from './asked-phone.ts'
import { houseWithPlayer } from './house-with-player.ts'
import { playerAt } from './player.ts'
import { wordsOf } from './words.ts'

const ways = ['regular', 'smartId', 'mobileId']
const here = houseWithPlayer({
  'fe.signIn.methods': ways,
  'fe.registration.methods': ways,
  'verification.ask': ['email'],
  'be.smartId.waitSeconds': 60,
  'signIn.hackLimit': 50,
})
const { visitor } = here
const say = wordsOf('en')
const mari = '49005230210'
const form = (page: Page) => page.locator('dialog[open], main').last()
const press = (page: Page, key: string) =>
  form(page)
    .getByRole('button', { name: say(key) })
    .click()
const shelf = (page: Page) => page.getByRole('region', { name: say('shell.notifications') })
const floating = (page: Page) => shelf(page).getByText(/\S/)
const loggedIn = (page: Page) => page.locator('body[data-user="logged-in"]').waitFor()

/** All calls that a page, or every page of a browser, makes of the server, with what they say. */
function callsOf(page: Page | BrowserContext): { path: string; said: Record<string, unknown> }[] {
  const calls: { path: string; said: Record<string, unknown> }[] = []
  const heard = (request: Request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/') && request.method() === 'POST')
      calls.push({ path: pathname, said: request.postDataJSON() as Record<string, unknown> }) // a JSON object
  }
  page.on('request', heard)
  return calls
}
const saidTo = (calls: ReturnType<typeof callsOf>, path: string) => calls.filter((call) => call.path === path).map(({ said }) => said)

/** Somebody begins by Smart-ID, up to the code. */
async function begin(page: Page, path = '/login', code = mari): Promise<void> {
  await page.goto(here.house.origin + path)
  await ready(page)
  await form(page).locator('[type=radio][value=smartId]').check()
  await form(page).locator('[name=country]').selectOption('EST')
  await form(page).locator('[name=personalCode]').fill(code)
  await press(page, 'shell.continue')
  await form(page).locator('progress').waitFor()
}

// The product has asked the sandbox whose certificates to trust once a try ends as it should.
beforeAll(async () => {
  const page = await visitor()
  const trusted = async () => {
    await begin(page)
    await answerPhone(here.house, 'refuse')
    await form(page).getByText(say('error.abortedVerification')).waitFor({ timeout: 3000 })
  }
  await vi.waitFor(trusted, { timeout: 30_000, interval: 300 })
  await page.context().close()
}, 60_000)

describe('what a service needs', () => {
  test('is asked for in the form, and nobody is asked without it', async () => {
    proves('IDN-592..593', 'IDN-595')
    const page = await visitor('/login')
    await ready(page)
    const calls = callsOf(page)
    const wrong = () =>
      form(page)
        .locator('[aria-invalid=true]')
        .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).name))
    await form(page).locator('[type=radio][value=smartId]').check()
    await form(page).locator('[name=personalCode]').waitFor()
    await press(page, 'shell.continue')
    await form(page).getByText('This field is required.').waitFor()
    expect(await wrong()).toEqual(['personalCode'])
    await form(page).locator('[type=radio][value=mobileId]').check()
    await form(page).locator('[name=phoneNumber]').fill('+372')
    await press(page, 'shell.continue')
    await vi.waitFor(async () => expect(await wrong()).toEqual(['phoneNumber', 'personalCode']), 10_000)
    expect(saidTo(calls, '/api/identification')).toEqual([])
    await page.context().close()
  })

  test('of Mobile-ID is a Lithuanian number where the operator takes no others', async () => {
    proves('IDN-596')
    await here.settle('be.mobileId.countries', ['LTU'])
    const page = await visitor('/login')
    await ready(page)
    await form(page).locator('[type=radio][value=mobileId]').check()
    const number = form(page).locator('[name=phoneNumber]')
    await expect.poll(() => number.inputValue()).toBe('')
    await expect.poll(() => form(page).locator('[name="phoneNumber:country"] option').allInnerTexts()).toEqual(['Lithuania +370'])
    await number.fill('+37255500101')
    await form(page).locator('[name=personalCode]').fill(mari)
    await press(page, 'shell.continue')
    await form(page).getByText(say('identification.phoneWrong')).waitFor()
    await expect.poll(() => form(page).locator('progress').count()).toBe(0)
    await here.settle('be.mobileId.countries', ['LTU', 'EST'])
    await page.context().close()
  })
})

test('the code counts down second by second, its bar with it, and is left without a word', async () => {
  proves('IDN-154', 'IDN-156..157', 'IDN-485', 'IDN-807')
  const page = await visitor()
  await page.clock.install()
  await begin(page)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  const bar = form(page).locator('progress')
  const left = async () => {
    const [, minutes, seconds] = /(\d+):(\d\d)/.exec(await form(page).getByRole('timer').innerText()) ?? []
    return Number(minutes) * 60 + Number(seconds)
  }
  const seen = [await left()]
  for (let second = 0; second < 5; second += 1) {
    await page.clock.runFor(1000)
    seen.push(await left())
  }
  const [first = 0] = seen
  expect(first).toBeGreaterThan(40)
  expect(seen).toEqual([0, 1, 2, 3, 4, 5].map((passed) => first - passed))
  await page.clock.runFor((first - 5 - 30) * 1000)
  const [value, max] = await bar.evaluate((element: HTMLProgressElement) => [element.value, element.max])
  expect(Math.abs((max ?? 0) - 60)).toBeLessThan(5)
  expect((value ?? 0) / (max ?? 1)).toBeCloseTo(0.5, 1)
  await press(page, 'shell.cancel')
  await form(page).locator('[name=personalCode]').waitFor()
  await page.clock.runFor(40_000)
  expect([await form(page).getByRole('alert').count(), await floating(page).count()]).toEqual([0, 0])
  await answerPhone(here.house, 'refuse')
  await page.context().close()
})

describe('a service that refuses', () => {
  test('is told in words that can be closed', async () => {
    proves('IDN-773..774')
    const page = await visitor()
    await page.route('**/api/identification', (route) =>
      route.fulfill({ status: 403, json: { error: 'identificationFailed', errorCode: 243 } }),
    )
    await page.goto(`${here.house.origin}/login`)
    await ready(page)
    await form(page).locator('[type=radio][value=smartId]').check()
    await form(page).locator('[name=personalCode]').fill(mari)
    await press(page, 'shell.continue')
    const told = form(page).getByRole('alert')
    await told.getByText(say('error.identificationFailed')).waitFor()
    await told.getByRole('button', { name: say('shell.dismiss') }).click()
    await told.waitFor({ state: 'detached' })
    await expect.poll(() => form(page).locator('[name=personalCode]').inputValue()).toBe(mari)
    await page.context().close()
  })

  test('takes a registration back to its form: code and countdown are gone', async () => {
    proves('IDN-755..756')
    const page = await visitor()
    await begin(page, '/?modal=registration')
    await answerPhone(here.house, 'refuse')
    await form(page).locator('[name=personalCode]').waitFor()
    expect([await form(page).locator('progress').count(), await form(page).getByRole('timer').count()]).toEqual([0, 0])
    await page.context().close()
  })
})

describe('the address', () => {
  test('chooses a way to sign up', async () => {
    proves('IDN-038')
    const page = await visitor('/?modal=registration&method=mobileId')
    await ready(page)
    await form(page).locator('[name=phoneNumber]').waitFor()
    await expect.poll(() => form(page).locator('[type=radio][value=mobileId]').isChecked()).toBe(true)
    await page.context().close()
  })

  test('with a token has it checked, and a token that is none closes the form and says so', async () => {
    proves('IDN-264', 'IDN-456', 'IDN-458')
    const page = await visitor()
    const calls = callsOf(page)
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/waiting-request', async (route) => (await held, route.continue()))
    await page.goto(`${here.house.origin}/?modal=registration&method=smartId&titanToken=nobody-made-this-token`)
    await page.getByText(say('identification.checkingToken')).waitFor()
    expect(saidTo(calls, '/api/waiting-request')[0]).toEqual({ token: 'nobody-made-this-token' })
    answer()
    await page.locator('dialog').waitFor({ state: 'detached' })
    const notices = shelf(page).getByRole('button', { name: say('shell.dismiss') })
    await notices.first().waitFor()
    // Neither is the token tried as that of a login, nor the refusal told twice.
    await page.waitForLoadState('networkidle')
    expect([await notices.count(), await page.locator('dialog[open]').count(), saidTo(calls, '/api/waiting-request').length]).toEqual([
      1, 0, 1,
    ])
    expect(new URL(page.url()).search).toBe('')
    await page.context().close()
  })
})

describe('somebody whom the house does not know', () => {
  test('is asked to sign up, is asked once, and comes in; by the same way the game that was wanted opens', async () => {
    proves('IDN-093..094', 'IDN-423..424', 'IDN-702', 'SHL-762')
    const page = await visitor()
    const calls = callsOf(page)
    await begin(page)
    await answerPhone(here.house, 'approve')
    await page.getByText(say('identification.askTitle')).waitFor()
    expect([saidTo(calls, '/api/login/init').length, saidTo(calls, '/api/identification').map(({ method }) => method)]).toEqual([
      1,
      ['smartId'],
    ])
    await press(page, 'shell.signUp')
    const player = playerAt(here.house, page)
    const known = { email: player.email, street: 'Kohtu 1', zipCode: '10130', city: 'Tallinn', phoneNumber: '+37255500101' }
    await form(page).locator('[name=email]').waitFor()
    await player.fill({ ...known, ageAndPolicyChecked: 'true' })
    await press(page, 'identification.register')
    await loggedIn(page)

    const again = await visitor()
    await begin(again, '/login?game-after-login=orchard')
    await answerPhone(here.house, 'approve')
    await vi.waitFor(() => expect(addressOf(again, here.house)).toBe('/all-games/orchard/real'), { timeout: 45_000 })
    await expect.poll(() => again.getByText(say('identification.askTitle')).count()).toBe(0)
    const third = await again.context().newPage()
    await third.goto(`${here.house.origin}/?game-after-login=orchard`)
    await vi.waitFor(() => expect(addressOf(third, here.house)).toBe('/all-games/orchard/real'), { timeout: 45_000 })
    await again.context().close()
    await page.context().close()
  })

  test('then signs up again: is asked whether to log in; what refuses that is told in the form, and floats unless it has a place of its own', async () => {
    proves('IDN-757..758')
    const page = await visitor()
    await begin(page, '/?modal=registration')
    await answerPhone(here.house, 'approve')
    await page.getByText(say('identification.registeredQuestion')).waitFor()
    for (const [error, errorCode, told] of [
      ['loginOnHold', 295, say('error.loginOnHold')],
      ['frozen', 111, /frozen|minutes/],
    ] as const) {
      await page.route('**/api/login/token', (route) =>
        route.fulfill({ status: 403, json: { error, errorCode, errorDetails: { minutes: 5 } } }),
      )
      await press(page, 'shell.logIn')
      await form(page).getByRole('alert').getByText(told).waitFor()
      if (errorCode === 111) await floating(page).getByText(told).waitFor()
      else await expect.poll(() => floating(page).count()).toBe(0)
      await page.unroute('**/api/login/token')
      if (errorCode === 111) break
      await form(page).locator('[name=country]').selectOption('EST')
      await form(page).locator('[name=personalCode]').fill(mari)
      await press(page, 'shell.continue')
      await answerPhone(here.house, 'approve')
      await page.getByText(say('identification.registeredQuestion')).waitFor()
    }
    await page.context().close()
  })

  test('is logged in without the question where the operator wants that, by one call', async () => {
    proves('IDN-132', 'IDN-NS-04')
    await here.settle('registration.autoLogin', true)
    const page = await visitor()
    const calls = callsOf(page)
    await begin(page, '/?modal=registration')
    await answerPhone(here.house, 'approve')
    await loggedIn(page)
    expect(saidTo(calls, '/api/login/token')).toMatchObject([{ t: expect.stringMatching(/^[\w-]{20,}$/) }])
    await here.settle('registration.autoLogin', false)
    await page.context().close()
  })
})

test('in the poker client every call of a login says so', async () => {
  proves('IDN-700', 'SHL-764')
  const page = await visitor()
  const calls = callsOf(page.context())
  await begin(page, '/poker-login?customerApp=poker')
  await answerPhone(here.house, 'approve')
  await loggedIn(page)
  // The page may be on its way to draw itself anew by the player's rules.
  const next = await page.context().newPage()
  await next.goto(`${here.house.origin}/?customerApp=poker`)
  const family = ['/api/login/init', '/api/identification', '/api/login/token', '/api/login/auto']
  await vi.waitFor(() => expect(family.filter((path) => saidTo(calls, path).length === 0)).toEqual([]), { timeout: 45_000 })
  for (const path of family) for (const said of saidTo(calls, path)) expect([path, said['customerApp']]).toEqual([path, 'poker'])
  await page.context().close()
})
