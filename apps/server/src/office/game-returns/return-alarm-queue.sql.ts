import { readsWaitingAlarms, type ReturnAlarm } from '../../play/game-returns/index.ts'
import type { QueueSource } from '../queues/queue.sql.ts'

/** What the queue adds to an item. */
export type AlarmOfGame = Pick<ReturnAlarm, 'game' | 'days' | 'grade' | 'side' | 'errors' | 'judged_at'> & {
  name: string
  studio: string
  provider: string | null
}

/** Games whose return lies outside of its band. They are about no player and no country; a proposal goes ahead of alarms that came up to twenty hours earlier. */
export const gamesOutside: QueueSource = {
  kind: 'returnAlarms',
  subject: 'returnAlarm',
  turn: `case s.grade when 'proposal' then s.since - interval '20 hours' else s.since end`,
  rows: `select a.game::text as item, 0::bigint as player, '' as country, a.* from (${readsWaitingAlarms}) a`,
}
