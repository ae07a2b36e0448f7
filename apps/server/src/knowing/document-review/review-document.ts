import { createHash } from 'node:crypto'
import type { House } from '../../base/house.ts'
import type { Sql } from '../../base/database/database.ts'
import type { Owner } from '../../base/keys/personal-data.ts'
import { readMoneyHolds } from '../../cashier/holds/index.ts'
import { readOwnDetail } from '../../cashier/payment-details/index.ts'
import { openPerson, readPlayer, type PlayerRow } from '../../people/players/index.ts'
import { dayIn } from '../../people/registration-fields/index.ts'
import { documentOf } from '../automatic-validation/settle-validation.ts'
import { readValidations } from '../automatic-validation/validation.sql.ts'
import { provesPerson } from '../document-records/document-group.ts'
import { readOpenRequests } from '../document-records/document-request.sql.ts'
import { openDetails } from '../document-records/document-seal.ts'
import { readDocumentRows, type DocumentRow } from '../document-records/document.sql.ts'
import { readRequested } from '../document-records/requested-documents.ts'
import { comparedFields, type ComparedField } from './compared-fields.ts'

/** A document as somebody who decides on it reads it. What is in it and in the profile is not masked yet. */
export type DocumentReview = {
  row: DocumentRow
  player: PlayerRow
  /** Moves with the document and with the profile. */
  version: string
  called: string
  amount: string | null
  fields: ComparedField[]
  why: { askedSince: Date | null; holds: string[]; service: Service | null }
  rules: { leastFiles: number; provesPerson: boolean; confirmsAccount: boolean; showsFunds: boolean }
  earlier: DocumentRow[]
}
type Service = { provider: string; reference: string; state: string; reason: string | null }

const mostEarlier = 20

/** Reads all that is known for deciding on a document; undefined if there is no such document. */
export async function reviewDocument(house: House, owner: Owner, id: string): Promise<DocumentReview | undefined> {
  const { db, settings, clock } = house
  const [player, sent] = [await readPlayer(db, owner.shard, owner.player), await readDocumentRows(db, owner)]
  const row = sent.find((one) => one.id === id)
  if (!row || !player) return undefined
  const { name, fields, amount } = openDetails(house, row)
  const asked = (await readRequested(db, owner)).find(({ type }) => type === row.type)
  return {
    row,
    player,
    version: versionOf(row, player),
    called: name,
    amount: amount ?? null,
    fields: comparedFields(fields, openPerson(house, player), dayIn(settings.get('site.timeZone'), clock.now())),
    why: {
      askedSince: asked?.since ?? null,
      holds: (await readMoneyHolds(db, owner.shard, owner.player)).map(({ kind }) => kind),
      service: await serviceOf(db, owner, row),
    },
    rules: {
      leastFiles: provesPerson(row.group) ? (settings.get('documents.requiredSides')[row.type] ?? 1) : 1,
      provesPerson: provesPerson(row.group),
      confirmsAccount: row.type === 'ibanVerification',
      showsFunds: row.group === 'sof',
    },
    earlier: sent.filter((one) => one.id !== id).slice(0, mostEarlier),
  }
}

/** The service whose attempt a document comes from. */
async function serviceOf(sql: Sql, owner: Owner, { id, group }: DocumentRow): Promise<Service | null> {
  if (!provesPerson(group)) return null
  const tried = (await readValidations(sql, owner)).find((one) => one.groups.some((each) => documentOf(one, each) === id))
  return tried ? { provider: tried.provider, reference: tried.vendor_ref, state: tried.state, reason: tried.reason } : null
}

/** The profile is written anew, sealed, with every change. */
const versionOf = ({ status, files }: DocumentRow, { personal }: PlayerRow): string =>
  `${status} ${files} ${createHash('sha256').update(personal).digest('base64url').slice(0, 12)}`

/** How a player stands in what documents decide: known, asked for, money held, account confirmed. */
export type DocumentStanding = { isKnown: boolean; asked: string[]; holds: string[]; isAccountConfirmed: boolean }

export async function readDocumentStanding(sql: Sql, owner: Owner): Promise<DocumentStanding> {
  const player = await readPlayer(sql, owner.shard, owner.player)
  return {
    isKnown: player?.validated_at != null,
    asked: (await readOpenRequests(sql, owner)).map(({ type }) => type),
    holds: (await readMoneyHolds(sql, owner.shard, owner.player)).map(({ kind }) => kind),
    isAccountConfirmed: (await readOwnDetail(sql, owner))?.verified ?? false,
  }
}
