import type { House } from '../../base/house.ts'
import { shardOf } from '../../base/ids.ts'
import { readPlayer, readPlayerByLogin, type PlayerRow } from './player.sql.ts'

/** Finds a player by id, e-mail address or user name. */
export const findPlayer = (house: House, who: string): Promise<PlayerRow | undefined> =>
  /^\d+$/.test(who)
    ? readPlayer(house.db, shardOf(BigInt(who)), BigInt(who))
    : readPlayerByLogin(house.db, house.personal.indexOf('login', who))
