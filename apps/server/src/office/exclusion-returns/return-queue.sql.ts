import { type OpenReturn, readsOpenReturns } from '../../knowing/exclusion/index.ts'
import type { QueueSource } from '../queues/queue.sql.ts'

/** What the queue of requests to play again adds to an item. */
export type WaitingReturn = Omit<OpenReturn, 'player' | 'asked_at'> & { personal: Buffer; person_key: Buffer | null }

/** Requests to play again whose cooling-off time runs, one of each player. */
export const openReturns: QueueSource = {
  kind: 'exclusionReturns',
  subject: 'exclusionReturn',
  rows: `select r.shard || '-' || r.exclusion as item, r.asked_at as since, r.player, p.country, r.shard, r.exclusion, r.ends_at, r.offers,
           r.cooling_off_hours, p.personal, k.sealed as person_key
         from (${readsOpenReturns('$3')}) r join player p on p.shard = r.shard and p.id = r.player
           left join person_key k on k.shard = p.shard and k.player = p.id`,
}
