import { proves } from '@fairhouse/testing/proves.ts'
import type { Page } from 'playwright-core'
import { describe, expect, test, vi } from 'vitest'
import { codeOfStep, stepAt } from '../apps/server/src/people/second-factor/one-time-code.ts'
import { ready } from './address-bar.ts'
import { desktop, expectAccessible, lookAtPictures, openProfile, phone } from './browser.ts'
import { openJourney } from './journey.ts'
import { password, playerAt, type Player } from './player.ts'
import { wordsOf } from './words.ts'
import { widely } from './widely.ts'

lookAtPictures()

const { house, browser } = await openJourney({ 'be.linkMailsPerAddressPerHour': 100, 'be.captcha.afterRegistrations': 0 }, { log: true })

const next = 'Silver8Lantern'
/** Everything that nobody but its owner may ever see, gathered on the way. */
const secrets = new Set<string>([password, next])
const sources: string[] = []
const urls: string[] = []

async function linkTo(email: string, path: string): Promise<string> {
  const newest = async () => {
    const { mails } = await house.control<{ mails: { links: string[] }[] }>(`/mails?to=${email}`)
    const link = mails.flatMap(({ links }) => links).find((one) => one.includes(path))
    if (!link) throw new Error(`No mail with ${path} has come for ${email}`)
    return link
  }
  return vi.waitFor(newest, { timeout: 45_000, interval: 100 })
}

async function visit(screen = desktop) {
  const profile = await openProfile(browser, screen)
  profile.page.on('request', (request) => urls.push(request.url()))
  profile.page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? ''
    if (type.includes('html'))
      void response.text().then(
        (text) => sources.push(text),
        () => undefined,
      )
  })
  return profile
}

const rememberCookies = async (page: Page) => {
  for (const { name, value } of await page.context().cookies())
    if (name.startsWith('__Host-'))
      value.split('.').forEach((part, at) => (at === 1 || !value.includes('.') ? secrets.add(part) : undefined))
}

const logIn = async ({ page, say }: Player, email: string, secret: string) => {
  await page.locator('main [name=login]').fill(email)
  await page.locator('main [name=password]').fill(secret)
  await page.getByRole('button', { name: say('sign-in.submit') }).click()
}

