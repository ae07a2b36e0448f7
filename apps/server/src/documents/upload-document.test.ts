// Proves IDN-008..009, IDN-014, IDN-207..209, IDN-287..290, IDN-292..299, IDN-302..306, IDN-398..400, IDN-598..600, IDN-602..604, IDN-607,
// IDN-671, IDN-722..726, IDN-NS-51..54, IDN-NS-57, SHL-817, SHL-881..884, SHL-980..981, SHL-868.
import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestHouse, type TestHouse } from '../base/test-house.ts'
import { documentCommands } from '../command-line/documents.ts'
import { playerMoneyCommands } from '../command-line/player-money.ts'
import { eicar, fileOf, openTestClamd, someFile } from './test-documents.ts'

let at: TestHouse
let player: Awaited<ReturnType<TestHouse['player']>>
beforeAll(async () => {
  at = await openTestHouse()
})
afterAll(() => at.close())
beforeEach(async () => {
  player = await at.player()
})

const passport = {
  firstName: 'Ada',
  lastName: 'Example',
  birthDate: '1990-05-05',
  expiryDate: '2040-01-01',
  documentNumber: 'K1234567',
}
const address = {
  firstName: 'Ada',
  lastName: 'Example',
  street: 'Harbour 7',
  zipCode: 'VLT 1000',
  city: 'Valletta',
  issueDate: '2026-01-02',
}
type Upload = Parameters<typeof player.browser.ask<'POST /api/documents'>>[1]
const send = (upload: Partial<Upload> = {}) =>
  player.browser.ask('POST /api/documents', { group: 'account', name: 'Letter', files: [someFile()], ...upload })
const read = () => player.browser.must('GET /api/documents', {})
const kept = () =>
  at.sql(`select 1 from document where player = ${player.id} union all select 1 from document_file where player = ${player.id}`)
const operator = async (words: string, ...args: string[]) => {
  const command = [...documentCommands, ...playerMoneyCommands].find((one) => one.words === words)
  if (!command) throw new Error(`there is no command "${words}"`)
  at.clock.advance(1000)
  return command.run(at.house, [player.email, ...args], { reason: 'too dark to read' }, undefined as never) // these commands ask for no addresses
}
const lastId = async () => (await read()).documents[0]?.id ?? ''

describe('a document that a player sends', () => {
  test('is kept, waits for an operator, and is told with its group', async () => {
    const { value } = await send({ name: ' Payslip  May ', files: [someFile(), someFile('application/pdf')] })
    expect(value.groups.account).toMatchObject({ groupStatus: 'uploaded', types: { otherDocument: 'uploaded' } })
    expect(value.documents).toMatchObject([{ group: 'account', type: 'otherDocument', name: 'Payslip May', status: 'uploaded', files: 2 }])
    expect((await read()).documents).toEqual(value.documents)
    expect(value.groups.paymentDetails.groupStatus).toBeNull()
  })

  test('is kept sealed: nothing of its files or fields can be read in the database', async () => {
    const secret = randomBytes(40)
    await send({ name: 'Secretname', files: [fileOf(Buffer.concat([Buffer.from('%PDF-'), secret]), 'application/pdf', 'a.pdf')] })
    const [file] = await at.sql(`select content, bytes from document_file where player = ${player.id}`)
    const [row] = await at.sql(`select details from document where player = ${player.id}`)
    const bytesOf = (value: unknown) => (Buffer.isBuffer(value) ? value : Buffer.alloc(0))
    expect(file?.['bytes']).toBe(45)
    expect(bytesOf(file?.['content']).length).toBeGreaterThan(45)
    expect(bytesOf(file?.['content']).includes(secret)).toBe(false)
    expect(bytesOf(row?.['details']).length).toBeGreaterThan(10)
    expect(bytesOf(row?.['details']).includes('Secretname')).toBe(false)
  })

  test('is the same one where its call is sent again with its key', async () => {
    const [key, body] = ['upload-once-1', { group: 'account' as const, name: 'Letter', files: [someFile()] }]
    await player.browser.must('POST /api/documents', body, { key })
    await player.browser.must('POST /api/documents', body, { key })
    expect((await read()).documents).toHaveLength(1)
  })

  test('is taken from nobody who is not logged in, before its body is read', async () => {
    const response = await at.browser().request({
      method: 'POST',
      url: '/api/documents',
      headers: { 'content-type': 'application/json', origin: at.env.publicOrigin },
      payload: '{ this is no JSON',
    })
    expect([response.statusCode, response.json().errorCode]).toEqual([401, 115])
    expect((await at.browser().ask('GET /api/documents', {})).error.errorCode).toBe(115)
  })

  test('of another kind keeps apart from it', async () => {
    await send({ group: 'paymentDetails', type: 'creditCard', name: 'Card' })
    const { groups } = await read()
    expect([groups.paymentDetails.groupStatus, groups.account.groupStatus, groups.sof.groupStatus]).toEqual(['uploaded', null, null])
  })

  test('needs a name, unless it proves an IBAN, which is called iban', async () => {
    const { error } = await send({ name: '' })
    expect([error.errorCode, error.errorDetails]).toEqual([2, { fields: { name: { rule: 'required' } } }])
    expect((await send({ name: '<b>x</b>' })).error.errorCode).toBe(204)
    const { value } = await send({ group: 'paymentDetails', type: 'ibanVerification', name: 'anything' })
    expect(value.documents).toMatchObject([{ type: 'ibanVerification', name: 'iban' }])
  })

  test('needs a file', async () => {
    expect((await send({ files: [] })).error).toMatchObject({ errorCode: 2, errorDetails: { fields: { files: { rule: 'fileRequired' } } } })
  })

  test('cannot be changed or removed by anybody, by no call and not by the server', async () => {
    await send()
    await expect(at.house.db.query({ text: 'delete from document_file' })).rejects.toThrow(/permission denied/)
    await expect(at.house.db.query({ text: 'delete from document' })).rejects.toThrow(/permission denied/)
    await expect(at.sql('update document_file set bytes = 1')).rejects.toThrow(/append-only|refuse/)
  })
})

