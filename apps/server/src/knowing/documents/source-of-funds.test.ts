import { proves, provesMany } from '@fairhouse/testing/proves.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { operatorOf } from '../../office/testing/test-operator.ts'
import { openTestHouse, type TestHouse } from '../../base/testing/test-house.ts'
import { expectTold } from '../../base/testing/test-told.ts'
import { judgeDocument } from '../document-records/index.ts'
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

type Upload = Parameters<typeof player.browser.ask<'POST /api/source-of-funds'>>[1]
const salary = { selectedTypes: ['salary'], amount: { salary: '3000' }, files: { salary: [someFile()] } }
const send = (upload: Upload) => player.browser.ask('POST /api/source-of-funds', upload)
const read = () => player.browser.must('GET /api/source-of-funds', {})
const wrong = async (upload: Upload) => (await send(upload)).error?.errorDetails?.['fields']
const fairhouse = operatorOf(() => at)
const reason = 'the name is cut off'
const operator = (words: string, ...args: string[]) => fairhouse(words, player.email, ...args, '--reason', reason)
const reject = (document: string) =>
  judgeDocument(at.house, { shard: player.shard, player: player.id }, { document, status: 'rejected' }, { actor: 'cli:test', reason })
const idOf = async (type: string) =>
  (await player.browser.must('GET /api/documents', {})).documents.find((one) => one.type === type)?.id ?? ''

