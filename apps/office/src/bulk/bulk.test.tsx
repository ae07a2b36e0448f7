import { bulkCallNames } from '@fairhouse/contract/office/bulk-calls.ts'
import { createTexts } from '@fairhouse/messages'
import { loadOfficeArea } from '@fairhouse/messages/load-office-area.ts'
import { expect, test } from 'vitest'
import { drawn } from '../testing/test-drawn.tsx'
import { BulkNewPage } from './BulkNewPage.tsx'
import { bulkCallName } from './bulk-words.ts'

test('every act that can be done to many has a name of its own', async () => {
  const texts = createTexts('en', loadOfficeArea)
  await texts.load(['office-bulk'])
  const names = bulkCallNames.map((call) => bulkCallName(texts, call))
  expect(new Set(names).size).toBe(bulkCallNames.length)
  for (const name of names) expect(name).not.toContain('office-bulk')
})

test('whoever comes without having chosen anything is told how to choose', async () => {
  expect(await drawn(<BulkNewPage />, { at: '/bulk/new' })).toContain('Choose rows of a list with x, then press b.')
})