describe('of files that cannot be taken nothing is kept:', () => {
  afterEach(async () => {
    expect(await kept()).toEqual([])
    for (const [name, value] of Object.entries(usual)) await at.set(name, value)
  })
  const usual = {
    documentUploadingMaxFileSizePerFile: 10 * 1_048_576,
    documentUploadingMaxImageCountPerDocument: 10,
    documentUploadingMaxFileCount: 10,
    documentUploadingAllowedContentType: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
    'documents.maxBytesAtOnce': 25 * 1_048_576,
    'documents.maxBytesPerPlayer': 200 * 1_048_576,
  }
  const refused = async (files: Upload['files']) => {
    const { error } = await send({ files })
    return [error.errorCode, error.errorDetails]
  }

  test('one that did not arrive whole (5)', async () => {
    const whole = someFile()
    const broken = [
      { ...whole, size: whole.size + 1 },
      { ...whole, dataUrl: whole.dataUrl.slice(0, -400) },
      { ...whole, dataUrl: 'data:image/jpeg;base64,' },
      { ...whole, dataUrl: 'https://example.com/a.jpg' },
    ]
    for (const one of broken) expect(await refused([someFile(), one])).toEqual([5, undefined])
  })

  test('one that is too big, by its bytes (9008), equal to the limit being fine', async () => {
    await at.set('documentUploadingMaxFileSizePerFile', 2_097_152)
    expect(await refused([someFile('image/jpeg', 3_670_016)])).toEqual([9008, { size: 4, maxSize: 2 }])
    expect(await refused([someFile('image/jpeg', 2_097_153)])).toEqual([9008, { size: 2, maxSize: 2 }])
  })

  test('all together too big, or more than we keep of one player (160)', async () => {
    await at.set('documents.maxBytesAtOnce', 1_048_576)
    const halves = [someFile('image/jpeg', 800_000), someFile('image/png', 800_000)]
    expect(await refused(halves)).toEqual([160, { reason: 'size', size: 2, maxSize: 1 }])
    await at.set('documents.maxBytesAtOnce', usual['documents.maxBytesAtOnce'])
    await at.set('documents.maxBytesPerPlayer', 1_048_576)
    expect(await refused(halves)).toEqual([160, { reason: 'total' }])
  })

  test('too many files, and too many images (160)', async () => {
    await at.set('documentUploadingMaxFileCount', 2)
    const papers = Array.from({ length: 3 }, () => someFile('application/pdf'))
    expect(await refused(papers)).toEqual([160, { reason: 'count', max: 2 }])
    await at.set('documentUploadingMaxFileCount', 50)
    expect(await refused(Array.from({ length: 11 }, () => someFile()))).toEqual([160, { reason: 'imageCount', max: 10 }])
    await at.set('documentUploadingMaxImageCountPerDocument', 3)
    expect(await refused(Array.from({ length: 4 }, () => someFile()))).toEqual([160, { reason: 'imageCount', max: 3 }])
  })

  test('one of a kind that is not taken, by its content, whatever it claims (160)', async () => {
    const types = ['JPEG', 'PNG', 'WEBP', 'PDF']
    const page = fileOf(Buffer.from('<html><script>1</script></html>'), 'image/jpeg', 'page.jpeg')
    expect(await refused([page])).toEqual([160, { reason: 'type', types }])
    expect(await refused([{ ...someFile('image/gif'), type: 'image/jpeg', name: 'a.jpg' }])).toEqual([160, { reason: 'type', types }])
    expect(await refused([{ ...someFile(), name: 'a.exe' }])).toEqual([160, { reason: 'type', types }])
    await at.set('documentUploadingAllowedContentType', ['image/png'])
    expect(await refused([someFile('image/jpeg')])).toEqual([160, { reason: 'type', types: ['PNG'] }])
  })
})

