import { formatAmount, parseAmount } from '@fairhouse/money'
import type { DepositMethod } from '@fairhouse/contract'
import type { Answers } from '@fairhouse/contract/caller.ts'
import type { RequestContext, House, PlayerContext } from '../../base/house.ts'
import { errorAnswer, refuse, type Refused } from '../../base/http/refusal.ts'
import { hasAutomaticCampaign } from '../../play/campaigns/index.ts'
import { readPlayer } from '../../people/players/index.ts'
import { limitPeriodsOf } from '../../money/limit-views/index.ts'
import { limitRefusal, withItsEnd, readGate, refreshCapsOf } from '../../money/limit-enforcement/index.ts'
import { availableToDeposit } from '../attempts/available-to-deposit.ts'
import { asksPassword } from './check-wish.ts'
import { currentCost, type CostAsked } from './current-cost.ts'
import { readAttemptsOf } from '../attempts/attempt.sql.ts'
import { countryWords, offeredMethods, payAndPlayOf, payerOf } from '../methods/list-methods.ts'
import { readOwnDetail } from '../payment-details/read-payment-details.ts'
import { readWithdrawals } from '../withdrawals/withdrawal.sql.ts'

type Offer = Answers<'GET /api/deposits/offer'>
const cacheSeconds = 30

/** Returns what surrounds the deposit form: whether deposits are open, which limits bind, what is pending. */
export async function depositOffer(asking: RequestContext, cost: CostAsked): Promise<Answers<'GET /api/deposits/offer'> | Refused> {
  const { player } = asking
  if (player) return offerFor({ ...asking, player }, cost)
  const methods = (await offeredMethods(asking)).filter(({ payAndPlay, identifiesBy }) => payAndPlay || identifiesBy)
  return methods.length > 0 ? visitorsOffer(asking, methods, cost) : refuse('noSession')
}

async function offerFor(asking: PlayerContext, cost: CostAsked): Promise<Offer> {
  const { house, player } = asking
  await refreshCapsOf(house, player)
  const [gate, limits, pending, withdrawals, methods, row, automaticCampaign, ownDetail] = await Promise.all([
    readGate(house.db, player),
    limitPeriodsOf(house, player),
    readAttemptsOf(house.db, player.shard, player.player, ['pending', 'unknown']),
    readWithdrawals(house.db, player.shard, player.player),
    offeredMethods(asking),
    readPlayer(house.db, player.shard, player.player),
    hasAutomaticCampaign(house, { ...player, player }),
    readOwnDetail(house.db, player),
  ])
  const isOpen = gate?.deposit === null
  const waiting = withdrawals.filter(({ state }) => state === 'pending').length
  const bounds = boundsOf(methods, player.currency)
  const most = parseAmount(bounds.maxAmountValidation, player.currency) ?? 0n
  return {
    currency: player.currency,
    isOpen,
    closedBy: await closedBy(asking, gate?.deposit ?? null),
    available: formatAmount(isOpen ? availableToDeposit(limits, most, player.currency) : 0n, player.currency),
    ...bounds,
    ...currentCost(methods, cost),
    automaticCampaign,
    hasPendingWithdrawal: waiting > 0,
    pendingWithdrawalCount: waiting,
    pendingDeposits: {
      totalAmount: formatAmount(
        pending.reduce((sum, { amount }) => sum + amount, 0n),
        player.currency,
      ),
      count: pending.length,
    },
    requireLimitBeforeDeposit: gate?.deposit === 'notSet',
    heldUntilLimits: isOpen && gate.bet === 'notSet',
    depositLimits: limits.flatMap(({ type, period, amount, availableAmount, endTime }) =>
      type === 'deposit' && period !== 'permanent' && amount !== null
        ? [{ period, amount, available: availableAmount ?? '0.00', resetsAt: endTime ?? untilOf(house) }]
        : [],
    ),
    askPassword: row !== undefined && asksPassword(house, row),
    paymentDetailsVerificationRequired:
      house.settings.get('deposit.paymentDetailsVerification') &&
      (ownDetail?.verified === false || methods.some(({ storedDetails }) => storedDetails.some(({ verified }) => !verified))),
    ...(await payAndPlayOf(asking)),
    ...countryWords(house, player.country),
    expiresAt: untilOf(house),
  }
}

/** Returns the refusal a deposit would meet while the gate is closed. */
async function closedBy({ house, player }: PlayerContext, reason: string | null): Promise<Offer['closedBy']> {
  if (reason === null) return null
  const refused = await withItsEnd(house, house.db, player, limitRefusal({ reason }, player.currency))
  return errorAnswer(refused, '/api/deposits', house.clock.now()).body
}

const untilOf = ({ clock }: House) => new Date(clock.now().getTime() + cacheSeconds * 1000).toISOString()

/** Returns the widest bounds of all methods. */
function boundsOf(methods: DepositMethod[], currency: string): Pick<Offer, 'minAmountValidation' | 'maxAmountValidation'> {
  const minor = (pick: 'minAmount' | 'maxAmount') => methods.map((method) => parseAmount(method[pick], currency) ?? 0n)
  const [least, most] = [minor('minAmount'), minor('maxAmount')]
  return {
    minAmountValidation: formatAmount(
      least.reduce((a, b) => (a < b ? a : b), least[0] ?? 0n),
      currency,
    ),
    maxAmountValidation: formatAmount(
      most.reduce((a, b) => (a > b ? a : b), 0n),
      currency,
    ),
  }
}

/** Returns what surrounds the form for a visitor without an account. */
async function visitorsOffer(asking: RequestContext, methods: DepositMethod[], cost: CostAsked): Promise<Offer> {
  const { house, country } = asking
  const payer = payerOf(asking)
  const { currency } = payer
  const bounds = boundsOf(methods, currency)
  return {
    currency,
    isOpen: true,
    closedBy: null,
    available: bounds.maxAmountValidation,
    ...bounds,
    ...currentCost(methods, cost),
    automaticCampaign: await hasAutomaticCampaign(house, payer),
    hasPendingWithdrawal: false,
    pendingWithdrawalCount: 0,
    pendingDeposits: { totalAmount: formatAmount(0n, currency), count: 0 },
    requireLimitBeforeDeposit: false,
    heldUntilLimits: false,
    depositLimits: [],
    askPassword: false,
    paymentDetailsVerificationRequired: false,
    ...(await payAndPlayOf(asking)),
    ...countryWords(house, country),
    expiresAt: untilOf(house),
  }
}
