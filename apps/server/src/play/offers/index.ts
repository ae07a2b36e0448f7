export { closedIn, stopOf, type Offer } from './offer.ts'
