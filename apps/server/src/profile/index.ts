export { profileRefusal } from './must-be-complete.ts'
export { prefill, readProfileFields } from './prefill.ts'
export { readGivenConsents } from './given-consents.sql.ts'
export { readGiven } from './read-given.ts'
