import { awardAmounts, awardsOf, formatAmount, noDeposit, unmetBound, type AwardAmount } from '@fairhouse/money'
import type { House } from '../../base/house.ts'
import { readPlayer } from '../../people/players/index.ts'
import type { CampaignData } from '../campaigns/campaign.ts'
import {
  hasNothingLeft,
  isFor,
  isInSegment,
  isKeptOut,
  isLimitedByRules,
  isOffered,
  isTooYoung,
  mayAtThisMoment,
  unavailableUntil,
  type BonusFacts,
} from '../campaigns/eligibility.ts'
import { unlawfulIn } from '../campaigns/law.ts'
import { placeWithoutDeposit, type WithoutDeposit } from '../campaigns/without-deposit.ts'
import { segmentsOf } from '../segments/index.ts'
import { readBonusFacts } from '../campaigns/read-facts.ts'

/**
 * What is looked at before somebody has a campaign. `person` holds together what concerns them alone: bars, age,
 * exclusions.
 */
type TrialCheck = 'offered' | 'time' | 'country' | 'segment' | 'law' | 'terms' | 'person' | 'times' | 'coolOff' | 'deposits' | 'amount'

/** What a campaign would be for one player: each check, and what it would give for an amount. */
type CampaignTrial = {
  country: string
  currency: string
  checks: { check: TrialCheck; isMet: boolean; says: string }[]
  gives: AwardAmount[]
}

/** Tries a campaign, started or not, on a player and an amount that they would deposit. Undefined if there is no player. */
export async function tryCampaign(
  house: House,
  data: CampaignData,
  player: { shard: number; player: bigint },
  amountMinor: bigint,
): Promise<CampaignTrial | undefined> {
  const row = await readPlayer(house.db, player.shard, player.player)
  if (!row) return undefined
  const { country, currency } = row
  const known = await readBonusFacts(house, house.db, { country, currency, player })
  const facts = { ...known, segments: await segmentsOf(house.db, player, known.at, data.segment) }
  const place = placeWithoutDeposit(data)
  const deposit = place ? noDeposit(currency) : { amountMinor, includedFeeMinor: 0n, currency }
  const terms = data.terms[currency]
  const checks = checksOf(data, facts, place ?? 'deposit')
  const isAmountMet = terms !== undefined && unmetBound(terms, deposit) === undefined
  const awards = terms && isAmountMet ? awardsOf(terms, deposit) : undefined
  return {
    country,
    currency,
    checks: [...checks, { check: 'amount', isMet: isAmountMet, says: place ? '' : `${formatAmount(amountMinor, currency)} ${currency}` }],
    gives: awards ? awardAmounts(awards, currency) : [],
  }
}

function checksOf(data: CampaignData, facts: BonusFacts, where: 'deposit' | WithoutDeposit): CampaignTrial['checks'] {
  const { at, country, currency, had } = facts
  const own = had.find(({ campaign }) => campaign === data.id)
  const cooling = unavailableUntil(data, facts)
  const broken = unlawfulIn(data, facts).filter(() => data.terms[currency] !== undefined)
  const isUsedUp = (data.timesPerPlayer !== undefined && (own?.times ?? 0) >= data.timesPerPlayer) || hasNothingLeft(data, facts)
  return [
    { check: 'offered', isMet: isOffered(data, facts, where), says: data.offeredAt.join(', ') },
    {
      check: 'time',
      isMet: at >= new Date(data.startsAt) && (data.endsAt === undefined || at < new Date(data.endsAt)),
      says: [data.startsAt, data.endsAt ?? ''].join(' – '),
    },
    { check: 'country', isMet: isFor(data, country), says: country },
    ...(data.segment === undefined ? [] : [{ check: 'segment' as const, isMet: isInSegment(data, facts), says: String(data.segment) }]),
    { check: 'law', isMet: broken.length === 0, says: broken.join('; ') },
    { check: 'terms', isMet: data.terms[currency] !== undefined, says: currency },
    { check: 'person', isMet: !facts.isBarred && !isKeptOut(facts) && !isTooYoung(data, facts) && mayAtThisMoment(facts), says: '' },
    { check: 'times', isMet: !isUsedUp && !isLimitedByRules(facts), says: `${own?.times ?? 0} / ${data.timesPerPlayer ?? '∞'}` },
    { check: 'coolOff', isMet: cooling === undefined, says: cooling?.toISOString() ?? '' },
    {
      check: 'deposits',
      isMet: data.deposits.length === 0 || data.deposits.includes(facts.deposit),
      says: `${facts.deposit}${data.deposits.length === 0 ? '' : ` / ${data.deposits.join(', ')}`}`,
    },
  ]
}
