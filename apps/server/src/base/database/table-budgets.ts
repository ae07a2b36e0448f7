import type { House } from '../house.ts'
import type { Worker } from '../jobs/jobs.ts'
import { keepBudget, tableBudgets } from './table-budgets.sql.ts'

export const tableBudgetsJob = 'table-budgets'
const againMs = 3_600_000

/** Builds the worker that hourly trims every table strangers can write to. */
export function tableBudgetsWorker({ db, clock, log }: Pick<House, 'db' | 'clock' | 'log'>, budgets = tableBudgets): Worker {
  return async () => {
    const now = clock.now()
    for (const budget of budgets) {
      const deleted = await keepBudget(db, budget, now)
      if (deleted > 0) log.info({ table: budget.table, deleted }, 'a table was held within its budget')
    }
    return { againAt: new Date(now.getTime() + againMs) }
  }
}
