import { parseAmount } from '@fairhouse/money'
import { appliedRules } from '../../settings/index.ts'
import type { House, PlayerContext } from '../../base/house.ts'
import { deviceTypeOf, takesWholePage, type DeviceType } from '../../base/http/device-type.ts'
import { limitPeriodsOf } from '../../money/limit-views/index.ts'
import type { AttemptRow } from '../attempts/attempt.sql.ts'
import { openFields } from '../attempts/attempt-fields.ts'
import { tokenOf } from '../settlement/deposit-step.ts'
import { availableToDeposit } from '../attempts/available-to-deposit.ts'
import { methodIds } from '../method-catalogue/method-ids.ts'
import type { MethodData } from '../method-catalogue/method.ts'
import { readMethod } from '../method-catalogue/method.sql.ts'
import { readPayerPerson } from '../payment-details/payer-person.ts'
import type { AttemptForProvider } from '../provider-contract/provider.ts'
import { openToken } from '../stored-details/stored-detail-seal.ts'
import { readStoredDetails } from '../stored-details/stored-detail.sql.ts'

/** Where somebody pays from, as far as known. */
export type PayerPlace = { language: string; country: string; ip: string; device: DeviceType }
/** For calls the server makes by itself, with no payer present. */
export const nowhere: PayerPlace = { language: 'en', country: '', ip: '', device: 0 }

/** Returns where the asking player is. */
export const placeOf = ({ house, ip, userAgent, player }: PlayerContext): PayerPlace => ({
  language: player.language,
  country: player.country,
  ip,
  device: deviceTypeOf(house.settings, userAgent),
})

/** Builds what an adapter is told of an attempt. */
export async function attemptForProvider(
  house: House,
  attempt: AttemptRow,
  { language, country, ip, device }: PayerPlace,
): Promise<AttemptForProvider> {
  const { publicOrigin } = house.env
  const details = attempt.stored_detail ? await readStoredDetails(house.db, attempt.shard, attempt.player) : []
  const method = await readMethod(house.db, attempt.method)
  const known = await readPayerPerson(house, house.db, attempt)
  const amounts = attempt.open_amount ? await amountsOf(house, attempt, method?.data) : undefined
  const stored = details.find(({ reference }) => reference === attempt.stored_detail)
  return {
    reference: attempt.reference,
    providerReference: attempt.provider_reference ?? undefined,
    amounts,
    money: { amount: attempt.pay_amount ?? attempt.asked, currency: attempt.pay_currency ?? attempt.currency },
    product: method?.data.product ?? '',
    fields: await openFields(house, attempt),
    person: known?.person,
    refusesCredit: known !== undefined && !appliedRules(house, known.country).payments.creditCard,
    language,
    country: country || (known?.country ?? ''),
    ip,
    payer: house.personal.indexOf('payer', String(attempt.player)),
    asksWho: false,
    wholePage: attempt.method === methodIds.signUpDeposit || takesWholePage(house.settings, attempt.provider, device),
    saveInstrument: attempt.save_detail,
    registersCard: method?.data.registersCard === true && stored === undefined,
    storedToken: stored ? openToken(house, stored) : undefined,
    landing: (kind) => `${publicOrigin}/landing/${kind}/${tokenOf(house, 'landing', attempt.reference)}`,
    noticeUrl: `${publicOrigin}/notices/${attempt.provider}`,
    parentOrigin: publicOrigin,
  }
}

/** Bounds the amount by the method and the remaining limits, counting this attempt's own allowance as free. */
async function amountsOf(house: House, attempt: AttemptRow, method: MethodData | undefined): Promise<{ least: bigint; most: bigint }> {
  const { currency, asked } = attempt
  const rule = method?.currencies[currency]
  const [least, most] = [rule?.minAmount, rule?.maxAmount].map((text) => parseAmount(text ?? '', currency) ?? asked) as [bigint, bigint] // two in, two out
  const left = availableToDeposit(await limitPeriodsOf(house, attempt), most, currency)
  return { least, most: left + asked < most ? left + asked : most }
}
