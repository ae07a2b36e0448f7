import type { TestHouse } from '../../base/testing/test-house.ts'

/** Reads what each ended draw of a pot paid, the oldest first. */
export const readPaid = async ({ sql }: Pick<TestHouse, 'sql'>, jackpot: number): Promise<bigint[]> =>
  (await sql(`select amount from jackpot_draw where jackpot = ${jackpot} and amount is not null order by n`)).map(({ amount }) =>
    BigInt(String(amount)),
  )
