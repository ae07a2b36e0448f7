import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { Actor } from '../../base/actor.ts'
import type { House } from '../../base/house.ts'
import type { Worker } from '../../base/jobs/jobs.ts'
import { findReturns, periods, type FoundReturn } from './find-returns.ts'
import { dismissAlarmOf, endAlarms, lockAlarms, writeAlarm, type Outside, type ReturnAlarm } from './return-alarm.sql.ts'

/** Holds the returns of games against what is stated, again and again. */
export const gameReturnsJob = 'game-returns'
const everyMs = 600_000

/** An alarm that was dismissed is raised again once the return lies so many standard errors further out. */
const worseErrors = 1
/** It is forgotten once the return is back within the band of 95 %: at the border of that of 99 % it would come and go. */
const forgetErrors = 1.96

/** Builds the worker that raises alarms about games whose return lies outside of its band. It switches nothing off. */
export function gameReturnsWorker(house: House): Worker {
  return async () => {
    await watchReturns(house)
    return { againAt: new Date(house.clock.now().getTime() + everyMs) }
  }
}

/** Judges every game once. */
async function watchReturns({ db, clock }: Pick<House, 'db' | 'clock'>): Promise<void> {
  const at = clock.now()
  const found = new Map<number, FoundReturn[]>()
  for (const { days } of periods)
    for (const one of await findReturns(db, at, days)) found.set(one.game, [...(found.get(one.game) ?? []), one])
  await db.transaction(async (tx) => {
    const alarms = new Map((await lockAlarms(tx, null)).map((alarm) => [alarm.game, alarm]))
    const over: number[] = []
    for (const [game, returns] of found) {
      const [alarm, outside] = [alarms.get(game), worstOf(returns)]
      if (outside) await writeAlarm(tx, game, outside, isNews(alarm, outside), at)
      else if (alarm && isOver(alarm, returns)) over.push(game)
    }
    // Of a game whose studio states another return nothing is known before the next day.
    over.push(...[...alarms.keys()].filter((game) => !found.has(game)))
    await endAlarms(tx, over)
  })
}

/** Of the periods that lie outside of their bands the one that lies furthest. */
function worstOf(returns: readonly FoundReturn[]): Outside | undefined {
  const outside = returns.flatMap(({ days, judged: { grade, side, errors } }): Outside[] =>
    (grade === 'alarm' || grade === 'proposal') && side ? [{ days, grade, side, errors }] : [],
  )
  const rank = ({ grade, errors }: Outside) => (grade === 'proposal' ? 1e12 : 0) + errors
  return outside.toSorted((a, b) => rank(b) - rank(a))[0]
}

/** Whether what is outside has not been said, or has grown worse than what was dismissed. */
function isNews(alarm: ReturnAlarm | undefined, { grade, side, errors }: Outside): boolean {
  if (!alarm) return true
  if (alarm.dismissed_errors === null) return false
  if (alarm.side !== side) return true
  return (grade === 'proposal' && alarm.dismissed_grade === 'alarm') || errors >= alarm.dismissed_errors + worseErrors
}

/** One that waits is over once every period is within its band; one that was dismissed, once all are well within. */
const isOver = ({ dismissed_at: dismissed }: ReturnAlarm, returns: readonly FoundReturn[]): boolean =>
  dismissed === null || returns.every(({ judged }) => judged.errors < forgetErrors)

/** Dismisses the alarm about a game; returns a sentence instead if there is none that waits. */
export async function dismissReturn({ db, clock }: Pick<House, 'db' | 'clock'>, game: number, actor: Actor): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    const [alarm] = await lockAlarms(tx, game)
    if (!alarm || alarm.dismissed_at !== null) return 'Nothing waits about this game any more.'
    const at = clock.now()
    await dismissAlarmOf(tx, game, actor, at)
    const { grade, side, errors, days } = alarm
    await writeAudit(tx, {
      at,
      actor,
      action: 'gameReturn.dismissed',
      subject: `game:${game}`,
      details: { grade, side, errors: errors.toFixed(2), days },
    })
    return undefined
  })
}
