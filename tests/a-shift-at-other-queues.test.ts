import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PDFDocument } from '@cantoo/pdf-lib'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { closeProfiles, desktop, expectAccessible, lookAtPictures, openBrowser, openProfile, picture } from './browser.ts'
import { logInByCall, openAccount } from './calls.ts'
import { fairhouse } from './command-line.ts'
import { actAt, enterOffice, tabTo, type } from './office-desk.ts'
import { playerAt } from './player.ts'
import { startHouse, type RunningHouse } from './running-house.ts'

lookAtPictures()

// Money that waits in suspense, registrations that look like one person, documents and payment accounts: decided by keyboard alone.

let house: RunningHouse
let browser: Browser
beforeAll(async () => {
  house = await startHouse({ 'be.newDeviceMail': false, 'be.captcha.afterRegistrations': 0 }, { office: true })
  browser = await openBrowser()
})
afterAll(async () => {
  await closeProfiles(browser)
  await house.close()
})

test('money that names no deposit is credited to the player whose it is, who is found by the address', async () => {
  const { page: playersPage } = await openProfile(browser, desktop)
  const player = playerAt(house, playersPage)
  await player.join()
  await player.enter()
  await house.control('/bank/transfers', { reference: 'FOR BINGO', amount: '40.00', currency: 'EUR', name: 'A. Example' })
  await expect.poll(async () => (await fairhouse<unknown[]>(house, 'suspense', 'list')).length).toBe(1)

  const { page } = await enterOffice(house, browser, 'payments')
  await page.keyboard.press('g')
  await page.keyboard.press('n')
  await page.getByRole('heading', { name: 'Money in suspense' }).waitFor()
  await page.getByRole('table').getByText('bank-transfer').waitFor()
  await expectAccessible(page)
  await page.keyboard.press('g')
  await page.keyboard.press('h')
  await page.getByRole('heading', { name: 'My work' }).waitFor()
  await page.getByRole('button', { name: 'Take the next one: Suspense' }).waitFor()
  await expectAccessible(page)
  await picture(page, 'office-home-1280')
  await page.keyboard.press('2')
  await page.getByText('Nobody that we know').waitFor()
  await page.keyboard.press('a')
  await page.getByRole('textbox', { name: 'Player' }).waitFor()
  await tabTo(page, 'textbox', /^Player/)
  await expectAccessible(page)
  await picture(page, 'office-suspense-1280')
  await type(page, player.email)
  await page.keyboard.press('Enter')
  await actAt(page, 'The player has shown the statement.', /Player's cash/)
  await page.getByText('Nothing more is free in this queue.').waitFor()
  await player.open('/')
  await expect.poll(async () => (await player.wallet())['cash']).toBe('40.00')
})

test('two registrations that look like one person stand beside each other, masked', async () => {
  for (const [email, firstName] of [
    ['one@example.com', 'Kim'],
    ['other@example.com', 'Lee'],
  ] as const)
    await openAccount(house, email, { firstName, phoneNumber: '+35699111222' })
  await expect.poll(async () => (await fairhouse<unknown[]>(house, 'reviews', 'list')).length).toBe(1)

  const { page } = await enterOffice(house, browser, 'verification')
  await page.keyboard.press('g')
  await page.keyboard.press('d')
  await page.getByRole('heading', { name: 'Registration reviews' }).waitFor()
  await tabTo(page, 'link', /looks like/)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'The older account' }).waitFor()
  await page.getByText('o•••@e•••.com').first().waitFor()
  await expect.poll(() => page.getByText('@example.com').count()).toBe(0)
  await expectAccessible(page)
  await picture(page, 'office-review-1280')
  await page.keyboard.press('a')
  await actAt(page, 'Both have shown a passport.', /Two people/)
  await page.getByText('Nothing more is free in this queue.').waitFor()
  await expect.poll(async () => (await fairhouse<unknown[]>(house, 'reviews', 'list')).length).toBe(0)
})

/** Sends a document as a player's page does. */
async function send(page: Page, more: Record<string, unknown>, ...contents: { type: string; content: Buffer }[]): Promise<void> {
  const files = contents.map(({ type: kind, content }, place) => ({
    dataUrl: `data:${kind};base64,${content.toString('base64')}`,
    type: kind,
    name: `page-${place}.${kind === 'application/pdf' ? 'pdf' : 'jpg'}`,
    size: content.length,
  }))
  const headers = { origin: house.origin, 'idempotency-key': randomUUID() }
  const answer = await page.request.post(`${house.origin}/api/documents`, { data: { ...more, files }, headers })
  expect([more, answer.status(), answer.ok() ? '' : await answer.text()]).toEqual([more, 200, ''])
}

const photo = async () => ({
  type: 'image/jpeg',
  content: await sharp({ create: { width: 860, height: 540, channels: 3, background: '#8aa0b8' } })
    .jpeg()
    .toBuffer(),
})

/** A letter of three pages. */
async function letter() {
  const paper = await PDFDocument.create()
  for (const number of [1, 2, 3]) paper.addPage([420, 595]).drawText(`Page ${number}`, { x: 60, y: 500 })
  return { type: 'application/pdf', content: Buffer.from(await paper.save()) }
}

/** Waits until the page that is looked at is drawn. */
async function pageDrawn(page: Page, where: string): Promise<void> {
  const image = page.getByRole('img', { name: where, exact: true })
  await image.waitFor()
  await expect.poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
}

type Sent = { id: string; status: string; reason: string | null }

