import { proves, provesMany } from '@fairhouse/testing/proves.ts'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { answerPhone } from './asked-phone.ts'
import { desktop, expectAccessible, openProfile, phone } from './browser.ts'
import { openJourney } from './journey.ts'
import { playerAt, type Player } from './player.ts'
import { widely, wideTest } from './widely.ts'

const { house, browser } = await openJourney({
  'fe.signIn.methods': ['regular', 'smartId', 'mobileId'],
  'fe.registration.methods': ['regular', 'smartId', 'mobileId'],
})
beforeAll(async () => {
  await vi.waitFor(trusted, { timeout: 45_000, interval: 200 })
})

/** The product has asked the sandbox whose certificates to trust. */
async function trusted(): Promise<void> {
  const { page, context } = await openProfile(browser)
  const player = playerAt(house, page)
  await startSmartId(player, people.mariLiis.code)
  await answerPhone(house, 'refuse')
  await player.dialog().getByText(player.say('error.abortedVerification')).waitFor()
  await context.close()
}

const people = {
  mariLiis: { code: '49005230210', phone: '+37255500101', name: 'Mari-Liis', born: '1990-05-23', gender: 'female' },
  jaak: { code: '38502120478', phone: '+37255500102', name: 'Jaak-Kristjan', born: '1985-02-12', gender: 'male' },
  vardene: { code: '48803170331', phone: '+37061200101', name: 'Vardenė', born: '1988-03-17', gender: 'female' },
  minor: { code: '61204120206', phone: '+37255500103', name: 'Noor' },
  unknown: { code: '50001029996', phone: '+37255500199', name: '' },
}

async function startSmartId(player: Player, code: string, open = '/?modal=login', country = 'EST'): Promise<void> {
  await player.open(open)
  await player.dialog().locator('[type=radio][value=smartId]').check()
  await player.dialog().locator('[name=country]').selectOption(country)
  await player.dialog().locator('[name=personalCode]').fill(code)
  await player.button('shell.continue').click()
}

async function startMobileId(player: Player, who: { code: string; phone: string }, open = '/?modal=login'): Promise<void> {
  await player.open(open)
  await player.dialog().locator('[type=radio][value=mobileId]').check()
  await player.dialog().locator('[name=phoneNumber]').fill(who.phone)
  await player.dialog().locator('[name=personalCode]').fill(who.code)
  await player.button('shell.continue').click()
}

/** Fills in what a service does not know, and sends it. */
async function giveDetails(player: Player): Promise<void> {
  const dialog = player.dialog()
  await dialog.getByText(player.say('identification.confirmDetails')).waitFor()
  const known: Record<string, string> = {
    email: player.email,
    street: 'Kohtu 1',
    zipCode: '10130',
    city: 'Tallinn',
    phoneNumber: '+37255500101',
  }
  await dialog.locator('[name=email]').waitFor()
  if (await dialog.locator('[name=zipCode]').isVisible())
    for (const [name, value] of Object.entries(known)) await dialog.locator(`[name=${name}]`).fill(value)
  await dialog.locator('[name=ageAndPolicyChecked]').check()
  await player.button('identification.register').click()
}

const isLoggedIn = (player: Player) => player.page.locator('[popovertarget=balance]').waitFor()
const shownCode = async (player: Player) => (await player.dialog().locator('[dir=ltr][role=status]').innerText()).trim()

