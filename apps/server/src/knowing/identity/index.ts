export { claimNationalId, readPlayerByNationalId } from './identity.sql.ts'
export { linkPerson, nationalIdIndex, settle } from './settle.ts'
