export { releaseHeldWorker } from './release-held.ts'
