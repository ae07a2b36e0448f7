import { countSegment, listSegments, saveGates, saveSegment } from './segments.ts'

/** What does the calls about segments. */
export const segmentHandlers = { listSegments, countSegment, saveSegment }

export const segmentGates = saveGates
