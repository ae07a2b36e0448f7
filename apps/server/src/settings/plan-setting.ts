import type { Actor } from '../base/actor.ts'
import { writeAudit } from '../base/audit/audit.sql.ts'
import type { Database } from '../base/database/database.ts'
import type { House } from '../base/house.ts'
import { writeJob } from '../base/jobs/jobs.sql.ts'
import type { Worker } from '../base/jobs/jobs.ts'
import { endSettingPlan, lockSettingPlan, writeSettingPlan, type SettingPlan } from './setting-history.sql.ts'
import { changeSetting, readSettingInput } from './settings.ts'

/** Does a planned change of a setting when its moment has come; the key is the plan's number. */
export const settingPlanJob = 'setting-plan'
const doneBy: Actor = 'job:setting-plan'

type Planned = { name: string; value: unknown; dueAt: Date }

/** Plans a change of a setting for later, to a value that `readSettingInput` has allowed. Returns the plan's number. */
export async function planSetting(db: Database, { name, value, dueAt }: Planned, at: Date, by: Actor): Promise<bigint> {
  return db.transaction(async (tx) => {
    const id = await writeSettingPlan(tx, { name, value, dueAt, at, by })
    await writeJob(tx, settingPlanJob, String(id), dueAt)
    await writeAudit(tx, { at, actor: by, action: 'setting.plan', subject: name, details: { plan: String(id), dueAt, value } })
    return id
  })
}

/** Withdraws a plan; returns it, or nothing if it does not wait any more. */
export async function withdrawSettingPlan(db: Database, id: bigint, at: Date, by: Actor): Promise<SettingPlan | undefined> {
  return db.transaction(async (tx) => {
    const plan = await lockSettingPlan(tx, id)
    if (plan?.state !== 'waiting') return undefined
    await endSettingPlan(tx, id, { state: 'withdrawn', at, by })
    await writeAudit(tx, { at, actor: by, action: 'setting.plan.withdraw', subject: plan.name, details: { plan: String(id) } })
    return plan
  })
}

/**
 * Does a planned change and ends its plan in one transaction. A value that is not allowed any more changes nothing: the
 * plan says why, and so does the audit log.
 */
export const settingPlanWorker =
  ({ db, clock }: Pick<House, 'db' | 'clock'>): Worker =>
  async ({ key }) => {
    const id = BigInt(key)
    const at = clock.now()
    await db.transaction(async (tx) => {
      const plan = await lockSettingPlan(tx, id)
      if (plan?.state !== 'waiting') return
      const within: Database = { ...db, query: (config) => tx.query(config), transaction: (work) => work(tx) }
      const read = await readSettingInput(tx, plan.name, plan.value)
      if ('refused' in read) {
        const failure = read.refused
        await endSettingPlan(tx, id, { state: 'failed', at, by: doneBy, failure })
        await writeAudit(tx, { at, actor: doneBy, action: 'setting.plan.fail', subject: plan.name, details: { plan: key, failure } })
        return
      }
      await changeSetting(within, plan.name, plan.value, at, doneBy)
      await endSettingPlan(tx, id, { state: 'done', at, by: doneBy })
    })
  }
