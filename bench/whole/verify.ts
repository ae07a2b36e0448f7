import { readEnvironment } from '../../apps/server/src/base/environment.ts'
import { openHouse } from '../../apps/server/src/house.ts'
import { verifyHouse, verifyLedger } from '../../apps/server/src/money/verify-ledger/index.ts'

/** What the checks of the ledger looked at, and what they found. */
export type Verified = { looked: number; faults: string[] }

/** Walks a ledger as `fairhouse ledger verify` does; a copy is not held against the acquirer, who knows what came since. */
export async function verify(app: string, variables: Readonly<Record<string, string>>, isCopy: boolean): Promise<Verified> {
  const { house, close } = await openHouse(readEnvironment({ ...variables, DATABASE_URL: app }))
  try {
    const verdicts = isCopy
      ? await verifyLedger(house.db, house.clock, { statements: [], rounds: [] })
      : (await verifyHouse(house)).verdicts
    return {
      looked: verdicts.reduce((sum, one) => sum + Number(one.looked), 0),
      faults: verdicts.flatMap(({ check, faults }) => faults.map((fault) => `${check}: ${fault}`)),
    }
  } finally {
    await close()
  }
}
