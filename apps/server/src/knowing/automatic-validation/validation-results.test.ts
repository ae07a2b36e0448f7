import { proves } from '@fairhouse/testing/proves.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { operatorOf } from '../../office/testing/test-operator.ts'
import { idenfyResult, openTestValidation } from './test-automatic-validation.ts'
import { signatures } from './providers/test-validation-providers.ts'

let at: Awaited<ReturnType<typeof openTestValidation>>
beforeAll(async () => {
  at = await openTestValidation()
})
afterAll(() => at.close())
beforeEach(async () => void (await at.start()))

const fairhouse = operatorOf(() => at.at)

describe('the result', () => {
  test('of iDenfy makes the player known as an operator does, and frees what was asked for and held', async () => {
    await at.begunAtIdenfy()
    await fairhouse('documents request', at.player().email, 'passport')
    await fairhouse('player hold-money', at.player().email, 'documents', 'passport')
    expect(await at.idenfyTells()).toBe(200)
    expect([await at.isKnown(), await at.groupsNow(), await at.status()]).toEqual([true, ['approved', 'approved'], { status: 'approved' }])
    const { requests, verification } = await at.documents()
    expect([requests, verification.hasPendingDocumentRequest]).toEqual([[], false])
    const log = await at.at.sql(
      `select actor, action from audit where subject = 'player:${at.player().id}' and actor = 'provider:idenfy' order by id`,
    )
    expect(log.map(({ action }) => action)).toEqual([
      'validation.approved',
      'document.upload',
      'document.upload',
      'document.approve',
      'document.approve',
    ])
  })

  test('that comes twice, or late, or after another one, changes nothing more', async () => {
    const ref = await at.begunAtIdenfy()
    await at.idenfyTells({ overall: 'DENIED' })
    expect([await at.isKnown(), await at.groupsNow(), await at.status()]).toEqual([false, ['rejected', 'rejected'], { status: 'rejected' }])
    await at.idenfyTells({ overall: 'APPROVED' }, ref)
    await at.idenfyTells({ overall: 'DENIED' }, ref)
    expect([await at.isKnown(), await at.groupsNow()]).toEqual([false, ['rejected', 'rejected']])
    expect((await at.documents()).documents).toHaveLength(2)
  })

  test('that is suspected, or not final, waits among the documents that an operator decides about', async () => {
    await at.begunAtIdenfy()
    await at.idenfyTells({ final: false })
    expect([await at.isKnown(), await at.groupsNow(), await at.status()]).toEqual([false, ['uploaded', 'uploaded'], { status: 'pending' }])
    await at.idenfyTells({ overall: 'SUSPECTED' })
    expect(await at.groupsNow()).toEqual(['uploaded', 'uploaded'])
    for (const { id } of (await at.documents()).documents) await fairhouse('documents approve', at.player().email, id)
    expect([await at.isKnown(), await at.status()]).toEqual([true, { status: 'approved' }])
    await at.idenfyTells({ overall: 'DENIED' })
    expect([await at.isKnown(), await at.groupsNow()]).toEqual([true, ['approved', 'approved']])
  })

  test('that a service takes back is taken back', async () => {
    await at.begunAtIdenfy()
    await at.idenfyTells()
    await at.idenfyTells({ overall: 'DENIED' })
    expect([await at.isKnown(), await at.groupsNow()]).toEqual([false, ['rejected', 'rejected']])
  })

  test('about another person than the one of the account is no approval', async () => {
    await at.begunAtIdenfy()
    await at.idenfyTells({ birthDate: '1971-01-01' })
    expect([await at.isKnown(), await at.groupsNow()]).toEqual([false, ['rejected', 'rejected']])
    await at.start()
    await at.begunAtIdenfy()
    await at.idenfyTells({ birthDate: null })
    expect([await at.isKnown(), await at.groupsNow()]).toEqual([false, ['uploaded', 'uploaded']])
    // While an operator is looking, the page need not ask the player to wait a few minutes.
    expect(await at.status()).toEqual({ status: 'pending', byOperator: true })
  })

  test('is about its own player and nobody else', async () => {
    const mine = await at.begunAtIdenfy()
    const other = await at.at.player()
    await at.begunAtIdenfy(other)
    await at.idenfyTells({}, mine)
    expect([await at.isKnown(), await at.isKnown(other)]).toEqual([true, false])
    expect(await at.idenfyTells({}, 'scan-of-nobody')).toBe(200)
  })

  test.each([
    ['another key', signatures.idenfy(idenfyResult({}, 'scan-1'), 'wrong')],
    ['another body', signatures.idenfy('{}')],
    ['no signature', {}],
    ['an empty one', { 'idenfy-signature': '' }],
  ])('with %s is refused', async (_, headers) => {
    await at.begunAtIdenfy()
    expect((await at.tell('idenfy', idenfyResult({}, at.scanRef()), headers as Record<string, string>)).statusCode).toBe(401) // each has texts
    expect(await at.isKnown()).toBe(false)
  })
})

describe('the money-laundering check of iDenfy', () => {
  test('refuses the player with idenfyAML until an operator has seen to it', async () => {
    proves('SHL-1011')
    const ref = await at.begunAtIdenfy()
    await at.idenfyTells({ aml: 'SUSPECTED' })
    expect(await at.status()).toEqual({ status: 'rejected', error: 'idenfyAML', errorCode: 9003 })
    const { error } = await at.begin.idenfy()
    expect([error.error, error.errorCode]).toEqual(['idenfyAML', 9003])
    expect([(await at.documents()).automatic?.refused, await at.isKnown(), await at.groupsNow()]).toEqual([
      'idenfyAML',
      false,
      ['uploaded', 'uploaded'],
    ])
    await at.idenfyTells({ aml: 'NOT_SUSPECTED' }, ref)
    expect((await at.status()).error).toBe('idenfyAML')
    for (const { id } of (await at.documents()).documents) await fairhouse('documents approve', at.player().email, id)
    expect([await at.isKnown(), await at.status(), (await at.documents()).automatic?.refused]).toEqual([true, { status: 'approved' }, null])
  })

  test('is waited for where it is needed, also when the notice is lost', async () => {
    await at.at.set('be.idenfy.amlNeeded', true)
    await at.begunAtIdenfy()
    await at.idenfyTells()
    expect(await at.groupsNow()).toEqual(['uploaded', 'uploaded'])
    await at.start()
    await at.at.set('be.idenfy.amlNeeded', true)
    await at.begunAtIdenfy()
    await at.idenfyTells({ aml: 'NOT_SUSPECTED' })
    expect(await at.isKnown()).toBe(true)
    await at.start()
    await at.at.set('be.idenfy.amlNeeded', true)
    await at.begunAtIdenfy()
    at.services.told.idenfy = { status: 'APPROVED' }
    at.at.clock.advance(31_000)
    expect([await at.status(), await at.groupsNow()]).toEqual([{ status: 'pending' }, ['uploaded', 'uploaded']])
  })

  test('is what an operator reads of a player on the command line', async () => {
    const ref = await at.begunAtIdenfy()
    await at.idenfyTells({ aml: 'SUSPECTED' })
    const value = await fairhouse.ask('documents checks', at.player().email)
    expect(value).toMatchObject([{ provider: 'idenfy', reference: ref, groups: ['identity', 'address'], state: 'moneyLaundering' }])
  })
})
