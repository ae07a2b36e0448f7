import type { House } from '../apps/server/src/base/house.ts'
import { shardOf } from '../apps/server/src/base/ids.ts'
import { sealNewPerson } from '../apps/server/src/people/players/person.ts'
import { writePlayer } from '../apps/server/src/people/players/write-player.ts'

/** Writes an account with a login; with an empty hash nobody can sign in to it by a password. */
export async function writeBenchPlayer(
  house: House,
  id: bigint,
  email: string,
  passwordHash: string,
): Promise<{ shard: number; player: bigint }> {
  const shard = shardOf(id)
  const person = { email, firstName: 'Ada', lastName: 'Example', birthDate: '1990-05-05' }
  const row = {
    shard,
    id,
    status: 'active' as const,
    country: 'MLT',
    currency: 'EUR',
    language: 'en',
    birth_date: person.birthDate,
    ...sealNewPerson(house, { shard, id }, person),
    password_hash: passwordHash,
    created_at: house.clock.now(),
  }
  await house.db.transaction((tx) => writePlayer(tx, row, house.personal.indexOf('login', email)))
  return { shard, player: id }
}
