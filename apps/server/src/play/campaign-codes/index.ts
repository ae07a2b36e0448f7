export { type CodeBatch, readBatch, readBatches, readCampaignsWithCodes } from './codes.sql.ts'
export { claimCode, findCode, listCodes, makeCodes, stopCodes } from './codes.ts'
