import { expect, test } from 'vitest'
import { drawn, holding, wordsOf } from '../testing/test-drawn.tsx'
import { DocumentPage } from './DocumentPage.tsx'

const item = 'paper7'
const document = {
  item,
  since: '2026-11-24T03:00:00.000Z',
  dueAt: '2026-11-25T03:00:00.000Z',
  isOverdue: false,
  isAhead: false,
  worker: null,
  heldUntil: null,
  escalatedBy: null,
  request: null,
  player: '17',
  name: 'Ada E.',
  country: 'MLT',
  group: 'identity',
  type: 'passport',
  files: 1,
}
const facts = {
  version: '1',
  note: null,
  player: { status: 'active', since: '2026-11-01T00:00:00.000Z', language: 'sv', isValidated: false },
  why: { askedSince: '2026-11-20T00:00:00.000Z', holds: ['documents'], service: null as object | null },
  rules: { leastFiles: 1, provesPerson: true, confirmsAccount: false, showsFunds: false },
  fields: [
    { name: 'lastName', profile: 'E•••', document: 'E•••', agrees: false },
    { name: 'documentNumber', profile: null, document: 'K•••', agrees: null },
  ],
  earlier: [
    {
      id: 'paper6',
      group: 'identity',
      type: 'passport',
      status: 'rejected',
      sentAt: '2026-11-19T00:00:00.000Z',
      decidedAt: '2026-11-19T08:00:00.000Z',
      reason: 'Dokumentet har gått ut.',
    },
  ],
  refusals: [{ code: 'expired', text: 'Dokumentet har gått ut.' }],
}
/** A drawing stands at the root of the addresses, whose last part is empty. */
const page = (held: string[], change: { document?: object; facts?: object } = {}) =>
  drawn(<DocumentPage />, {
    me: { held: holding(...held) },
    known: [
      [
        ['GET /office/documents/one', { item: '' }],
        { document: { ...document, ...change.document }, facts: { ...facts, ...change.facts } },
      ],
    ],
  })

test('whoever only reads sees what agrees, why it is here and how earlier ones went, and no pages', async () => {
  const words = wordsOf(await page(['documents.read']))
  expect(words).toContain('Last name E••• E••• No')
  expect(words).toContain('Document number – K••• Look')
  expect(words).toContain('The house asked for it. Money is held until documents are here.')
  expect(words).toContain('Dokumentet har gått ut.')
  expect(words).toContain('The pages are shown to whoever decides on this document.')
  for (const act of ['Approve', 'Reject', 'Ask for a document']) expect(words).not.toContain(act)
})

test('whoever decides is offered each decision by its key, and asking for more where that may be done', async () => {
  expect(wordsOf(await page(['documents.read', 'documents.decide', 'documents.request']))).toContain(
    'Approve A Reject R Ask for a document D Set aside H Escalate E Next N',
  )
  expect(wordsOf(await page(['documents.read', 'documents.decide']))).not.toContain('Ask for a document')
})

test('of what a service has read it says who keeps the pictures and why it was left to us', async () => {
  const service = { provider: 'incode', reference: 'session-9', state: 'waiting', reason: 'birthDateNotRead' }
  const words = wordsOf(await page(['documents.read'], { document: { files: 0 }, facts: { why: { ...facts.why, service } } }))
  expect(words).toContain('The pictures are kept by incode.')
  expect(words).toContain('The service left it to us: birthDateNotRead.')
  expect(words).toContain('incode session-9')
})
