import type { DepositStep } from '@fairhouse/contract'
import type { RequestContext, House } from '../../base/house.ts'
import { networkOf } from '../../base/http/network-of.ts'
import { deviceTypeOf, takesWholePage } from '../../base/http/device-type.ts'
import { newPlayerId, referenceOn, shardOf } from '../../base/ids.ts'
import { writeJob } from '../../base/jobs/jobs.sql.ts'
import type { Transaction } from '../../base/database/database.ts'
import { isRefused, refuse, type Refused } from '../../base/http/refusal.ts'
import { writeAudit } from '../../base/audit/audit.sql.ts'
import { chooseCampaign, type ChosenCampaign } from '../../play/campaigns/index.ts'
import { deviceOf } from '../../knowing/identification/index.ts'
import { consentsOf } from '../../people/registration/index.ts'
import { countAgainstFreeze } from '../../people/login-freeze/index.ts'
import { depositStepOf, tokenHashOf, tokenOf } from '../settlement/deposit-step.ts'
import { depositSums } from '@fairhouse/money'
import { feeRuleOf, isPayAndPlay, methodFor, payerOf } from '../methods/list-methods.ts'
import type { MethodData } from '../method-catalogue/method.ts'
import { stopRefusal } from '../../settings/incidents/index.ts'
import { ProviderError, type AttemptForProvider } from '../provider-contract/provider.ts'
import { providerNamed } from '../providers/providers.ts'
import { bonusDepositOf, bonusWishOf } from '../settlement/bonus-of-deposit.ts'
import { amountOf, type DepositWish } from '../attempts/deposit-wish.ts'
import { endVisitorDeposit, visitorJob, visitorKeyOf } from './end-visitor-deposit.ts'
import {
  insertVisitorDeposit,
  readVisitorDeposit,
  readVisitorDepositByKey,
  writeVisitorStep,
  type VisitorDepositRow,
} from '../attempts/visitor-deposit.sql.ts'

/** How long somebody may take at the bank. */
const lifeMs = 30 * 60_000
/** The key under which a browser's tries are counted until one becomes a deposit. */
export const visitorTriesKey = (deviceHash: string): string => `pay-and-play:${deviceHash}`

/**
 * Begins the deposit of somebody not logged in, through their bank. The bank asks us before it goes on; only then does
 * a player exist.
 */
export async function beginVisitorDeposit(asking: RequestContext, wish: DepositWish): Promise<DepositStep | Refused> {
  const { house } = asking
  const device = deviceOf(asking)
  const known = await readVisitorDepositByKey(house.db, device, asking.key)
  const row = known ?? (await open(asking, wish, device))
  if (isRefused(row)) return row
  return row.step || row.state !== 'open' ? stepOf(house, row) : startAtBank(asking, row)
}

async function open(asking: RequestContext, wish: DepositWish, device: string): Promise<VisitorDepositRow | Refused> {
  const { house, country } = asking
  const payer = payerOf(asking)
  const method = await methodFor(house, payer, wish.method)
  if (!method || !isPayAndPlay(house, method, country)) return refuse(method ? 'noSession' : 'methodUnavailable')
  if (house.settings.get('be.countryBlacklist').includes(country)) return refuse('countryBlacklisted')
  const refused = consentRefusal(wish)
  if (refused) return refused
  if (wish.currency !== payer.currency)
    return refuse('checkFields', { details: { fields: { amount: { rule: 'currencyUnsupported', values: {} } } } })
  const amount = amountOf(wish, method)
  if (isRefused(amount)) return amount
  const { fee, asked } = depositSums(amount, feeRuleOf(method, payer.currency))
  const chosen = await chooseCampaign(house, payer, bonusWishOf(wish), bonusDepositOf(method, { amount, fee }, payer.currency))
  if (isRefused(chosen)) return chosen
  const counted = await countAgainstFreeze(asking, visitorTriesKey(device))
  if (counted.frozen) return counted.frozen
  return write(asking, wish, { method, chosen, amount, fee, asked, currency: payer.currency, device })
}

/** Refuses unless a depositor without an account gives the consents of a registration. */
function consentRefusal({ privacyPolicyChecked, depositAgeAndPolicyChecked }: DepositWish): Refused | undefined {
  const fields = {
    ...(privacyPolicyChecked ? {} : { privacyPolicyChecked: { rule: 'mustConfirm', values: { what: 'privacy' } } }),
    ...(depositAgeAndPolicyChecked ? {} : { depositAgeAndPolicyChecked: { rule: 'mustConfirm', values: { what: 'agePolicy' } } }),
  }
  return Object.keys(fields).length > 0 ? refuse('checkFields', { details: { fields } }) : undefined
}

