import { proves, type RowName } from '@fairhouse/testing/proves.ts'
import { expect, test } from 'vitest'
import { drawn } from '../../testing/test-drawn.tsx'
import { ErrorMessage } from './ErrorMessage.tsx'

const draw = (profile: object | null) => drawn(<ErrorMessage error={{ error: 'excluded', errorCode: 120 }} />, { profile })

test('who is refused the login is led to support, not to a page that asks for a login; a player to their own page', async () => {
  expect(await draw(null)).toContain('href="/support"')
  expect(await draw(null)).not.toContain('/my/')
  expect(await draw({})).toContain('href="/my/limits/self-exclusion"')
})

test('a form that is open is not what its refusal leads to', async () => {
  const refusal = <ErrorMessage error={{ error: 'ibanNameMismatch', errorCode: 261 }} />
  const leads = async (at: string) => (await drawn(refusal, { profile: {}, at })).includes('href=')
  expect([await leads('/'), await leads('/?modal=payment-details-validation')]).toEqual([true, false])
})

test('a player is not led to the login by details that another account has; a visitor is', async () => {
  proves('SHL-888')
  const taken = (profile: object | null, errorSubCode?: string) =>
    drawn(<ErrorMessage error={{ error: 'dataExists', errorCode: 180, ...(errorSubCode ? { errorSubCode } : {}) }} />, { profile })
  expect(await taken(null)).toContain('href="/login"')
  const told = await taken({}, 'inUse')
  expect(told).toContain('This is in use by another account.')
  expect(told).not.toMatch(/href="\/login"|log in/i)
})

test.each<[string, number, string, RowName[]]>([
  ['emailAndPhoneNotVerified', 219, '/?modal=verification', ['SHL-924']],
  ['gameNeedsDeposit', 237, '/?modal=deposit', ['SHL-945']],
  ['profileFieldsToCheck', 184, '/my/profile', ['SHL-141']],
])('a player is led from %s (%i) to what helps, at %s', async (error, errorCode, to, rows) => {
  proves(...rows)
  expect(await drawn(<ErrorMessage error={{ error, errorCode }} />, { profile: {} })).toContain(`href="${to}"`)
})
