import type { House } from '../../base/house.ts'
import type { Owner, Place } from '../../base/keys/personal-data.ts'
import type { VisitRow } from './session.sql.ts'

/** From where somebody signed in, and by which browser: read by themselves alone. */
export type From = { ip: string; userAgent: string }

/** A session keeps its beginning while its id is changed. */
export const visitPlace = ({ shard, player }: Owner, startedAt: Date): Place =>
  `session.sealed ${shard}/${player}/${startedAt.toISOString()}`

const longestBrowser = 300
export const fromOf = ({ ip, userAgent }: From): From => ({ ip, userAgent: userAgent.slice(0, longestBrowser) })

export const openVisit = ({ personal }: Pick<House, 'personal'>, row: VisitRow): From =>
  row.sealed
    ? personal.of(row, row.person_key).open<From>(row.sealed, visitPlace(row, row.started_at))
    : { ip: row.ip, userAgent: row.user_agent }
