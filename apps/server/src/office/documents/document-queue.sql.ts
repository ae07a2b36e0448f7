import type { QueueSource } from '../queues/queue.sql.ts'

type Group = 'identity' | 'address' | 'account' | 'paymentDetails' | 'sof'

/** What the queue of documents adds to an item. */
export type WaitingDocument = {
  shard: number
  group: Group
  type: string
  files: number
  personal: Buffer
  person_key: Buffer | null
}

/** Documents that nobody has decided on. */
export const documentsThatWait: QueueSource = {
  kind: 'documents',
  subject: 'document',
  rows: `select d.id as item, d.uploaded_at as since, d.player, p.country, d.shard, d."group", d.type, p.personal, k.sealed as person_key,
           (select count(*)::integer from document_file f where f.shard = d.shard and f.player = d.player and f.document = d.id) as files
         from document d join player p on p.shard = d.shard and p.id = d.player
           left join person_key k on k.shard = p.shard and k.player = p.id
         where d.status = 'uploaded'`,
}
