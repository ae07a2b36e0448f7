import type { Exclusion } from '@fairhouse/contract'
import type { MessageKey } from '@fairhouse/messages'

const excluded = {
  byItself: 'exclusion.isExcluded',
  whenAsked: 'exclusion.isExcludedAtLeast',
  toBeAsked: 'exclusion.isOver',
  asked: 'exclusion.isComingBack',
} as const satisfies Record<Exclusion['ending'], MessageKey>

/** What is said to somebody who is away, and until when. */
export const textOf = ({ kind, until, ending }: Exclusion): MessageKey =>
  kind === 'timeOut' ? 'exclusion.onBreak' : until === null ? 'exclusion.isExcludedForGood' : excluded[ending]
