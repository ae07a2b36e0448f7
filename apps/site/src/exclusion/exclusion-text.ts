import type { Exclusion } from '@fairhouse/contract'
import type { MessageKey } from '@fairhouse/messages'

const excluded = {
  byItself: 'exclusion.isExcluded',
  whenAsked: 'exclusion.isExcludedAtLeast',
  toBeAsked: 'exclusion.isOver',
  asked: 'exclusion.isComingBack',
} as const satisfies Record<Exclusion['ending'], MessageKey>

/** Returns the text for a player who is away, which says until when. */
export const textOf = ({ kind, until, ending }: Exclusion): MessageKey =>
  kind === 'timeOut' ? 'exclusion.onBreak' : until === null ? 'exclusion.isExcludedForGood' : excluded[ending]
