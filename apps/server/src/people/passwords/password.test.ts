import { afterAll, expect, test } from 'vitest'
import { cheapPasswords } from '@fairhouse/testing/cheap-passwords.ts'
import { hashPassword, passwordCost, passwordMatches, setPasswordCost } from './password.ts'

afterAll(() => setPasswordCost(cheapPasswords))

test('a hash costs what OWASP recommends first: 19 MiB, two passes, one lane', async () => {
  setPasswordCost(passwordCost)
  const hash = await hashPassword('Violet7Harbour')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect([await passwordMatches('Violet7Harbour', hash), await passwordMatches('violet7Harbour', hash)]).toEqual([true, false])
})

test('a hash of another cost is compared at its own', async () => {
  setPasswordCost(cheapPasswords)
  const hash = await hashPassword('Violet7Harbour')
  setPasswordCost(passwordCost)
  expect(hash).toContain('m=64,t=1')
  expect(await passwordMatches('Violet7Harbour', hash)).toBe(true)
})

test('nobody but a test changes the cost', () => {
  const { VITEST } = process.env
  delete process.env.VITEST
  try {
    expect(() => setPasswordCost(cheapPasswords)).toThrow(/Only tests/)
  } finally {
    process.env.VITEST = VITEST
  }
})
