import type { MethodField } from '@fairhouse/contract'
import { askedFields, describedField, formatAll } from '@fairhouse/fields'
import { costOf, type DepositCost } from '@fairhouse/money'
import type { House, PlayerContext } from '../../base/house.ts'
import { isRefused, refuse, type Refused } from '../../base/http/refusal.ts'
import { chooseCampaign, type ChosenCampaign } from '../../play/campaigns/index.ts'
import { readPlayer, type PlayerRow } from '../../people/players/index.ts'
import { profileRefusal } from '../../people/profile/index.ts'
import { consentWhileIn } from '../../people/consents/index.ts'
import { provePassword } from '../../people/passwords/index.ts'
import { mayMoveMoney } from '../../people/verification/index.ts'
import { agreementOf, readAgreements } from '../methods/agreement.sql.ts'
import { bonusDepositOf, bonusWishOf } from '../settlement/bonus-of-deposit.ts'
import { amountOf, type DepositWish } from '../attempts/deposit-wish.ts'
import { holdRefusal } from '../holds/hold-refusal.ts'
import { detailsRefusal } from '../payment-details/details-refusal.ts'
import { feeRuleOf, methodFor, ratesOf } from '../methods/list-methods.ts'
import type { MethodData } from '../method-catalogue/method.ts'
import { readStoredDetails } from '../stored-details/stored-detail.sql.ts'
import { wrongFields } from '../method-catalogue/wrong-fields.ts'

/** A wish that passed its checks: method, cost, stored detail, typed fields. */
type CheckedWish = {
  method: MethodData
  cost: DepositCost
  stored: string | null
  fields: Record<string, string>
  chosen: ChosenCampaign
}

/** Checks everything about a wish that does not need the wallet's lock. */
export async function checkWish(asking: PlayerContext, wish: DepositWish): Promise<CheckedWish | Refused> {
  const { house, player } = asking
  const stopped =
    (await consentWhileIn(house, player)) ??
    (await holdRefusal(house, player, 'deposit')) ??
    (await mayMoveMoney(house, player, 'deposit')) ??
    (await profileRefusal(asking)) ??
    (await detailsRefusal(house, player, 'deposit'))
  if (stopped) return stopped
  const method = await methodFor(house, player, wish.method)
  if (!method) return refuse('methodUnavailable')
  const unsigned = await agreementRefusal(asking, method)
  if (unsigned) return unsigned
  const stored = await storedOf(asking, method, wish.storedDetailReference)
  if (isRefused(stored)) return stored
  const fields = fieldsOf(wish, method, stored !== null)
  if (isRefused(fields)) return fields
  const cost = costOfWish(asking, wish, method)
  if (isRefused(cost)) return cost
  const chosen = await chooseCampaign(house, { ...player, player }, bonusWishOf(wish), bonusDepositOf(method, cost, player.currency))
  if (isRefused(chosen)) return chosen
  const unsure = await passwordRefusal(asking, wish)
  return unsure ?? { method, cost, stored, fields, chosen }
}

/**
 * Returns whether a player confirms with the password before money moves: if the settings ask for it and there is one.
 */
export const asksPassword = ({ settings }: House, { password_hash }: Pick<PlayerRow, 'password_hash'>): boolean =>
  settings.get('deposit.askPassword') && password_hash !== null

async function passwordRefusal(asking: PlayerContext, { password }: DepositWish): Promise<Refused | undefined> {
  const { house, player } = asking
  const row = await readPlayer(house.db, player.shard, player.player)
  if (!row || !asksPassword(house, row)) return undefined
  const proven = await provePassword(asking, password ?? '')
  return isRefused(proven) ? proven : undefined
}

async function agreementRefusal({ house, player }: PlayerContext, method: MethodData): Promise<Refused | undefined> {
  if (method.agreement === undefined) return undefined
  const { depositAgreement } = agreementOf(await readAgreements(house.db, player.shard, player.player), method)
  return depositAgreement === true ? undefined : refuse('paymentNotAllowed')
}

function costOfWish({ house, player }: PlayerContext, wish: DepositWish, method: MethodData): DepositCost | Refused {
  const open = method.asksAmount === false
  const currency = open ? player.currency : wish.currency
  const rate = ratesOf(house, method, player.currency)[currency]
  if (rate === undefined && method.currencies[currency]) return refuse('exchangeRateMissing')
  const least = method.currencies[currency]?.minAmount ?? '0'
  const amount = amountOf({ currency, amount: open ? least : wish.amount }, method)
  if (isRefused(amount)) return amount
  const cost = rate === undefined ? undefined : costOf(amount, currency, feeRuleOf(method, currency), player.currency, rate)
  return cost ?? refuse('checkFields', { details: { fields: { amount: { rule: 'currencyUnsupported', values: {} } } } })
}

/**
 * Formats what was typed by the method's rules. Leaves out fields that go straight to the provider; of encrypted ones
 * only checks the envelope.
 */
function fieldsOf(
  wish: DepositWish,
  { fields, tokenised, passesFieldsOn }: MethodData,
  isStored: boolean,
): Record<string, string> | Refused {
  const asked = passesFieldsOn ? [] : askedFields(fields, isStored).filter(({ useForToken }) => !tokenised || !useForToken)
  const sealed = sealedValues(wish, asked)
  if (isRefused(sealed)) return sealed
  const described = asked.filter(({ encryptionType }) => encryptionType === undefined).map(describedField)
  // Read-only fields cannot be changed by a forged request either.
  const fixed = Object.fromEntries(described.flatMap(({ name, readOnly, value }) => (readOnly ? [[name, value ?? '']] : [])))
  const typed = formatAll(described, { ...wish.fields, ...fixed })
  const wrong = wrongFields(described, typed)
  if (Object.keys(wrong).length > 0) return refuse('checkFields', { details: { fields: wrong } })
  return { ...wish.tokenData, ...typed, ...sealed }
}

/** Returns the fields encrypted in the browser; refuses a plain value in such a field unread. */
function sealedValues({ fields }: DepositWish, asked: readonly MethodField[]): Record<string, string> | Refused {
  const sealed = asked.filter(({ encryptionType }) => encryptionType !== undefined)
  const given = sealed.map(({ field }) => [field, fields[field] ?? ''] as const)
  const values = Object.fromEntries(given.filter(([, value]) => value !== ''))
  const wrong = sealed.flatMap(({ field, optional }): [string, { rule: string }][] => {
    const value = values[field]
    if (value === undefined) return optional ? [] : [[field, { rule: 'required' }]]
    return isSealed(value) ? [] : [[field, { rule: 'wrongFormat' }]]
  })
  return wrong.length > 0 ? refuse('checkFields', { details: { fields: Object.fromEntries(wrong) } }) : values
}

/** Returns whether a value has the compact form of an encrypted text (RFC 7516): a header and four more parts. */
const isSealed = (value: string): boolean => /^eyJ[\w-]{10,400}(?:\.[\w-]+){4}$/.test(value)

async function storedOf({ house, player }: PlayerContext, method: MethodData, reference: string): Promise<string | null | Refused> {
  if (reference === '-1') return method.allowNewAccount ? null : refuse('paymentNotAllowed')
  const stored = (await readStoredDetails(house.db, player.shard, player.player)).find(
    (detail) => detail.reference === reference && detail.reusable && detail.method === method.id,
  )
  // A card both verified and blocked stays closed: nothing the player could complete would open it.
  if (stored?.blocked && stored.verified) return refuse('paymentNotAllowed')
  if (!stored || stored.blocked) return refuse('paymentDetailsIncomplete', { details: { action: 'deposit' } })
  return stored.reference
}
