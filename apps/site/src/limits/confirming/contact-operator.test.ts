import { proves, type RowName } from '@fairhouse/testing/proves.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { contactOperator } from './contact-operator.ts'

afterEach(() => vi.unstubAllGlobals())

/** Returns what is opened for a player whose raise needs a talk. */
function opened(chatActive: boolean, { chat = true, url = '' } = {}): unknown[] {
  const did: unknown[] = []
  const open = (...given: unknown[]) => void did.push(given)
  vi.stubGlobal('window', { open, ...(chat ? { LiveChatWidget: { call: (what: string) => void did.push(what) } } : {}) })
  contactOperator({ settings: { be: { topHighLimitLiveChatActive: chatActive }, fe: { limitContactPointUrl: url } } as never }) // what it reads
  return did
}

/** The rows that each case shows. */
const rowsOfContacts: Record<string, RowName[]> = {
  'the contact page in a new tab': ['SHL-607', 'SHL-741'],
  'the page that the settings name': ['SHL-606'],
  'the live chat where the settings want it': ['SHL-742'],
}

test.each([
  ['the contact page in a new tab', opened(false), [['/contact-point', '_blank', 'noopener']]],
  ['the page that the settings name', opened(false, { url: '/call-me' }), [['/call-me', '_blank', 'noopener']]],
  ['the live chat where the settings want it', opened(true), ['maximize']],
  ['the contact page where the live chat has not come', opened(true, { chat: false }), [['/contact-point', '_blank', 'noopener']]],
])('opens %s', (_, did, expected) => {
  proves(...(rowsOfContacts[_] ?? []))
  expect(did).toEqual(expected)
})
