export { readPlannedPages, readPagePlans, type PagePlan } from './page-plan.sql.ts'
export { pagePlanJob, pagePlanWorker, planPage, withdrawPagePlan } from './plan-page.ts'
export { publishPage } from './publish-page.ts'