type Checked = {
  method: MethodData
  chosen: ChosenCampaign
  amount: bigint
  fee: bigint
  asked: bigint
  currency: string
  device: string
}

async function write(
  asking: RequestContext,
  wish: DepositWish,
  { method, chosen, amount, fee, asked, currency, device }: Checked,
): Promise<VisitorDepositRow | Refused> {
  const { house, country, language, ip, key } = asking
  const { db, clock, personal } = house
  const [player, at] = [newPlayerId(), clock.now()]
  const shard = shardOf(player)
  const reference = referenceOn(shard)
  const expiresAt = new Date(at.getTime() + lifeMs)
  const consents = await consentsOf(house, language, { privacyPolicyChecked: 'true', ageAndPolicyChecked: 'true' }, false)
  const row = {
    shard,
    reference,
    player,
    method: method.id,
    provider: method.provider,
    key,
    currency,
    amount,
    fee,
    asked,
    country,
    language,
    consents,
    fee_strategy: method.feeStrategy,
    campaign_id: chosen.campaign,
    campaign_version: chosen.version,
    campaign_automatic: chosen.automatic,
    code: wish.code ?? null,
    device_hash: device,
    address_index: personal.indexOf('address', networkOf(ip)),
    tokenHash: tokenHashOf(house, 'token', reference),
    landingHash: tokenHashOf(house, 'landing', reference),
    created_at: at,
    expires_at: expiresAt,
  }
  const refused = await db.transaction(async (tx): Promise<Refused | undefined> => {
    const stopped = await stopOf(asking, tx, method)
    if (stopped) return stopped
    if (!(await insertVisitorDeposit(tx, row))) return undefined
    await writeJob(tx, visitorJob, visitorKeyOf(shard, reference), expiresAt)
    const details = { reference, method: method.id, country }
    await writeAudit(tx, { at, actor: `visitor:${reference}`, action: 'pay-and-play.begin', details })
    return undefined
  })
  if (refused) return refused
  return (await readVisitorDepositByKey(db, device, key)) ?? refuse('technicalIssues')
}

/** Refuses a deposit that is stopped; whoever pays so without an account also gets one, and is logged in. */
const stopOf = ({ house, country, language }: RequestContext, tx: Transaction, { provider }: MethodData): Promise<Refused | undefined> =>
  stopRefusal(house, tx, ['deposit', 'registration', 'login'], { country, language, targets: [provider] })

/** Opens the bank's page. If the bank cannot be reached nobody has seen it and nothing can be paid, so the try ends. */
async function startAtBank(asking: RequestContext, row: VisitorDepositRow): Promise<DepositStep | Refused> {
  const { house } = asking
  const { provider, cx } = providerNamed(house, row.provider)
  try {
    const { step = null, providerReference = null } = await provider.start(cx, forBank(asking, row))
    await writeVisitorStep(house.db, row.shard, row.reference, { step, providerReference }, house.clock.now())
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    house.log.warn({ provider: row.provider, reference: row.reference, reason: error.message }, 'a visitor could not be sent to the bank')
    await endVisitorDeposit(house, row, refuse('externalConnection'))
    return refuse('externalConnection')
  }
  const now = await readVisitorDeposit(house.db, row.shard, row.reference)
  return stepOf(house, now ?? row)
}

function forBank({ house, country, language, ip, userAgent }: RequestContext, row: VisitorDepositRow): AttemptForProvider {
  const { publicOrigin } = house.env
  return {
    reference: row.reference,
    money: { amount: row.asked, currency: row.currency },
    payer: row.reference,
    language,
    country,
    ip,
    asksWho: true,
    wholePage: takesWholePage(house.settings, row.provider, deviceTypeOf(house.settings, userAgent)),
    saveInstrument: false,
    registersCard: false,
    refusesCredit: false,
    product: '',
    fields: {},
    landing: (kind) => `${publicOrigin}/landing/${kind}/${tokenOf(house, 'landing', row.reference)}`,
    noticeUrl: `${publicOrigin}/notices/${row.provider}`,
    parentOrigin: publicOrigin,
  }
}

/** Returns a visitor's next step in the shape of every deposit. */
export function stepOf(house: House, row: VisitorDepositRow): DepositStep {
  const state = row.state === 'open' ? 'stepping' : row.state === 'deposit' ? 'pending' : 'cancelled'
  const { reference, method, step, provider_reference } = row
  return depositStepOf(house, { reference, method, step, provider_reference, state, reason: null })
}