describe.each(
  widely(
    [
      ['a phone', phone, 'en'],
      ['a desktop', desktop, 'en'],
      ['a phone in Arabic', phone, 'ar'],
    ] as const,
    0,
  ),
)('on %s', (_, screen, language) => {
  const someone = { phone: people.mariLiis, desktop: people.jaak }
  const who = language === 'ar' ? people.vardene : screen === phone ? someone.phone : someone.desktop
  const country = language === 'ar' ? 'LTU' : 'EST'

  test('an unknown person is asked to sign up, does so with what Smart-ID has proven, and is logged in', async () => {
    proves('IDN-092..093', 'IDN-115', 'IDN-138..139', 'IDN-265')
    const { page, context, complaints } = await openProfile(browser, screen)
    const player = playerAt(house, page, language)
    await startSmartId(player, who.code, '/?modal=login', country)
    await player.dialog().locator('progress').waitFor()
    await expectAccessible(page)
    const code = await shownCode(player)
    expect((await answerPhone(house, 'approve')).code).toBe(code)
    await player.dialog().getByText(player.say('identification.askTitle')).waitFor()
    await expectAccessible(page)
    await player.button('shell.signUp').click()
    const name = player.dialog().locator('[name=firstName]')
    await name.waitFor()
    const known = await Promise.all(['firstName', 'birthDate'].map((field) => player.dialog().locator(`[name=${field}]`).inputValue()))
    expect([...known, await name.getAttribute('readonly')]).toEqual([who.name, who.born, ''])
    await expect.poll(() => player.dialog().locator('[name=gender]:checked').getAttribute('value')).toBe(who.gender)
    if (language === 'ar') await player.dialog().locator('[name=zipCode]').fill('01123')
    await giveDetails(player)
    await isLoggedIn(player)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('a known person signs in by Smart-ID and goes where they wanted', async () => {
    proves('IDN-094', 'IDN-155', 'SHL-515')
    const { page, context, complaints } = await openProfile(browser, screen)
    const player = playerAt(house, page, language)
    await startSmartId(player, who.code, '/?modal=login&page-after-login=/my/profile', country)
    await player.dialog().locator('progress').waitFor()
    const code = await shownCode(player)
    await page.reload()
    await player.dialog().locator('progress').waitFor()
    expect(await shownCode(player)).toBe(code)
    await answerPhone(house, 'approve')
    await isLoggedIn(player)
    await page.waitForURL(/\/my\/profile/)
    expect(complaints).toEqual([])
    await context.close()
  })
})

test('a person whom Smart-ID has proven signs in by Mobile-ID, too', async () => {
  proves('IDN-140')
  const { page, context } = await openProfile(browser, phone)
  const player = playerAt(house, page)
  await startMobileId(player, people.mariLiis)
  await player.dialog().locator('progress').waitFor()
  const code = await shownCode(player)
  expect((await answerPhone(house, 'approve')).code).toBe(code)
  await isLoggedIn(player)
  await context.close()
})

test('the ways to sign in and up are listed in the order of the settings, each with its header', async () => {
  provesMany(
    'both lists are compared whole, and each header and form is waited for',
    'IDN-059 IDN-066..067 IDN-074..075 IDN-096..097 IDN-106..107 IDN-109..110 IDN-405',
  )
  const { page, context } = await openProfile(browser)
  const player = playerAt(house, page)
  const dialog = player.dialog()
  const values = () =>
    dialog.locator('[type=radio][name^=sign-]').evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value))
  const header = (text: string) => dialog.getByRole('heading', { name: text, exact: true }).waitFor()
  await player.open('/?modal=login')
  await header('Login with password')
  expect(await values()).toEqual(['regular', 'smartId', 'mobileId'])
  await dialog.getByLabel('Mobile Signature').check()
  await dialog.locator('[name=phoneNumber]').waitFor()
  await header('Sign in to your account')
  await player.open('/?modal=registration')
  await dialog.getByText('Choose Sign up Method').waitFor()
  expect(await values()).toEqual(['regular', 'smartId', 'mobileId'])
  await dialog.locator('[type=radio][value=smartId]').check()
  await header('Registration with Smart-ID')
  await dialog.locator('[type=radio][value=mobileId]').check()
  await header('Registration with Mobile Signature')
  await context.close()
})

describe('the sign-in', () => {
  test.each(
    widely([
      ['refuse', 'error.abortedVerification'],
      ['wrongCode', 'error.authenticationRefused'],
      ['expire', 'error.expiredVerification'],
    ]),
  )('begins anew and says so when the phone answers %s', async (act, told) => {
    const { page, context } = await openProfile(browser)
    const player = playerAt(house, page)
    await startSmartId(player, people.mariLiis.code)
    await answerPhone(house, act)
    await player.dialog().getByText(player.say(told)).waitFor()
    await player.dialog().locator('[name=personalCode]').waitFor()
    await context.close()
  })

  test('is refused to somebody under age', async () => {
    const { page, context } = await openProfile(browser)
    const player = playerAt(house, page)
    await startSmartId(player, people.minor.code)
    await answerPhone(house, 'approve')
    await player.dialog().getByText(player.say('error.ageRestricted')).waitFor()
    await context.close()
  })

  test('says at its field that a code cannot be one, and tells nobody else', async () => {
    const { page, context } = await openProfile(browser)
    const player = playerAt(house, page)
    await startSmartId(player, '49005230211')
    await player.dialog().getByText(player.say('identification.personalCodeWrong')).waitFor()
    await context.close()
  })

  wideTest('of a person whom the service does not know is refused', async () => {
    const { page, context } = await openProfile(browser)
    const player = playerAt(house, page)
    await startSmartId(player, people.unknown.code)
    await player.dialog().getByText(player.say('error.authenticationFailed')).waitFor()
    await context.close()
  })

  wideTest('can be given up, and then the list of methods is back', async () => {
    proves('IDN-142', 'IDN-157')
    const { page, context } = await openProfile(browser)
    const player = playerAt(house, page)
    await startSmartId(player, people.jaak.code)
    await player.dialog().locator('progress').waitFor()
    await expect.poll(() => player.dialog().locator('[name=sign-in-method]').count()).toBe(0)
    await player.button('shell.cancel').click()
    await player.dialog().locator('[name=sign-in-method]').first().waitFor()
    await answerPhone(house, 'approve')
    await page.reload()
    await expect.poll(() => player.dialog().locator('progress').count()).toBe(0)
    await context.close()
  })
})