test('ten documents are looked through and decided: approved, rejected by a reason, escalated, one of three pages', async () => {
  const { page: playersPage } = await openProfile(browser, desktop)
  const email = 'papers@example.com'
  await openAccount(house, email, { street: 'Harbour Street 9' })
  await logInByCall(playersPage, house, email)
  const name = { firstName: 'Ada', lastName: 'Example' }
  const fields = { ...name, birthDate: '1990-05-05', expiryDate: '2040-01-01', documentNumber: 'K1234567' }
  await send(playersPage, { group: 'identity', type: 'identificationCard', fields }, await photo(), await photo())
  const place = { street: 'Harbour Street 9', zipCode: 'VLT 1', city: 'Valletta', issueDate: '2026-01-02' }
  await send(playersPage, { group: 'address', type: 'residentialAddress', fields: { ...name, ...place } }, await photo())
  const letters = Array.from({ length: 8 }, (_, number) => `Letter ${number + 1}`)
  for (const one of letters) await send(playersPage, { group: 'account', name: one }, one === 'Letter 5' ? await letter() : await photo())

  const { page, complaints } = await enterOffice(house, browser, 'verification')
  await page.keyboard.press('g')
  await page.keyboard.press('o')
  await page.getByRole('heading', { name: 'Documents' }).waitFor()
  await page.getByRole('link', { name: 'Identification card' }).waitFor()
  await expect.poll(() => page.getByRole('table').getByRole('row').count()).toBe(11)
  await expectAccessible(page)
  await picture(page, 'office-documents-1280')
  await page.keyboard.press('n')

  // Everything agrees, so that the reason stands there already.
  const dialog = page.getByRole('dialog')
  await pageDrawn(page, 'File 1 of 2, page 1 of 1')
  await page.getByRole('cell', { name: 'K1234567' }).waitFor()
  await expectAccessible(page)
  await picture(page, 'office-document-1280')
  await page.keyboard.press('j')
  await pageDrawn(page, 'File 2 of 2, page 1 of 1')
  await page.keyboard.press('a')
  await dialog.getByText('Approved').waitFor()
  await page.keyboard.press('Control+Enter')
  await page.getByRole('heading', { name: /^Residential address/ }).waitFor()
  await page.getByRole('row', { name: /^ZIP code .* No$/ }).waitFor()
  await page.keyboard.press('r')
  await page.getByText('The player will read').waitFor()
  await type(page, 'It differs')
  await page.getByText('What the document says differs from your details here.').waitFor()
  await expectAccessible(page)
  await tabTo(page, 'button', /See what it does/)
  await page.keyboard.press('Enter')
  await dialog.getByText('The player reads').waitFor()
  await page.keyboard.press('Control+Enter')

  for (const one of letters) {
    await page.getByText(one, { exact: true }).waitFor()
    await pageDrawn(page, `File 1 of 1, page 1 of ${one === 'Letter 5' ? 3 : 1}`)
    if (one === 'Letter 5') {
      for (const number of [2, 3]) {
        await page.keyboard.press('j')
        await pageDrawn(page, `File 1 of 1, page ${number} of 3`)
      }
      for (const key of ['t', '+', '+', '0']) await page.keyboard.press(key)
      await page.keyboard.press('k')
      await pageDrawn(page, 'File 1 of 1, page 2 of 3')
    }
    await page.keyboard.press(one === 'Letter 3' ? 'e' : 'a')
    await actAt(page, 'It says what was asked for.', one === 'Letter 3' ? /Escalated by/ : /Approved/)
  }
  await page.getByText('Nothing more is free in this queue.').waitFor()
  expect(complaints).toEqual([])

  const sent = await fairhouse<Sent[]>(house, 'documents', 'list', email)
  expect(sent.map(({ status }) => status).toSorted()).toEqual([...Array<string>(8).fill('approved'), 'rejected', 'uploaded'])
  const left = sent.find(({ status }) => status === 'uploaded')?.id ?? ''
  const shown = await fairhouse<{ name: string }>(house, 'documents', 'show', email, left, '--reason', 'Looks which letter is left.')
  expect(shown.name).toBe('Letter 3')
  expect(sent.find(({ status }) => status === 'rejected')?.reason).toMatch(/^What the document says differs/)
}, 180_000)

test('a payment account is confirmed by a passkey, with both names side by side', async () => {
  const { page: playersPage } = await openProfile(browser, desktop)
  const email = 'account@example.com'
  await openAccount(house, email, { firstName: 'Cy', lastName: 'Jones', street: 'Harbour Street 11' })
  await logInByCall(playersPage, house, email)
  const data = { methodId: 12_001, fields: { abbreviatedName: 'C. Jones', ibanNumber: 'EE382200221020145685' } }
  const headers = { origin: house.origin, 'idempotency-key': randomUUID() }
  expect((await playersPage.request.post(`${house.origin}/api/payment/details`, { data, headers })).status()).toBe(200)

  const { page } = await enterOffice(house, browser, 'verification')
  await page.keyboard.press('g')
  await page.keyboard.press('i')
  await page.getByRole('heading', { name: 'Payment accounts' }).waitFor()
  await page.getByRole('table').getByText('Cy J.').waitFor()
  await expectAccessible(page)
  await page.keyboard.press('n')
  await page.getByText('C. Jones', { exact: true }).waitFor()
  await page.getByText('Can be the same name').waitFor()
  await expectAccessible(page)
  await picture(page, 'office-account-1280')
  await page.keyboard.press('a')
  await page.getByRole('dialog').getByRole('button', { name: /sign/i }).waitFor()
  await actAt(page, 'The statement shows the same name.', /Confirmed as the player/)
  await page.getByText('Nothing more is free in this queue.').waitFor()
  const stored = await fairhouse<{ verified: boolean }[]>(house, 'details', 'list', email)
  expect(stored.map(({ verified }) => verified)).toEqual([true])
})
