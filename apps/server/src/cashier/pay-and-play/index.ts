export { visitorDepositWorker, visitorJob } from './end-visitor-deposit.ts'
export { resumePlay } from './resume-play.ts'
