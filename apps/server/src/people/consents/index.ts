export { acceptConsents, consentWhileIn, readConsentsAsked } from './consent-while-in.ts'
export { type Accepted, consentRefusal, writeConsents } from './consent.ts'
