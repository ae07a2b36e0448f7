import type { House } from '../../base/house.ts'
import type { Owner, Place } from '../../base/keys/personal-data.ts'
import type { VisitRow } from './session.sql.ts'

/** The address and browser of a sign-in, sealed for its player. */
export type From = { ip: string; userAgent: string }

/** The place uses the session's start, which stays when its id changes. */
export const visitPlace = ({ shard, player }: Owner, startedAt: Date): Place =>
  `session.sealed ${shard}/${player}/${startedAt.toISOString()}`

const longestBrowser = 300
export const fromOf = ({ ip, userAgent }: From): From => ({ ip, userAgent: userAgent.slice(0, longestBrowser) })

type SealedVisit = Pick<VisitRow, 'shard' | 'player' | 'person_key' | 'sealed' | 'started_at' | 'ip' | 'user_agent'>

export const openVisit = ({ personal }: Pick<House, 'personal'>, row: SealedVisit): From =>
  row.sealed
    ? personal.of(row, row.person_key).open<From>(row.sealed, visitPlace(row, row.started_at))
    : { ip: row.ip, userAgent: row.user_agent }
