import type { Actor } from '../../base/actor.ts'
import { compareDecimals, describedField, unknownRules } from '@fairhouse/fields'
import { messageOf } from '../../base/message-of.ts'
import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { House } from '../../base/house.ts'
import { MethodData } from '../method-catalogue/method.ts'
import { readMethod, readMethods, writeMethod, writeMethodEnabled, writeMethodOrder } from '../method-catalogue/method.sql.ts'
import { isEncryption } from '../payment-pages/interface-page.ts'
import { isProvider, providerAsksAmount } from '../providers/providers.ts'

/** Writes a method as an operator edited it. Returns a sentence for each mistake instead, having written nothing. */
export async function setMethod(house: House, text: string, actor: Actor): Promise<MethodData | string[]> {
  const read = methodIn(text)
  if (Array.isArray(read)) return read
  const at = house.clock.now()
  await house.db.transaction(async (tx) => {
    const before = await readMethod(tx, read.id)
    await writeMethod(tx, read, { at, by: actor })
    const details = { before: before?.data ?? null, after: read }
    await writeAudit(tx, { at, actor, action: 'method.set', subject: String(read.id), details })
  })
  return read
}

/** Reads a method that an operator has edited; or a sentence for each mistake in it. */
export function methodIn(text: string): MethodData | string[] {
  const read = readMethodData(text)
  if (Array.isArray(read)) return read
  const mistakes = mistakesIn(read)
  return mistakes.length > 0 ? mistakes : read
}

function readMethodData(text: string): MethodData | string[] {
  try {
    const { data, error } = MethodData.safeParse(JSON.parse(text))
    return data ?? error?.issues.map(({ path, message }) => `${path.join('.') || 'The method'}: ${message}.`) ?? []
  } catch (error) {
    return [`This is no JSON: ${messageOf(error)}.`]
  }
}

/** Checks that a deposit beginning at the provider belongs to a player and lets the provider ask the amount. */
function beginningMistakes({
  initDepositByProvider,
  provider,
  asksAmount,
  payAndPlayIncludeCountries,
  identifiesBy,
}: MethodData): string[] {
  if (!initDepositByProvider) return []
  return [
    ...(providerAsksAmount(provider) ? [] : [`initDepositByProvider: the pages of "${provider}" do not ask how much.`]),
    ...(asksAmount === false ? [] : ['initDepositByProvider: asksAmount has to be false, for the provider asks.']),
    ...(payAndPlayIncludeCountries || identifiesBy
      ? ['initDepositByProvider: a visitor has to agree first, so it is for players alone.']
      : []),
  ]
}

/** Checks what the schema cannot: names that must exist, and amounts that contradict each other. */
function mistakesIn(method: MethodData): string[] {
  const { provider, kind, fields, currencies } = method
  return [
    // A bonus code has no provider behind it.
    ...(isProvider(provider) || kind === 'bonusCode' ? [] : [`There is no adapter "${provider}".`]),
    ...fields.flatMap((field) => unknownRules(describedField(field)).map((rule) => `${field.field}: nothing checks "${rule}".`)),
    ...fields.flatMap(({ field, encryptionType: type, encryptionParams }) =>
      type === undefined || isEncryption(type, encryptionParams) ? [] : [`${field}: nothing encrypts by "${type}" to such keys.`],
    ),
    ...beginningMistakes(method),
    ...Object.entries(currencies).flatMap(([code, { minAmount, maxAmount, feeMin, feeMax }]) => [
      ...((compareDecimals(minAmount, maxAmount) ?? 1) > 0 ? [`${code}: the least amount is above the largest.`] : []),
      ...(feeMin && feeMax && (compareDecimals(feeMin, feeMax) ?? 1) > 0 ? [`${code}: the least fee is above the largest.`] : []),
    ]),
    ...(Object.keys(currencies).length === 0 ? ['A method takes one currency at least.'] : []),
  ]
}

/** Enables or disables a method; returns false if there is none. */
export function enableMethod(house: House, id: number, enabled: boolean, actor: Actor): Promise<boolean> {
  const at = house.clock.now()
  return house.db.transaction(async (tx) => {
    const known = await writeMethodEnabled(tx, id, enabled, { at, by: actor })
    const action = enabled ? 'method.enable' : 'method.disable'
    if (known) await writeAudit(tx, { at, actor, action, subject: String(id), details: {} })
    return known
  })
}

/** Puts all methods in an order; returns false if it does not name each of them once. */
export const orderMethods = (house: House, ids: readonly number[], actor: Actor): Promise<boolean> =>
  house.db.transaction(async (tx) => {
    const all = (await readMethods(tx, true)).map((row) => row.id)
    const isWhole = ids.length === all.length && new Set(ids).size === ids.length && all.every((id) => ids.includes(id))
    if (!isWhole) return false
    await writeMethodOrder(tx, ids)
    await writeAudit(tx, { at: house.clock.now(), actor, action: 'method.order', details: { order: ids } })
    return true
  })
