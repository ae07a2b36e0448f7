import { PDFDocument } from '@cantoo/pdf-lib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { holdMoney } from '../../cashier/holds/index.ts'
import { openReason } from '../../base/audit/reason.ts'
import { readReasons } from '../../base/audit/verify-reasons.sql.ts'
import { findPlayer } from '../../people/players/index.ts'
import { openPerson, writePerson } from '../../people/players/person.ts'
import { fileOf, someFile } from '../../knowing/documents/test-documents.ts'
import { openTestOffice, type TestColleague, type TestOffice } from '../testing/test-office.ts'

// Verification people at the queue of documents, which players send by the site's own call.

let at: TestOffice
let ann: TestColleague
let ben: TestColleague
let risk: TestColleague
beforeAll(async () => {
  at = await openTestOffice()
  ann = await at.colleague('verification')
  ben = await at.colleague('verification')
  risk = await at.colleague('risk')
})
afterAll(() => at.close())
beforeEach(async () => {
  await at.sql(`update queue_item set worker = null, kept_until = null`)
})

const reason = 'Passport and profile agree.'
const passport = { firstName: 'Ada', lastName: 'Example', birthDate: '1990-05-05', expiryDate: '2040-01-01', documentNumber: 'K1234567' }
const address = {
  firstName: 'Ada',
  lastName: 'Example',
  street: 'Harbour 7',
  zipCode: 'VLT 1000',
  city: 'Valletta',
  issueDate: '2026-01-02',
}
type Player = Awaited<ReturnType<TestOffice['player']>>
const sends = {
  passport: { group: 'identity', type: 'passport', fields: passport, files: [someFile(), someFile('application/pdf')] },
  address: { group: 'address', type: 'residentialAddress', fields: address, files: [someFile()] },
} as const

/** A document that a player has just sent; returns its item. */
async function sent(player: Player, what: keyof typeof sends = 'passport', fields: Record<string, string> = {}): Promise<string> {
  at.clock.advance(1000)
  const upload = sends[what]
  const { documents } = await player.browser.must('POST /api/documents', {
    ...upload,
    files: [...upload.files],
    fields: { ...upload.fields, ...fields },
  })
  return documents[0]?.id ?? ''
}
const emptyQueue = async () => {
  for (;;) {
    const { item } = await ann.must('nextDocument', {})
    if (item === null) return
    await ann.must('rejectDocument', { item, code: 'unreadable' }, { reason })
  }
}
const looksOf = async ({ id }: Player) => at.sql(`select actor, fields, purpose from access_log where player = ${id} order by id`)

const whyLooked = async ({ id }: Player) => {
  const hashes = (await at.sql(`select reason_hash as hash from access_log where player = ${id} order by id`)).map(({ hash }) => hash)
  const kept = (await readReasons(at.house.db, '', 10_000)).filter(({ hash }) => hashes.includes(hash))
  return kept.map((one) => openReason(at.house.personal, one))
}

