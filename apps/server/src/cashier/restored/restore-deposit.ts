import { depositSums, type FeeRule } from '@fairhouse/money'
import type { House } from '../../base/house.ts'
import { shardOfReference } from '../../base/ids.ts'
import { readWalletRow } from '../../money/wallet/index.ts'
import { insertAttempt, readAttempt } from '../attempts/attempt.sql.ts'
import { readVisitorDeposit } from '../attempts/visitor-deposit.sql.ts'
import { readMethod, readMethods } from '../method-catalogue/method.sql.ts'
import { feeRuleOf } from '../methods/list-methods.ts'
import type { Fact, Money, Progress } from '../provider-contract/provider.ts'
import { providerNamed } from '../providers/providers.ts'
import { tokenHashOf } from '../settlement/deposit-step.ts'
import { settleDeposit, settleInside } from '../settlement/settle-deposit.ts'
import { writeSuspense } from '../suspense/write-suspense.ts'
import { isInSuspense, readLastMethod } from './payer.sql.ts'
import type { FindPayer } from './payer.ts'

/** What became of a payment: our books had it, it was booked, or it could not be, with the reason. */
export type Restored = { known?: boolean; left?: string; short?: bigint; money?: Money | undefined }

const attemptLifeMs = 1_800_000

/**
 * Asks a provider about a deposit and books what the books lack: one whose attempt is gone is written anew for whoever paid it, and
 * is suspense if nobody can be told. `told` are facts that its list has besides. Safe to repeat.
 */
export async function restoreDeposit(
  house: House,
  provider: string,
  reference: string,
  { told = [], find }: { told?: readonly Fact[]; find: FindPayer },
): Promise<Restored> {
  const shard = shardOfReference(reference)
  const attempt = shard === undefined ? undefined : await readAttempt(house.db, shard, reference)
  if (shard !== undefined && !attempt && (await readVisitorDeposit(house.db, shard, reference))) return { known: true }
  const progress = await askAbout(house, provider, reference, attempt?.provider_reference ?? undefined, told)
  if (shard !== undefined && attempt) {
    const settled = await settleDeposit(house, shard, reference, progress)
    return settled
      ? { known: !settled.changed, money: moneyIn(progress) }
      : { left: 'the books have it as a deposit through another provider' }
  }
  const money = moneyIn(progress)
  if (!money) return { known: true }
  if (await isInSuspense(house.db, provider, reference)) return { known: true, money, left: nobody }
  const payer = await find(provider, reference, progress)
  if (payer && (await readWalletRow(house.db, { ...payer, currency: money.currency }))) {
    const wasWritten = await writeAnew(house, provider, reference, { ...payer, money }, progress)
    if (wasWritten) return { known: false, money }
  }
  await house.db.transaction((tx) => writeSuspense(house, tx, provider, { reference, facts: progress.facts }))
  return { known: false, money, left: payer ? 'its payer has no wallet in its currency: its money is in suspense' : nobody }
}

const nobody = 'nobody of ours can be told to have paid it: its money is in suspense'

const moneyIn = ({ facts }: Progress): Money | undefined => facts.find(({ kind }) => kind === 'received')?.money

async function askAbout(
  house: House,
  id: string,
  reference: string,
  providerReference: string | undefined,
  told: readonly Fact[],
): Promise<Progress> {
  const { provider, cx } = providerNamed(house, id)
  const progress = await provider.query(cx, { reference, providerReference })
  // What it gives as the next step was for a page that is closed.
  const { step: _, ...rest } = progress
  return { ...rest, from: id, facts: [...rest.facts, ...told] }
}

/** What the player had chosen with it went with its row. */
const nothingChosen = {
  stored_detail: null,
  save_detail: false,
  reserved: false,
  code: null,
  campaign_id: -1,
  campaign_version: null,
  campaign_automatic: false,
} as const

type Paid = { shard: number; player: bigint; money: Money }

/** Writes the attempt anew and settles it, in one transaction; false if the house has no method of its provider and currency. */
async function writeAnew(house: House, provider: string, reference: string, { shard, player, money }: Paid, progress: Progress) {
  const method = await methodFor(house, provider, { shard, player, money })
  if (!method) return false
  const at = house.clock.now()
  return house.db.transaction(async (tx) => {
    await insertAttempt(tx, {
      shard,
      reference,
      player,
      provider,
      currency: money.currency,
      method: method.id,
      key: `restored:${reference}`,
      ...sumsOf(money.amount, feeRuleOf(method.data, money.currency)),
      fee_strategy: method.data.feeStrategy,
      ...nothingChosen,
      tokenHash: tokenHashOf(house, 'token', reference),
      landingHash: tokenHashOf(house, 'landing', reference),
      created_at: progress.facts.find(({ kind }) => kind === 'received')?.happenedAt ?? at,
      expires_at: new Date(at.getTime() + attemptLifeMs),
    })
    await settleInside(house, tx, shard, reference, progress)
    return true
  })
}

/** Returns how it was paid: as this player last did, else the first method of the provider in this currency. */
async function methodFor(house: House, provider: string, { shard, player, money }: Paid) {
  const last = await readLastMethod(house.db, shard, player, provider)
  const known = last === undefined ? undefined : await readMethod(house.db, last)
  if (known) return known
  const methods = await readMethods(house.db, true)
  return methods.find(({ data }) => data.provider === provider && Object.hasOwn(data.currencies, money.currency))
}

/** Returns the sums of a deposit that the provider was asked this much for, by the fee of today. */
function sumsOf(total: bigint, rule: FeeRule): { amount: bigint; fee: bigint; asked: bigint } {
  if (rule.strategy === 'included') return { amount: total, fee: depositSums(total, rule).fee, asked: total }
  let [low, high] = [0n, total]
  while (low < high) {
    const middle = (low + high + 1n) / 2n
    if (depositSums(middle, rule).asked <= total) low = middle
    else high = middle - 1n
  }
  return { amount: low, fee: total - low, asked: total }
}
