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

/** Runs what would be a transaction of its own as a part of another: if it throws, it alone is rolled back. */
export async function inSavepoint<Result>(tx: Transaction, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  await tx.query({ text: 'savepoint part' })
  try {
    const result = await work(tx)
    await tx.query({ text: 'release savepoint part' })
    return result
  } catch (error) {
    await tx.query({ text: 'rollback to savepoint part' })
    await tx.query({ text: 'release savepoint part' })
    throw error
  }
}
