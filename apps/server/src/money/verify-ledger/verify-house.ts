import { providerNamed } from '../../cashier/providers/index.ts'
import { studioRounds } from '../../play/games/index.ts'
import type { House } from '../../base/house.ts'
import { verifyDaily, verifyInFull } from './verify.ts'

/**
 * Verifies the ledger, also against the card acquirer's statement and the studios' lists of rounds. `answers` says
 * whether the statement could be read; `silent` names the studios whose lists could not.
 */
export async function verifyHouse(house: House) {
  const { provider, cx } = providerNamed(house, 'card-acquirer')
  const now = house.clock.now()
  const read = async (from: Date, to: Date) => (await provider.statement?.(cx, from, to)) ?? []
  const answers = await read(new Date(now.getTime() - 1000), now).then(
    () => true,
    () => false,
  )
  const statements = answers ? [{ provider: provider.id, read }] : []
  const { lists: rounds, silent } = await studioRounds(house)
  return { verdicts: await verifyInFull(house.db, house.clock, { statements, rounds }), answers, silent }
}

/** Verifies what is new in the ledger, also against the studios' lists of rounds; `silent` as above. */
export async function verifyHouseDaily(house: House) {
  const { lists: rounds, silent } = await studioRounds(house)
  return { verdicts: await verifyDaily(house.db, house.clock, { rounds }), silent }
}
