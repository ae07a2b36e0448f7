import { proves } from '@fairhouse/testing/proves.ts'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { newKey } from '../../../base/testing/test-browser.ts'
import { methodIds } from '../../method-catalogue/method-ids.ts'
import { openTestCashier, type TestCashier } from '../../deposits/test-cashier.ts'
import { readEntry, type Entry } from './camt.ts'
import { epcText } from './epc.ts'
import { paymentOrder } from './pain.ts'
import { escaped, readXml } from './xml.ts'

test('the QR code says what EPC069-12 asks for, line by line', () => {
  const transfer = { bic: '', name: 'Fairhouse', iban: 'EE382200221020145685', amount: '40.00', reference: 'RF18539007547034' }
  expect(epcText(transfer)).toBe('BCD\n002\n1\nSCT\n\nFairhouse\nEE382200221020145685\nEUR40.00\n\nRF18539007547034')
})

test('a payment order says who pays whom, how much, and under which reference', () => {
  const order = paymentOrder({
    endToEndId: 'w1',
    amount: '40.00',
    currency: 'EUR',
    from: { iban: 'EE382200221020145685', name: 'House', bic: 'SBXXEE2X' },
    to: { iban: 'NL91ABNA0417164300', name: 'A & B' },
    at: new Date('2026-11-22T10:00:00Z'),
  })
  expect(order).toContain('<EndToEndId>w1</EndToEndId>')
  expect(order).toContain('<InstdAmt Ccy="EUR">40.00</InstdAmt>')
  expect(order).toContain('<Cdtr><Nm>A &amp; B</Nm></Cdtr><CdtrAcct><Id><IBAN>NL91ABNA0417164300</IBAN></Id></CdtrAcct>')
  expect(order).toContain('<BICFI>SBXXEE2X</BICFI>')
})

const entryOf = (more = '') =>
  `<Ntry><Amt Ccy="EUR">40.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><AcctSvcrRef>B1</AcctSvcrRef><Ustrd>A &amp; B</Ustrd>${more}</Ntry>`
