import type { Answers, Takes } from '@fairhouse/contract/caller.ts'
import { errors } from '@fairhouse/errors'
import type { PlayerContext } from '../../base/house.ts'
import type { Refused } from '../../base/http/refusal.ts'
import { readDocumentRows, type DocumentRow } from '../document-records/document.sql.ts'
import { lookIfDue } from './look-at-validation.ts'
import { documentOf, stoppedBy } from './settle-validation.ts'
import { unread } from './validation.ts'
import { readValidation, readValidations, type ValidationRow } from './validation.sql.ts'

type Answer = Answers<'GET /api/documents/validation/status'>

/** Returns the state of the player's last automatic validation, asking the service if no notice has come. */
export async function readValidationStatus(
  { house, player }: PlayerContext,
  { type }: Takes<'GET /api/documents/validation/status'>,
): Promise<Answer | Refused> {
  const last = (await readValidations(house.db, player)).find(({ groups }) => !type || groups.includes(type))
  if (!last) return { status: 'none' }
  await lookIfDue(house, last)
  const now = (await readValidation(house.db, player, last.id)) ?? last
  const documents = await readDocumentRows(house.db, player)
  const status = statusOf(now, documents)
  const error = stoppedBy([now], documents) ? 'idenfyAML' : status === 'expired' ? 'expiredVerification' : undefined
  const byOperator = status === 'pending' && now.state === 'waiting' && now.reason === unread
  return { status, ...(byOperator ? { byOperator } : {}), ...(error ? { error, errorCode: errors[error].code } : {}) }
}

/** An operator's decision about an attempt's documents takes precedence. */
function statusOf(row: ValidationRow, documents: readonly DocumentRow[]): Answer['status'] {
  if (row.state === 'expired') return 'expired'
  const own = documents.filter(({ id }) => row.groups.some((group) => id === documentOf(row, group)))
  if (own.some(({ status }) => status === 'rejected')) return 'rejected'
  if (own.length > 0 && own.every(({ status }) => status === 'approved')) return 'approved'
  return row.state === 'moneyLaundering' ? 'rejected' : 'pending'
}
