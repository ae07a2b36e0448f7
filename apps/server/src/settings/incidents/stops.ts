import type { Database, Sql } from '../../base/database/database.ts'
import { readEpoch, readHeldStops, type HeldStop, type Shut, type StopKind } from './stop.sql.ts'

/** Whom and what a call is about: the country that counts, and the providers, studios or games that it goes to. */
export type AboutStop = { country: string; targets?: readonly string[] }

/** What is stopped, in memory; anybody's change is heard at once. */
export type Stops = {
  /** The number of what is stopped, by which a bet was found to be allowed. */
  epoch: () => bigint
  held: () => readonly HeldStop[]
  /** The restore because of which the whole house is shut: nobody moves money, and studios are asked to come later. */
  shut: () => Shut | undefined
  /** Finds what stops a call of one of these kinds; the one of the whole site first. */
  find: (kinds: readonly StopKind[], about: AboutStop) => HeldStop | undefined
  /** Looks whether something has changed that was not heard of yet. Within a transaction nothing changes until it ends. */
  renew: (sql: Sql) => Promise<void>
  reload: (sql?: Sql) => Promise<void>
}

/** Opens what is stopped, as the database has it. */
export async function openStops(db: Database): Promise<Stops> {
  let known = await readHeldStops(db).catch(nothingYet)
  const stops: Stops = {
    epoch: () => known.epoch,
    held: () => known.stops,
    shut: () => known.shut,
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

/** A database that has not been migrated yet is opened by the command that migrates it. */
function nothingYet(error: Error & { code?: string }): Awaited<ReturnType<typeof readHeldStops>> {
  if (error.code === '42P01') return { epoch: -1n, stops: [], shut: undefined }
  throw error
}

const isAbout = ({ country, target }: HeldStop, about: AboutStop): boolean =>
  (country === null || country === about.country) && (target === null || (about.targets ?? []).includes(target))
