import type { DocumentStatus } from '@fairhouse/contract'
import { documentGroups, placeOfType, type DocumentGroup } from '@fairhouse/fields/lists/document-groups.ts'

/** The part of a document that matters for its group. */
type Sent = { group: DocumentGroup; type: string; status: DocumentStatus; reason: string | null; uploaded_at: Date }
/** An operator's request for a document. */
export type Requested = { type: string; since: Date }

/** The state of a group of documents. */
type Standing = {
  groupStatus: DocumentStatus | null
  types: Record<string, DocumentStatus | null>
  /** The types that can be sent now. */
  offered: string[]
  nextType: string | null
  nextTypeRequired: boolean
  reason: string | null
}

/**
 * Folds what was sent (newest first) and what is requested into the state of a group. Documents sent before a request
 * leave it open.
 */
export function standingOf(group: DocumentGroup, sent: readonly Sent[], requested: readonly Requested[]): Standing {
  const all = sent.filter((one) => one.group === group)
  const asked = requested.flatMap(({ type, since }) => {
    const place = placeOfType(type)
    return place?.group === group ? [{ type: place.type, since }] : []
  })
  const pending = asked.filter(({ type, since }) => !answersTo(all, type, since))
  const since = asked[0]?.since
  const counted = since ? all.filter(({ uploaded_at }) => uploaded_at >= since) : all
  const types = Object.fromEntries(
    documentGroups[group].map((type) => [type, (group === 'sof' ? counted : all).find((one) => one.type === type)?.status ?? null]),
  )
  const groupStatus = statusOf(group, counted, types)
  const nextType = pending[0]?.type ?? null
  return {
    groupStatus,
    types,
    offered: offeredIn(group, groupStatus, types, pending),
    nextType,
    nextTypeRequired: nextType !== null && provesPerson(group),
    reason: groupStatus === 'rejected' ? (counted.find(({ status }) => status === 'rejected')?.reason ?? null) : null,
  }
}

/** Returns whether a group proves identity: one document suffices, and none is taken after it. */
export const provesPerson = (group: DocumentGroup): boolean => group === 'identity' || group === 'address'

/** Returns whether a requested document has yet to be sent. */
export const hasPendingRequest = (sent: readonly Sent[], requested: readonly Requested[]): boolean =>
  requested.some(({ type, since }) => !answersTo(sent, placeOfType(type)?.type ?? type, since))

const answersTo = (sent: readonly Sent[], type: string, since: Date): boolean =>
  sent.some((one) => one.type === type && one.uploaded_at >= since && one.status !== 'rejected')

function statusOf(group: DocumentGroup, sent: readonly Sent[], types: Standing['types']): DocumentStatus | null {
  const all = group === 'sof' ? Object.values(types) : sent.map(({ status }) => status)
  const first = (...order: DocumentStatus[]) => order.find((status) => all.includes(status)) ?? null
  if (provesPerson(group)) return first('approved', 'uploaded', 'rejected')
  if (group === 'sof') return first('uploaded', 'rejected', 'approved')
  return first('uploaded') ?? sent[0]?.status ?? null
}

function offeredIn(
  group: DocumentGroup,
  status: DocumentStatus | null,
  types: Standing['types'],
  pending: readonly { type: string }[],
): string[] {
  const wanted = pending.map(({ type }) => type)
  if (group === 'paymentDetails') return [...documentGroups.paymentDetails]
  if (group === 'account') return documentGroups.account.filter((type) => type === 'otherDocument' || wanted.includes(type))
  if (group === 'sof') return documentGroups.sof.filter((type) => types[type] !== 'approved' && types[type] !== 'uploaded')
  if (status === 'approved' || status === 'uploaded') return []
  return wanted.length > 0 ? wanted.slice(0, 1) : [...documentGroups[group]]
}
