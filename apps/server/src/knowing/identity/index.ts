export { claimNationalId } from './claim-national-id.ts'
export { readPlayerByNationalId } from './identity.sql.ts'
export { linkPerson, nationalIdIndex, settle } from './settle.ts'
