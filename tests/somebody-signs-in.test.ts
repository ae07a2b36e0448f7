import { proves, provesMany } from '@fairhouse/testing/proves.ts'
import { devices, type Page } from 'playwright-core'
import { describe, expect, test, vi } from 'vitest'
import { ready } from './address-bar.ts'
import { houseWithPlayer } from './house-with-player.ts'
import { password } from './player.ts'
import { wordsOf } from './words.ts'

const here = houseWithPlayer()
const { arrives, visitor, playersPage, withSettings } = here
const say = wordsOf('en')

/** The bodies of all logins that a page sends. */
function loginsOf(page: Page): unknown[] {
  const sent: unknown[] = []
  page.on('request', (request) => void (request.url().endsWith('/api/login') && sent.push(request.postDataJSON())))
  return sent
}

/** Answers of the server are kept back until they are let go. */
async function holdLogins(page: Page): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/api/login', async (route) => (await held, route.continue()))
  return letGo
}

/** A page as the server draws it for a visitor. */
const html = async (path: string, agent = '') => (await fetch(here.house.origin + path, { headers: { 'user-agent': agent } })).text()

describe('a visitor', () => {
  test.each(['/login', '/support?modal=login', '/support?modal=deposit'])(
    'finds the form at %s, with both fields, a button, and the ways to an account and a new password',
    async (path) => {
      provesMany(
        'every part of the form is looked for at each address',
        'IDN-011 IDN-020 IDN-023 IDN-037 IDN-062 IDN-073 IDN-081..085 IDN-105 IDN-407 IDN-666 CSH-036',
      )
      const page = await visitor(path)
      const form = page.locator('dialog[open], main').last()
      if (path === '/login') await page.getByRole('heading', { level: 1, name: 'Sign in to your account', exact: true }).waitFor()
      await expect.poll(() => form.locator('input[name=login]').count()).toBe(1)
      await expect.poll(() => form.locator('input[name=password]').getAttribute('type')).toBe('password')
      const button = form.getByRole('button', { name: 'Sign in', exact: true })
      expect([await button.isEnabled(), await button.getAttribute('aria-busy')]).toEqual([true, null])
      await expect
        .poll(() => form.getByRole('link', { name: say('sign-in.signUp') }).getAttribute('href'))
        .toMatch(/^\/registration(?:\?|$)/)
      await expect.poll(() => form.getByRole('link', { name: say('sign-in.forgot') }).getAttribute('href')).toBe('/forgot-password')
      await expect.poll(() => form.locator('[type=radio]').count()).toBe(0)
      await page.context().close()
    },
  )

  test('sees a banner above it on a phone, and none elsewhere', async () => {
    proves('IDN-056', 'IDN-079..080', 'IDN-747')
    const banner = /<img src="(\/cms\/img\/banners\/[^"]+)"/
    const address = banner.exec(await html('/login', devices['iPhone 13'].userAgent))?.[1]
    const picture = await fetch(here.house.origin + address)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, expect.stringContaining('image/svg+xml')])
    expect(await html('/login', devices['Desktop Chrome'].userAgent)).not.toMatch(banner)
  })

  test('finds the form of a new account at /registration and over any page, without a list where there is one way only', async () => {
    proves('IDN-012', 'IDN-019', 'IDN-021', 'IDN-095', 'IDN-667')
    const page = await visitor('/registration')
    await ready(page)
    await page.getByRole('button', { name: say('registration.agree') }).click()
    await page.locator('main [name=email]').waitFor()
    await expect.poll(() => page.locator('main [type=radio][name=sign-up-method]').count()).toBe(0)
    expect(await html('/slots-games?modal=registration')).toMatch(/<dialog[^>]*open[\s\S]*Yes, I agree/)
    await page.context().close()
  })

  test('is not led to a form of registration where a deposit opens the account: its address leads to the deposit', async () => {
    await withSettings({ 'deposit.payAndPlayCountries': [['MLT'], ['SWE', 'FIN', 'EST']] }, async () => {
      expect(await html('/login')).not.toContain('href="/registration"')
      const led = (path: string) => fetch(here.house.origin + path, { redirect: 'manual' })
      const answers = await Promise.all(['/registration', '/ar/support?modal=registration'].map(led))
      expect(answers.map(({ status, headers }) => [status, headers.get('location')])).toEqual([
        [302, '/?modal=deposit'],
        [302, '/ar/support?modal=deposit'],
      ])
    })
    expect(await html('/login')).toContain('href="/registration"')
  })

  test('looks at games', async () => {
    proves('IDN-670')
    expect((await html('/slots-games')).match(/href="\/slots-games\/[^"/]+"/g)?.length).toBeGreaterThan(5)
  })

  test.each(['/my/documents', '/my/account-validation', '/my/sof-validation', '/my/profile'])(
    'reads at %s that logging in is needed, and nothing of anybody',
    async (path) => {
      proves('IDN-675')
      const page = await html(path)
      expect(page).toMatch(/<h1[^>]*>Please log in to see this page<\/h1>/)
      expect(page).not.toMatch(/Ada Example|player\d+x\d+@/)
    },
  )
})

