import { type PendingRound, readsPendingRounds } from '../../play/round-settlement/index.ts'
import type { QueueSource } from '../queues/queue.sql.ts'

/** What the queue of rounds that hang adds to an item. */
export type HangingRound = Omit<PendingRound, 'player'> & { game: string | null; personal: Buffer; person_key: Buffer | null }

/** Rounds that have been in play for longer than so many hours; they wait since then. */
export const roundsThatHang = (hours: number): QueueSource => ({
  kind: 'rounds',
  subject: 'round',
  rows: `select concat_ws('-', r.shard, r.player, r.currency, r.round) as item, r.opened_at + interval '1 hour' * ${Math.round(hours)} as since, r.*,
           p.country, g.name as game, p.personal, k.sealed as person_key
         from (${readsPendingRounds}) r join player p on p.shard = r.shard and p.id = r.player
           left join person_key k on k.shard = p.shard and k.player = p.id
           left join game g on r.owner_ref = 'game:' || g.id
         where r.opened_at < $3::timestamptz - interval '1 hour' * ${Math.round(hours)}`,
})
