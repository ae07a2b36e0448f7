export { bonusLinksJob, bonusLinksWorker } from './find-links.ts'
export { type LinkRow, readLinks } from './links.sql.ts'
