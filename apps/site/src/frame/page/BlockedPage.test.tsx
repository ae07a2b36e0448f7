import { proves } from '@fairhouse/testing/proves.ts'
import { expect, test } from 'vitest'
import { drawn, textOf } from '../../testing/test-drawn.tsx'
import { BlockedPage } from './BlockedPage.tsx'

test.each([
  ['en', 'France'],
  ['ar', 'فرنسا'],
])('the country is called by its name, not by its code (%s)', async (language, name) => {
  const text = textOf(await drawn(<BlockedPage />, { language, areas: ['content'], settings: { country: 'FRA' } }))
  expect(text).toContain(name)
  expect(text).not.toContain('FRA')
})

test('it says that the site is not offered there, and where support is written to', async () => {
  proves('SHL-NS-15')
  const text = textOf(await drawn(<BlockedPage />, { areas: ['content'], settings: { country: 'FRA', supportEmail: 'ask@example.com' } }))
  expect(text).toMatch(/not .*France/)
  expect(text).toContain('ask@example.com')
})
