import { shortNameOf, type BulkCallName } from '@fairhouse/contract/office/bulk-calls.ts'
import type { Bulk } from '@fairhouse/contract/office/bulk.ts'
import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import type { Texts } from '@fairhouse/messages'

/** How an act on many stands, and the colour that each state has beside its word. */
export const toneOfBulk = { cooling: 'warning', running: 'brass', done: 'good', undone: 'quiet' } as const satisfies Record<
  Bulk['state'],
  string
>

/** What became of one thing of it. */
export const toneOfRow = { waiting: 'quiet', done: 'good', refused: 'bad' } as const satisfies Record<
  OfficeAnswers<'GET /office/bulk/one'>['items'][number]['state'],
  string
>

/** What such an act is called, by the address of its call. */
export const bulkCallName = ({ t }: Pick<Texts, 't'>, call: BulkCallName): string =>
  t(`office-bulk.call.${shortNameOf(call)}` as 'office-bulk.call.players.freeze') // each call has its text; a test holds that
