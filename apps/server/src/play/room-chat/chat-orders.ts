import type { Transaction } from '../../base/database/database.ts'
import type { House } from '../../base/house.ts'
import { randomId } from '../../base/ids.ts'
import { readPayloads, writeJob } from '../../base/jobs/jobs.sql.ts'
import type { Worker } from '../../base/jobs/jobs.ts'
import type { ChatOrder } from '../studio-contract/studio-door.ts'
import { chatStudio } from './chat-studio.ts'

/** Tells the studio what was decided about the chat of its rooms, until it has heard. */
export const chatOrderJob = 'chat-order'

/** Has the studio told of a decision once its transaction is committed. */
export async function writeChatOrder(tx: Transaction, order: ChatOrder, at: Date): Promise<void> {
  await writeJob(tx, chatOrderJob, randomId(16), at, order)
}

/** Reads the decisions that the studio has not heard yet. */
export const readOrdersUnderWay = async ({ db }: Pick<House, 'db'>): Promise<ChatOrder[]> =>
  (await readPayloads(db, chatOrderJob)) as ChatOrder[] // as they were written

/** Builds the worker that tells the studio of a decision; while it is away, again and again. */
export function chatOrderWorker(house: House): Worker {
  return async ({ payload }) => {
    const there = chatStudio(house)
    await there?.door.orderInChat?.(house, there.studio, payload as ChatOrder) // as it was written
  }
}
