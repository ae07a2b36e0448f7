import type { Database, Sql } from '../../base/database/database.ts'
import { readEpoch, readHeldStops, type HeldStop, type StopKind } from './stop.sql.ts'

/** Whom and what a call is about: the country that counts, and the providers, studios or games that it goes to. */
export type AboutStop = { country: string; targets?: readonly string[] }

/** What is stopped, in memory; anybody's change is heard at once. */
export type Stops = {
  /** The number of what is stopped, by which a bet was found to be allowed. */
  epoch: () => bigint
  held: () => readonly HeldStop[]
  /** Finds what stops a call of one of these kinds; the one of the whole site first. */
  find: (kinds: readonly StopKind[], about: AboutStop) => HeldStop | undefined
  /** Looks whether something has changed that was not heard of yet. Within a transaction nothing changes until it ends. */
  renew: (sql: Sql) => Promise<void>
  reload: (sql?: Sql) => Promise<void>
}

/** Opens what is stopped, as the database has it. */
export async function openStops(db: Database): Promise<Stops> {
  let known = await readHeldStops(db)
  const stops: Stops = {
    epoch: () => known.epoch,
    held: () => known.stops,
    find: (kinds, about) =>
      known.stops.find((stop) => stop.kind === 'site' && kinds.includes('site') && isAbout(stop, about)) ??
      known.stops.find((stop) => kinds.includes(stop.kind) && isAbout(stop, about)),
    async renew(sql) {
      if ((await readEpoch(sql)) !== known.epoch) await stops.reload(sql)
    },
    async reload(sql = db) {
      const read = await readHeldStops(sql)
      // Of two concurrent reads the newer counts, whichever returns first.
      if (read.epoch > known.epoch) known = read
    },
  }
  return stops
}

const isAbout = ({ country, target }: HeldStop, about: AboutStop): boolean =>
  (country === null || country === about.country) && (target === null || (about.targets ?? []).includes(target))
