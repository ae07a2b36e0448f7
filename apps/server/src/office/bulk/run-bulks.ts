import type { BulkCallName } from '@fairhouse/contract/office/bulk-calls.ts'
import { DatabaseAway } from '../../base/database/database-away.ts'
import type { House } from '../../base/house.ts'
import type { Worker } from '../../base/jobs/jobs.ts'
import { auditAct } from '../acts/audit-act.ts'
import type { ActHandler, StaffContext } from '../base/office-context.ts'
import { isNo, no, type OfficeRefused } from '../base/office-refusal.ts'
import { readColleague } from '../sign-in/office-session.ts'
import { actOnOne, bulkCallAt, sealedAt, type Common } from './bulk-act.ts'
import { moveBulk, readBulkItems, readBulkRow, writeBulkItem, type BulkItem, type BulkRow } from './bulk.sql.ts'

const atATime = 100

/** Ends one thing that somebody else has done meanwhile. */
class DoneElsewhere extends Error {}

/**
 * Runs a bulk, thing by thing, each in one transaction with its audit entry and its row: what is killed in the middle
 * goes on where it was, and nothing is done twice. It acts as whoever made it, with what they may do at that moment.
 */
export const bulkWorker =
  (house: House, handlerOf: (at: string) => ActHandler | undefined): Worker =>
  async ({ key }) => {
    const bulk = await readBulkRow(house.db, key)
    if (!bulk || bulk.state === 'undone' || bulk.state === 'done') return
    if (bulk.state === 'cooling' && !(await moveBulk(house.db, key, 'cooling', 'running', null))) return
    const [input, reason] = [
      house.personal.open<Common>(bulk.sealed_input, sealedAt('sealed_input', key)),
      house.personal.open<string>(bulk.sealed_reason, sealedAt('sealed_reason', key)),
    ]
    for (;;) {
      const items = await readBulkItems(house.db, key, 'waiting', 0, atATime)
      if (items.length === 0) break
      for (const item of items) await doOne(house, handlerOf, bulk, item, { input, reason })
    }
    await moveBulk(house.db, key, 'running', 'done', house.clock.now())
  }

async function doOne(
  house: House,
  handlerOf: (at: string) => ActHandler | undefined,
  { id, call: of, made_by: by }: BulkRow,
  { place, subject }: BulkItem,
  { input, reason }: { input: Common; reason: string },
): Promise<void> {
  const colleague = await readColleague(house.db, by, house.clock.now())
  const name = of as BulkCallName // written by a call that takes nothing else
  const call = bulkCallAt(name)
  const keep = (refused: OfficeRefused) =>
    writeBulkItem(house.db, id, place, {
      state: 'refused',
      refusal: refused.no,
      message: refused.message ?? null,
      at: house.clock.now(),
    })
  if (!colleague) return void (await keep(no('notAllowed', { message: 'Whoever asked for it no longer works here.' })))
  const asking: StaffContext = { ...nobodysPage, house, acting: house, colleague, handlerOf }
  try {
    const outcome = await actOnOne(asking, name, input, subject, {
      reason,
      precondition: {},
      isRehearsal: false,
      async alongside(tx, { answer }) {
        const at = house.clock.now()
        if (!(await writeBulkItem(tx, id, place, { state: 'done', refusal: null, message: null, at }))) throw new DoneElsewhere()
        await auditAct(tx, house, colleague, { call, input: { ...input, [call.subject.field]: subject }, answer, reason, bulk: id })
      },
    })
    if (isNo(outcome)) await keep(outcome)
  } catch (error) {
    if (error instanceof DoneElsewhere) return
    if (error instanceof DatabaseAway) throw error
    house.log.error({ error, bulk: id, place }, 'one thing of a bulk failed')
    await keep(no('failed'))
  }
}

/** No browser stands behind what runs by itself. */
const nobodysPage = {
  ip: '',
  browser: '',
  cookie: () => undefined,
  setCookie: () => undefined,
  gateByInputOf: () => undefined,
} satisfies Partial<StaffContext>
