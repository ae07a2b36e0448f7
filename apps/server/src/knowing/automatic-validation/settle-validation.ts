import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { House } from '../../base/house.ts'
import type { Transaction } from '../../base/database/database.ts'
import { sealFor } from '../../base/keys/person-key.sql.ts'
import { lockPlayer, type PlayerRow } from '../../people/players/index.ts'
import { decideDocument } from '../document-records/decide-document.ts'
import { readDocumentRows, writeDocument } from '../document-records/document.sql.ts'
import { detailsPlace, type DocumentDetails } from '../document-records/document-seal.ts'
import type { PersonGroup, ReadPerson, Verdict } from './provider-contract/provider.ts'
import { checkPerson, isOpen, stepValidation, type ValidationState } from './validation.ts'
import { readValidation, writeValidationState, type ValidationRow } from './validation.sql.ts'

type Try = Pick<ValidationRow, 'shard' | 'player' | 'id'>

/** Settles a service's verdict on an attempt. Approvals go through the same function as an operator's. */
export async function settleValidation(house: House, about: Try, told: Verdict): Promise<void> {
  const moved = await house.db.transaction(async (tx) => {
    // Locks in the same order as an upload: the player first.
    const player = await lockPlayer(tx, about.shard, about.player)
    const row = player && (await readValidation(tx, about, about.id))
    return row ? move(house, tx, player, row, checkPerson(told, row.groups, player.birth_date)) : false
  })
  if (moved) house.tell(about.player, { about: 'limits' })
}

async function move(house: House, tx: Transaction, player: PlayerRow, row: ValidationRow, verdict: Verdict): Promise<boolean> {
  const state = stepValidation(row.state, verdict)
  const reason = verdict.is === 'rejected' || verdict.is === 'waiting' ? (verdict.reason?.slice(0, 200) ?? null) : null
  if (state === row.state && (state !== 'waiting' || reason === null || reason === row.reason)) return false
  const at = house.clock.now()
  // A service may still withdraw an approval, or answer an expired attempt.
  const keepsState = state !== 'rejected' && state !== 'moneyLaundering'
  await writeValidationState(tx, row, row.id, { state, reason, keepsState, at })
  await audit(house, tx, row, `validation.${state}`, reason ? { reason } : {})
  if (state === 'expired') return true
  for (const group of row.groups) await keepDocument(house, tx, player, row, group, verdict.is === 'approved' ? verdict.person : {})
  if (state === 'approved') await decide(house, tx, row, 'approved')
  if (!isOpen(state) && state !== 'approved' && (state === 'rejected' || row.state === 'approved')) await decide(house, tx, row, 'rejected')
  return true
}

/** Returns the document of an attempt: no files, which the service keeps. Operators see it among all others. */
export const documentOf = ({ id }: Pick<ValidationRow, 'id'>, group: PersonGroup): string => `${id}-${group}`

async function keepDocument(
  house: House,
  tx: Transaction,
  { id: player, shard }: PlayerRow,
  row: ValidationRow,
  group: PersonGroup,
  { documentType, ...read }: ReadPerson,
): Promise<void> {
  const id = documentOf(row, group)
  if ((await readDocumentRows(tx, row)).some((one) => one.id === id)) return
  const type = group === 'address' ? 'residentialAddress' : (documentType ?? 'identificationCard')
  const details: DocumentDetails = { name: '', fields: group === 'identity' ? { ...read } : {} }
  const at = house.clock.now()
  const seal = await sealFor(tx, house, row)
  await writeDocument(tx, { shard, player, id, group, type, details: seal.seal(details, detailsPlace(row, id)), uploaded_at: at })
  await audit(house, tx, row, 'document.upload', { document: id, group, type, files: 0 })
}

/** Decides the documents of an attempt. An operator's decision stands unless the service withdraws its approval. */
async function decide(house: House, tx: Transaction, row: ValidationRow, status: 'approved' | 'rejected'): Promise<void> {
  const ids = row.groups.map((group) => documentOf(row, group))
  const takesBack = (now: string) => status === 'rejected' && row.state === 'approved' && now === 'approved'
  const open = (await readDocumentRows(tx, row)).filter(
    (one) => ids.includes(one.id) && (one.status === 'uploaded' || takesBack(one.status)),
  )
  for (const { id } of open) {
    await decideDocument(tx, row, id, { status, reason: '', at: house.clock.now() })
    await audit(house, tx, row, status === 'approved' ? 'document.approve' : 'document.reject', { document: id })
  }
}

const audit = ({ clock }: House, tx: Transaction, row: ValidationRow, action: string, details: Record<string, unknown>) =>
  writeAudit(tx, {
    at: clock.now(),
    actor: `provider:${row.provider}`,
    action,
    subject: `player:${row.player}`,
    details: { validation: row.id, ...details },
  })

/** Returns whether a service's money-laundering check stopped the player and no operator has cleared it since. */
export function stoppedBy(
  tries: readonly Pick<ValidationRow, 'id' | 'state' | 'groups'>[],
  documents: readonly { id: string; status: string }[],
): boolean {
  const isSettled = (one: Pick<ValidationRow, 'id' | 'groups'>) =>
    one.groups.every((group) => documents.some(({ id, status }) => id === documentOf(one, group) && status === 'approved'))
  const stopping: ValidationState = 'moneyLaundering'
  return tries.some((one) => one.state === stopping && !isSettled(one))
}
