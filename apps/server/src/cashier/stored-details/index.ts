export { deleteStoredDetail } from './delete-stored-detail.ts'
export { openHolder } from './stored-detail-seal.ts'
export { readStoredDetails, writeStoredDetailBlocked, writeStoredDetailVerified } from './stored-detail.sql.ts'
