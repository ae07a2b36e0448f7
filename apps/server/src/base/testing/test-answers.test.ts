import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { expectNoLeak, holdAnswers } from './test-answers.ts'
import { openTestHouse, testPassword } from './test-house.ts'

/** An app whose calls answer what they are told to. */
async function answering(call: string, status: number, answer: unknown) {
  const app = Fastify()
  app.get('/asked', { config: { call } }, (_, reply) => reply.code(status).send(answer))
  holdAnswers(app)
  await app.inject({ url: '/asked' })
  return () => expectNoLeak(app)
}

const profile = { playerId: '1', passwordHash: 'leaked' }

test('a field that a contract does not name fails the test that meets it', async () => {
  expect(await answering('readProtection', 200, { status: 'succeeded', enabled: true, secret: 1 })).toThrow(
    /readProtection answers secret,/,
  )
  expect(await answering('readGiven', 403, { error: 'x', errorCode: 1, stack: 'at' })).toThrow(/readGiven answers stack,/)
  expect(await answering('readProtection', 200, { status: 'unknown', enabled: true })).toThrow(/what its contract does not allow/)
  expect(await answering('readProtection', 200, { status: 'succeeded', enabled: true })).not.toThrow()
  expect(await answering('readSession', 200, { profile })).toThrow(/what its contract does not allow/)
})

test('a call that fails of something says of what to the test that meets it', async () => {
  const house = await openTestHouse()
  await house.sql('alter table player rename to person')
  await expect(house.browser().ask('POST /api/login', { login: 'ada@example.com', password: testPassword })).rejects.toThrow(
    /technicalIssues.*: error: relation "player" does not exist/,
  )
  await house.close()
})

test('also in a house of a test, where it lies deep', async () => {
  const house = await openTestHouse()
  const { settings } = house.house
  Object.assign(house.house, {
    settings: { ...settings, get: (name: 'site.protection') => (name === 'site.protection' ? 'yes' : settings.get(name)) },
  })
  await expect(house.browser().ask('GET /api/protection', {})).rejects.toThrow(/readProtection answers what its contract does not allow/)
  await house.close()
})