describe('a document', () => {
  test('stands beside the profile, field by field, masked for whoever only reads', async () => {
    const player = await at.player()
    const item = await sent(player, 'passport', { lastName: 'Exampel' })
    const reader = await at.colleague('support')
    const { document, facts } = await reader.must('readDocument', { item })
    expect(document).toMatchObject({ group: 'identity', type: 'passport', files: 2, player: String(player.id) })
    expect(facts.rules).toMatchObject({ provesPerson: true, confirmsAccount: false })
    expect(facts.fields.map(({ name, agrees }) => [name, agrees])).toEqual([
      ['firstName', true],
      ['lastName', false],
      ['birthDate', true],
      ['expiryDate', true],
      ['documentNumber', null],
    ])
    expect(facts.fields[1]).toMatchObject({ profile: 'E•••', document: 'E•••' })
    for (const hidden of ['K1234567', '1990', 'Exampel']) expect(JSON.stringify(facts)).not.toContain(hidden)
    for (const call of ['lookAtDocument', 'showDocumentPage', 'approveDocument'] as const)
      expect((await reader.ask(call, { item, file: 0, page: 0 }, { reason })).refusal.error).toBe('notAllowed')
    expect(await looksOf(player)).toEqual([])
  })

  test('is uncovered to whoever takes it, and that they looked is in the access log with the item as the reason', async () => {
    const player = await at.player()
    const item = await sent(player)
    const looked = await ann.must('lookAtDocument', { item })
    expect(looked.fields.find(({ name }) => name === 'lastName')).toMatchObject({ profile: 'Example', document: 'Example' })
    expect(looked.files).toEqual([
      { place: 0, isPaper: false },
      { place: 1, isPaper: true },
    ])
    expect(await looksOf(player)).toEqual([
      {
        actor: `staff:${ann.id}`,
        fields: ['firstName', 'lastName', 'birthDate', 'expiryDate', 'documentNumber'],
        purpose: 'reveal',
      },
    ])
    expect(await whyLooked(player)).toEqual([`queue documents, item ${item}`])
    expect((await ben.ask('lookAtDocument', { item })).refusal).toMatchObject({ error: 'taken', errorDetails: { worker: { id: ann.id } } })
    expect((await ben.ask('showDocumentPage', { item, file: 0, page: 0 })).refusal.error).toBe('taken')
  })

  test('that is approved takes what waits for it along: the request, the hold, and that the player is known', async () => {
    const player = await at.player()
    await ann.must('requestDocuments', { player: String(player.id), types: ['passport'], holdMoney: false }, { reason })
    const first = await sent(player)
    const { facts } = await ann.must('readDocument', { item: first })
    expect(facts.why.askedSince).not.toBeNull()
    await ann.must('approveDocument', { item: first }, { reason })
    const owner = { shard: player.shard, player: player.id }
    await holdMoney(at.house, owner, { kind: 'documents', documents: ['residentialAddress'] }, { actor: 'cli:test', reason })
    const second = await sent(player, 'address')
    const rehearsed = await ann.ask('approveDocument', { item: second }, { dryRun: true })
    const { changes } = rehearsed.value as unknown as { changes: object[] } // a rehearsal answers a consequence
    expect(changes).toMatchObject([
      { what: 'document.status', before: 'uploaded', after: 'approved' },
      { what: 'player.known', before: 'no', after: 'yes' },
      { what: 'money.hold', before: 'documents', after: null },
    ])
    expect((await ann.must('readDocument', { item: second })).facts.player.isValidated).toBe(false)
    await ann.must('approveDocument', { item: second }, { reason })
    const [row] = await at.sql(`select validated_at is not null as known from player where id = ${player.id}`)
    expect(row).toEqual({ known: true })
    const audit = await at.sql(`select actor from audit where action = 'office.documents.approve' and subject = 'document:${second}'`)
    expect(audit).toEqual([{ actor: `staff:${ann.id}` }])
  })

  test('that is rejected tells the player why in their language, and keeps the code', async () => {
    const player = await at.player()
    await at.sql(`update player set language = 'sv' where id = ${player.id}`)
    const item = await sent(player)
    const { facts } = await ann.must('readDocument', { item })
    const told = facts.refusals.find(({ code }) => code === 'expired')?.text ?? ''
    expect(told).toBe('Dokumentet har gått ut. Skicka ett som är giltigt.')
    expect((await ann.ask('rejectDocument', { item, code: 'expired' })).refusal.error).toBe('reasonNeeded')
    await ann.must('rejectDocument', { item, code: 'expired' }, { reason: 'It ended last year.' })
    const { documents } = await player.browser.must('GET /api/documents', {})
    expect(documents[0]).toMatchObject({ status: 'rejected', reason: told })
    const [audit] = await at.sql(`select details from audit where action = 'document.reject' and subject = 'player:${player.id}'`)
    expect(audit?.['details']).toMatchObject({ document: item, code: 'expired' })
    const again = await sent(player)
    expect((await ben.must('readDocument', { item: again })).facts.earlier).toMatchObject([{ id: item, status: 'rejected', reason: told }])
  })

  test('is not decided on as it was before the player changed their profile, nor by somebody about themselves', async () => {
    const player = await at.player()
    const item = await sent(player)
    const { facts } = await ann.must('readDocument', { item })
    const precondition = { [`document:${item}`]: facts.version }
    await ann.must('approveDocument', { item }, { dryRun: true, precondition })
    const row = await findPlayer(at.house, String(player.id))
    await writePerson(at.house.db, at.house, row!, { ...openPerson(at.house, row!), city: 'Sliema' }) // just made
    expect((await ann.ask('approveDocument', { item }, { reason, precondition })).refusal.error).toBe('moved')
    await at.sql(`update staff set player_shard = ${player.shard}, player = ${player.id} where id = ${ann.id}`)
    for (const call of ['approveDocument', 'lookAtDocument', 'keepDocument'] as const)
      expect((await ann.ask(call, { item }, { reason })).refusal.error).toBe('outOfReach')
    await at.sql(`update staff set player_shard = null, player = null where id = ${ann.id}`)
  })

  test('decided by two at the same moment it is decided once', async () => {
    const player = await at.player()
    const item = await sent(player)
    const approve = async () => (await ann.ask('approveDocument', { item }, { reason })).status
    const reject = async () => (await ben.ask('rejectDocument', { item, code: 'altered' }, { reason })).status
    const answers = await Promise.all([approve(), reject(), approve(), reject()])
    expect(answers.filter((status) => status === 200)).toHaveLength(1)
    const audit = await at.sql(
      `select 1 from audit where action in ('document.approve', 'document.reject') and subject = 'player:${player.id}'`,
    )
    expect(audit).toHaveLength(1)
  })

  test('about where money comes from is given to risk alone', async () => {
    await emptyQueue()
    const player = await at.player()
    const item = await sent(player)
    await at.sql(`update document set "group" = 'sof', type = 'salary' where id = '${item}'`)
    expect(await ann.must('nextDocument', {})).toEqual({ item: null })
    expect((await ann.ask('approveDocument', { item }, { reason })).refusal).toMatchObject({
      error: 'notAllowed',
      errorDetails: { permission: 'documents.funds' },
    })
    expect(await risk.must('nextDocument', {})).toEqual({ item })
    await risk.must('approveDocument', { item }, { reason })
  })
})

