import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestValidation } from '../../test-automatic-validation.ts'
import { signatures } from '../test-validation-providers.ts'

let at: Awaited<ReturnType<typeof openTestValidation>>
beforeAll(async () => {
  at = await openTestValidation()
})
afterAll(() => at.close())
beforeEach(async () => void (await at.start()))

describe('Shufti Pro', () => {
  const reference = () => String(at.services.asked.findLast(({ path }) => path === '/shuftipro/')?.body['reference'])
  const event = (name: string, more: object = {}) => {
    const data = { document: { dob: '1990-05-05' } }
    return JSON.stringify({ reference: reference(), event: name, verification_data: data, ...more })
  }
  beforeEach(async () => {
    await at.turnOn('shuftipro')
    await at.begin.shuftipro()
  })

  test.each([
    ['verification.accepted', {}, 'approved'],
    ['verification.declined', {}, 'rejected'],
    ['verification.status.changed', { verification_result: 1 }, 'approved'],
    ['verification.status.changed', { verification_result: 0 }, 'rejected'],
    ['request.received', {}, 'uploaded'],
    ['verification.cancelled', {}, null],
    ['request.timeout', {}, null],
    ['request.pending', {}, null],
  ] as const)('says %s %j: the documents are %s', async (name, more, expected) => {
    const body = event(name, more)
    expect((await at.tell('shuftipro', body, signatures.shuftipro(body))).statusCode).toBe(200)
    expect((await at.groupsNow())[0]).toBe(expected)
  })

  test('is not believed by a wrong signature', async () => {
    const body = event('verification.accepted')
    expect([
      (await at.tell('shuftipro', body, signatures.shuftipro(body, 'wrong'))).statusCode,
      (await at.tell('shuftipro', `${body} `, signatures.shuftipro(body))).statusCode,
    ]).toEqual([401, 401])
    expect(await at.isKnown()).toBe(false)
  })
})
