import { referenceOn } from '../../base/ids.ts'
import type { TestHouse, TestPlayer } from '../../base/testing/test-house.ts'
import { writeStoredDetail } from '../../cashier/stored-details/stored-detail.sql.ts'
import { claimNationalId } from '../../knowing/identity/index.ts'
import { claimIdentifier, writeLikeness } from '../../people/players/identifier.sql.ts'
import { openPerson, writePerson, type Personal } from '../../people/players/person.ts'
import { readPlayer } from '../../people/players/player.sql.ts'

type Known = Partial<Personal> & { iban?: string; nationalId?: { country: string; value: string } }

/** Gives a test player more data of their own, with the blind indexes by which they are found. */
export async function writeKnown({ house }: Pick<TestHouse, 'house'>, { shard, id }: TestPlayer, known: Known): Promise<void> {
  const { iban, nationalId, ...personal } = known
  const row = await readPlayer(house.db, shard, id)
  if (!row) throw new Error(`there is no player ${id}`)
  const owner = { shard, player: id }
  const now = house.clock.now()
  await house.db.transaction(async (tx) => {
    await writePerson(tx, house, row, { ...openPerson(house, row), ...personal })
    const { phoneNumber, nickName } = personal
    if (phoneNumber) await writeLikeness(tx, 'phoneNumber', house.personal.indexOf('phoneNumber', phoneNumber), owner)
    if (nickName) await claimIdentifier(tx, 'nickName', house.personal.indexOf('nickName', nickName), owner, now, new Date(0))
    if (nationalId) await claimNationalId(house, tx, owner, nationalId, new Date(0))
  })
  if (iban)
    await writeStoredDetail(house.db, {
      shard,
      player: id,
      reference: referenceOn(shard),
      provider: 'bank-transfer',
      method: 1,
      token: Buffer.alloc(0),
      description: 'MT84 •••• S',
      fingerprint: house.personal.indexOf('instrument', iban),
      funding: null,
      country: null,
      reusable: false,
      verified: false,
      clearing_house: null,
      bank_name: null,
      holder: null,
      funded_at: null,
      changed_at: null,
      at: now,
    })
}