describe('the source of funds', () => {
  test('begins with seven types, each without a status and offered', async () => {
    provesMany('the lists of types and offers are compared whole', 'IDN-210..215', 'IDN-216', 'IDN-307', 'IDN-311', 'IDN-812')
    const { sofDetails, offered, groupStatus } = await read()
    const types = ['salary', 'selfEmployed', 'companyProfit', 'saleOfAssets', 'inheritance', 'savings', 'other']
    expect(Object.keys(sofDetails)).toEqual(types)
    expect(Object.values(sofDetails).map(({ status }) => status)).toEqual(types.map(() => null))
    expect([offered, groupStatus]).toEqual([types, null])
  })

  test('keeps what is said of each type that was chosen, and tells it again', async () => {
    provesMany(
      'what was sent of each type is compared with what is told again',
      'IDN-010 IDN-207 IDN-309 IDN-313..314 IDN-318..319 IDN-729..730',
    )
    const { value } = await send({
      selectedTypes: ['salary', 'savings'],
      amount: { salary: '3000', savings: '250.50', other: '9' },
      files: { salary: [someFile(), someFile('application/pdf')], savings: [someFile('image/png')] },
    })
    expect(value.sofDetails).toMatchObject({
      salary: { status: 'uploaded', amount: '3000' },
      savings: { status: 'uploaded', amount: '250.50' },
      other: { status: null, amount: null },
    })
    expect(value.offered).toEqual(['selfEmployed', 'companyProfit', 'saleOfAssets', 'inheritance', 'other'])
    expect(await read()).toEqual(value)
    expect((await player.browser.must('GET /api/documents', {})).groups.sof.groupStatus).toBe('uploaded')
  })

  test('is refused without a type (9004)', async () => {
    proves('SHL-1012')
    const { error } = await send({ ...salary, selectedTypes: [] })
    await expectTold(error, 9004, /^Please choose at least one source of your funds\.$/)
  })

  test('takes no type that is approved or waits; a rejected one, with its reason, and one that was never sent', async () => {
    provesMany('one type goes through all its statuses, each with what can be sent', 'IDN-308', 'IDN-310', 'IDN-524..527')
    await send(salary)
    expect(await wrong(salary)).toEqual({ selectedTypes: { rule: 'oneOf' } })
    await reject(await idOf('salary'))
    expect((await read()).sofDetails['salary']).toEqual({ status: 'rejected', amount: '3000', reason: 'the name is cut off' })
    expect((await send(salary)).status).toBe(200)
    await operator('documents approve', await idOf('salary'))
    expect((await read()).sofDetails['salary']).toMatchObject({ status: 'approved' })
    expect(await wrong(salary)).toEqual({ selectedTypes: { rule: 'oneOf' } })
    expect(await wrong({ ...salary, selectedTypes: ['lottery'] })).toEqual({ selectedTypes: { rule: 'oneOf' } })
    expect(
      (await send({ selectedTypes: ['inheritance'], amount: { inheritance: '1' }, files: { inheritance: [someFile()] } })).status,
    ).toBe(200)
  })

  test.each([
    ['abc', 'amount'],
    ['', 'required'],
    ['0.99', 'minValue'],
    ['-5', 'amount'],
  ])('refuses the amount %j (%s)', async (amount, rule) => {
    proves('IDN-612')
    expect(await wrong({ ...salary, amount: { salary: amount } })).toMatchObject({ 'amount.salary': { rule } })
  })

  test('takes an amount of exactly 1', async () => {
    proves('IDN-613')
    expect((await send({ ...salary, amount: { salary: '1' } })).status).toBe(200)
  })

  test('asks for amounts and files only where the settings want them', async () => {
    proves('IDN-316..317', 'IDN-614', 'IDN-NS-64')
    expect(await wrong({ selectedTypes: ['salary'], amount: {}, files: {} })).toEqual({
      'amount.salary': { rule: 'required' },
      'files.salary': { rule: 'fileRequired' },
    })
    const two = { selectedTypes: ['salary', 'savings'], amount: { salary: '1' }, files: { salary: [someFile()], savings: [someFile()] } }
    expect(await wrong(two)).toEqual({ 'amount.savings': { rule: 'required' } })
    await at.set('sourceOfFunds.amountRequired', false)
    await at.set('sourceOfFunds.fileRequired', false)
    expect((await send({ selectedTypes: ['salary'] })).status).toBe(200)
    await at.set('sourceOfFunds.amountRequired', true)
    await at.set('sourceOfFunds.fileRequired', true)
  })

  test('takes one file for several types, and keeps it with each of them', async () => {
    const amount = { salary: '1', savings: '2', other: '3' }
    const { value } = await send({ selectedTypes: ['salary', 'savings', 'other'], amount, files: { savings: [someFile()] } })
    expect(value.sofDetails).toMatchObject({
      salary: { status: 'uploaded' },
      savings: { status: 'uploaded' },
      other: { status: 'uploaded' },
    })
    const { documents } = await player.browser.must('GET /api/documents', {})
    expect(documents.map(({ type, files }) => [type, files]).toSorted(([a], [b]) => String(a).localeCompare(String(b)))).toEqual([
      ['other', 1],
      ['salary', 1],
      ['savings', 1],
    ])
  })

  test('takes one of the ranges where amounts are ranges, and says which there are', async () => {
    proves('IDN-315')
    await at.set('sourceOfFunds.amountVersion', 2)
    expect(await read()).toMatchObject({ amountVersion: 2, amountRanges: [':1000', '1000:2000', '2000:5000', '5000:'] })
    expect(await wrong({ ...salary, amount: { salary: '3000' } })).toEqual({ 'amount.salary': { rule: 'oneOf' } })
    const { value } = await send({ ...salary, amount: { salary: '1000:2000' } })
    expect(value.sofDetails['salary']?.amount).toBe('1000:2000')
    await at.set('sourceOfFunds.amountVersion', 1)
    for (const bad of ['1000-2000', ':', 'a:b']) await expect(at.set('sourceOfFunds.amountRanges', [bad])).rejects.toThrow(/ranges/)
  })

  test('takes 1 for a number and 2 for ranges and nothing else, open ends of either form, and counts in the currency of the wallet', async () => {
    proves('IDN-NS-63')
    for (const version of [0, 3, 'range']) await expect(at.set('sourceOfFunds.amountVersion', version)).rejects.toThrow(/between 1 and 2/)
    await at.set('sourceOfFunds.amountRanges', ['0:1000', ':1000', '5000:'])
    expect((await read()).amountRanges).toEqual(['0:1000', ':1000', '5000:'])
    await at.set('sourceOfFunds.amountRanges', [':1000', '1000:2000', '2000:5000', '5000:'])
    const swede = await at.player({ country: 'SWE', currency: 'SEK' })
    expect([(await read()).currency, (await swede.browser.must('GET /api/source-of-funds', {})).currency]).toEqual(['EUR', 'SEK'])
  })

  test('keeps nothing of any type where one file has a virus', async () => {
    const clamd = await openTestClamd((content) => (content.includes(eicar) ? 'stream: Eicar FOUND' : 'stream: OK'))
    await at.set('be.antivirus.address', clamd.address)
    const infected = fileOf(Buffer.concat([Buffer.from('%PDF-'), eicar]), 'application/pdf', 'a.pdf')
    const both = { selectedTypes: ['salary', 'other'], amount: { salary: '1', other: '2' } }
    expect((await send({ ...both, files: { salary: [someFile()], other: [infected] } })).error.errorCode).toBe(274)
    expect(await at.sql(`select 1 from document where player = ${player.id}`)).toEqual([])
    await at.set('be.antivirus.address', '')
    await clamd.close()
  })

  test('frees the money that was held for it once all that was sent is approved', async () => {
    await operator('player hold-money', 'funds')
    expect((await read()).isAsked).toBe(true)
    await send({
      selectedTypes: ['salary', 'savings'],
      amount: { salary: '1', savings: '2' },
      files: { salary: [someFile()], savings: [someFile()] },
    })
    await operator('documents approve', await idOf('salary'))
    expect((await read()).isAsked).toBe(true)
    await operator('documents approve', await idOf('savings'))
    expect(await read()).toMatchObject({ isAsked: false, groupStatus: 'approved' })
  })

  test('is told to and taken from nobody who is not logged in', async () => {
    proves('IDN-673')
    expect((await at.browser().ask('GET /api/source-of-funds', {})).error.errorCode).toBe(115)
    expect((await at.browser().ask('POST /api/source-of-funds', salary)).error.errorCode).toBe(115)
  })
})
