import type { Actor } from '../../base/actor.ts'
import { ruleSetAt, ruleSets, type RuleSet } from '@fairhouse/country-rules'
import { compareDecimals } from '@fairhouse/fields'
import { crossRate, parseAmount } from '@fairhouse/money'
import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { House } from '../../base/house.ts'
import { messageOf } from '../../base/message-of.ts'
import { readSegment } from '../segments/index.ts'
import { CampaignData } from './campaign.ts'
import { readCampaign, readCampaignByCode, writeCampaign, writeCampaignEnabled } from './campaign.sql.ts'
import { mistakesInCashback } from './cashback-windows.ts'
import { isFor } from './eligibility.ts'
import { readGamesOfFreeSpins } from './game-names.sql.ts'
import { bonusKinds, brokenLaws, type BrokenLaw } from './law.ts'
import type { Wagering } from './wagering.ts'
import { isGivenAtRegistration, looksAtDeposit } from './without-deposit.ts'

/** A campaign as written, with its version, and where country rules keep it from being offered. */
type WrittenCampaign = { data: CampaignData; version: number; notOffered: string[] }

/**
 * Writes a campaign as an operator edited it; a new one is a draft. Returns a sentence for each mistake
 * instead, having written nothing.
 */
export async function setCampaign(house: House, text: string, actor: Actor): Promise<WrittenCampaign | string[]> {
  const data = await readCampaignInput(house, text)
  if (Array.isArray(data)) return data
  const version = await house.db.transaction(async (tx) => {
    const before = await readCampaign(tx, data.id)
    const at = house.clock.now()
    const written = await writeCampaign(tx, data, actor, at, false)
    const details = { before: before?.data ?? null, after: data }
    await writeAudit(tx, { at, actor, action: 'campaign.set', subject: `campaign:${data.id}`, details })
    return written
  })
  return { data, version, notOffered: lawsAgainst(house, data) }
}

/** Reads a campaign as an operator wrote it, or says each mistake in it. */
export async function readCampaignInput(house: Pick<House, 'db'>, text: string): Promise<CampaignData | string[]> {
  const data = readCampaignData(text)
  if (Array.isArray(data)) return data
  const named = data.freeSpinGames ?? []
  const playable = await readGamesOfFreeSpins(house.db, named)
  const taken = data.promoCode ? await readCampaignByCode(house.db, data.promoCode) : undefined
  const isNobodys = data.segment !== undefined && !(await readSegment(house.db, data.segment))
  const mistakes = [
    ...(isNobodys ? [`There is no segment ${data.segment}.`] : []),
    ...mistakesIn(data),
    ...named.flatMap((game) => (playable.has(game) ? [] : [`${game}: no game that free spins can be played in.`])),
    ...(taken && taken.id !== data.id ? [`The promo code ${data.promoCode} is that of campaign ${taken.id}.`] : []),
  ]
  return mistakes.length > 0 ? mistakes : data
}

function readCampaignData(text: string): CampaignData | string[] {
  try {
    const { data, error } = CampaignData.safeParse(JSON.parse(text))
    return data ?? error?.issues.map(({ path, message }) => `${path.join('.') || 'The campaign'}: ${message}.`) ?? []
  } catch (error) {
    return [`This is no JSON: ${messageOf(error)}.`]
  }
}

/** Players choose it among others. Codes in batches, staff, windows and levels lead to the rest. */
const isByChoice = (place: CampaignData['offeredAt'][number]) => place === 'deposit' || place === 'registration'

/** Checks what the schema cannot. */
function mistakesIn(data: CampaignData): string[] {
  const { startsAt, endsAt, optIn, listed, promoCode, offeredAt, terms, wagering } = data
  const isForDeposits = offeredAt.includes('deposit')
  const isByCode = offeredAt.includes('code')
  return [
    ...(endsAt !== undefined && endsAt <= startsAt ? ['It ends before it begins.'] : []),
    ...(!listed && !promoCode && offeredAt.every(isByChoice) ? ['Nothing leads to it: it is not listed and has no promo code.'] : []),
    ...(!optIn && promoCode ? ['An automatic campaign has no promo code.'] : []),
    ...(isForDeposits && Object.keys(terms).length === 0 ? ['A campaign at deposits has terms in one currency at least.'] : []),
    ...((isByCode || offeredAt.includes('level') || offeredAt.includes('operator')) && Object.values(terms).some(looksAtDeposit)
      ? ['A campaign by its code alone, at a level or by staff gives fixed amounts and asks for no deposit.']
      : []),
    ...Object.entries(terms).flatMap(([code, { minDepositAmount: min, maxDepositAmount: max, maxAmountCapEnabled }]) => [
      ...(min && max && (compareDecimals(min, max) ?? 1) > 0 ? [`${code}: the least deposit is above the largest.`] : []),
      ...(maxAmountCapEnabled && !max ? [`${code}: there is no largest deposit to cap by.`] : []),
    ]),
    ...Object.entries(terms).flatMap(([code, said]) => sharesIn(said).map((share) => `${code}: ${share} % has more than two decimals.`)),
    ...(wagering ? mistakesInWagering(wagering) : []),
    ...mistakesInFreeSpins(data),
    ...mistakesInCashback(data),
  ]
}

