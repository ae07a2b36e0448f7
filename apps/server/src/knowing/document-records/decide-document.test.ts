import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { proves, type RowName } from '@fairhouse/testing/proves.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { operatorOf } from '../../office/testing/test-operator.ts'
import { openTestHouse, type TestHouse } from '../../base/testing/test-house.ts'
import { expectTold } from '../../base/testing/test-told.ts'
import { judgeDocument } from './judge-document.ts'
import { someFile } from '../documents/test-documents.ts'
import { reasonsAbout } from '../../base/testing/test-reasons.sql.ts'

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
const fairhouse = operatorOf(() => at)
const reason = 'too dark to read'
/** What an operator does about the player a second later. */
const operator = (words: string, ...args: string[]) => {
  at.clock.advance(1000)
  return fairhouse(words, String(player.id), ...args, '--reason', reason)
}
const reject = (document: string) => {
  at.clock.advance(1000)
  return judgeDocument(
    at.house,
    { shard: player.shard, player: player.id },
    { document, status: 'rejected' },
    { actor: 'cli:test', reason },
  )
}
const lastId = async () => (await read()).documents[0]?.id ?? ''

describe('what shows who somebody is', () => {
  test.each([
    [['IDN-167'], 'firstName'],
    [['IDN-168'], 'lastName'],
    [['IDN-169'], 'birthDate'],
    [['IDN-170'], 'expiryDate'],
    [['IDN-171'], 'documentNumber'],
  ] as [RowName[], string][])('%j: an identity document needs %s', async (rows, name) => {
    proves(...rows)
    const { error } = await send({ group: 'identity', type: 'passport', fields: { ...passport, [name]: '' } })
    expect([error.errorCode, error.errorDetails]).toEqual([2, { fields: { [name]: { rule: 'required' } } }])
  })

  test.each([
    [['IDN-172'], 'firstName'],
    [['IDN-173'], 'lastName'],
    [['IDN-174'], 'city'],
    [['IDN-175'], 'zipCode'],
    [['IDN-176'], 'street'],
    [['IDN-177'], 'issueDate'],
  ] as [RowName[], string][])('%j: an address document needs %s', async (rows, name) => {
    proves(...rows)
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
    proves('IDN-NS-52')
    const card = { group: 'identity', type: 'identificationCard', fields: passport } as const
    expect((await send(card)).error?.errorDetails).toEqual({ fields: { files: { rule: 'fileRequired' } } })
    expect((await send({ ...card, files: [someFile(), someFile()] })).status).toBe(200)
  })

  test('is asked once: nothing more is taken while it waits or once it is approved, and again after a refusal with its reason', async () => {
    proves('IDN-287', 'IDN-NS-54')
    const upload = { group: 'identity', type: 'passport', fields: passport } as const
    await send(upload)
    expect((await read()).groups.identity).toMatchObject({ groupStatus: 'uploaded', offered: [] })
    expect((await send(upload)).error?.errorDetails).toEqual({ fields: { type: { rule: 'oneOf' } } })
    await reject(await lastId())
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
    proves('IDN-NS-51')
    expect((await send({ group: 'identity', type: 'creditCard', fields: passport })).error?.errorDetails).toEqual({
      fields: { type: { rule: 'oneOf' } },
    })
  })
})

test('documents of both groups, once approved, make a player known; one of them taken back ends that', async () => {
  proves('IDN-302..305')
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
  await reject(identity)
  expect(await statuses()).toMatchObject({ userValidated: false })
})

test('documents of either group, once sent, wait in that group', async () => {
  proves('IDN-008..009', 'IDN-288')
  await send({ group: 'identity', type: 'passport', fields: passport })
  expect((await read()).groups).toMatchObject({ identity: { groupStatus: 'uploaded' }, address: { groupStatus: null } })
  await send({ group: 'address', type: 'residentialAddress', fields: address })
  expect((await read()).groups).toMatchObject({ address: { groupStatus: 'uploaded', types: { residentialAddress: 'uploaded' } } })
})

describe('what an operator asks for', () => {
  test('is told, offered first, and alone where it is about who somebody is', async () => {
    proves('IDN-289..290', 'IDN-306')
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
    await reject(await lastId())
    expect((await read()).verification.hasPendingDocumentRequest).toBe(true)
    at.clock.advance(1000)
    await send({ type: 'gameContract' })
    await operator('documents approve', await lastId())
    expect((await read()).requests).toEqual([])
  })

  test('is not taken any more once it was taken back (130)', async () => {
    proves('SHL-868')
    await operator('documents request', 'gameContract')
    await operator('documents withdraw-request', 'gameContract')
    const { error } = await send({ type: 'gameContract' })
    await expectTold(error, 130, /^This is not active right now\./)
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

  test('and looks at it, with or without its files: whose, what and why stands in the access log', async () => {
    await send({ group: 'identity', type: 'passport', fields: passport })
    const folder = mkdtempSync(join(tmpdir(), 'fairhouse-documents-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const value = await fairhouse.ask('documents show', String(player.id), await lastId())
    expect(value).toMatchObject({ fields: { documentNumber: 'K1234567' }, written: [] })
    await operator('documents show', await lastId(), folder)
    const rows = await at.sql(
      `select actor, fields, purpose, reason_hash is not null as why from access_log where player = ${player.id} order by id`,
    )
    const fields = ['document', ...Object.keys(passport)]
    expect(rows).toEqual([
      { actor: await fairhouse.actor(), fields: expect.arrayContaining(fields), purpose: 'reveal', why: true },
      { actor: await fairhouse.actor(), fields: expect.arrayContaining([...fields, 'files']), purpose: 'export', why: true },
    ])
  })

  test('with a reason, which is kept with every decision', async () => {
    proves('IDN-NS-53')
    await send()
    const id = await lastId()
    await expect(fairhouse('documents approve', player.email, id, '--reason', 'short')).rejects.toThrow(/reason/)
    await expect(operator('documents approve', 'nothing')).rejects.toThrow(/no document/)
    await operator('documents approve', id)
    const [entry] = await at.sql(`select details from audit where action = 'document.approve' and subject = 'player:${player.id}'`)
    expect(entry?.['details']).toEqual({ document: id })
    expect((await reasonsAbout(at, `player:${player.id}`)).at(-1)).toBe('too dark to read')
  })
})