describe('signing in', () => {
  test('sends login and password once, says so while it waits, and gives way to one sentence', async () => {
    provesMany(
      'one login; the waiting, the request and what follows are asserted',
      'IDN-077..078 IDN-235..236 IDN-408..409 IDN-696 SHL-758',
    )
    const page = await visitor('/login')
    await ready(page)
    const [sent, letGo] = [loginsOf(page), await holdLogins(page)]
    await here.signIn(page)
    const button = page.locator('main form button[type=submit]')
    await vi.waitFor(
      async () => expect([await button.isDisabled(), await button.getAttribute('aria-busy')]).toEqual([true, 'true']),
      10_000,
    )
    await page.locator('main [name=password]').press('Enter')
    letGo()
    await page.getByText('You are logged in now', { exact: true }).waitFor()
    expect([await page.locator('main [name=login]').count(), await page.locator('main [name=password]').count()]).toEqual([0, 0])
    expect(sent).toEqual([{ login: here.player.email, password }])
    await page.waitForURL(({ pathname }) => pathname === '/')
    await page.context().close()
  })

  test('in the poker client says that it is one', async () => {
    proves('IDN-046', 'IDN-237')
    const page = await visitor('/login?customerApp=poker')
    await ready(page)
    const sent = loginsOf(page)
    await here.signIn(page)
    await page.locator('body[data-user=logged-in]').waitFor()
    expect(sent).toEqual([{ login: here.player.email, password, customerApp: 'poker' }])
    await page.context().close()
  })

  test('shows what the server finds wrong at its field, until something else is typed there: the button stays where it is when the field is left', async () => {
    proves('IDN-554..555', 'SHL-654')
    const page = await visitor('/login')
    await ready(page)
    let wrong: object = {}
    await page.route('**/api/login', (route) =>
      route.fulfill({ status: 400, json: { error: 'checkFields', errorCode: 2, errorDetails: { fields: wrong } } }),
    )
    for (const [field, rule] of [
      ['login', 'username'],
      ['password', 'required'],
    ] as const) {
      wrong = { [field]: { rule } }
      await here.signIn(page)
      const input = page.locator(`main [name=${field}][aria-invalid=true]`)
      await input.waitFor()
      const told = (await input.getAttribute('aria-describedby'))?.split(' ').find((id) => id.endsWith('-error'))
      await expect.poll(() => page.locator(`#${told}`).innerText()).toMatch(say(`field.rule.${rule}`))
      await expect.poll(() => page.locator('main [aria-invalid=true]').count()).toBe(1)
      await input.focus()
      await page.locator('main [type=submit]').focus()
      await expect.poll(() => page.locator('main [aria-invalid=true]').count()).toBe(1)
      await page.locator(`main [name=${field}]`).press('End')
      await page.keyboard.type('x')
      await expect.poll(() => page.locator('main [aria-invalid=true]').count()).toBe(0)
    }
    await page.context().close()
  })

  test('with what cannot be a login says so, above the form and at its field', async () => {
    const page = await visitor('/login')
    await ready(page)
    for (const [login, above, at] of [
      ['ada example', 'error.loginFormat', 'field.rule.wrongFormat'],
      ['ada@', 'error.loginEmailFormat', 'field.rule.email'],
      ['<ada>', 'error.loginUserNameFormat', 'field.rule.username'],
    ] as const) {
      await page.locator('main [name=login]').fill(login)
      await page.locator('main [name=password]').fill(password)
      await page.locator('main [name=password]').press('Enter')
      await page.getByRole('alert').getByText(say(above)).waitFor()
      await page.locator('main').getByText(say(at)).waitFor()
    }
    await page.context().close()
  })
})

test('a player is sent home from the pages of visitors, and no form is left over a page', async () => {
  proves('IDN-024', 'IDN-086', 'IDN-676')
  const page = await playersPage()
  for (const path of ['/login', '/registration', '/forgot-password']) {
    await page.goto(here.house.origin + path)
    await arrives(page, '/')
  }
  await page.goto(`${here.house.origin}/?modal=login`)
  await ready(page)
  expect([await page.locator('[name=login]').count(), await page.locator('input[name=password]').count()]).toEqual([0, 0])
  await page.context().close()
})

test('what is wrong at a login is forgotten when the form is left', async () => {
  proves('IDN-556', 'SHL-655')
  const page = await visitor('/?modal=login')
  await ready(page)
  const form = page.locator('dialog[open]')
  await form.locator('[name=login]').fill('nobody@example.com')
  await form.locator('[name=password]').fill('Wrong7Password')
  await form.locator('button[type=submit]').last().click()
  await form.getByRole('alert').waitFor()
  await form.locator('[name=password]').fill('')
  await form.locator('button[type=submit]').last().click()
  await form.locator('[name=password][aria-invalid=true]').waitFor()
  await form.getByRole('button', { name: 'Close' }).click()
  await form.waitFor({ state: 'detached' })
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await form.locator('[name=login]').waitFor()
  expect([await form.getByRole('alert').count(), await form.locator('[aria-invalid=true]').count()]).toEqual([0, 0])
  await page.context().close()
})

test('who comes back with a login that holds tells the server the language of the page', async () => {
  proves('SHL-571')
  const page = await here.playersBrowser()
  const told: unknown[] = []
  page.on('request', (request) => void (request.url().endsWith('/api/language') && told.push(request.postDataJSON())))
  await page.goto(`${here.house.origin}/support`)
  await vi.waitFor(() => expect(told).toEqual([{ language: 'en' }]), 10_000)
  await page.context().close()
})
