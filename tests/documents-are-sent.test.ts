import { proves, provesMany } from '@fairhouse/testing/proves.ts'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { desktop, expectAccessible, lookAtPictures, openProfile, phone, picture } from './browser.ts'
import { fairhouse } from './command-line.ts'
import { openJourney } from './journey.ts'
import { sampleFile } from '@fairhouse/testing/sample-files.ts'
import { playerAt } from './player.ts'

lookAtPictures()

// A player shows who they are, where they live and where their money comes from; an operator decides on the command line.

const { house, browser } = await openJourney({
  'be.captcha.afterRegistrations': 0,
  documentUploadingMaxImageCountPerDocument: 3,
  documentUploadingMaxFileSizePerFile: 2_097_152,
})
type Row = { id: string; type: string; status: string }

const image = (name: string, bytes = 4000) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: sampleFile('image/jpeg', bytes),
})
const eicar = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-' + 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'

/** Somebody with an account, at a browser. */
async function newcomer(screen = desktop, language = 'en') {
  const { page, context, complaints } = await openProfile(browser, screen)
  const player = playerAt(house, page, language)
  await player.join()
  await player.enter()
  const { say } = player
  const press = (key: string, about = '') =>
    page
      .locator('main')
      .getByRole('button', { name: say(key) })
      .filter({ visible: true })
      .and(about ? page.getByRole('button', { name: about }) : page.getByRole('button'))
      .click()
  const choose = (key: string, ...files: ReturnType<typeof image>[]) =>
    page.locator('main').getByLabel(say(key)).first().setInputFiles(files)
  const decide = async (word: 'approve' | 'reject', type: string, ...code: string[]) => {
    const rows = await fairhouse<Row[]>(house, 'documents', 'list', player.email)
    const id = rows.find((one) => one.type === type && one.status === 'uploaded')?.id ?? ''
    await fairhouse(house, 'documents', word, player.email, id, ...code)
  }
  return { page, context, complaints, player, say, press, choose, decide }
}
const notices = (page: Page, name: RegExp) => page.getByRole('region', { name })

