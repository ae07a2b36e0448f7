import type { Sql, Transaction } from '../../base/database/database.ts'

/** The return of a game that lies furthest outside of its band: of how many days, null for all; how far, in standard errors. */
export type Outside = { days: number | null; grade: 'alarm' | 'proposal'; side: 'above' | 'below'; errors: number }

/** An alarm about a game, and how it was dismissed if it was. */
export type ReturnAlarm = Outside & {
  game: number
  since: Date
  judged_at: Date
  dismissed_at: Date | null
  dismissed_by: string | null
  dismissed_grade: 'alarm' | 'proposal' | null
  dismissed_errors: number | null
}

/** Reads the alarms, of one game or of all, and keeps others from judging and deciding until the transaction ends. */
export async function lockAlarms(tx: Transaction, game: number | null): Promise<ReturnAlarm[]> {
  const { rows } = await tx.query<ReturnAlarm>({
    text: `select game, since, days, grade, side, errors, judged_at, dismissed_at, dismissed_by, dismissed_grade, dismissed_errors
           from game_return_alarm where $1::integer is null or game = $1 order by game for update`,
    values: [game],
  })
  return rows
}

/** Reads the alarm about a game. */
export async function readAlarm(sql: Sql, game: number): Promise<ReturnAlarm | undefined> {
  const { rows } = await sql.query<ReturnAlarm>({
    text: `select game, since, days, grade, side, errors, judged_at, dismissed_at, dismissed_by, dismissed_grade, dismissed_errors
           from game_return_alarm where game = $1`,
    values: [game],
  })
  return rows[0]
}

/** Raises an alarm, or says how it stands now; `anew` raises one again that was dismissed. */
export async function writeAlarm(tx: Transaction, game: number, outside: Outside, anew: boolean, at: Date): Promise<void> {
  const { days, grade, side, errors } = outside
  await tx.query({
    text: `insert into game_return_alarm as x (game, since, days, grade, side, errors, judged_at) values ($1, $7, $2, $3, $4, $5, $7)
           on conflict (game) do update set days = excluded.days, grade = excluded.grade, side = excluded.side, errors = excluded.errors,
             judged_at = excluded.judged_at, since = case when $6 then excluded.since else x.since end,
             dismissed_at = case when $6 then null else x.dismissed_at end, dismissed_by = case when $6 then null else x.dismissed_by end,
             dismissed_grade = case when $6 then null else x.dismissed_grade end,
             dismissed_errors = case when $6 then null else x.dismissed_errors end`,
    values: [game, days, grade, side, errors, anew, at],
  })
}

/** Ends the alarms about games. */
export async function endAlarms(tx: Transaction, games: readonly number[]): Promise<void> {
  await tx.query({ text: 'delete from game_return_alarm where game = any ($1)', values: [games] })
}

/** Dismisses the alarm about a game as it stands. */
export async function dismissAlarmOf(tx: Transaction, game: number, by: string, at: Date): Promise<void> {
  await tx.query({
    text: `update game_return_alarm set dismissed_at = $3, dismissed_by = $2, dismissed_grade = grade, dismissed_errors = errors where game = $1`,
    values: [game, by, at],
  })
}

/** The alarms that wait for a person: nobody has dismissed them, and their game can be played. */
export const readsWaitingAlarms = `select a.game, a.since, a.days, a.grade, a.side, a.errors, a.judged_at, g.name, g.studio, p.name as provider
  from game_return_alarm a join game g on g.id = a.game left join game_provider p on p.id = g.provider
  where a.dismissed_at is null and g.enabled and coalesce(p.enabled, true)`
