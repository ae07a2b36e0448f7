export { mountSite } from './mount-site.ts'
export { reportCrash } from './report-crash.ts'
