export { writeAffiliateVisit } from './affiliate.sql.ts'
export { sendAwayPage, wantsPage } from './away-page.ts'
export { mountSite } from './mount-site.ts'
export { reportCrash } from './report-crash.ts'