describe.each([
  { language: 'en', screen: desktop, name: 'on a desktop in English' },
  { language: 'ar', screen: phone, name: 'on a phone in Arabic, in the dark' },
])('$name', ({ language, screen }) => {
  test('a document goes from its name over its pages to an approval', async () => {
    provesMany(
      'one document from its name to its approval; each button is pressed and each text awaited',
      'IDN-004 IDN-014 IDN-017 IDN-025 IDN-044..045 IDN-189..190 IDN-192..196 IDN-197..198 IDN-200 IDN-202',
      'IDN-505 IDN-510..512 IDN-515 IDN-517..518 IDN-605..606 IDN-608 IDN-779 IDN-789 IDN-NS-60 SHL-075',
      'SHL-160 CSH-031',
    )
    const { page, context, complaints, player, say, press, choose, decide } = await newcomer(screen, language)
    await player.open('/my/documents?x=1')
    await page.getByText(say('documents.sentNone')).waitFor()
    await expectAccessible(page)
    await picture(page, `documents-${language}`)
    await player.open('/my/documents?validationType=account&x=1')

    await press('documents.next')
    await page.getByText(say('field.rule.fileRequired')).waitFor()
    await choose('documents.chooseFiles', image('may.jpg'), image('june.jpg'))
    await press('documents.next')
    await page.getByText(say('field.rule.required')).waitFor()
    await page.locator('[name=name]').fill('Payslips')
    await press('documents.next')
    const stack = page.getByRole('list', { name: say('documents.set') }).getByRole('listitem')
    await expect.poll(() => stack.count()).toBe(2)
    await expectAccessible(page)

    await press('documents.uploadMore')
    await choose('documents.chooseFiles', image('july.jpg'))
    await choose('documents.reUpload', image('august.jpg'))
    await press('documents.next')
    await expect.poll(() => stack.allInnerTexts()).toEqual(['may.jpg', 'june.jpg', 'august.jpg'])
    await page.getByText(say('field.rule.maxImageCount')).waitFor()
    await expect.poll(() => page.getByRole('button', { name: say('documents.uploadMore') }).count()).toBe(0)
    await press('documents.delete', 'june.jpg')
    const call = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/documents'))
    await press('documents.confirm')
    const sent = (await call).postDataJSON() as { type: string; name: string; files: { dataUrl: string; type: string }[] }
    expect([sent.type, sent.name, sent.files.map(({ type }) => type)]).toEqual(['otherDocument', 'Payslips', ['image/jpeg', 'image/jpeg']])
    expect(sent.files[0]?.dataUrl).toMatch(/^data:image\/jpeg;base64,/)
    await page.getByText(say('documents.uploaded')).waitFor()
    await press('documents.another')
    await expect.poll(() => page.locator('[name=name]').inputValue()).toBe('')
    await press('documents.back')
    await expect.poll(() => new URL(page.url()).search).toBe('?x=1')
    const row = page.getByRole('listitem').filter({ hasText: 'Payslips' })
    await row.getByText(say('documents.status.uploaded')).waitFor()
    await expect.poll(() => row.getByRole('button').count()).toBe(0)

    await player.open('/my/documents?validationType=account')
    await page.getByText(say('documents.waitingTime')).waitFor()
    await decide('approve', 'otherDocument')
    await player.open('/my/documents')
    await row.getByText(say('documents.status.approved')).waitFor()
    expect(complaints).toEqual([])
    await context.close()
  })

  test('an identity card has two sides, waits, is refused with a reason, and is approved', async () => {
    provesMany(
      'one identity card with two sides; each step is taken and each absence asserted',
      'IDN-026..027 IDN-158..163 IDN-164..166 IDN-181..183 IDN-191 IDN-199 IDN-487 IDN-497..499 IDN-508',
      'IDN-514 IDN-516 IDN-805 IDN-NS-55 IDN-NS-79',
    )
    const { page, context, complaints, player, say, press, choose, decide } = await newcomer(screen, language)
    await player.open('/my/account-validation#address')
    // The part stands at the top, or the page is at its end.
    const isShown = (part: Element) =>
      part.getBoundingClientRect().top < innerHeight / 2 || scrollY + innerHeight >= document.documentElement.scrollHeight - 2
    await expect.poll(() => page.locator('#address').evaluate(isShown)).toBe(true)
    expect(await page.evaluate(() => scrollY > 0 || document.documentElement.scrollHeight <= innerHeight + 2)).toBe(true)
    const identity = page.locator('#identity')
    const send = async () => {
      await identity.locator('select').selectOption('identificationCard')
      await identity.getByText(say('documents.side')).waitFor()
      await choose('documents.chooseFile', image('front.jpg'))
      if (screen === phone) {
        await choose('documents.takePhoto', image('photo.jpg'))
        await choose('documents.retake', image('sharp.jpg'))
        await expect.poll(() => page.getByRole('list', { name: say('documents.picked') }).innerText()).toBe('sharp.jpg')
      }
      await press('documents.next')
      await expect.poll(() => identity.getByRole('button', { name: say('documents.confirm') }).count()).toBe(0)
      await press('documents.anotherSide')
      await choose('documents.chooseFile', image('back.jpg'))
      await press('documents.next')
      await expect.poll(() => identity.getByRole('button', { name: say('documents.anotherSide') }).count()).toBe(0)
      await identity.locator('[name=expiryDate]').fill('2040-01-01')
      await identity.locator('[name=documentNumber]').fill('k1234567')
      await press('documents.confirm')
    }
    await expect.poll(() => identity.locator('input[type=file]').count()).toBe(0)
    await send()
    await press('documents.finish')
    await identity.getByText(say('documents.waitingTime')).waitFor()
    await decide('reject', 'identificationCard', 'unreadable')
    await player.open('/my/account-validation')
    await identity.getByText(/The picture cannot be read|لا يمكن قراءة الصورة/).waitFor()
    await expectAccessible(page)
    await send()
    await press('documents.finish')
    await decide('approve', 'identificationCard')
    await player.open('/my/account-validation')
    await identity.getByText(say('documents.approvedPerson')).waitFor()
    expect(complaints).toEqual([])
    await context.close()
  })
})

test('what is typed is looked at before an identity document is sent', async () => {
  const { page, context, player, press, choose, say } = await newcomer()
  await player.open('/my/account-validation')
  const calls: string[] = []
  page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()))
  await page.locator('#identity select').selectOption('passport')
  await choose('documents.chooseFile', image('page.jpg'))
  await press('documents.next')
  for (const name of ['firstName', 'lastName', 'birthDate', 'expiryDate', 'documentNumber'])
    await page.locator(`#identity [name=${name}]`).fill('')
  await press('documents.confirm')
  await expect.poll(() => page.locator('#identity').getByText(say('field.rule.required')).count()).toBe(5)
  expect(calls.filter((url) => url.endsWith('/api/documents'))).toEqual([])
  await context.close()
})

test('too big a file is told by a floating notice that goes by itself; a file with a virus, and no virus check, by another', async () => {
  proves('SHL-1017', 'IDN-778', 'IDN-780')
  const { page, context, player, say, press, choose } = await newcomer()
  await player.open('/my/documents?validationType=account')
  const floating = notices(page, say('shell.notifications'))
  await choose('documents.chooseFiles', image('big.jpg', 3_670_016))
  const tooBig = floating.getByText('4 MB; 2 MB is the most')
  await tooBig.waitFor()
  await page.mouse.move(0, 0)
  await tooBig.waitFor({ state: 'detached' })

  const sendFile = async (content: Buffer) => {
    await page.locator('[name=name]').fill('Letter')
    await page
      .locator('main')
      .getByLabel(say('documents.chooseFiles'))
      .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: content })
    await press('documents.next')
    await press('documents.confirm')
  }
  await sendFile(Buffer.from(`%PDF-1.7\n${eicar}`))
  await floating.getByText('A virus was found').waitFor()
  await house.control('/antivirus', { mode: 'away' })
  await press('documents.confirm')
  await floating.getByText('The virus check does not answer').waitFor()
  await house.control('/antivirus', { mode: 'usual' })
  expect(await fairhouse<Row[]>(house, 'documents', 'list', player.email)).toEqual([])
  await press('documents.delete', 'a.pdf')
  await sendFile(sampleFile('application/pdf'))
  await page.getByText('Document was uploaded successfully').waitFor()
  await context.close()
})

