import { expect, test } from 'vitest'
import { drawn } from '../test-drawn.tsx'
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
