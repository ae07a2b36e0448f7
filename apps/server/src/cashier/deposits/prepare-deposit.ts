import type { Answers, Takes } from '@fairhouse/contract/caller.ts'
import type { PlayerContext } from '../../base/house.ts'
import { isRefused, refuse, type Refused } from '../../base/http/refusal.ts'
import { amountOf } from '../attempts/deposit-wish.ts'
import { methodFor } from '../methods/list-methods.ts'
import { stopRefusal } from '../../settings/incidents/index.ts'
import { ProviderError } from '../provider-contract/provider.ts'
import { providerNamed } from '../providers/providers.ts'

/**
 * Returns what the method's hidden frame needs before it can make a token; writes nothing and involves no money yet.
 */
export async function prepareDeposit(
  { house, player, language }: PlayerContext,
  wish: Takes<'POST /api/deposits/prepare'>,
): Promise<Answers<'POST /api/deposits/prepare'> | Refused> {
  const method = await methodFor(house, player, wish.method)
  if (!method) return refuse('methodUnavailable')
  const about = { country: player.country, language, targets: [method.provider] }
  const stopped = await stopRefusal(house, house.db, 'deposit', about)
  if (stopped) return stopped
  const { provider, cx } = providerNamed(house, method.provider)
  if (!provider.prepare) return { params: [] }
  const amount = amountOf(wish, method)
  if (isRefused(amount)) return amount
  const money = { amount, currency: wish.currency }
  try {
    const payer = house.personal.indexOf('payer', String(player.player))
    const params = await provider.prepare(cx, { product: method.product ?? '', money, payer })
    return { params: Object.entries(params).map(([name, value]) => ({ name, value })) }
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    return refuse('paymentFailed')
  }
}