describe('where a virus check is set', () => {
  let clamd: Awaited<ReturnType<typeof openTestClamd>>
  beforeAll(async () => {
    clamd = await openTestClamd((content) => (content.includes(eicar) ? 'stream: Eicar-Signature FOUND' : 'stream: OK'))
  })
  afterEach(() => at.set('be.antivirus.address', ''))
  afterAll(() => clamd.close())
  const infected = fileOf(Buffer.concat([Buffer.from('%PDF-1.7\n'), eicar]), 'application/pdf', 'bill.pdf')

  test('every file is looked at, and one with a virus is refused with all that came with it (274)', async () => {
    await at.set('be.antivirus.address', clamd.address)
    const { error } = await send({ files: [someFile(), infected] })
    expect([error.errorCode, error.error]).toEqual([274, 'virusFound'])
    expect(await kept()).toEqual([])
    expect((await send({ files: [someFile(), someFile('image/png')] })).status).toBe(200)
    expect(clamd.shown).toHaveLength(4)
  })

  test('nothing is taken while it does not answer (275), and everything again once it does', async () => {
    await at.set('be.antivirus.address', '127.0.0.1:9')
    const { error } = await send()
    expect([error.errorCode, error.error]).toEqual([275, 'antivirusUnavailable'])
    expect(await kept()).toEqual([])
    await at.set('be.antivirus.address', clamd.address)
    expect((await send()).status).toBe(200)
  })

  test('its address is a host and a port', async () => {
    for (const wrong of ['clamd', 'http://clamd:3310', ':3310', '127.0.0.1:'])
      await expect(at.set('be.antivirus.address', wrong)).rejects.toThrow(/host/)
  })
})

describe('what shows who somebody is', () => {
  test.each([
    ['firstName', 'required'],
    ['lastName', 'required'],
    ['birthDate', 'required'],
    ['expiryDate', 'required'],
    ['documentNumber', 'required'],
  ])('an identity document needs %s', async (name, rule) => {
    const { error } = await send({ group: 'identity', type: 'passport', fields: { ...passport, [name]: '' } })
    expect([error.errorCode, error.errorDetails]).toEqual([2, { fields: { [name]: { rule } } }])
  })

  test.each(['firstName', 'lastName', 'city', 'zipCode', 'street', 'issueDate'])('an address document needs %s', async (name) => {
    const { error } = await send({ group: 'address', type: 'residentialAddress', fields: { ...address, [name]: '' } })
    expect(error.errorDetails).toEqual({ fields: { [name]: { rule: 'required' } } })
  })

  test('has dates that can be: not expired, not issued tomorrow', async () => {
    const day = (offset: number) => new Date(at.clock.now().getTime() + offset * 86_400_000).toISOString().slice(0, 10)
    const wrong = async (upload: Partial<Upload>) => (await send(upload)).error?.errorDetails?.['fields']
    expect(await wrong({ group: 'identity', type: 'passport', fields: { ...passport, expiryDate: day(-1) } })).toMatchObject({
      expiryDate: { rule: 'future' },
    })
    const address1 = { group: 'address', type: 'residentialAddress' } as const
    expect(await wrong({ ...address1, fields: { ...address, issueDate: day(2) } })).toMatchObject({ issueDate: { rule: 'dateNotAfter' } })
    expect(await wrong({ ...address1, fields: { ...address, issueDate: day(0) } })).toBeUndefined()
  })

  test('needs every side that the setting asks for', async () => {
    const card = { group: 'identity', type: 'identificationCard', fields: passport } as const
    expect((await send(card)).error?.errorDetails).toEqual({ fields: { files: { rule: 'fileRequired' } } })
    expect((await send({ ...card, files: [someFile(), someFile()] })).status).toBe(200)
  })

  test('is asked once: nothing more is taken while it waits or once it is approved, and again after a refusal with its reason', async () => {
    const upload = { group: 'identity', type: 'passport', fields: passport } as const
    await send(upload)
    expect((await read()).groups.identity).toMatchObject({ groupStatus: 'uploaded', offered: [] })
    expect((await send(upload)).error?.errorDetails).toEqual({ fields: { type: { rule: 'oneOf' } } })
    await operator('documents reject', await lastId())
    expect((await read()).groups.identity).toMatchObject({
      groupStatus: 'rejected',
      reason: 'too dark to read',
      types: { passport: 'rejected' },
    })
    expect((await send(upload)).status).toBe(200)
    await operator('documents approve', await lastId())
    expect((await read()).groups.identity).toMatchObject({ groupStatus: 'approved', offered: [], reason: null })
    expect((await send(upload)).error?.errorCode).toBe(2)
  })

  test('takes no type of another group', async () => {
    expect((await send({ group: 'identity', type: 'creditCard', fields: passport })).error?.errorDetails).toEqual({
      fields: { type: { rule: 'oneOf' } },
    })
  })
})

