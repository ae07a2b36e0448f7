import { proves, provesMany } from '@fairhouse/testing/proves.ts'
import { expect, test, vi } from 'vitest'
import { ready } from './address-bar.ts'
import { bodiesSent, pathsAsked } from './what-is-asked.ts'
import { changeAnswers } from './changed-answers.ts'
import { houseWithPlayer } from './house-with-player.ts'
import { wideTest } from './widely.ts'

const here = houseWithPlayer()
const { at, arrives, visitor, playersPage, signIn } = here
const contents = ['privacy-policy', 'terms-conditions', 'responsible-gambling'] as const

test('each modal of a visitor is in the HTML of any page, and an unknown one opens nothing', async () => {
  proves('CSH-023', 'IDN-035..036', 'SHL-151..153')
  for (const modal of ['login', 'registration', 'email', ...contents]) {
    const html = await (await fetch(`${here.house.origin}/support?modal=${modal}`)).text()
    expect([modal, /<dialog[^>]*open/.test(html), html.match(/<h1[ >]/g)?.length]).toEqual([modal, true, 1])
  }
  expect(await (await fetch(`${here.house.origin}/support?modal=zzz`)).text()).not.toContain('<dialog')
})

test('Back closes a modal where it was opened, and the focus returns to what opened it', async () => {
  proves('SHL-143', 'SHL-184')
  const page = await visitor()
  await page.goto(`${here.house.origin}/slots-games`)
  await ready(page)
  const opener = page.locator('header').getByRole('link', { name: here.player.say('shell.logIn') })
  await opener.click()
  await page.locator('dialog[open] [name=login]').waitFor()
  expect(at(page)).toBe('/slots-games?modal=login')
  await page.goBack()
  await page.locator('dialog').waitFor({ state: 'detached' })
  expect(at(page)).toBe('/slots-games')
  expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('a listing is where it was after the way back, also when the page was loaded anew in between', async () => {
  proves('SHL-182..183', 'SHL-455')
  const page = await visitor(undefined, { width: 375, height: 500 })
  await page.goto(`${here.house.origin}/terms-conditions`)
  await ready(page)
  await page.evaluate(() => window.scrollTo(0, 600))
  await page
    .locator('main')
    .getByRole('link', { name: /Safer|safer/ })
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await arrives(page, '/responsible-gambling')
  await vi.waitFor(async () => expect(await page.evaluate(() => window.scrollY)).toBe(0), 10_000)
  await page.reload()
  await ready(page)
  await page.goBack()
  await vi.waitFor(async () => expect(await page.evaluate(() => window.scrollY)).toBe(600), { timeout: 45_000 })
  const kept = (await page.context().cookies()).find(({ name }) => name === 'url')
  expect(kept?.sameSite).toBe('Lax')
  const paths = (JSON.parse(decodeURIComponent(kept?.value ?? '')) as [string, number, string][]).map(([path]) => path)
  expect(paths).toEqual(expect.arrayContaining(['/terms-conditions', '/responsible-gambling']))
})

test('who logs in goes to the page that was asked for, and the parameter is gone', async () => {
  proves('SHL-156', 'SHL-454', 'SHL-514')
  const page = await visitor()
  await page.goto(`${here.house.origin}/?modal=login&page-after-login=/my/profile`)
  await ready(page)
  await signIn(page)
  await arrives(page, '/my/profile')
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en')
  await page.context().close()
})

test('a page that a form of proof opens over begins at its top, too', async () => {
  const page = await visitor(undefined, { width: 375, height: 500 })
  await changeAnswers(page, '**/api/verification', ({ email, phoneNumber }: { email: object; phoneNumber: object }) => ({
    email: { ...email, ask: true, needed: true },
    phoneNumber: { ...phoneNumber, ask: true, needed: true },
  }))
  await page.goto(`${here.house.origin}/login?page-after-login=/promotions`)
  await ready(page)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await signIn(page)
  await arrives(page, '/promotions?modal=verification')
  await page.locator('dialog[open]').waitFor()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.context().close()
})

wideTest('an address elsewhere is never gone to after login', async () => {
  const page = await visitor()
  await page.goto(`${here.house.origin}/?modal=login&page-after-login=//evil.example`)
  await ready(page)
  await signIn(page)
  await page.locator('body[data-user=logged-in]').waitFor()
  await page.locator('dialog').waitFor({ state: 'detached' })
  expect([new URL(page.url()).origin, new URL(page.url()).pathname]).toEqual([here.house.origin, '/'])
  await page.context().close()
})

test('an address that is not there stays the page that says so when a modal opens over it', async () => {
  const page = await visitor()
  await page.goto(`${here.house.origin}/nonsense-games`)
  await ready(page)
  await page
    .locator('header')
    .getByRole('link', { name: here.player.say('shell.logIn') })
    .click()
  await arrives(page, '/nonsense-games?modal=login')
  await page.locator('dialog[open] [name=login]').waitFor()
  await page.goBack()
  await page.locator('dialog').waitFor({ state: 'detached' })
  await page.getByRole('heading', { level: 1, name: here.player.say('shell.notFound') }).waitFor()
  await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1)
  await page.context().close()
})

test('who logs in sees the modal that was asked for', async () => {
  proves('SHL-145', 'SHL-155', 'SHL-519..520')
  const page = await visitor()
  await page.goto(`${here.house.origin}/slots-games?modal=deposit`)
  await arrives(page, '/slots-games?modal=login&modal-after-login=deposit')
  await ready(page)
  await signIn(page)
  await arrives(page, '/slots-games?modal=deposit')
  await page.locator('dialog[open] form').waitFor()
  await page.context().close()
})

test('who logs in plays the game that was asked for', async () => {
  proves('IDN-043', 'IDN-422', 'SHL-154', 'SHL-559')
  const page = await visitor()
  await page.goto(`${here.house.origin}/?modal=login&game-after-login=orchard`)
  await ready(page)
  await signIn(page)
  await arrives(page, '/all-games/orchard/real')
  await page.context().close()
})

test('a demonstration becomes play for money for a player, with query and hash', async () => {
  proves('SHL-528', 'SHL-531')
  const page = await playersPage()
  await page.goto(`${here.house.origin}/slots-games/orchard/demo?a=1#top`)
  await arrives(page, '/slots-games/orchard/real?a=1#top')
  await page.context().close()
})

test('error 222 opens the e-mail modal, and Back closes it', async () => {
  proves('SHL-522..523')
  const page = await visitor()
  await page.route('**/api/login', (route) => route.fulfill({ status: 403, json: { error: 'emailNotFilled', errorCode: 222 } }))
  await page.goto(`${here.house.origin}/?modal=login`)
  await ready(page)
  await signIn(page)
  await arrives(page, '/?modal=email')
  await page.goBack()
  await arrives(page, '/?modal=login')
  await page.context().close()
})

test('the return from a provider opens the registration and records what came; without its parts it does not', async () => {
  proves('SHL-161..163', 'SHL-549..550')
  const page = await visitor()
  const whole = 'redirectFrom=messageInterface&type=identification&value=done&method=smartId&titanToken=T1'
  for (const lacking of [/type=\w+&/, /value=\w+&/]) {
    await page.goto(`${here.house.origin}/?${whole.replace(lacking, '')}`)
    await ready(page)
    await expect.poll(() => page.locator('dialog').count()).toBe(0)
  }
  await page.goto(`${here.house.origin}/?${whole}`)
  await page.locator('dialog[open]').waitFor()
  expect(at(page)).toBe('/?modal=registration')
  expect(await page.evaluate(() => sessionStorage.getItem('identification'))).toBe('{"method":"smartId","titanToken":"T1"}')
  await page.context().close()
})

test('a window of our own may lead to our pages and end a game; nobody else may, and nowhere else', async () => {
  proves('SHL-555..558')
  const page = await visitor()
  await page.goto(`${here.house.origin}/`)
  await ready(page)
  await page.evaluate(() => window.postMessage({ type: 'redirect', url: '//evil.example' }, '*'))
  await page.evaluate(() => window.postMessage({ type: 'redirect', url: 'https://evil.example/' }, '*'))
  await page.evaluate(() =>
    window.dispatchEvent(new MessageEvent('message', { data: { type: 'redirect', url: '/coming-soon' }, origin: 'https://evil.example' })),
  )
  await page.evaluate(() => window.postMessage({ type: 'redirect', url: '/support' }, '*'))
  await arrives(page, '/support')
  await page.evaluate(() => sessionStorage.setItem('$ActiveGameSessionId', 's1'))
  await page.evaluate(() => window.postMessage({ type: 'gaming', value: 'exit' }, '*'))
  await arrives(page, '/')
  expect(await page.evaluate(() => sessionStorage.getItem('$ActiveGameSessionId'))).toBeNull()
  await page.context().close()
})

test('on start the page tells where the visit began, asks for the protection and reads the customer configuration, each once', async () => {
  provesMany('each call is counted and compared', 'SHL-752..753', 'SHL-796..798', 'SHL-NS-04', 'SHL-NS-52')
  const page = await visitor()
  const asked = pathsAsked(page)
  const told = bodiesSent(page, '/api/affiliate')
  await page.goto(`${here.house.origin}/?utm_source=test&email=ada@example.com`)
  await ready(page)
  for (const path of ['/support', '/fairness', '/']) {
    await page.evaluate((to) => window.postMessage({ type: 'redirect', url: to }, '*'), path)
    await arrives(page, path)
  }
  const times = (path: string) => asked.filter((one) => one === path).length
  expect(['/api/affiliate', '/api/protection', '/cms/content/customer-configuration.json'].map(times)).toEqual([1, 1, 1])
  expect(told).toEqual([{ landing: '/', campaign: { utm_source: 'test' } }])
  await page.context().close()
})

test('a worker of an earlier site goes, another stays', async () => {
  proves('SHL-804')
  const page = await visitor()
  for (const name of ['old/sw.js', 'push-worker.js'])
    await page.context().route(`**/${name}`, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.goto(`${here.house.origin}/`)
  await ready(page)
  const scripts = () =>
    page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(
        (one) => new URL((one.active ?? one.waiting ?? one.installing)?.scriptURL ?? '').pathname,
      ),
    )
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/old/sw.js')
    await navigator.serviceWorker.register('/push-worker.js')
  })
  expect((await scripts()).toSorted()).toEqual(['/old/sw.js', '/push-worker.js'])
  await page.reload()
  await vi.waitFor(async () => expect(await scripts()).toEqual(['/push-worker.js']), { timeout: 45_000 })
  await page.context().close()
})