describe('the registration', () => {
  test('of somebody who has an account asks whether to log in, and does', async () => {
    proves('IDN-133..134')
    const { page, context } = await openProfile(browser, phone)
    const player = playerAt(house, page)
    await startSmartId(player, people.mariLiis.code, '/?modal=registration')
    await answerPhone(house, 'approve')
    await player.dialog().getByText(player.say('identification.registeredQuestion')).waitFor()
    await expectAccessible(page)
    await player.button('shell.logIn').click()
    await isLoggedIn(player)
    await context.close()
  })

  wideTest('with other credentials begins anew', async () => {
    proves('IDN-135')
    const { page, context } = await openProfile(browser)
    const player = playerAt(house, page)
    await startSmartId(player, people.mariLiis.code, '/?modal=registration')
    await answerPhone(house, 'approve')
    await player.button('identification.otherCredentials').click()
    await player.dialog().locator('[name=personalCode]').waitFor()
    await expect.poll(() => page.locator('[popovertarget=balance]').count()).toBe(0)
    await context.close()
  })
})

test('a titanToken that is all an address says logs in by itself, once, and is gone from the address; what it comes to the second time stands until the next try', async () => {
  provesMany(
    'one token is followed from its address to its second use; calls and address are compared',
    'IDN-039 IDN-547..549 IDN-NS-45..46 SHL-158 SHL-565..566 SHL-659 SHL-754 SHL-756',
  )
  const { page, context } = await openProfile(browser)
  const player = playerAt(house, page)
  await startSmartId(player, people.mariLiis.code)
  await player.dialog().locator('progress').waitFor()
  const token = await page.evaluate(() => JSON.parse(sessionStorage.getItem('identification-try') ?? '{}').token as string)
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('about:blank')
  await answerPhone(house, 'approve')
  const [asked, tokens]: [string[], unknown[]] = [[], []]
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    asked.push(pathname)
    if (pathname === '/api/waiting-request') tokens.push(request.postDataJSON())
  })
  await player.open(`/?titanToken=${token}&x=1`)
  // What comes after everything that a page does by itself.
  await expect.poll(() => asked.some((path) => path.startsWith('/api/affiliate'))).toBe(true)
  expect(asked).not.toContain('/api/waiting-request')
  await player.open(`/?titanToken=${token}`)
  await isLoggedIn(player)
  expect(tokens[0]).toEqual({ token })
  // What is still to be proved may be asked for at once.
  await page.waitForURL((url) => !url.searchParams.has('titanToken'))

  await page.evaluate(() => fetch('/api/logout', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }))
  await player.open(`/?titanToken=${token}`)
  const told = player.dialog().getByRole('alert').getByText(player.say('error.tokenUsed'))
  await told.waitFor()
  await page.waitForURL((url) => !url.searchParams.has('titanToken'))
  await player.dialog().locator('[type=radio][value=regular]').check()
  await player.fill({ login: 'nobody@example.com', password: 'Nobody7Here' })
  expect([await told.count(), await page.locator('[popovertarget=balance]').count()]).toEqual([1, 0])
  await player.button('sign-in.submit').click()
  await player.dialog().getByRole('alert').getByText(player.say('error.failedLogin')).waitFor()
  await expect.poll(() => told.count()).toBe(0)
  await context.close()
})
