import type { RealityCheck } from '@fairhouse/contract'
import { formatAmount } from '@fairhouse/money'
import { appliedRules } from '../../settings/index.ts'
import { writeAudit } from '../../base/audit.sql.ts'
import type { PlayerContext } from '../../base/house.ts'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import { readPlayTotals } from '../../money/wallet/index.ts'
import { readCheckChoice, readLastCheck, writeCheck, writeCheckChoice, type Answered } from './reality-check.sql.ts'

/** What a player may choose from, where the rules say at most every so many minutes (or, with null, leave it to the player). */
const offered = [15, 30, 60, 120] as const

/** The choices that are no rarer than the rules want; "never" only where they leave it open. */
export function checkChoices(ruleMinutes: number | null): (number | null)[] {
  if (ruleMinutes === null) return [...offered, null]
  return [...new Set([...offered.filter((minutes) => minutes < ruleMinutes), ruleMinutes])]
}

/** How often it is in fact: what was chosen while the rules allow that, else as the rules say. */
export function everyMinutesOf(ruleMinutes: number | null, chosen: { everyMinutes: number | null } | undefined): number | null {
  return chosen && checkChoices(ruleMinutes).includes(chosen.everyMinutes) ? chosen.everyMinutes : ruleMinutes
}

/** When the next check is due: counted from this login, or from the last check that was answered in it. */
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

/** The player has read one; the next one counts from now. */
export async function answerRealityCheck(asking: PlayerContext, { then }: { then: Answered }): Promise<RealityCheck> {
  await writeCheck(asking.house.db, asking.player, then, asking.house.clock.now())
  return readRealityCheck(asking)
}

/** The player chooses how often. */
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
    const subject = `player:${player.player}`
    await writeAudit(tx, { at, actor: subject, action: 'reality-check.chosen', subject, details: { everyMinutes } })
  })
  return readRealityCheck(asking)
}
