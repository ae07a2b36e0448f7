import type { LimitOfType, LimitPeriod } from '@fairhouse/contract'

/** A limit of a period on which nothing is set, with some of it changed. */
export const periodOf = (changes: Partial<LimitPeriod> = {}): LimitPeriod => ({
  status: 'none',
  limited: false,
  amount: null,
  source: null,
  ownAmount: null,
  usedAmount: '0.00',
  availableAmount: null,
  seconds: null,
  windowStart: null,
  endTime: null,
  minAmount: null,
  maxAmount: null,
  newAmount: null,
  amountEffectiveTime: null,
  confirmUntil: null,
  removalToBeConfirmed: false,
  increasingRequiresConfirmation: false,
  removalRequiresConfirmation: false,
  operatorApproved: false,
  removeDisabled: false,
  isChanged: false,
  nldLimitThreshold: null,
  highAmount: null,
  highLimits: [],
  may: ['set'],
  ...changes,
})

/** A limit that holds, of an amount. */
export const heldOf = (amount: string, changes: Partial<LimitPeriod> = {}): LimitPeriod =>
  periodOf({
    status: 'active',
    limited: true,
    amount,
    ownAmount: amount,
    availableAmount: amount,
    source: 'player',
    may: ['set', 'remove'],
    ...changes,
  })

/** The limits of a type by period, with some of the type changed. */
export const limitOf = (
  periods: Partial<Record<'daily' | 'weekly' | 'monthly' | 'permanent', LimitPeriod>>,
  changes: Partial<LimitOfType> = {},
): LimitOfType => ({
  increasingEffectiveHours: 24,
  waitsForWindow: false,
  mandatory: 'none',
  prompt: false,
  unit: 'money',
  hiddenPeriods: [],
  notices: [50, 80, 100],
  namesBounds: true,
  daily: periodOf(),
  weekly: periodOf(),
  monthly: periodOf(),
  ...periods,
  ...changes,
})
