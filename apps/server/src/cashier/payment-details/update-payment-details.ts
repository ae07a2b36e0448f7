import type { PaymentDetails } from '@fairhouse/contract'
import type { Takes } from '@fairhouse/contract/caller.ts'
import { describedField, formatAll } from '@fairhouse/fields'
import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { House, PlayerContext } from '../../base/house.ts'
import type { Transaction } from '../../base/database/database.ts'
import { randomId } from '../../base/ids.ts'
import { isRefused, refuse, type Refused } from '../../base/http/refusal.ts'
import { lockPlayer } from '../../people/players/index.ts'
import { stepUp } from '../../people/step-up/index.ts'
import { readPayerPerson } from './payer-person.ts'
import type { MethodData } from '../method-catalogue/method.ts'
import { accountToken, maskedIban, readAccountToken, type BankAccount } from '../providers/bank-transfer/account.ts'
import { isOthersDetail, writeStoredDetail, type StoredDetailRow } from '../stored-details/stored-detail.sql.ts'
import { isOwnName } from './own-name.ts'
import { isBeingPaid, lockAccount, replaceOtherDetails } from './payment-detail.sql.ts'
import { detailMethod, fieldsWith, readOwnDetail, readPaymentDetails } from './read-payment-details.ts'
import { wrongFields } from '../method-catalogue/wrong-fields.ts'
import { sealFor } from '../../base/keys/person-key.sql.ts'
import { holderPlace, openToken, tokenPlace } from '../stored-details/stored-detail-seal.ts'

const provider = 'bank-transfer'

/** Sets or changes the player's payout account. Requires recent proof of identity, since money is paid there. */
export async function updatePaymentDetails(
  asking: PlayerContext,
  { methodId, fields }: Takes<'POST /api/payment/details'>,
): Promise<PaymentDetails | Refused> {
  const { house, player } = asking
  const method = await detailMethod(house.db)
  if (!method || methodId !== method.id) return refuse('methodUnavailable')
  const account = accountIn(house, method, await readOwnDetail(house.db, player), fields)
  if (isRefused(account)) return account
  const unsure = await stepUp(asking)
  if (unsure) return unsure
  const payer = await readPayerPerson(house, house.db, player)
  if (!payer || !isOwnName(account.name, payer.person)) return refuse('ibanNameMismatch')
  const refused = await house.db.transaction((tx) => writeAccount(asking, tx, method, account))
  return refused ?? readPaymentDetails(asking)
}

/** Returns the typed name and IBAN in the form that is stored. */
function accountIn(
  house: House,
  method: MethodData,
  stored: StoredDetailRow | undefined,
  given: Record<string, string>,
): BankAccount | Refused {
  const described = fieldsWith(house, method, stored).map(describedField)
  const fixed = Object.fromEntries(described.flatMap(({ name, readOnly, value }) => (readOnly ? [[name, value ?? '']] : [])))
  const typed = formatAll(described, { ...given, ...fixed })
  const wrong = wrongFields(described, typed)
  if (Object.keys(wrong).length > 0) return refuse('checkFields', { details: { fields: wrong } })
  return { iban: typed['ibanNumber'] ?? '', name: typed['abbreviatedName'] ?? '' }
}

/** Writes the account and the change in one transaction, with the account locked against other players. */
async function writeAccount(
  { house, player }: PlayerContext,
  tx: Transaction,
  method: MethodData,
  account: BankAccount,
): Promise<Refused | undefined> {
  const { shard, player: number } = player
  const fingerprint = house.personal.indexOf('instrument', account.iban)
  await lockPlayer(tx, shard, number)
  await lockAccount(tx, fingerprint)
  const before = await readOwnDetail(tx, player)
  const known = before && readAccountToken(openToken(house, before))
  if (known?.iban === account.iban && known.name === account.name) return undefined
  if (before && (await isBeingPaid(tx, shard, number, before.reference))) return refuse('paymentDetailsFixed')
  if (await isOthersDetail(tx, provider, fingerprint, number)) return refuse('paymentAccountTaken')
  const at = house.clock.now()
  await replaceOtherDetails(tx, shard, number, fingerprint, at)
  const detail = { shard, player: number, provider, fingerprint }
  const seal = await sealFor(tx, house, player)
  await writeStoredDetail(tx, {
    ...detail,
    method: method.id,
    reference: `account${randomId(16)}`,
    description: maskedIban(account.iban),
    token: seal.seal(accountToken(account), tokenPlace(detail)),
    funding: null,
    country: account.iban.slice(0, 2),
    clearing_house: null,
    bank_name: null,
    holder: seal.seal(account.name, holderPlace(detail)),
    reusable: false,
    verified: false,
    funded_at: null,
    changed_at: before ? at : null,
    at,
  })
  const details = { to: maskedIban(account.iban), ...(before ? { from: before.description } : {}) }
  await writeAudit(tx, { at, actor: `player:${number}`, action: 'paymentDetails.change', subject: `player:${number}`, details })
  return undefined
}
