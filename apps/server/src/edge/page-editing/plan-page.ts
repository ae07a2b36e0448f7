import type { Actor } from '../../base/actor.ts'
import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { Database } from '../../base/database/database.ts'
import type { House } from '../../base/house.ts'
import { writeJob } from '../../base/jobs/jobs.sql.ts'
import type { Worker } from '../../base/jobs/jobs.ts'
import { endPagePlan, lockPagePlan, writePagePlan, type PagePlan } from './page-plan.sql.ts'
import { pageIn, publishPage, type EditedPage } from './publish-page.ts'

/** Publishes a planned page when its moment has come; the key is the plan's number. */
export const pagePlanJob = 'page-plan'
const doneBy: Actor = 'job:page-plan'

/**
 * Plans a page for a moment to come. Returns the plan's number, or a sentence that says why it cannot be published then.
 */
export async function planPage(
  house: Pick<House, 'db' | 'clock' | 'settings'>,
  page: EditedPage,
  dueAt: Date,
  by: Actor,
): Promise<bigint | string> {
  const read = pageIn(house, page)
  if (typeof read === 'string') return read
  const at = house.clock.now()
  if (dueAt <= at) return 'That moment is over: choose one to come, or publish at once.'
  return house.db.transaction(async (tx) => {
    const id = await writePagePlan(tx, { ...read, dueAt, at, by })
    await writeJob(tx, pagePlanJob, String(id), dueAt)
    const { name, language } = read
    await writeAudit(tx, { at, actor: by, action: 'page.plan', subject: `page:${name}`, details: { language, plan: String(id), dueAt } })
    return id
  })
}

/** Withdraws the plan of a page; returns it, or nothing if it is of another page or does not wait any more. */
export async function withdrawPagePlan(
  db: Database,
  { id, name, language }: Pick<PagePlan, 'id' | 'name' | 'language'>,
  at: Date,
  by: Actor,
): Promise<PagePlan | undefined> {
  return db.transaction(async (tx) => {
    const plan = await lockPagePlan(tx, id)
    if (plan?.state !== 'waiting' || plan.name !== name || plan.language !== language) return undefined
    await endPagePlan(tx, id, { state: 'withdrawn', at, by })
    const details = { language, plan: String(id) }
    await writeAudit(tx, { at, actor: by, action: 'page.plan.withdraw', subject: `page:${name}`, details })
    return plan
  })
}

/**
 * Publishes a planned page and ends its plan in one transaction. What may not be published any more, as in a language that
 * the site has given up, changes nothing: the plan says why, and so does the audit log.
 */
export const pagePlanWorker =
  ({ db, clock, settings }: Pick<House, 'db' | 'clock' | 'settings'>): Worker =>
  async ({ key }) => {
    const id = BigInt(key)
    const at = clock.now()
    await db.transaction(async (tx) => {
      const plan = await lockPagePlan(tx, id)
      if (plan?.state !== 'waiting') return
      const within: Database = { ...db, query: (config) => tx.query(config), transaction: (work) => work(tx) }
      const outcome = await publishPage({ db: within, clock, settings }, plan, doneBy)
      if (typeof outcome === 'number') return endPagePlan(tx, id, { state: 'done', at, by: doneBy })
      await endPagePlan(tx, id, { state: 'failed', at, by: doneBy, failure: outcome })
      const details = { language: plan.language, plan: key, failure: outcome }
      await writeAudit(tx, { at, actor: doneBy, action: 'page.plan.fail', subject: `page:${plan.name}`, details })
    })
  }
