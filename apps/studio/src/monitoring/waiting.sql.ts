import type { Queries } from '@fairhouse/process/database.ts'

type Count = { count: number; oldest: Date }

/** Counts the rounds that are not over by status, with when the oldest began. */
export const countOpenRounds = (query: Queries): Promise<(Count & { status: string })[]> =>
  query(
    `select status, count(*)::int as count, min(created_at) as oldest from rounds
     where status in ('betting', 'staked', 'playing', 'raising', 'lowering', 'paying', 'rollingBack') group by status`,
  )

/** Counts the calls that have not arrived and are tried again, with when the oldest was made necessary and when the first is due. */
export const countSendings = (query: Queries): Promise<(Count & { call: string; due: Date })[]> =>
  query(
    `select call, count(*)::int as count, min(created_at) as oldest, min(next_at) as due from outbox where next_at is not null group by call`,
  )

/** Reads by table when the oldest of its rounds that have not ended ends. */
export const readTableEnds = (query: Queries): Promise<{ game: string; ends: Date }[]> =>
  query(`select game_id as game, min(ends_at) as ends from shared_rounds where status in ('open', 'playing') group by game_id`)

/** Counts the messages with reports that the house has not looked at. */
export async function countReports(query: Queries): Promise<number> {
  const rows = await query<{ count: number }>(
    `select count(distinct m.id)::int as count from chat_reports r join chat_messages m on m.id = r.message
     where m.removed_at is null and (m.reports_seen_at is null or r.reported_at > m.reports_seen_at)`,
  )
  return rows[0]?.count ?? 0
}