describe('a request for documents', () => {
  test('is shown as the player reads it, made once, and holds the money where that is wanted', async () => {
    const player = await at.player()
    const id = String(player.id)
    const payments = await at.colleague('payments')
    const { types, mayHold } = await payments.must('readRequestable', { player: id })
    expect(mayHold).toBe(false)
    expect(types.find(({ type }) => type === 'passport')).toEqual({ type: 'passport', group: 'identity', text: 'Passport', isAsked: false })
    expect(types.filter(({ text }) => text.includes('.'))).toEqual([])
    const asking = { player: id, types: ['creditCard'], holdMoney: true }
    expect((await payments.ask('requestDocuments', asking, { reason })).refusal).toMatchObject({
      error: 'notAllowed',
      errorDetails: { permission: 'holds.set' },
    })
    await payments.must('requestDocuments', { ...asking, holdMoney: false }, { reason })
    expect((await payments.must('readRequestable', { player: id })).types.filter(({ isAsked }) => isAsked)).toHaveLength(1)
    await ann.must('requestDocuments', { ...asking, types: ['creditCard', 'passport'] }, { reason })
    const holds = await at.sql(`select kind, documents from money_hold where player = ${id} and ended_at is null`)
    expect(holds).toEqual([{ kind: 'documents', documents: ['creditCard', 'passport'] }])
    expect((await player.browser.must('GET /api/documents', {})).requests).toHaveLength(2)
    expect((await ann.ask('requestDocuments', { ...asking, types: ['selfie'] }, { reason })).refusal.error).toBe('checkFields')
  })
})

describe('the page of a file', () => {
  test('of several is addressed one by one, and each look is in the access log', async () => {
    const player = await at.player()
    const paper = await PDFDocument.create()
    for (const side of [100, 200, 300]) paper.addPage([side, side])
    const files = [fileOf(Buffer.from(await paper.save()), 'application/pdf', 'letter.pdf')]
    const { documents } = await player.browser.must('POST /api/documents', { group: 'account', name: 'Letter', files })
    const item = documents[0]?.id ?? ''
    await ann.must('lookAtDocument', { item })
    const { address, pages } = await ann.must('showDocumentPage', { item, file: 0, page: 2 })
    expect([pages, new URL(address).origin]).toEqual([3, at.env.officeFilesOrigin])
    expect((await looksOf(player)).at(-1)).toMatchObject({ fields: ['file 1, page 3'], purpose: 'reveal' })
    expect((await ann.ask('showDocumentPage', { item, file: 0, page: 3 })).refusal.error).toBe('mayNot')
    expect((await ann.ask('showDocumentPage', { item, file: 1, page: 0 })).refusal.error).toBe('notFound')
  })
})
