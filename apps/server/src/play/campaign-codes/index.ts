export { type CodeBatch, readBatch, readBatches, readCampaignsWithCodes, stopBatch } from './codes.sql.ts'
export { claimCode, findCode, listCodes, makeCodes, mostCodes } from './codes.ts'
