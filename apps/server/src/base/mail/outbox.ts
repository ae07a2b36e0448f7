import type { House } from '../house.ts'
import type { Sql } from '../database/database.ts'
import { writeJob } from '../jobs/jobs.sql.ts'
import { sealFor } from '../keys/person-key.sql.ts'
import type { Owner, PersonalData, Place } from '../keys/personal-data.ts'
import { insertMessage, isOwner, writeSealedMessage, type Outbox, type OutboxRow } from './outbox.sql.ts'

/**
 * Queues a message, sealed, in the caller's transaction: it is sent if and only if that commits. `to` is the player it
 * is for, if any.
 */
export async function queueMessage(
  sql: Sql,
  house: Pick<House, 'clock' | 'personal'>,
  outbox: Outbox,
  message: object,
  to?: Owner,
): Promise<void> {
  const at = house.clock.now()
  const id = await insertMessage(sql, outbox, to, at)
  const seal = to ? await sealFor(sql, house, to) : house.personal
  await writeSealedMessage(sql, outbox, id, seal.seal(message, placeIn(outbox, id)))
  await writeJob(sql, outbox, String(id), at)
}

/** Opens a sealed message, as it was queued. */
export function openMessage<Message>(personal: PersonalData, outbox: Outbox, { id, sealed, person_key, ...owner }: OutboxRow): Message {
  const seal = isOwner(owner) ? personal.of(owner, person_key) : personal
  return seal.open<Message>(sealed, placeIn(outbox, id))
}

const placeIn = (outbox: Outbox, id: bigint): Place => `${outbox}.sealed ${id}`
