import type { Bonus, BonusEvent } from '@fairhouse/contract'
import { formatAmount, roundsOf } from '@fairhouse/money'
import { countingOf, textIn } from '../campaigns/index.ts'
import type { BonusEventRow, BonusRow } from './bonus-row.sql.ts'

/** Parts of a minor unit in which wagering is counted. */
const parts = 10_000n
/** Returns a bonus as its player sees it, in the page's language. */
export function bonusView(row: BonusRow, events: readonly BonusEventRow[], titles: ReadonlyMap<string, string>, language: string): Bonus {
  const { currency, turnover_required: required, wagered, max_stake: most, min_stake: least } = row
  const show = (minor: bigint) => formatAmount(minor, currency)
  const left = required * parts > wagered ? required * parts - wagered : 0n
  const leftMinor = (left + parts - 1n) / parts
  const { stakeMinor, rounds } = roundsOf(leftMinor, { least: least > 0n ? least : undefined, most: most ?? undefined })
  const isRunning = row.wager_state === 'active' || row.wager_state === 'paused' || row.wager_state === 'waiting'
  const sum = (of: 'converted' | 'returned' | 'given') =>
    events.reduce((total, event) => (of === 'given' && event.kind === 'freeWin' ? total : total + event[of]), 0n)
  const caps = (row.caps ?? []).filter((cap) => cap !== null)
  return {
    id: row.deposit,
    campaignId: row.campaign,
    title: textIn(row.data.names, language),
    currency,
    state: row.wager_state,
    given: show(row.wager_state === 'waiting' || row.wager_state === 'declined' ? row.promised : sum('given')),
    money: show(row.wager_state === 'active' || row.wager_state === 'paused' ? row.money : 0n),
    required: show(required),
    left: show(isRunning ? leftMinor : 0n),
    percent: required === 0n ? 100 : Number(wagered >= required * parts ? 100n : (wagered * 100n) / (required * parts)),
    rounds: isRunning && left > 0n ? rounds : null,
    roundStake: show(stakeMinor),
    maxStake: most === null ? null : show(most),
    minStake: least > 0n ? show(least) : null,
    maxConverted: caps.length > 0 ? show(caps.reduce((total, cap) => total + cap, 0n) + sum('converted')) : null,
    freeRounds: row.free_rounds,
    counting: countingOf(row.data, titles),
    grantedAt: row.granted_at.toISOString(),
    until: isRunning ? (row.expires_at?.toISOString() ?? null) : null,
    endedAt: row.ended_at?.toISOString() ?? null,
    converted: show(sum('converted')),
    returned: show(sum('returned')),
    events: events.map((event) => eventView(event, show)),
  }
}

function eventView({ kind, at, given, converted, returned, required }: BonusEventRow, show: (minor: bigint) => string): BonusEvent {
  return {
    kind,
    at: at.toISOString(),
    ...(given > 0n ? { given: show(given) } : {}),
    ...(converted > 0n ? { converted: show(converted) } : {}),
    ...(returned > 0n ? { returned: show(returned) } : {}),
    // Where wins of free spins alone will be wagered, how much that is stands with them.
    ...(required === null || (kind === 'granted' && required === 0n) ? {} : { required: show(required) }),
  }
}
