import { afterEach, expect, test, vi } from 'vitest'
import { contactOperator } from './contact-operator.ts'

// Proves SHL-606..607, SHL-741..742.

afterEach(() => vi.unstubAllGlobals())

/** Returns what is opened for a player whose raise needs a talk. */
function opened(chatActive: boolean, { chat = true, url = '' } = {}): unknown[] {
  const did: unknown[] = []
  const open = (...given: unknown[]) => void did.push(given)
  vi.stubGlobal('window', { open, ...(chat ? { LiveChatWidget: { call: (what: string) => void did.push(what) } } : {}) })
  contactOperator({ settings: { be: { topHighLimitLiveChatActive: chatActive }, fe: { limitContactPointUrl: url } } as never }) // what it reads
  return did
}

test.each([
  ['the contact page in a new tab', opened(false), [['/contact-point', '_blank', 'noopener']]],
  ['the page that the settings name', opened(false, { url: '/call-me' }), [['/call-me', '_blank', 'noopener']]],
  ['the live chat where the settings want it', opened(true), ['maximize']],
  ['the contact page where the live chat has not come', opened(true, { chat: false }), [['/contact-point', '_blank', 'noopener']]],
])('opens %s', (_, did, expected) => {
  expect(did).toEqual(expected)
})
