import type { BulkCallName, BulkKind } from '@fairhouse/contract/office/bulk-calls.ts'
import { useOffice } from '../base/office.ts'

/** What somebody is about to do to many: the list as it was chosen, and where it was chosen. */
export type BulkDraft = { kind: BulkKind; subjects: readonly string[]; call?: BulkCallName; from: string }

const name = 'bulk'

/** Begins an act on many from wherever something was chosen; the list survives a reload. */
export function useBeginBulk(): (draft: BulkDraft) => void {
  const { drafts, go } = useOffice()
  return (draft) => {
    drafts.write(name, draft)
    go('/bulk/new')
  }
}

/** The list that was chosen last, and what forgets it. */
export function useBulkDraft(): { draft: BulkDraft | undefined; forget: () => void } {
  const { drafts } = useOffice()
  return { draft: drafts.read<BulkDraft>(name), forget: () => drafts.forget(name) }
}

/** Where something that an act is done to has its page. */
export const hrefOf = (kind: BulkKind, subject: string): string =>
  ({ player: '/players/', withdrawal: '/queues/withdrawals/', notice: '/queues/notices/' })[kind] + encodeURIComponent(subject)
