import type { LimitOfType, LimitPeriod, Limits } from '@fairhouse/contract'
import type { LimitPeriodName, LimitType } from '@fairhouse/country-rules'
import type { House, PlayerContext } from '../../base/house.ts'
import type { Sql } from '../../base/database/database.ts'
import type { WalletKey } from '../wallet/posting.ts'
import { limitView } from './limit-view.ts'
import {
  allPeriods,
  effectiveLimit,
  limitNames,
  limitsAt,
  limitTypes,
  ownState,
  ruleOf,
  type LimitName,
  type LimitsAt,
} from '../limits/limits-in-force.ts'
import { breachesOf, type Breaches } from '../limits/net-deposit.ts'
import { readLimitFacts, type LimitContext } from '../limits/read-facts.ts'
import { readUsages, type Usage } from '../limits/usage.ts'

/** Returns every limit of the player, with what is used and left, what is pending and what can be done. */
export async function readLimits({ house, player }: PlayerContext): Promise<{ limits: Limits }> {
  return { limits: await limitsOf(house, house.db, player) }
}

/** Returns only the limits on deposits. */
export async function readDepositLimits({ house, player }: PlayerContext): Promise<{ limits: Limits }> {
  const {
    loss: _loss,
    wager: _wager,
    session: _session,
    maxBalance: _most,
    netDeposit: _net,
    ...limits
  } = await limitsOf(house, house.db, player)
  return { limits }
}

/** Returns the limits of any wallet, inside or outside a transaction. */
export async function limitsOf(house: LimitContext, sql: Sql, wallet: WalletKey): Promise<Limits> {
  const at = house.clock.now()
  const facts = await readLimitFacts(house, sql, wallet, at)
  if (!facts) throw new Error('somebody who is logged in is a player')
  const limits = limitsAt(facts, at)
  const [usage, breaches] = [await readUsages(sql, wallet, limits), await breachesOf(sql, wallet, limits)]
  const { rules } = limits
  const all = limitTypes.filter((type) => rules.limits[type] || facts.changes.some((change) => change.type === type))
  const { netDeposit, ...types } = Object.fromEntries(all.map((type) => [type, ofType(limits, type, usage)])) as Partial<
    Record<LimitType, LimitOfType>
  > // the keys are types of limits
  const offered = Object.values(rules.limits)
  return {
    currency: facts.currency,
    timeZone: rules.timeZone,
    nldLimitActive: offered.some(({ contactThreshold }) => contactThreshold.some(({ blocks }) => blocks)),
    amountRemoving: offered.some(({ removal }) => removal === 'delayed'),
    localeUpdateTime: rules.dayStart,
    increasingEffectiveHours: Math.max(0, ...offered.map(({ increase }) => increase.delayHours)),
    reviewDue: isReviewDue(limits),
    ...types,
    ...(netDeposit ? { netDeposit: withPermanent(netDeposit, breaches) } : {}),
  }
}

/** Lists the limits that are set or may be set, one entry for each type and period. */
export async function limitPeriodsOf(house: House, wallet: WalletKey): Promise<(LimitName & LimitPeriod)[]> {
  const limits = await limitsOf(house, house.db, wallet)
  return limitNames.flatMap(({ type, period }) => {
    const limit = limits[type]?.[period]
    return limit ? [{ type, period, ...limit }] : []
  })
}

function ofType(limits: LimitsAt, type: LimitType, usage: Usage): LimitOfType {
  const rule = ruleOf(limits.rules, type)
  const shown = allPeriods.filter((period) => rule.periods.includes(period) || effectiveLimit(limits, { type, period }))
  const own = limits.changes.filter((change) => change.type === type && change.source === 'player')
  return {
    increasingEffectiveHours: rule.increase.delayHours,
    waitsForWindow: rule.increase.waitPeriodEnd,
    mandatory: rule.mandatory,
    prompt: rule.mandatory === 'prompt' && own.length === 0,
    unit: type === 'session' ? 'time' : 'money',
    hiddenPeriods: rule.hiddenPeriodsInForm,
    notices: rule.notices,
    namesBounds: rule.namesBounds,
    ...(Object.fromEntries(shown.map((period) => [period, limitView(limits, { type, period }, usage({ type, period }))])) as Periods), // the keys are periods
    ...(Object.fromEntries(shown.flatMap((period) => renewalOf(limits, { type, period }))) as Renewals), // see renewalOf
  }
}

type Periods = Partial<Record<LimitPeriodName, LimitPeriod>>
type Renewals = Partial<Record<`${LimitPeriodName}Will${'SetRenew' | 'RemoveNewAmount'}`, boolean>>

function renewalOf(limits: LimitsAt, name: LimitName): [keyof Renewals, boolean][] {
  const { endsAt, pending } = ownState(limits, name)
  return [
    [`${name.period}WillSetRenew`, endsAt === null],
    [`${name.period}WillRemoveNewAmount`, pending !== null],
  ]
}

/** Adds the standing of the net deposit limit: on hold once it was exceeded in too many months. */
function withPermanent(type: LimitOfType, { exceeded, most, isHeld }: Breaches): NonNullable<Limits['netDeposit']> {
  const { permanent: _, ...rest } = type
  if (!type.monthly) return rest
  const permanent = { ...type.monthly, limited: isHeld, may: [], ndtBreachMaxCount: most, ndtExceededCount: exceeded }
  return {
    ...type,
    hiddenPeriods: [...type.hiddenPeriods, 'permanent'],
    permanent: isHeld ? { ...permanent, availableAmount: permanent.availableAmount && zeroOf(permanent.availableAmount) } : permanent,
  }
}

const zeroOf = (amount: string) => amount.replace(/\d/g, '0').replace(/^0+(?=\d)/, '')

/**
 * Returns whether the limits are due for review: the player has done nothing about them for the rule set's number of
 * months.
 */
function isReviewDue({ changes, createdAt, rules: { limitReviewMonths: months }, at }: LimitsAt): boolean {
  if (months === null) return false
  const last = changes.findLast(({ source, requested_at: requested }) => source === 'player' && requested <= at)?.requested_at ?? createdAt
  const due = new Date(last)
  due.setUTCMonth(due.getUTCMonth() + months)
  return due <= at
}
