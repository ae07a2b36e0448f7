import type { RealityCheck } from '@fairhouse/contract'
import { formatAmount } from '@fairhouse/money'
import { appliedRules } from '../../settings/index.ts'
import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { PlayerContext } from '../../base/house.ts'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import { readPlayTotals } from '../../money/wallet/index.ts'
import { readCheckChoice, readLastCheck, writeCheck, writeCheckChoice, type Answered } from './reality-check.sql.ts'

/** The intervals offered, in minutes, besides the one the rules set. */
const offered = [15, 30, 60, 120] as const

/** Returns the choices no rarer than the rules require; "never" only if they leave it open. */
export function checkChoices(ruleMinutes: number | null): (number | null)[] {
  if (ruleMinutes === null) return [...offered, null]
  return [...new Set([...offered.filter((minutes) => minutes < ruleMinutes), ruleMinutes])]
}

/** Returns the interval in force: the player's choice if the rules allow it, else that of the rules. */
export function everyMinutesOf(ruleMinutes: number | null, chosen: { everyMinutes: number | null } | undefined): number | null {
  return chosen && checkChoices(ruleMinutes).includes(chosen.everyMinutes) ? chosen.everyMinutes : ruleMinutes
}

/** Returns when the next check is due, counted from this login or the last check answered in it. */
export async function readRealityCheck({ house, player }: PlayerContext): Promise<RealityCheck> {
  const ruleMinutes = appliedRules(house, player.country).realityCheckEveryMinutes
  const since = player.startedAt
  const [chosen, answered, totals] = await Promise.all([
    readCheckChoice(house.db, player),
    readLastCheck(house.db, player, since),
    readPlayTotals(house.db, player, since, house.clock.now()),
  ])
  const everyMinutes = everyMinutesOf(ruleMinutes, chosen)
  const dueAt = everyMinutes === null ? null : new Date((answered ?? since).getTime() + everyMinutes * 60_000)
  const [staked, won] = [totals.staked + totals.bonus_staked, totals.won + totals.bonus_won]
  const show = (minor: bigint) => formatAmount(minor, player.currency)
  return {
    everyMinutes,
    choices: checkChoices(ruleMinutes),
    dueAt: dueAt?.toISOString() ?? null,
    since: since.toISOString(),
    currency: player.currency,
    staked: show(staked),
    won: show(won),
    net: show(won - staked),
  }
}

/** Records that the player answered a check; the next one counts from now. */
export async function answerRealityCheck(asking: PlayerContext, { then }: { then: Answered }): Promise<RealityCheck> {
  await writeCheck(asking.house.db, asking.player, then, asking.house.clock.now())
  return readRealityCheck(asking)
}

/** Sets the player's interval. */
export async function setRealityCheck(
  asking: PlayerContext,
  { everyMinutes }: { everyMinutes: number | null },
): Promise<RealityCheck | Refused> {
  const { house, player } = asking
  const choices = checkChoices(appliedRules(house, player.country).realityCheckEveryMinutes)
  if (!choices.includes(everyMinutes)) return refuse('checkFields', { details: { fields: { everyMinutes: { rule: 'oneOf' } } } })
  const at = house.clock.now()
  await house.db.transaction(async (tx) => {
    await writeCheckChoice(tx, player, everyMinutes, at)
    const subject = `player:${player.player}` as const
    await writeAudit(tx, { at, actor: subject, action: 'reality-check.chosen', subject, details: { everyMinutes } })
  })
  return readRealityCheck(asking)
}
