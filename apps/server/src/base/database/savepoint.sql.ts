import type { Transaction } from './database.ts'

/**
 * Does work within a savepoint and rolls it back unless the result `stands`; the response is the same either way, so a
 * caller cannot tell which happened.
 */
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
