import { placeOfType, type DocumentGroup } from '@fairhouse/fields/lists/document-groups.ts'
import type { Transaction } from '../../base/database/database.ts'
import { readMoneyHolds, releaseMoneyInside, type HoldKind } from '../../cashier/holds/index.ts'
import { readOwnDetail } from '../../cashier/payment-details/index.ts'
import { confirmStoredDetail } from '../../cashier/stored-details/index.ts'
import { readPlayer, validatePlayer } from '../../people/players/index.ts'
import { provesPerson, standingOf } from './document-group.ts'
import { endRequests, readOpenRequests } from './document-request.sql.ts'
import { readDocumentRows, writeDocumentDecision, type DocumentRow } from './document.sql.ts'

type Owner = { shard: number; player: bigint }
/** An operator's decision; the player sees the reason of a rejection. */
type Decision = { status: 'approved' | 'rejected'; reason: string; at: Date }

/**
 * Decides a document and what follows from it: identification, open requests, money on hold. Returns false if there is
 * no such document.
 */
export async function decideDocument(tx: Transaction, owner: Owner, id: string, { status, reason, at }: Decision): Promise<boolean> {
  const decided = (await readDocumentRows(tx, owner)).find((one) => one.id === id)
  if (!decided) return false
  await writeDocumentDecision(tx, owner, id, { status, reason: (status === 'rejected' && reason) || null, at })
  const sent = await readDocumentRows(tx, owner)
  const takenBack = decided.status === 'approved' && status === 'rejected'
  if (provesPerson(decided.group)) await settleKnown(tx, owner, sent, at, takenBack)
  // A rejected proof says nothing about an account confirmed in another way.
  if (decided.type === 'ibanVerification' && (status === 'approved' || takenBack)) await settleAccount(tx, owner, status === 'approved')
  if (status === 'approved') await settleWaiting(tx, owner, sent, at)
  return true
}

/** A player is identified once a document of each group is approved, until one of these approvals is withdrawn. */
async function settleKnown(tx: Transaction, owner: Owner, sent: readonly DocumentRow[], at: Date, takenBack: boolean): Promise<void> {
  const isApproved = (group: DocumentGroup) => sent.some((one) => one.group === group && one.status === 'approved')
  const isKnown = isApproved('identity') && isApproved('address')
  const row = await readPlayer(tx, owner.shard, owner.player)
  if (isKnown && !row?.validated_at) await validatePlayer(tx, owner, at)
  if (!isKnown && takenBack) await validatePlayer(tx, owner, null)
}

/** Confirms the player's payout account by its proof. */
async function settleAccount(tx: Transaction, owner: Owner, verified: boolean): Promise<void> {
  const own = await readOwnDetail(tx, owner)
  if (own) await confirmStoredDetail(tx, owner, own.reference, verified)
}

/** Closes the answered requests, and releases money that waits for nothing else. */
async function settleWaiting(tx: Transaction, owner: Owner, sent: readonly DocumentRow[], at: Date): Promise<void> {
  const isAnswered = (type: string, since: Date) => {
    const place = placeOfType(type)
    return sent.some(
      (one) =>
        one.status === 'approved' &&
        (one.type === place?.type || (one.group === place?.group && provesPerson(one.group))) &&
        (one.decided_at ?? one.uploaded_at) >= since,
    )
  }
  const answered = (await readOpenRequests(tx, owner)).filter(({ type, since }) => isAnswered(type, since))
  await endRequests(
    tx,
    owner,
    answered.map(({ type }) => type),
    at,
  )
  for (const { kind, documents, since } of await readMoneyHolds(tx, owner.shard, owner.player)) {
    const isFree = endsByFunds(kind)
      ? standingOf('sof', sent, []).groupStatus === 'approved' && sent.some((one) => one.group === 'sof' && (one.decided_at ?? at) >= since)
      : endsByDocuments(kind) && documents.length > 0 && documents.every((type) => isAnswered(type, since))
    if (isFree) await releaseMoneyInside(tx, owner, kind, at)
  }
}

/** Returns whether a hold ends with documents alone; holds for checks or suspicion need an operator. */
const endsByDocuments = (kind: HoldKind): boolean => kind === 'documents' || kind === 'transactions'
const endsByFunds = (kind: HoldKind): boolean => kind === 'funds'
