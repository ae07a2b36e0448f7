export { acceptConsents, consentWhileIn, readConsentsAsked } from './consent-while-in.ts'
export { type Accepted, consentDocuments, consentRefusal, writeConsents } from './consent.ts'
