export { askEverybody, everySource } from './ask-everybody.ts'
export { openRestored } from './open-restored.ts'
export { readLeftCount, readLeft, readShut, readSources, type LeftRow, type SourceRow } from './restored.sql.ts'
export { restoredJob, restoredWorker } from './restored-worker.ts'
