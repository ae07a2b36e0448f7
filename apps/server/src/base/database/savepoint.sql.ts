import type { Transaction } from './database.ts'

/** Does work in a transaction that then stands, or is taken back as if it had not been done: to whoever waits for the answer both are the same. */
export async function takeBackUnless<Result>(
  tx: Transaction,
  stands: (result: Result) => boolean,
  work: () => Promise<Result>,
): Promise<Result> {
  await tx.query({ text: 'savepoint work' })
  const result = await work()
  if (!stands(result)) await tx.query({ text: 'rollback to savepoint work' })
  await tx.query({ text: 'release savepoint work' })
  return result
}
