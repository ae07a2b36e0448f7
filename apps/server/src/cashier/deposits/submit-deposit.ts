import type { DepositStep } from '@fairhouse/contract'
import type { RequestContext, House, PlayerContext } from '../../base/house.ts'
import { writeJob } from '../../base/jobs/jobs.sql.ts'
import { referenceOn } from '../../base/ids.ts'
import { isRefused, refuse, type Refused } from '../../base/http/refusal.ts'
import { mayDeposit } from '../../money/limit-enforcement/index.ts'
import { stopRefusal } from '../../settings/incidents/index.ts'
import { lockWallet } from '../../money/wallet/index.ts'
import { attemptForProvider, placeOf, type PayerPlace } from './attempt-for-provider.ts'
import { insertAttempt, readAttempt, readAttemptByKey, type AttemptRow } from '../attempts/attempt.sql.ts'
import { nextCheckMs } from '../attempts/check-schedule.ts'
import { depositStepOf, tokenHashOf } from '../settlement/deposit-step.ts'
import { checkWish } from './check-wish.ts'
import type { DepositWish } from '../attempts/deposit-wish.ts'
import { documentLimitRefusal } from '../holds/document-limit.ts'
import { readMethod } from '../method-catalogue/method.sql.ts'
import { beginVisitorDeposit } from '../pay-and-play/begin-visitor-deposit.ts'
import { ProviderError } from '../provider-contract/provider.ts'
import { providerNamed } from '../providers/providers.ts'
import { redeemBonusCode } from './redeem-bonus-code.ts'
import { checkJob, jobKeyOf, settleDeposit } from '../settlement/settle-deposit.ts'
import { sealFor } from '../../base/keys/person-key.sql.ts'
import { fieldsPlace } from '../attempts/attempt-fields.ts'

const lifeMs = 30 * 60_000

/** Begins a deposit. The answer says how to pay; the money arrives later, by the provider's notice. */
export async function submitDeposit(asking: RequestContext, wish: DepositWish): Promise<DepositStep | Refused> {
  const { player } = asking
  return player ? submitAs({ ...asking, player }, wish) : beginVisitorDeposit(asking, wish)
}

async function submitAs(asking: PlayerContext, wish: DepositWish): Promise<DepositStep | Refused> {
  const { house, player } = asking
  if ((await readMethod(house.db, wish.method))?.data.kind === 'bonusCode') return redeemBonusCode(asking, wish)
  const known = await readAttemptByKey(house.db, player.shard, player.player, asking.key)
  const attempt = known ?? (await openAttempt(asking, wish))
  if (isRefused(attempt)) return attempt
  return startAtProvider(house, attempt, placeOf(asking))
}

/** Writes limits, allowance and attempt in one transaction; no provider is asked meanwhile. */
async function openAttempt(asking: PlayerContext, wish: DepositWish): Promise<AttemptRow | Refused> {
  const { house, player } = asking
  const checked = await checkWish(asking, wish)
  if (isRefused(checked)) return checked
  const { method, cost, stored, fields, chosen } = checked
  const reference = referenceOn(player.shard)
  const now = house.clock.now()
  return house.db.transaction(async (tx) => {
    const about = { country: player.country, language: asking.language, targets: [method.provider] }
    const stopped = await stopRefusal(house, tx, 'deposit', about)
    if (stopped) return stopped
    await lockWallet(tx, player)
    const refused =
      (await documentLimitRefusal(house, tx, player, cost.amount)) ?? (await mayDeposit(house, tx, player, reference, cost.amount))
    if (refused) return refused
    await insertAttempt(tx, {
      shard: player.shard,
      reference,
      player: player.player,
      currency: player.currency,
      method: method.id,
      provider: method.provider,
      key: asking.key,
      amount: cost.amount,
      fee: cost.fee,
      fee_strategy: method.feeStrategy,
      asked: cost.asked,
      paid: cost.paid,
      openAmount: method.asksAmount === false,
      fields:
        Object.keys(fields).length > 0 ? (await sealFor(tx, house, player)).seal(fields, fieldsPlace({ ...player, reference })) : null,
      stored_detail: stored,
      save_detail: method.registersCard === true || (wish.saveCard && method.stored),
      campaign_id: chosen.campaign,
      campaign_version: chosen.version,
      campaign_automatic: chosen.automatic,
      code: wish.code ?? null,
      tokenHash: tokenHashOf(house, 'token', reference),
      landingHash: tokenHashOf(house, 'landing', reference),
      created_at: now,
      expires_at: new Date(now.getTime() + lifeMs),
      reserved: true,
    })
    await writeJob(tx, checkJob, jobKeyOf(player.shard, reference), new Date(now.getTime() + nextCheckMs(0)))
    return (await readAttempt(tx, player.shard, reference)) ?? refuse('technicalIssues')
  })
}

/** Asks the provider how to go on. The janitor follows up an unknown outcome. */
async function startAtProvider(house: House, attempt: AttemptRow, place: PayerPlace): Promise<DepositStep | Refused> {
  if (attempt.state !== 'created') return depositStepOf(house, attempt)
  const { provider, cx } = providerNamed(house, attempt.provider)
  try {
    const progress = await provider.start(cx, await attemptForProvider(house, attempt, place))
    await settleDeposit(house, attempt.shard, attempt.reference, progress)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    house.log.warn(
      { provider: attempt.provider, reference: attempt.reference, outcome: error.outcome, reason: error.message },
      'a deposit could not be started',
    )
    if (error.outcome !== 'unknown') return giveUp(house, attempt, error)
  }
  const now = await readAttempt(house.db, attempt.shard, attempt.reference)
  return depositStepOf(house, now ?? attempt)
}

async function giveUp(house: House, attempt: AttemptRow, error: ProviderError): Promise<Refused> {
  const reason = error.outcome === 'refused' ? error.message : 'not_sent'
  const fact = { kind: 'failed' as const, eventKey: `${attempt.reference}:not-started`, reason, happenedAt: house.clock.now() }
  await settleDeposit(house, attempt.shard, attempt.reference, { facts: [fact] })
  if (error.outcome === 'refused' && error.found.length > 0)
    return refuse('gatewayRejected', { subMessage: error.found.map((line) => `- ${line}`).join('\n') })
  return error.outcome === 'refused' ? refuse('gatewayRejected', { subCode: reason }) : refuse('externalConnection')
}
