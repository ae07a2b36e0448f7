import type { Conditions } from '@fairhouse/contract'
import {
  awardKinds,
  awardsOf,
  formatAmount,
  noDeposit,
  parseAmount,
  roundsOf,
  turnoverOf,
  wageredBonus,
  type Awards,
} from '@fairhouse/money'
import { readMethods } from '../../cashier/method-catalogue/index.ts'
import type { House } from '../../base/house.ts'
import { campaignView, readCampaignNames } from '../campaigns/campaign-view.ts'
import { placeWithoutDeposit, wageringOf, winningsFactorOf, type BonusFacts, type CampaignData } from '../campaigns/index.ts'
import { readTitlesOf, sharesOf } from '../campaigns/counting.ts'

/** Which version it is, and when it was accepted; null for an offer. */
type Of = { version: number; acceptedAt: Date | null }
type Terms = CampaignData['terms'][string]

/** Builds the whole terms of a campaign for one reader; undefined if it has none in their currency. */
export async function conditionsOf(
  house: House,
  data: CampaignData,
  facts: BonusFacts,
  language: string,
  { version, acceptedAt }: Of,
): Promise<Conditions | undefined> {
  const [campaign] = campaignView(data, facts, language, await readCampaignNames(house.db, [data]))
  const terms = data.terms[facts.currency]
  if (!campaign || !terms) return undefined
  const { onWithdrawal, preWager = false, maxConversion } = wageringOf(data)
  const methods = data.methods.length > 0 ? await readMethods(house.db, true) : []
  const minAge = Math.max(data.minAge ?? 0, facts.rules.bonus.minAge ?? 0)
  return {
    ...campaign,
    unavailableUntil: null,
    version,
    acceptedAt: acceptedAt?.toISOString() ?? null,
    startsAt: data.startsAt,
    places: data.offeredAt,
    atRegistration: placeWithoutDeposit(data) === 'registration',
    maxConverted: maxConversion?.[facts.currency] ?? null,
    onWithdrawal,
    preWager: preWager && Number(terms.turnoverFactor ?? '0') > 0,
    timesPerPlayer: data.timesPerPlayer ?? null,
    coolOffHours: data.coolOffHours ?? null,
    deposits: data.deposits,
    minAge: minAge > 0 ? minAge : null,
    countries: data.countries,
    excludedCountries: data.excludedCountries,
    isForSome: data.segment !== undefined,
    methodNames: methods.filter(({ id }) => data.methods.includes(id)).map((method) => method.data.name),
    ...(await cashbackOf(house, data)),
    worked: workedOf(data, terms, facts.currency),
    workedWin: workedWinOf(data, terms, facts.currency),
  }
}

async function cashbackOf({ db }: House, data: CampaignData): Promise<Pick<Conditions, 'cashBackBase' | 'cashBackCounting'>> {
  if (!data.cashback) return { cashBackBase: null, cashBackCounting: null }
  const counting = data.cashback.base === 'netLoss' ? sharesOf(data.cashback.games, await readTitlesOf(db, [data])) : null
  return { cashBackBase: data.cashback.base, cashBackCounting: counting }
}

/** Works through one deposit that the terms take, or the bonus alone; null where nothing is to be wagered. */
function workedOf(data: CampaignData, terms: Terms, currency: string): Conditions['worked'] {
  const isNone = placeWithoutDeposit(data) !== undefined
  const deposit = isNone ? noDeposit(currency) : { amountMinor: usualDeposit(terms, currency), includedFeeMinor: 0n, currency }
  const awards = awardsOf(terms, deposit)
  const wager = turnoverOf(terms, deposit, awards)
  if (wager === 0n) return null
  const bound = (text: string | undefined) => parseAmount(text ?? '', currency)
  const { stakeMinor, rounds } = roundsOf(wager, { least: bound(terms.minBetAmount), most: bound(terms.maxBetAmount) })
  const text = (minor: bigint) => formatAmount(minor, currency)
  return {
    deposit: isNone ? null : text(deposit.amountMinor),
    bonus: text(comesOf(terms, awards)),
    wager: text(wager),
    rounds,
    stake: text(stakeMinor),
  }
}

/** The bonus of the example: what is wagered, and beside it what is the player's at once. */
const comesOf = (terms: Terms, awards: Awards): bigint =>
  wageredBonus(terms, awards) > 0n
    ? wageredBonus({ ...terms, includeBettingBonusToTurnover: true }, awards)
    : awardKinds.reduce((sum, kind) => (kind === 'freeSpin' ? sum : sum + awards[kind]), 0n)

/** A deposit such as a player makes: a hundred, or the nearest that the terms take. */
function usualDeposit({ minDepositAmount, maxDepositAmount }: Terms, currency: string): bigint {
  const usual = parseAmount('100', currency) ?? 10_000n
  const [least, most] = [parseAmount(minDepositAmount ?? '', currency), parseAmount(maxDepositAmount ?? '', currency)]
  if (most !== undefined && most < usual) return most
  return least !== undefined && least > usual ? least : usual
}

function workedWinOf(data: CampaignData, terms: Terms, currency: string): Conditions['workedWin'] {
  const factor = winningsFactorOf(terms, wageringOf(data))
  const win = parseAmount('2', currency)
  if (factor === undefined || win === undefined) return null
  const [whole = '0', part = ''] = factor.split('.')
  const wager = (win * BigInt(whole + part)) / 10n ** BigInt(part.length)
  return { win: formatAmount(win, currency), wager: formatAmount(wager, currency) }
}
