export { mountNotices } from './mount-notices.ts'