describe('a player who has forgotten the password', () => {
  test.each(
    widely(
      [
        ['en', desktop],
        ['ar', phone],
      ] as const,
      1,
    ),
  )('in %s asks for a mail, opens its link, chooses a new one and comes in with it', async (language, screen) => {
    proves('IDN-022', 'SHL-115')
    const { context, page, complaints } = await visit(screen)
    const player = playerAt(house, page, language)
    const { say } = player
    await player.register()
    await player.activate()
    await player.open('/login')
    await page.getByRole('link', { name: say('sign-in.forgot') }).click()
    // The address changes before the page does, and both have this field.
    await page.getByRole('heading', { name: say('sign-in.forgotTitle') }).waitFor()
    await expectAccessible(page)
    await page.locator('main [name=login]').fill(player.email)
    await page.getByRole('button', { name: say('sign-in.forgotSend') }).click()
    await page.getByRole('heading', { name: say('sign-in.forgotSentTitle') }).waitFor()
    await expectAccessible(page)
    const link = await linkTo(player.email, '/forgot-password/reset/')
    expect(link.includes('/ar/')).toBe(language === 'ar')
    await page.goto(link)
    await ready(page)
    const field = page.locator('#newPassword')
    await field.fill(password)
    await page.getByRole('button', { name: say('my.savePassword') }).click()
    await page.getByText(say('my.rule.samePassword')).waitFor()
    await expectAccessible(page)
    await field.fill(next)
    await page.getByRole('button', { name: say('my.savePassword') }).click()
    await page.getByRole('heading', { name: say('sign-in.resetDone') }).waitFor()
    await page.goto(link)
    await page.getByRole('heading', { name: say('sign-in.linkFailed') }).waitFor()
    await expectAccessible(page)
    await player.open('/login')
    await logIn(player, player.email, next)
    await page.waitForURL((url) => !url.pathname.endsWith('/login'))
    await rememberCookies(page)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('reads word for word the same about a login that nobody has', async () => {
    proves('CSH-037')
    const { context, page } = await visit()
    const { say, open } = playerAt(house, page)
    await open('/forgot-password')
    const send = page.getByRole('button', { name: say('sign-in.forgotSend') })
    // One press is enough: what was wrong before does not move the button away from under it.
    await send.click()
    await page.locator('main [name=login][aria-invalid=true]').waitFor()
    await page.locator('main [name=login]').fill('nobody@example.com')
    await send.click()
    await page.getByText(say('sign-in.forgotSentText')).waitFor()
    await context.close()
  })

  test('reaches the same form by /set-password', async () => {
    proves('SHL-116')
    const { context, page } = await visit()
    const player = playerAt(house, page)
    await player.register()
    await player.open('/forgot-password')
    await page.locator('main [name=login]').fill(player.email)
    await page.getByRole('button', { name: player.say('sign-in.forgotSend') }).click()
    const link = await linkTo(player.email, '/forgot-password/reset/')
    await page.goto(link.replace('/forgot-password/reset/', '/set-password/'))
    await ready(page)
    await page.locator('#newPassword').fill(next)
    const sent = page.waitForRequest((request) => request.url().endsWith('/api/password/reset'))
    await page.getByRole('button', { name: player.say('my.savePassword') }).click()
    expect((await sent).postDataJSON()).toMatchObject({ code: link.split('/').at(-1) })
    await page.getByRole('heading', { name: player.say('sign-in.resetDone') }).waitFor()
    await context.close()
  })
})

test('a player who signs in before the activation can have its mail sent again', async () => {
  const { context, page } = await visit(phone)
  const player = playerAt(house, page)
  await player.register()
  await player.open('/login')
  await logIn(player, player.email, password)
  await page.getByRole('button', { name: player.say('sign-in.activationAgain') }).click()
  await page.getByText(player.say('sign-in.activationSent')).waitFor()
  await vi.waitFor(async () => {
    const { mails } = await house.control<{ mails: unknown[] }>(`/mails?to=${player.email}`)
    expect(mails).toHaveLength(2)
  }, 10_000)
  await player.activate()
  await context.close()
})

describe('a player who wants more than a password', () => {
  let email = ''
  let secret: Buffer = Buffer.alloc(0)
  let recovery: string[] = []

  test('sets one-time codes up by picture or text, keeps the recovery codes, and is asked for a code from then on', async () => {
    const { context, page, complaints } = await visit(phone)
    const player = playerAt(house, page, 'ar')
    const { say } = player
    email = player.email
    await player.register()
    await player.activate()
    await player.open('/login')
    await logIn(player, email, password)
    await page.waitForURL((url) => !url.pathname.endsWith('/login'))
    await player.open('/my/second-factor')
    await page.getByRole('button', { name: say('my.factorBegin') }).click()
    await page.locator('#password').fill(password)
    await page.getByRole('button', { name: say('my.factorBegin') }).click()
    await page.getByRole('img', { name: say('my.factorPicture') }).waitFor()
    await expectAccessible(page)
    const text = (await page.locator('main form bdi').innerText()).replaceAll(' ', '')
    secrets.add(text)
    secret = bytesOf(text)
    await page.locator('#code').fill('000000')
    await page.getByRole('button', { name: say('my.factorConfirm') }).click()
    await page.getByText(say('my.rule.wrongCode')).waitFor()
    await page.locator('#code').fill(await codeNow(page))
    await page.getByRole('button', { name: say('my.factorConfirm') }).click()
    await page.getByRole('heading', { name: say('my.recoveryTitle') }).waitFor()
    await expectAccessible(page)
    recovery = await page.locator('main ul[dir=ltr] li').allInnerTexts()
    expect(recovery).toHaveLength(10)
    for (const code of recovery) secrets.add(code)
    await page.getByRole('button', { name: say('my.recoveryKept') }).click()
    await page.getByText(say('my.factorOn')).waitFor()
    await rememberCookies(page)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('comes in with a recovery code when the phone is gone, and learns how many tries a wrong one leaves', async () => {
    const { context, page } = await visit()
    const player = playerAt(house, page)
    await player.open('/login')
    await logIn(player, email, password)
    await page.locator('#code').fill('000000')
    await rememberCookies(page)
    await page.getByRole('button', { name: player.say('sign-in.codeSubmit') }).click()
    await page.getByText('4 tries are left').waitFor()
    await expectAccessible(page)
    await page.locator('#code').fill(recovery[0] ?? '')
    await page.getByRole('button', { name: player.say('sign-in.codeSubmit') }).click()
    await page.waitForURL((url) => !url.pathname.endsWith('/login'))
    await context.close()
  })

  test('sees each device, ends one, ends all others, and those see it at once', async () => {
    const [home, away, third] = [await visit(), await visit(phone), await visit()]
    const say = wordsOf('en')
    for (const [at, { page }] of [home, away, third].entries()) {
      const player = playerAt(house, page)
      await player.open('/login')
      await logIn(player, email, password)
      await page.locator('#code').fill(recovery[at + 1] ?? '')
      await page.getByRole('button', { name: say('sign-in.codeSubmit') }).click()
      await page.waitForURL((url) => !url.pathname.endsWith('/login'))
      await rememberCookies(page)
    }
    const { page } = home
    await page.goto(`${house.origin}/my/activity`)
    await page.getByText('This visit · ').waitFor()
    await expectAccessible(page)
    const ends = page.getByRole('button', { name: say('my.endVisitOf') })
    const before = await ends.count()
    await ends.first().click()
    await page.getByText(say('my.visitEndedNow')).waitFor()
    await expect.poll(() => ends.count()).toBe(before - 1)
    await page.getByRole('button', { name: say('my.endOthers') }).click()
    await vi.waitFor(async () => expect(await ends.count()).toBe(0), 10_000)
    for (const other of [away, third])
      await other.page
        .getByRole('link', { name: say('shell.logIn') })
        .first()
        .waitFor()
    await Promise.all([home, away, third].map(({ context }) => context.close()))
  })

  const codeNow = async (page: Page) => codeOfStep(secret, stepAt(new Date(await page.evaluate(() => Date.now()))))
})

test('nothing secret stands in an address, in the source of a page or in the log', () => {
  expect([secrets.size > 12, urls.length > 50, sources.length > 10, house.log().length > 5000]).toEqual([true, true, true, true])
  const log = house.log()
  for (const secret of secrets)
    expect([
      secret,
      urls.filter((url) => url.includes(secret)),
      sources.some((source) => source.includes(secret)),
      log.includes(secret),
    ]).toEqual([secret, [], false, false])
  // The link of a mail holds its code, so its own address does; the log leaves it out.
  expect(log).not.toMatch(/(?:forgot-password\/reset|set-password|activation)\/[\w-]{20,}/)
})

function bytesOf(text: string): Buffer {
  const bits = [...text].map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

test('one page says how the player comes in and where the money goes, and leads to what changes each', async () => {
  const { page, context } = await visit(phone)
  const player = playerAt(house, page)
  await player.join()
  await player.enter()
  await player.open('/my/profile')
  await page.getByRole('link', { name: player.say('my.ways') }).click()
  const row = (key: string) =>
    page
      .locator('main dl > div')
      .filter({ has: page.getByText(player.say(key), { exact: true }) })
      .first()
  await row('my.passkeys').waitFor()
  await expect.poll(() => row('account.wayPassword').locator('dd').first().innerText()).toMatch(player.say('account.wayPasswordSet'))
  await expect.poll(() => row('my.secondFactor').locator('dd').first().innerText()).toMatch(player.say('account.wayCodesOff'))
  await expect.poll(() => row('my.activity').locator('dd').first().innerText()).toContain('1')
  await expect.poll(() => row('account.wayAccount').locator('dd').first().innerText()).toMatch(player.say('account.wayNone'))
  await expectAccessible(page)
  await row('account.wayAccount').getByRole('link').click()
  await player.dialog().locator('[name=ibanNumber]').waitFor()
  await context.close()
})
