import { proves, provesMany } from '@fairhouse/testing/proves.ts'
import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestHouse, type TestHouse } from '../../base/testing/test-house.ts'
import { expectTold } from '../../base/testing/test-told.ts'
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

type Upload = Parameters<typeof player.browser.ask<'POST /api/documents'>>[1]
const send = (upload: Partial<Upload> = {}) =>
  player.browser.ask('POST /api/documents', { group: 'account', name: 'Letter', files: [someFile()], ...upload })
const read = () => player.browser.must('GET /api/documents', {})
const kept = () =>
  at.sql(`select 1 from document where player = ${player.id} union all select 1 from document_file where player = ${player.id}`)

describe('a document that a player sends', () => {
  test('is kept, waits for an operator, and is told with its group', async () => {
    provesMany('the answer is compared with all that was sent', 'IDN-014', 'IDN-294..295', 'IDN-297', 'IDN-299', 'IDN-723..726')
    const { value } = await send({ name: ' Payslip  May ', files: [someFile(), someFile('application/pdf')] })
    expect(value.groups.account).toMatchObject({ groupStatus: 'uploaded', types: { otherDocument: 'uploaded' } })
    expect(value.documents).toMatchObject([{ group: 'account', type: 'otherDocument', name: 'Payslip May', status: 'uploaded', files: 2 }])
    expect((await read()).documents).toEqual(value.documents)
    expect(value.groups.paymentDetails.groupStatus).toBeNull()
  })

  test('has ten images at the most where nothing else is set', async () => {
    proves('IDN-603', 'IDN-801')
    const images = (length: number) => Array.from({ length }, () => someFile())
    expect((await send({ files: images(10) })).value?.documents[0]?.files).toBe(10)
    await at.set('documentUploadingMaxFileCount', 50)
    expect((await send({ files: images(11) })).error.errorDetails).toEqual({ reason: 'imageCount', max: 10 })
    await at.set('documentUploadingMaxFileCount', 10)
  })

  test('is kept sealed: nothing of its files or fields can be read in the database', async () => {
    await send({ name: 'Secretname', files: [someFile('application/pdf')] })
    const [file] = await at.sql(`select content, bytes from document_file where player = ${player.id}`)
    const [row] = await at.sql(`select details from document where player = ${player.id}`)
    const bytesOf = (value: unknown) => (Buffer.isBuffer(value) ? value : Buffer.alloc(0))
    expect(bytesOf(file?.['content']).length).toBeGreaterThan(Number(file?.['bytes']))
    expect(['%PDF', 'MediaBox'].filter((word) => bytesOf(file?.['content']).includes(word))).toEqual([])
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
    proves('IDN-671')
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
    proves('IDN-208..209', 'IDN-722')
    await send({ group: 'paymentDetails', type: 'creditCard', name: 'Card' })
    const statuses = async () => {
      const { account, paymentDetails, sof } = (await read()).groups
      return [paymentDetails.groupStatus, account.groupStatus, sof.groupStatus]
    }
    expect(await statuses()).toEqual(['uploaded', null, null])
    await send()
    expect(await statuses()).toEqual(['uploaded', 'uploaded', null])
  })

  test('needs a name, unless it proves an IBAN, which is called iban', async () => {
    proves('IDN-296', 'IDN-298', 'IDN-607')
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

  test('one that cannot be opened (5), and a paper that does something (160)', async () => {
    expect(await refused([fileOf(Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'image/jpeg', 'a.jpg')])).toEqual([5, undefined])
    const active = someFile('application/pdf').dataUrl.replace(/^data:[^,]*,/, '')
    const script = Buffer.from(active, 'base64')
      .toString()
      .replace('/Type/Catalog', '/Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>')
    expect(await refused([fileOf(Buffer.from(script), 'application/pdf', 'a.pdf')])).toEqual([160, { reason: 'active' }])
  })

  test('one that did not arrive whole (5)', async () => {
    proves('IDN-292', 'SHL-817')
    const whole = someFile()
    const broken = [
      { ...whole, size: whole.size + 1 },
      { ...whole, dataUrl: whole.dataUrl.slice(0, -400) },
      { ...whole, dataUrl: 'data:image/jpeg;base64,' },
      { ...whole, dataUrl: 'https://example.com/a.jpg' },
    ]
    for (const one of broken) expect(await refused([someFile(), one])).toEqual([5, undefined])
    await expectTold((await send({ files: broken.slice(0, 1) })).error, 5, /^The upload did not go through\./)
  })

  test('one that is too big, by its bytes (9008), equal to the limit being fine', async () => {
    proves('IDN-398', 'IDN-599..600')
    await at.set('documentUploadingMaxFileSizePerFile', 2_097_152)
    expect(await refused([someFile('image/jpeg', 3_670_016)])).toEqual([9008, { size: 4, maxSize: 2 }])
    expect(await refused([someFile('image/jpeg', 2_097_153)])).toEqual([9008, { size: 2.1, maxSize: 2 }])
  })

  test('all together too big, or more than we keep of one player (160)', async () => {
    await at.set('documents.maxBytesAtOnce', 1_048_576)
    const halves = [someFile('image/jpeg', 800_000), someFile('image/png', 800_000)]
    expect(await refused(halves)).toEqual([160, { reason: 'size', size: 2, maxSize: 1 }])
    await at.set('documents.maxBytesAtOnce', usual['documents.maxBytesAtOnce'])
    await at.set('documents.maxBytesPerPlayer', 1_048_576)
    // Of the decoded content: uncompressed pixels.
    const raw = { width: 700, height: 700, channels: 3 } as const
    const noise = await sharp(randomBytes(raw.width * raw.height * raw.channels), { raw })
      .png()
      .toBuffer()
    expect(await refused([fileOf(noise, 'image/png', 'noise.png')])).toEqual([160, { reason: 'total' }])
  })

  test('too many files, and too many images (160)', async () => {
    proves('IDN-399', 'IDN-602', 'IDN-604')
    await at.set('documentUploadingMaxFileCount', 2)
    const papers = Array.from({ length: 3 }, () => someFile('application/pdf'))
    expect(await refused(papers)).toEqual([160, { reason: 'count', max: 2 }])
    await at.set('documentUploadingMaxFileCount', 50)
    expect(await refused(Array.from({ length: 11 }, () => someFile()))).toEqual([160, { reason: 'imageCount', max: 10 }])
    await at.set('documentUploadingMaxImageCountPerDocument', 3)
    expect(await refused(Array.from({ length: 4 }, () => someFile()))).toEqual([160, { reason: 'imageCount', max: 3 }])
  })

  test('one of a kind that is not taken, by its content, whatever it claims (160)', async () => {
    proves('IDN-293', 'IDN-400', 'IDN-598')
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
    proves('SHL-980', 'IDN-NS-57')
    await at.set('be.antivirus.address', clamd.address)
    const { error } = await send({ files: [someFile(), infected] })
    await expectTold(error, 274, /^A virus was found in this file\./)
    expect(await kept()).toEqual([])
    expect((await send({ files: [someFile(), someFile('image/png')] })).status).toBe(200)
    expect(clamd.shown).toHaveLength(4)
  })

  test('nothing is taken while it does not answer (275), and everything again once it does', async () => {
    proves('SHL-981')
    await at.set('be.antivirus.address', '127.0.0.1:9')
    const { error } = await send()
    await expectTold(error, 275, /^The virus check does not answer/)
    expect(await kept()).toEqual([])
    await at.set('be.antivirus.address', clamd.address)
    expect((await send()).status).toBe(200)
  })

  test('its address is a host and a port', async () => {
    for (const wrong of ['clamd', 'http://clamd:3310', ':3310', '127.0.0.1:'])
      await expect(at.set('be.antivirus.address', wrong)).rejects.toThrow(/host/)
  })
})
