import type { Campaign } from '@fairhouse/contract'
import { awardKinds, awardsOf, formatAmount, parseAmount, turnoverOf, type CampaignTerms } from '@fairhouse/money'
import type { Sql } from '../../base/database/database.ts'
import type { CampaignData } from './campaign.ts'
import { unavailableUntil, type BonusFacts } from './eligibility.ts'
import { countingOf, readTitlesOf } from './counting.ts'
import { readNamedGames, type NamedGame } from './game-names.sql.ts'
import { wageringOf, winningsFactorOf } from './wagering.ts'

/** How the games and providers that campaigns speak of are called. */
export type CampaignNames = { games: (of: readonly string[]) => NamedGame[]; titles: ReadonlyMap<string, string> }

/** Reads how the games and providers of campaigns are called. */
export async function readCampaignNames(sql: Sql, campaigns: readonly CampaignData[]): Promise<CampaignNames> {
  const spinGames = campaigns.flatMap(({ freeSpinGames }) => freeSpinGames ?? [])
  const [games, titles] = [await readNamedGames(sql, spinGames), await readTitlesOf(sql, campaigns)]
  return { games, titles }
}

/**
 * Returns a campaign as one player sees it, in the page's language; empty if it has no terms in the wallet's currency.
 */
export function campaignView(
  data: CampaignData,
  facts: Pick<BonusFacts, 'currency' | 'had' | 'at'> & Partial<Pick<BonusFacts, 'rules'>>,
  language: string,
  { games, titles }: CampaignNames,
): Campaign[] {
  const { currency } = facts
  const terms = data.terms[currency]
  if (!terms) return []
  const spinGames = games(data.freeSpinGames ?? [])
  const had = facts.had.find(({ campaign }) => campaign === data.id)
  const winningsFactor = winningsFactorOf(terms, wageringOf(data))
  const example = facts.rules?.bonus.exampleAmount ? exampleOf(terms, currency) : undefined
  const about = data.about && textIn(data.about, language)
  return [
    {
      ...terms,
      campaignId: data.id,
      title: textIn(data.names, language),
      ...(about ? { about } : {}),
      currency,
      ...(data.promoCode ? { promoCode: data.promoCode } : {}),
      ...(data.bannerUri ? { bannerUri: data.bannerUri } : {}),
      optIn: data.optIn,
      methods: data.methods,
      ...(data.gameProvider ? { campaignGameProvider: data.gameProvider } : {}),
      awardedPromoAmount: formatAmount(had?.promo ?? 0n, currency),
      awardedCashAmount: formatAmount(had?.cash ?? 0n, currency),
      ...(terms.freeSpinAmount && spinGames.length > 0 ? { freeSpinGames: spinGames } : {}),
      ...(winningsFactor === undefined ? {} : { winningsFactor }),
      ...(data.cashback ? { cashBackPeriod: data.cashback.period } : {}),
      ...(isWagered(terms, winningsFactor) ? { counting: countingOf(data, titles) } : {}),
      ...(example ? { example } : {}),
      validDays: data.validDays ?? null,
      endsAt: data.endsAt ?? null,
      unavailableUntil: unavailableUntil(data, facts)?.toISOString() ?? null,
    },
  ]
}

/** Returns whether anything that it gives is to be wagered before it is the player's own. */
const isWagered = (terms: CampaignTerms, winningsFactor: string | undefined): boolean =>
  winningsFactor !== undefined ||
  (['promo', 'bettingBonus', 'liveCasinoBonus'] as const).some((kind) => terms[`${kind}Amount`] !== undefined) ||
  ((terms.cashAmount ?? terms.biaCashAmount) !== undefined && Number(terms.turnoverFactor ?? '0') > 0)

/** Works through one deposit that the terms take; undefined where it brings no money. */
function exampleOf(terms: CampaignTerms, currency: string): Campaign['example'] {
  const [least, most] = [terms.minDepositAmount, terms.maxDepositAmount].map((text) => parseAmount(text ?? '', currency))
  const usual = parseAmount('100', currency) ?? 0n
  const amountMinor = most !== undefined && most < usual ? most : least !== undefined && least > usual ? least : usual
  const deposit = { amountMinor, includedFeeMinor: 0n, currency }
  const awards = awardsOf(terms, deposit)
  const bonus = awardKinds.reduce((sum, kind) => (kind === 'freeSpin' ? sum : sum + awards[kind]), 0n)
  if (bonus === 0n) return undefined
  const text = (minor: bigint) => formatAmount(minor, currency)
  return { deposit: text(amountMinor), bonus: text(bonus), wager: text(turnoverOf(terms, deposit, awards)) }
}

/** Returns a text in a language, else in English, else in the first there is. */
export const textIn = (texts: Record<string, string>, language: string): string =>
  texts[language] ?? texts['en'] ?? Object.values(texts)[0] ?? ''
