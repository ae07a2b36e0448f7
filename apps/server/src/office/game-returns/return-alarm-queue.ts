import type { QueueKind } from '../queues/queue-kind.ts'
import { gamesOutside, type AlarmOfGame } from './return-alarm-queue.sql.ts'

/** The queue of games whose return lies outside of its band. */
export const returnAlarmQueue: QueueKind<AlarmOfGame> = { ...gamesOutside, reads: 'games.read', decides: 'games.edit' }