test('after an upload what has to be proven, the limits, deposits and withdrawals are asked anew', async () => {
  const { page, context, player, press, choose } = await newcomer()
  await player.open('/my/documents?validationType=account')
  await page.locator('[name=name]').fill('Letter')
  await choose('documents.chooseFiles', image('a.jpg'))
  await press('documents.next')
  const asked = new Set<string>()
  page.on('request', (request) => request.method() === 'GET' && asked.add(new URL(request.url()).pathname))
  await press('documents.confirm')
  await page.getByText('Document was uploaded successfully').waitFor()
  await expect.poll(() => ['/api/limits', '/api/documents'].filter((path) => !asked.has(path))).toEqual([])
  asked.clear()
  await page.getByRole('banner').getByRole('link', { name: 'Deposit' }).click()
  await player.dialog().locator('[name=amount]').waitFor()
  expect([...asked]).toContain('/api/payment/methods')
  await context.close()
})

test('where money comes from is told by types, amounts and files, and asked again of what is refused', async () => {
  provesMany(
    'one run through the source of funds; each text is awaited',
    'IDN-010 IDN-028 IDN-217 IDN-219 IDN-519 IDN-790 IDN-794..795 SHL-074',
  )
  const { page, context, complaints, player, press, decide } = await newcomer()
  await player.open('/my/sof-validation')
  await press('documents.confirm')
  await page.getByText('Please choose at least one source of your funds.').waitFor()
  for (const type of ['Salary', 'Savings']) await page.getByLabel(type, { exact: true }).check()
  await expect.poll(() => page.getByLabel('Amount a month in EUR').count()).toBe(2)
  await page.getByLabel('Amount a month in EUR').first().fill('3000')
  await page.getByLabel('Amount a month in EUR').last().fill('0.5')
  await press('documents.confirm')
  await expect.poll(() => page.getByText('Please, make a snapshot or select a file.').count()).toBe(2)
  await page.getByLabel('Amount a month in EUR').last().fill('200')
  // One file shows both.
  await page.getByLabel('Choose files: Savings').setInputFiles(image('savings.jpg'))
  await expect.poll(() => page.getByText('Please, make a snapshot or select a file.').count()).toBe(0)
  await expectAccessible(page)
  await press('documents.confirm')
  await page.getByText('Source of funds was updated successfully').waitFor()
  await page.getByText('The processing may take 1-2 days.').waitFor()
  await decide('reject', 'salary', 'cutOff')
  await decide('approve', 'savings')
  await player.open('/my/sof-validation')
  await page.getByText('A part of the document is cut off.').waitFor()
  await expect.poll(() => page.getByLabel('Savings', { exact: true }).count()).toBe(0)
  await page.getByLabel('Salary', { exact: true }).check()
  await page.getByLabel('Amount a month in EUR').fill('3100')
  await page.getByLabel('Choose files: Salary').setInputFiles(image('salary.jpg'))
  await press('documents.confirm')
  await page.getByText('Source of funds was updated successfully').waitFor()
  await decide('approve', 'salary')
  await player.open('/my/sof-validation')
  await page.getByText('your documents have been approved!').waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('an account is confirmed by a document of its own, which has no name to type', async () => {
  proves('IDN-201', 'IDN-296', 'IDN-298', 'IDN-506', 'IDN-NS-62')
  const { page, context, complaints, player, decide } = await newcomer()
  await player.open('/?modal=payment-details-validation')
  const dialog = player.dialog()
  await dialog.locator('[name=abbreviatedName]').waitFor()
  await expect.poll(() => dialog.getByRole('region', { name: 'Proof of your bank account' }).count()).toBe(0)
  await dialog.locator('[name=abbreviatedName]').fill('A. Example')
  await dialog.locator('[name=ibanNumber]').fill('DE89370400440532013000')
  await dialog.locator('[name=ibanNumber]').press('Enter')
  const proof = dialog.getByRole('region', { name: 'Proof of your bank account' })
  await proof.getByLabel('Choose files').setInputFiles(image('statement.jpg'))
  await expect.poll(() => proof.locator('[name=name]').count()).toBe(0)
  await proof.getByRole('button', { name: 'Next' }).click()
  const call = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/documents'))
  await proof.getByRole('button', { name: 'Confirm' }).click()
  expect((await call).postDataJSON()).toMatchObject({ group: 'paymentDetails', type: 'ibanVerification', name: 'iban' })
  await proof.getByText('Document was uploaded successfully').waitFor()
  await expectAccessible(page)
  await proof.getByRole('button', { name: 'OK' }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('modal')).toBeNull()
  await decide('approve', 'ibanVerification')
  await player.open('/?modal=payment-details-validation')
  await player.dialog().getByText(player.say('cashier.detailsVerified')).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})
