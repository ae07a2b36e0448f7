export { type SegmentData, type SegmentRow } from './segment.ts'
export { countSegment, readCampaignsFor, readSegment, readSegments } from './segments.sql.ts'
export { readSegmentInput, segmentsOf, writeSegment } from './segments.ts'
