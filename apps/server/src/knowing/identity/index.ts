export { readPlayerByNationalId } from './identity.sql.ts'
export { claimNationalId, linkPerson, nationalIdIndex, settle } from './settle.ts'
