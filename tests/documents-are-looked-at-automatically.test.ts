import { proves, provesMany } from '@fairhouse/testing/proves.ts'
import type { Page, Request } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { desktop, expectAccessible, lookAtPictures, openProfile, phone, picture } from './browser.ts'
import { openJourney } from './journey.ts'
import { sampleFile } from '@fairhouse/testing/sample-files.ts'
import { playerAt } from './player.ts'
import { settle } from './settle.ts'

lookAtPictures()

// A service looks at documents and face in a frame; what it says makes the player known, or not.

const { house, browser } = await openJourney({ 'be.captcha.afterRegistrations': 0, 'be.verification.attemptsPerDay': 1 })
const services = ['shuftipro', 'incode', 'idenfy'] as const

/** Exactly one service is on. */
function turnOn(wanted: (typeof services)[number], settings: Record<string, unknown> = {}) {
  const switches = Object.fromEntries(services.map((name) => [`be.verification.${name}`, name === wanted]))
  return settle(house, { ...switches, 'be.idenfy.addressCard': false, ...settings })
}

/** Somebody with an account at a browser, and the calls that their page makes. */
async function newcomer(screen = desktop, language = 'en') {
  const { page, context, complaints } = await openProfile(browser, screen)
  const player = playerAt(house, page, language)
  await player.join()
  await player.enter()
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`)
  })
  const count = (call: string) => calls.filter((one) => one === call).length
  const frame = page.frameLocator('#identity iframe')
  return { page, context, complaints, player, calls, count, frame, say: player.say }
}
const status = 'GET /api/documents/validation/status'
const floating = (page: Page, name: RegExp) => page.getByRole('region', { name })
const bodyOf = (request: Request) => request.postDataJSON() as Record<string, unknown> // our calls carry objects

describe.each([
  { language: 'en', screen: desktop, name: 'on a desktop in English' },
  { language: 'ar', screen: phone, name: 'on a phone in Arabic, in the dark' },
])('iDenfy, $name', ({ language, screen }) => {
  test('goes from a description over its frame and a wait to the end', async () => {
    provesMany(
      'one validation at iDenfy from its description to its end; each view, call and text is asserted',
      'IDN-178 IDN-184..187 IDN-188 IDN-285..286 IDN-488 IDN-500..501 IDN-718..719 IDN-806',
    )
    await turnOn('idenfy')
    const { page, context, complaints, player, count, calls, frame, say } = await newcomer(screen, language)
    await player.open('/my/account-validation')
    const identity = page.locator('#identity')
    const begin = identity.getByRole('button', { name: say('documents.automatic.upload') })
    await begin.waitFor()
    await expect.poll(() => identity.locator('iframe, select').count()).toBe(0)
    await expectAccessible(page)
    await picture(page, `validation-described-${language}`)

    const [asked, answered] = [page.waitForRequest(/validation\/idenfy/), page.waitForResponse(/validation\/idenfy/)]
    await begin.click()
    expect(bodyOf(await asked)['verificationToken']).toMatch(/^\d+\./)
    const { url } = (await (await answered).json()) as { url: string }
    await frame.getByRole('button', { name: 'Approve it' }).waitFor()
    await expect.poll(() => identity.locator('iframe').getAttribute('src')).toBe(url)
    await expectAccessible(page)
    await picture(page, `validation-frame-${language}`)

    // Neither a message of somebody else nor one without a status ends it.
    await page.evaluate(() => window.postMessage('{"status":"approved","manualStatus":"approved"}', '*'))
    await frame.getByRole('button', { name: 'Post a message' }).click()
    await frame.locator('#status').waitFor({ state: 'attached' })
    expect([await identity.locator('iframe').count(), count(status)]).toEqual([1, 0])

    await frame.getByText('Two minutes late').click()
    await frame.getByRole('button', { name: 'Have a person look at it' }).click()
    await identity.getByText(say('documents.automatic.waitingTime')).waitFor()
    if (language === 'en') await identity.getByText('2-3 minutes').waitFor()
    await expect.poll(() => identity.locator('iframe').count()).toBe(0)
    await expectAccessible(page)
    await picture(page, `validation-waiting-${language}`)

    const { checks } = await house.control<{ checks: { id: string }[] }>('/document-checks')
    await house.control(`/document-checks/${checks[0]?.id}/answer`, { outcome: 'approved' })
    await identity.getByText(say('documents.approvedPerson')).waitFor()
    await floating(page, say('shell.notifications')).getByText(say('documents.automatic.approved')).waitFor()
    await picture(page, `validation-done-${language}`)
    await expect.poll(() => count('GET /api/documents')).toBeGreaterThan(1)
    calls.length = 0
    await identity.getByRole('button', { name: say('documents.finish') }).click()
    await identity.getByText(say('documents.status.approved')).first().waitFor()
    await player.open('/?modal=deposit')
    await player.dialog().locator('[name=amount]').waitFor()
    expect(calls).toContain('GET /api/payment/methods')
    expect(complaints).toEqual([])
    await context.close()
  })
})

test('after iDenfy is done the deposit form asks its methods and details anew, without a new page', async () => {
  proves('IDN-503..504')
  await turnOn('idenfy')
  const { page, context, player, calls, frame } = await newcomer()
  const openDeposit = async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Deposit' }).click()
    await player.dialog().locator('[name=amount]').waitFor()
    await page.keyboard.press('Escape')
    await player.dialog().waitFor({ state: 'detached' })
  }
  const deposit = ['GET /api/payment/methods', 'GET /api/deposits/offer']
  await player.open('/my/account-validation')
  await openDeposit()
  expect(deposit.filter((call) => !calls.includes(call))).toEqual([])
  calls.length = 0
  await openDeposit()
  expect(calls.filter((call) => deposit.includes(call))).toEqual([])
  await page.getByRole('button', { name: 'Upload your documents' }).click()
  await frame.getByRole('button', { name: 'Approve it' }).click()
  await page.locator('#identity').getByText('Validation is almost done').waitFor()
  calls.length = 0
  await openDeposit()
  expect(deposit.filter((call) => !calls.includes(call))).toEqual([])
  await context.close()
})

test('iDenfy with a proof of the address keeps its frame until that is there, and then the player is known', async () => {
  proves('IDN-502')
  await turnOn('idenfy', { 'be.idenfy.addressCard': true })
  const { page, context, complaints, player, frame } = await newcomer()
  await player.open('/my/account-validation')
  await page.locator('#address').getByText('The check above looks at this, too.').waitFor()
  await page.getByRole('button', { name: 'Upload your documents' }).click()
  await frame.getByRole('button', { name: 'Have a person look at it' }).click()
  await frame.locator('#status').waitFor({ state: 'attached' })
  const posted = await frame.locator('#status').getAttribute('data-message')
  expect(JSON.parse(posted ?? '')).toMatchObject({ status: 'SUSPECTED', manualStatus: 'SUSPECTED' })
  expect([await page.locator('#identity iframe').count(), await page.getByText('2-3 minutes').count()]).toEqual([1, 0])
  await frame.getByRole('button', { name: 'Send the proof of address' }).click()
  await frame.getByText('Thank you').waitFor()
  const { checks } = await house.control<{ checks: { id: string }[] }>('/document-checks')
  await house.control(`/document-checks/${checks[0]?.id}/answer`, { outcome: 'approved', delivery: 'twice' })
  await page.locator('#identity').getByText('Validation is almost done').waitFor()
  await page.getByRole('button', { name: 'Finish' }).click()
  await page.locator('#address').getByText('Validation is almost done').waitFor()
  const known = await page.evaluate(
    async () => (await (await fetch('/api/documents')).json()) as { verification: { userValidated: boolean } },
  )
  expect(known.verification.userValidated).toBe(true)
  expect(complaints).toEqual([])
  await context.close()
})

test('a money-laundering hit at iDenfy is told where it happened, and when the page is opened again', async () => {
  proves('SHL-1011')
  await turnOn('idenfy')
  const { page, context, player, frame, say } = await newcomer()
  await player.open('/my/account-validation')
  await page.getByRole('button', { name: 'Upload your documents' }).click()
  await frame.getByRole('button', { name: 'money-laundering' }).click()
  const told = 'The verification could not be completed. Please write to support.'
  await page.locator('#identity').getByText(told).waitFor()
  await floating(page, say('shell.notifications')).getByText(told).waitFor()
  await player.open('/my/account-validation')
  await page.locator('main').getByText(told).waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Upload your documents' }).count()).toBe(0)
  await context.close()
})

describe('Shufti Pro', () => {
  test('shows its frame in place of the form; done closes it, asks the status once and tells of the approval', async () => {
    provesMany(
      'one validation at Shufti Pro; calls are counted and bodies compared',
      'IDN-179 IDN-282 IDN-492..494 IDN-496 IDN-713..714 IDN-720..721 IDN-NS-33',
    )
    await turnOn('shuftipro')
    const { page, context, complaints, player, calls, count, frame, say } = await newcomer()
    const [asked, answered] = [page.waitForRequest(/validation\/shuftipro/), page.waitForResponse(/validation\/shuftipro/)]
    await player.open('/my/account-validation')
    expect(bodyOf(await asked)).toEqual({})
    const { verificationUrl } = (await (await answered).json()) as { verificationUrl: string }
    await frame.getByRole('button', { name: 'Approve it' }).waitFor()
    await expect.poll(() => page.locator('#identity iframe').getAttribute('src')).toBe(verificationUrl)
    await expect.poll(() => page.locator('main select').count()).toBe(0)
    await expectAccessible(page)
    calls.length = 0
    await frame.getByRole('button', { name: 'Approve it' }).click()
    await floating(page, say('shell.notifications')).getByText('Your documents have been approved').waitFor()
    expect([await page.locator('iframe').count(), count(status)]).toEqual([0, 1])
    await expect.poll(() => count('GET /api/documents')).toBe(1)
    await page.getByRole('button', { name: 'Finish' }).click()
    await page.locator('#address').getByText('Validation is almost done').waitFor()
    expect(complaints).toEqual([])
    await context.close()
  })

  test('that approves nothing is told as an error; a new try is limited, and then the form is there with a warning', async () => {
    proves('IDN-490..491', 'IDN-495', 'IDN-772')
    await turnOn('shuftipro')
    const { page, context, player, count, frame, say } = await newcomer()
    const notices = floating(page, say('shell.notifications'))
    await player.open('/my/account-validation')
    await frame.getByText('Not at all').click()
    await frame.getByRole('button', { name: 'Have a person look at it' }).click()
    await notices.getByText('Your documents have not been approved yet.').waitFor()
    const first = count(status)
    expect([first, await page.locator('iframe').count()]).toEqual([1, 0])
    const { checks } = await house.control<{ checks: { id: string }[] }>('/document-checks')
    await house.control(`/document-checks/${checks[0]?.id}/answer`, { outcome: 'denied' })
    await page.getByText('Your documents were not approved.').waitFor()
    expect(count(status)).toBeGreaterThan(first)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page
      .getByText(
        'You have reached the limit of automatic validation attempts. Please upload documents for manual check using the form below.',
        { exact: true },
      )
      .waitFor()
    await expectAccessible(page)
    await picture(page, 'validation-limit-en')
    const identity = page.locator('#identity')
    await identity.locator('select').selectOption('passport')
    await identity.locator('input[type=file]:not([capture])').setInputFiles({
      name: 'page.jpg',
      mimeType: 'image/jpeg',
      buffer: sampleFile('image/jpeg', 2000),
    })
    await identity.getByRole('button', { name: 'Next' }).click()
    await identity.locator('[name=expiryDate]').fill('2040-01-01')
    await identity.locator('[name=documentNumber]').fill('K1234567')
    await identity.getByRole('button', { name: 'Confirm' }).click()
    await page.getByText('Document was uploaded successfully').waitFor()
    await page.locator('#address select').waitFor()
    await context.close()
  })
})

describe('Incode', () => {
  test('has a frame for each group and is told its type; the answer to a call that was left is not waited for', async () => {
    proves('IDN-180', 'IDN-283..284', 'IDN-715', 'IDN-717')
    await turnOn('incode')
    const { page, context, complaints, player, frame } = await newcomer()
    const bodies: unknown[] = []
    page.on('request', (request) => request.url().endsWith('/validation/incode') && bodies.push(bodyOf(request)))
    const answered = page.waitForResponse((response) => response.url().endsWith('/validation/incode') && bodies.length > 0)
    await player.open('/my/account-validation')
    const { type, verificationUrl } = (await (await answered).json()) as { type: string; verificationUrl: string }
    await expect.poll(() => page.locator(`#${type} iframe`).getAttribute('src')).toBe(verificationUrl)
    expect(bodies).toEqual(expect.arrayContaining([{ type: 'identity' }, { type: 'address' }]))
    await frame.locator('[name=birthDate]').fill('1990-05-05')
    await frame.getByRole('button', { name: 'Approve it' }).click()
    await page.locator('#identity').getByText('Validation is almost done').waitFor()
    await page.frameLocator('#address iframe').getByRole('button', { name: 'Approve it' }).click()
    await page.locator('#address').getByText('Validation is almost done').waitFor()
    expect(complaints).toEqual([])
    await context.close()
  })

  test('is no longer asked by a page that is left', async () => {
    proves('IDN-716')
    await turnOn('incode')
    const { page, context, player } = await newcomer()
    await page.route('**/api/documents/validation/incode', () => undefined)
    const [asked, failed] = [page.waitForRequest(/validation\/incode/), page.waitForEvent('requestfailed')]
    await player.open('/my/account-validation')
    await asked
    await page.locator('main nav, nav').getByRole('link', { name: 'Documents', exact: true }).first().click()
    expect((await failed).url()).toContain('/validation/incode')
    await context.close()
  })
})

test('documents can be sent by hand where a service is on, too', async () => {
  await turnOn('idenfy', { 'be.idenfy.addressCard': true })
  const { page, context, player } = await newcomer()
  await player.open('/my/account-validation')
  await page.getByRole('button', { name: 'Send documents by hand instead' }).click()
  for (const group of ['identity', 'address']) await page.locator(`#${group} select`).waitFor()
  await context.close()
})