test('the language of a player is told to the server and kept in the browser', async () => {
  proves('SHL-570', 'SHL-572', 'SHL-757')
  const page = await playersPage()
  const told = bodiesSent(page, '/api/language')
  await page.goto(`${here.house.origin}/ar/support`)
  await vi.waitFor(() => expect(told).toEqual([{ language: 'ar' }]), { timeout: 45_000 })
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('ar')
  await page.goto(`${here.house.origin}/support`)
  await vi.waitFor(() => expect(told.at(-1)).toEqual({ language: 'en' }), { timeout: 45_000 })
  await page.context().close()
})

test('after logging out one is home', async () => {
  proves('SHL-546')
  const page = await playersPage()
  await page.goto(`${here.house.origin}/my/profile`)
  await ready(page)
  await page
    .locator('main')
    .getByRole('link', { name: here.player.say('shell.logOut') })
    .click()
  await arrives(page, '/')
  await page.locator('body[data-user=logged-out]').waitFor()
  await page.context().close()
})

test('whoever logs out is not asked for a proof on the way, nor for a login after it', async () => {
  const page = await here.playersBrowser()
  await changeAnswers(page, '**/api/verification', ({ email, phoneNumber }: { email: object; phoneNumber: object }) => ({
    email: { ...email, ask: true },
    phoneNumber: { ...phoneNumber, ask: true },
  }))
  await page.goto(`${here.house.origin}/fairness`)
  await page.locator('dialog[open]').waitFor()
  // A page that is loaded anew has asked for nothing yet.
  await page.goto(`${here.house.origin}/logout`)
  await page.getByText(here.player.say('shell.loggedOut')).waitFor()
  await page.locator('body[data-user="logged-out"]').waitFor()
  expect([await page.locator('dialog[open]').count(), new URL(page.url()).search]).toEqual([0, ''])
  await page.context().close()
})

test('who opens a game with a modal in the address can use the modal, which lies over the game', async () => {
  const page = await here.visitor('/slots-games/sea-glass?modal=login')
  const login = page.locator('dialog[open] [name=login]')
  await page.locator('dialog[open]').getByRole('heading', { name: 'Sea Glass' }).waitFor()
  await ready(page)
  await login.click()
  await page.keyboard.type('ada@example.com')
  await expect.poll(() => login.inputValue()).toBe('ada@example.com')
  await page.keyboard.press('Escape')
  await login.waitFor({ state: 'detached' })
  await expect.poll(() => page.locator('dialog[open]').getByRole('heading', { name: 'Sea Glass' }).count()).toBe(1)
  await page.context().close()
})

test('who empties the field on the page of the search stays there', async () => {
  const page = await here.visitor('/games/search')
  await ready(page)
  const field = page.getByRole('searchbox')
  await field.pressSequentially('cop')
  await page.waitForURL(/search=cop$/)
  await field.fill('')
  await page.waitForURL(/search(=|\?search=)?$/)
  expect(new URL(page.url()).pathname).toBe('/games/search')
  await page.context().close()
})
