export { loadSite, mountSite } from './mount-site.ts'
export { sendOutagePage, wantsPage } from './outage-page.ts'
export { reportCrash } from './report-crash.ts'
export { tellAffiliate } from './tell-affiliate.ts'