test('documents of both groups, once approved, make a player known; one of them taken back ends that', async () => {
  const statuses = async () => (await read()).verification
  const unknown = { ageVerificationStatus: 'notVerified', nameVerificationStatus: 'notVerified', addressVerificationStatus: 'notVerified' }
  expect(await statuses()).toEqual({ ...unknown, userValidated: false, hasPendingDocumentRequest: false })
  await send({ group: 'identity', type: 'passport', fields: passport })
  const identity = await lastId()
  await operator('documents approve', identity)
  const half = { ageVerificationStatus: 'verified', nameVerificationStatus: 'verified', addressVerificationStatus: 'notVerified' }
  expect(await statuses()).toMatchObject({ ...half, userValidated: false })
  await send({ group: 'address', type: 'residentialAddress', fields: address })
  await operator('documents approve', await lastId())
  expect(await statuses()).toMatchObject({ addressVerificationStatus: 'verified', userValidated: true })
  await operator('documents reject', identity)
  expect(await statuses()).toMatchObject({ userValidated: false })
})

describe('what an operator asks for', () => {
  test('is told, offered first, and alone where it is about who somebody is', async () => {
    await operator('documents request', 'passport,gameContract')
    const { groups, requests, verification } = await read()
    expect(groups.identity).toMatchObject({ nextType: 'passport', nextTypeRequired: true, offered: ['passport'] })
    expect(groups.account).toMatchObject({ nextType: 'gameContract', offered: ['otherDocument', 'gameContract'] })
    expect(requests).toEqual([
      { group: 'account', type: 'gameContract' },
      { group: 'identity', type: 'passport' },
    ])
    expect(verification.hasPendingDocumentRequest).toBe(true)
    expect((await send({ group: 'identity', type: 'driversLicence', fields: passport })).error?.errorCode).toBe(2)
  })

  test('is no longer pending once it is sent, and over once it is approved', async () => {
    await operator('documents request', 'gameContract')
    at.clock.advance(1000)
    await send({ type: 'gameContract' })
    expect((await read()).verification.hasPendingDocumentRequest).toBe(false)
    await operator('documents reject', await lastId())
    expect((await read()).verification.hasPendingDocumentRequest).toBe(true)
    at.clock.advance(1000)
    await send({ type: 'gameContract' })
    await operator('documents approve', await lastId())
    expect((await read()).requests).toEqual([])
  })

  test('is not taken any more once it was taken back (130)', async () => {
    await operator('documents request', 'gameContract')
    await operator('documents withdraw-request', 'gameContract')
    const { error } = await send({ type: 'gameContract' })
    expect([error.errorCode, error.error]).toEqual([130, 'notActive'])
    await expect(operator('documents withdraw-request', 'gameContract')).rejects.toThrow(/not asked/)
  })

  test('is asked anew of somebody whose older document was approved', async () => {
    await send({ group: 'identity', type: 'passport', fields: passport })
    await operator('documents approve', await lastId())
    await operator('documents request', 'passport')
    expect((await read()).groups.identity).toMatchObject({ groupStatus: null, offered: ['passport'] })
  })

  test('and money that is held for it is free once it is approved', async () => {
    await operator('player hold-money', 'documents', 'passport')
    expect((await read()).requests).toEqual([{ group: 'identity', type: 'passport' }])
    at.clock.advance(1000)
    await send({ group: 'identity', type: 'passport', fields: passport })
    const held = () => at.sql(`select 1 from money_hold where player = ${player.id} and ended_at is null`)
    expect(await held()).toHaveLength(1)
    await operator('documents approve', await lastId())
    expect(await held()).toEqual([])
  })

  test('with a reason, which is kept with every decision', async () => {
    await send()
    const id = await lastId()
    const approve = documentCommands.find(({ words }) => words === 'documents approve')
    await expect(approve?.run(at.house, [player.email, id], {}, undefined as never)).rejects.toThrow(/reason/) // as above
    await expect(operator('documents approve', 'nothing')).rejects.toThrow(/no document/)
    await operator('documents approve', id)
    const [entry] = await at.sql(`select details from audit where action = 'document.approve' and subject = 'player:${player.id}'`)
    expect(entry?.['details']).toMatchObject({ document: id, reason: 'too dark to read' })
  })
})
