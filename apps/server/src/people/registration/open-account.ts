import type { Actor } from '../../base/actor.ts'
import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { House } from '../../base/house.ts'
import { openWallet } from '../../money/wallet/index.ts'
import type { Personal } from '../players/person.ts'
import type { NewPlayer } from '../players/player.sql.ts'
import { writePlayer } from '../players/write-player.ts'
import { claimIdentity, noteLikeness } from './duplicates.ts'

/** What of a new account belongs to somebody already. */
type Taken = 'nationalId' | 'login'

/**
 * Opens an account and its wallet by an operator's decision. Returns what of it is taken, if anything; then nothing is
 * written.
 */
export async function openAccount(
  house: House,
  row: NewPlayer,
  { person, login }: { person: Personal; login: string },
  actor: Actor,
): Promise<Taken | undefined> {
  const { shard, id, country, currency, created_at: at } = row
  const owner = { shard, player: id }
  return house.db
    .transaction(async (tx) => {
      if (await claimIdentity(house, tx, owner, person, country)) throw new TakenError('nationalId')
      if (!(await writePlayer(tx, row, house.personal.indexOf('login', login)))) throw new TakenError('login')
      await openWallet(tx, { ...owner, currency })
      await noteLikeness(house, tx, owner, person)
      await writeAudit(tx, { at, actor, action: 'player.create', subject: `player:${id}`, details: { country, currency } })
    })
    .then(
      () => undefined,
      (error: unknown) => {
        if (error instanceof TakenError) return error.what
        throw error
      },
    )
}

/** Rolls the transaction back. */
class TakenError extends Error {
  readonly what: Taken
  constructor(what: Taken) {
    super(what)
    this.what = what
  }
}
