import { formatAmount, parseAmount } from '@fairhouse/money'
import type { Answers } from '@fairhouse/contract/caller.ts'
import type { PlayerAsking } from '../base/context.ts'
import { limitPeriodsOf, readGate, refreshCapsOf } from '../limits/index.ts'
import { readAttemptsOf } from './attempt.sql.ts'
import { countryNotice, offeredMethods } from './list-methods.ts'
import { readWithdrawals } from './withdrawal.sql.ts'

const cacheSeconds = 30

/** What surrounds the deposit form: whether it is open, what binds, what is pending. */
export async function depositOffer(asking: PlayerAsking): Promise<Answers<'GET /api/deposits/offer'>> {
  const { house, player } = asking
  await refreshCapsOf(house, player)
  const [gate, limits, pending, withdrawals, methods] = await Promise.all([
    readGate(house.db, player),
    limitPeriodsOf(house, player),
    readAttemptsOf(house.db, player.shard, player.player, ['pending', 'unknown']),
    readWithdrawals(house.db, player.shard, player.player),
    offeredMethods(asking),
  ])
  const bounds = (pick: 'minAmount' | 'maxAmount') => methods.map((method) => parseAmount(method[pick], player.currency) ?? 0n)
  return {
    currency: player.currency,
    available: gate?.deposit === null,
    minAmountValidation: formatAmount(
      bounds('minAmount').reduce((a, b) => (a < b ? a : b), bounds('minAmount')[0] ?? 0n),
      player.currency,
    ),
    maxAmountValidation: formatAmount(
      bounds('maxAmount').reduce((a, b) => (a > b ? a : b), 0n),
      player.currency,
    ),
    hasPendingWithdrawal: withdrawals.some(({ state }) => state === 'pending'),
    pendingDeposits: {
      totalAmount: formatAmount(
        pending.reduce((sum, { amount }) => sum + amount, 0n),
        player.currency,
      ),
      count: pending.length,
    },
    requireLimitBeforeDeposit: gate?.deposit === 'notSet' || gate?.bet === 'notSet',
    depositLimits: limits.flatMap(({ type, period, amount, availableAmount, endTime }) =>
      type === 'deposit' && amount !== null ? [{ period, amount, available: availableAmount ?? '0.00', resetsAt: endTime }] : [],
    ),
    askPassword: false,
    hasPayAndPlay: false,
    allowedPayAndPlay: false,
    countryNotice: countryNotice(house, player.country),
    expiresAt: new Date(house.clock.now().getTime() + cacheSeconds * 1000).toISOString(),
  }
}