const documentOf = (entries: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.054.001.08"><Ntfctn>${entries}</Ntfctn></Document>`
const read = (xml: string): Entry | undefined | string => {
  const message = readXml(xml)
  return 'problem' in message ? message.problem : readEntry(message.root)
}

describe('a notification of the bank', () => {
  const payer = '<Dbtr><Pty><Nm>Ada</Nm></Pty></Dbtr><DbtrAcct><Id><IBAN>EE382200221020145685</IBAN></Id></DbtrAcct>'
  test.each<[string, string, object | undefined]>([
    ['one booked credit', entryOf(), { id: 'B1', amount: '40.00', currency: 'EUR', reference: 'A & B' }],
    ['the structured reference before the free one', entryOf('<CdtrRefInf><Ref>RF1</Ref></CdtrRefInf>'), { reference: 'RF1' }],
    ['who has paid', entryOf(payer), { is: 'credit', payer: { name: 'Ada', iban: 'EE382200221020145685' } }],
    ['a payout that was booked', entryOf('<EndToEndId>w1</EndToEndId>').replace('CRDT', 'DBIT'), { is: 'paid', endToEndId: 'w1' }],
    [
      'a payout that came back',
      entryOf('<EndToEndId>w1</EndToEndId><RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>'),
      { is: 'returned', endToEndId: 'w1', reason: 'AC04' },
    ],
    ['a status as older versions write it', entryOf().replace('<Cd>BOOK</Cd>', 'BOOK'), { id: 'B1' }],
    ['names with a prefix', entryOf().replace(/<(\/?)/g, '<$1ns2:'), { id: 'B1', reference: 'A & B' }],
    ['the number and the sum of the entry, not of a part of it', `${entryOf('<Dtls><AcctSvcrRef>P9</AcctSvcrRef></Dtls>')}`, { id: 'B1' }],
    ['characters by their numbers', entryOf().replace('A &amp; B', '&#x5A;o&#235; &amp;#66;'), { reference: 'Zoë &#66;' }],
    ['a debit that is none of ours', entryOf().replace('CRDT', 'DBIT'), undefined],
    ['what is only announced', entryOf().replace('BOOK', 'PDNG'), undefined],
    ['an entry in a comment', `<!-- ${entryOf()} -->`, undefined],
    ['two entries', entryOf() + entryOf(), undefined],
    ['something else', '<html></html>', undefined],
  ])('of %s', (_, xml, credit) => {
    if (credit) expect(read(documentOf(xml))).toMatchObject(credit)
    else expect(read(documentOf(xml))).toBeUndefined()
  })

  test.each([
    ['nothing', '', /not well formed/],
    ['no XML', 'Service unavailable', /not well formed/],
    ['an element that is not closed', documentOf('<Ntry>'), /not well formed in line 1/],
    ['half a message', documentOf(entryOf()).slice(0, -9), /not well formed/],
    ['two messages', `<Document>${entryOf()}</Document><Document/>`, /exactly one root/],
    ['an entity that it defines', `<!DOCTYPE a [<!ENTITY x "EUR">]>${documentOf(entryOf())}`, /document type/],
    ['a file that it wants read', `<!DOCTYPE a SYSTEM "file:///etc/passwd">${documentOf(entryOf())}`, /document type/],
    ['an entity that nobody defines', documentOf(entryOf('<Nm>&house;</Nm>')), /entity/],
    ['elements in elements without end', documentOf('<a>'.repeat(5000) + '</a>'.repeat(5000)), /cannot be read/],
    ['an element that is named like a part of every object', documentOf('<__proto__>1</__proto__>'), /cannot be read/],
    ['more than a message can be', documentOf(entryOf(`<Nm>${'x'.repeat(300_000)}</Nm>`)), /longer than/],
  ])('is refused as %s', (_, xml, problem) => expect(read(xml)).toMatch(problem))

  const line = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 70 }).filter((text) => /^\P{C}+$/u.test(text) && text.trim() === text)
  test('gives back every reference, name and amount as the bank wrote it', () => {
    fc.assert(
      fc.property(line, line, fc.bigInt({ min: 0n, max: 10n ** 12n }), (reference, name, cents) => {
        const amount = `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`
        const payment = `<CdtrRefInf><Ref>${escaped(reference)}</Ref></CdtrRefInf>${payer.replace('Ada', () => escaped(name))}`
        const xml = documentOf(entryOf(payment).replace('40.00', amount))
        expect(read(xml)).toMatchObject({ is: 'credit', amount, reference, payer: { name } })
      }),
    )
  })

  test('never ends in an exception, however it was damaged on its way', () => {
    const whole = documentOf(entryOf(payer))
    const noise = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('<', '>', '&', '</', '<!', '<![CDATA[', ']]>', '"', '&#', 'Ntry'))
    fc.assert(
      fc.property(fc.nat(whole.length), fc.nat(40), noise, (at, dropped, added) => {
        const found = read(whole.slice(0, at) + added + whole.slice(at + dropped))
        expect(typeof found === 'string' || found === undefined || found.is === 'credit').toBe(true)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('a transfer', () => {
  let cashier: TestCashier
  beforeAll(async () => {
    cashier = await openTestCashier()
  })
  afterAll(() => cashier.close())
  afterEach(async () => expect(await cashier.faults()).toEqual([]))

  const begin = async () => {
    const player = await cashier.depositor()
    const wish = { method: methodIds.offlineTransfer, amount: '40.00', currency: 'EUR' }
    const step = await player.browser.must('POST /api/deposits', wish, { key: newKey() })
    const status = async () => (await player.browser.must('GET /api/deposits/status', { token: step.token })).status
    const send = (more: object = {}) =>
      cashier.control('/bank/transfers', { reference: step.details?.reference, amount: '40.00', currency: 'EUR', ...more })
    return { player, step, status, send }
  }
  const until = (read: () => Promise<unknown>, wanted: unknown) => expect.poll(read, { timeout: 20_000, interval: 30 }).toEqual(wanted)

  test('is to an account and with a reference that have right check digits, and is credited when the bank tells of it', async () => {
    proves('CSH-007', 'CSH-590')
    const { player, step, status, send } = await begin()
    expect(step).toMatchObject({ type: 'finish', details: { type: 'iban', amount: '40.00', qrCode: expect.stringMatching(/^BCD\n002/) } })
    await send()
    await until(status, 'ok')
    expect((await player.wallet()).cash).toBe(4000n)
  })

  test('without a reference that anybody knows stands in suspense', async () => {
    const { player, status, send } = await begin()
    await send({ reference: 'for my account' })
    await until(async () => (await cashier.sql(`select 1 from transfer where credit = 'suspense:bank-transfer'`)).length, 1)
    expect([await status(), (await player.wallet()).cash]).toEqual(['init', 0n])
  })

  const suspense = async () => (await cashier.sql(`select 1 from transfer where credit = 'suspense:bank-transfer' and player = 0`)).length

  test('that comes twice under one reference is credited once; the second is looked at by a person', async () => {
    const { player, status, send } = await begin()
    await send()
    await until(status, 'ok')
    await send()
    const waiting = async () =>
      (await cashier.sql(`select amount::text from transfer where credit = 'suspense:bank-transfer' and player = ${player.id}`))[0]
    await until(waiting, { amount: '4000' })
    expect((await player.wallet()).cash).toBe(4000n)
  })

  test('under the reference of a deposit by card is not that deposit', async () => {
    const { player, send } = await begin()
    const byCard = await player.begin('40.00')
    const before = await suspense()
    await send({ reference: byCard.reference })
    await until(suspense, before + 1)
    expect([await player.status(byCard.reference), (await player.wallet()).cash]).toEqual(['init', 0n])
  })
})
