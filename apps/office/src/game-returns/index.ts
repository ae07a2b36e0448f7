export { returnAlarmQueue } from './return-alarm-queue.ts'
