import { refreshEmailDomains, setReferralCode } from './registration-lists.ts'
import { explainRetention, listErasures } from './what-is-kept.ts'
import { listJobs, retryJobs } from './work.ts'

/** What does the calls about the running of the house. */
export const houseWorkHandlers = { listJobs, retryJobs, refreshEmailDomains, setReferralCode, listErasures, explainRetention }
