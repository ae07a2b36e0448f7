import { createHash } from 'node:crypto'
import type { DepositStep } from '@fairhouse/contract'
import type { PlayerContext } from '../../base/house.ts'
import { isRefused, refuse, type Refused } from '../../base/http/refusal.ts'
import { redeemCode } from '../../play/bonuses/index.ts'
import { profileRefusal } from '../../people/profile/index.ts'
import { mayMoveMoney } from '../../people/verification/index.ts'
import { tokenOf } from '../settlement/deposit-step.ts'
import type { DepositWish } from '../attempts/deposit-wish.ts'
import { holdRefusal } from '../holds/hold-refusal.ts'
import { methodFor } from '../methods/list-methods.ts'

/** Redeems a code instead of money: nothing is paid and its bonus is granted at once. */
export async function redeemBonusCode(asking: PlayerContext, wish: DepositWish): Promise<DepositStep | Refused> {
  const { house, player } = asking
  const stopped =
    (await holdRefusal(house, player, 'deposit')) ?? (await mayMoveMoney(house, player, 'deposit')) ?? (await profileRefusal(asking))
  if (stopped) return stopped
  const method = await methodFor(house, player, wish.method)
  if (!method) return refuse('methodUnavailable')
  const code = wish.fields['bonusCode']?.trim() ?? ''
  if (code === '') return refuse('checkFields', { details: { fields: { bonusCode: { rule: 'required', values: {} } } } })
  const reference = referenceOf(asking)
  const { shard, player: id, country, currency } = player
  const brought = await redeemCode(house, { shard, player: id, country, currency, code, reference })
  if (isRefused(brought)) return brought.refused === 'campaignNotFound' ? unknownCode() : brought
  house.tell(id, { about: 'wallet', shard, currency })
  return {
    type: 'finish',
    methodId: method.id,
    reference,
    token: tokenOf(house, 'token', reference),
    status: 'ok',
    method: 'POST',
    target: 'frame',
    params: [],
    useFingerPrint: false,
    brought: { ...brought, currency },
  }
}

/** Derives the reference from the key, so a repeat is the same bonus. */
const referenceOf = ({ player: { shard, player }, key }: PlayerContext): string =>
  shard.toString(16).padStart(2, '0') + createHash('sha256').update(`bonus code\n${player}\n${key}`).digest('hex').slice(0, 18)

const unknownCode = () => refuse('campaignNotFound', { details: { fields: { bonusCode: { rule: 'promoCode', values: {} } } } })
