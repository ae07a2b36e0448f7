import type { BulkCallName } from '@fairhouse/contract/office/bulk-calls.ts'
import { keyOf, placeOf } from '../base/keyset.ts'
import type { StaffContext } from '../base/office-context.ts'
import { no } from '../base/office-refusal.ts'
import { ownBulkCalls, sealedAt, type Common } from './bulk-act.ts'
import { readBulkItems, readSeenBulk, readSeenBulks, type RowState, type SeenBulk } from './bulk.sql.ts'

const pageOfBulks = 50
const pageOfItems = 200

/** Lists the bulks whose act whoever asks may do themselves. */
export async function listBulks(asking: StaffContext, { after }: { after?: string | undefined }) {
  const [at = '', id = ''] = placeOf(after) ?? []
  const from = Number.isNaN(Date.parse(at)) ? undefined : { at: new Date(at), id }
  const rows = await readSeenBulks(asking.house.db, ownBulkCalls(asking), from, pageOfBulks + 1)
  const page = rows.slice(0, pageOfBulks)
  const last = rows.length > pageOfBulks ? page.at(-1) : undefined
  return { bulks: page.map(viewOf), next: last ? keyOf(last.made_at.toISOString(), last.id) : null }
}

/** Reads a bulk with what became of its things. */
export async function readBulk(
  asking: StaffContext,
  { id, state, after }: { id: string; state?: RowState | undefined; after?: string | undefined },
) {
  const { house } = asking
  const row = await readSeenBulk(house.db, id)
  if (!row || !ownBulkCalls(asking).includes(row.call as BulkCallName)) return no('notFound') // a call of a bulk
  const items = await readBulkItems(house.db, id, state, /^\d{1,6}$/.test(after ?? '') ? Number(after) : 0, pageOfItems + 1)
  const page = items.slice(0, pageOfItems)
  return {
    bulk: viewOf(row),
    input: house.personal.open<Common>(row.sealed_input, sealedAt('sealed_input', id)),
    reason: house.personal.open<string>(row.sealed_reason, sealedAt('sealed_reason', id)),
    items: page.map(({ subject, state: stands, refusal, message }) => ({
      subject,
      state: stands,
      refused: refusal === null ? null : { error: refusal, message },
    })),
    next: items.length > pageOfItems ? String(page.at(-1)?.place) : null,
  }
}

const viewOf = ({ id, call, made_by: by, by_name: name, made_at: at, starts_at: startsAt, state, rows, done, refused }: SeenBulk) => ({
  id,
  call: call as BulkCallName, // written by a call that takes nothing else
  by: { id: String(by), name },
  at: at.toISOString(),
  startsAt: startsAt.toISOString(),
  state,
  rows,
  done,
  refused,
})