/** Free spins say what one is worth and where it is played. */
function mistakesInFreeSpins({ terms, freeSpinGames = [], wagering }: CampaignData): string[] {
  const giving = Object.entries(terms).filter(([, { freeSpinAmount }]) => freeSpinAmount)
  const isWagered = wagering?.winnings.to === 'promo' && wagering.preWager === true
  return [
    ...giving.flatMap(([code, { freeSpinValue = '' }]) =>
      (parseAmount(freeSpinValue, code) ?? 0n) > 0n ? [] : [`${code}: say what each free spin is worth (freeSpinValue).`],
    ),
    ...(giving.length > 0 && freeSpinGames.length === 0 ? ['Say in which games its free spins are played (freeSpinGames).'] : []),
    ...(giving.length > 0 && isWagered ? ['Where own money is wagered first, winnings of free spins are cash.'] : []),
  ]
}

/** Returns the shares of a deposit that are finer than a basis point, which the law check could not look through in time. */
const sharesIn = (terms: CampaignData['terms'][string]): string[] =>
  bonusKinds.flatMap((kind) => {
    const said = terms[`${kind}Amount`]
    const own = typeof said === 'object' ? said : { amountType: terms[`${kind}AmountType`], initialAmount: said ?? '' }
    return own.amountType === 'percentage' && /\.\d\d\d*[1-9]/.test(own.initialAmount) ? [own.initialAmount] : []
  })

function mistakesInWagering({ counts, order, winnings, maxConversion = {}, preWager = false }: Wagering): string[] {
  return [
    ...(winnings.factor !== undefined && winnings.to === 'cash' ? ['Winnings that are cash have no factor.'] : []),
    ...(preWager && (counts === 'bonus' || order === 'bonus') ? ['What is wagered with own money first counts own money.'] : []),
    ...Object.entries(maxConversion).flatMap(([code, most]) =>
      parseAmount(most, code) === undefined ? [`${code}: ${most} is no amount of this currency.`] : [],
    ),
  ]
}

/** A country that a campaign is for, and what its current rules have against it. */
export type CountryLaw = { country: string; rules: RuleSet; hasTerms: boolean; broken: BrokenLaw[] }

/** Lists the countries that a campaign is for, each with what its current rules have against it. */
export function lawsOf({ clock, settings }: Pick<House, 'clock' | 'settings'>, data: CampaignData): CountryLaw[] {
  const rates = settings.get('deposit.rates')
  return servedCountries(settings, data).flatMap((country) => {
    const rules = ruleSetAt(country, clock.now())
    const { currency } = rules
    const isGiven = data.offeredAt.some((place) => place !== 'registration') || isGivenAtRegistration(data)
    if (!isFor(data, country) || !isGiven) return []
    const hasTerms = data.terms[currency] !== undefined
    const broken = hasTerms ? brokenLaws(data, { rules, currency, rateFrom: (from) => crossRate(rates, from, currency) }) : []
    return [{ country, rules, hasTerms, broken }]
  })
}

/** Stands for every country that has no rules of its own, where nobody has said which countries the house serves. */
const others = '*'

/** Lists the countries that the house serves: those that may use the site, else those with rules of their own and all others. */
function servedCountries({ get }: House['settings'], { countries }: CampaignData): string[] {
  const allowed = get('fe.allowedCountries')
  const barred = get('be.countryBlacklist')
  const served = allowed.length > 0 ? allowed : [...Object.keys(ruleSets), ...(countries.length > 0 ? countries : [others])]
  return [...new Set(served)].filter((country) => !barred.includes(country))
}

/** Lists the countries whose current rules forbid it, with the reasons. */
export const lawsAgainst = (house: House, data: CampaignData): string[] =>
  lawsOf(house, data).flatMap(({ country, broken }) =>
    broken.length > 0 ? [`${country}: ${broken.map(({ says }) => says).join('; ')}`] : [],
  )

/** Enables or disables a campaign; returns false if there is none. */
export const enableCampaign = (house: House, id: number, enabled: boolean, actor: Actor): Promise<boolean> =>
  house.db.transaction(async (tx) => {
    const known = await writeCampaignEnabled(tx, id, enabled, house.clock.now())
    const action = enabled ? 'campaign.enable' : 'campaign.disable'
    if (known) await writeAudit(tx, { at: house.clock.now(), actor, action, subject: `campaign:${id}`, details: {} })
    return known
  })
