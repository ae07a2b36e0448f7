export { type SegmentData, type SegmentRow } from './segment.ts'
export { readCampaignsFor, readSegment, readSegments } from './segments.sql.ts'
export { countPlayersIn, readSegmentInput, segmentsOf, writeSegment } from './segments.ts'
