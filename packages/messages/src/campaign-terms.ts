import type { Campaign } from '@fairhouse/contract'
import type { MessageKey } from './message-key.ts'
import type { T, Texts } from './texts.ts'
import { awardKinds, awardsOf, formatAmount, moneyText, parseAmount, percentText, turnoverParts, type AwardKind } from '@fairhouse/money'

/** One line about a campaign. */
export type Term = { readonly label: string; readonly value: string }
export type Words = {
  readonly t: T
  readonly date: (moment: string) => string
  /** What a group of games or a product is called. */
  readonly group?: (name: string) => string
}

/** Returns what a campaign gives and asks for, line by line, in the page's language. */
export function termsOf(campaign: Campaign, words: Words): Term[] {
  const { t } = words
  return [
    ...givesOf(campaign, t),
    ...depositsOf(campaign, t),
    ...stakesOf(campaign, t),
    ...wagersOf(campaign, t),
    ...limitsOf(campaign, t),
    ...timesOf(campaign, words),
    ...countingOf(campaign, words),
  ]
}

const line = (t: T, key: MessageKey, value: string | undefined): Term[] => (value === undefined ? [] : [{ label: t(key), value }])

/** Returns what it gives, kind by kind, as written: an amount or a share of the deposit. */
export function givesOf(campaign: Campaign, t: T): Term[] {
  const { currency, cashBackPercentage, cashBackPeriod: period, cashBackValidity, pokerBonus } = campaign
  const days = (count: number) => t('campaigns.days', { count })
  return [
    ...awardKinds.flatMap((kind) => line(t, `campaigns.kind.${kind}`, givenText(campaign, kind, t))),
    ...line(
      t,
      'campaigns.cashBackOf',
      cashBackPercentage === undefined ? undefined : t('campaigns.percent', { percent: percentText(cashBackPercentage) }),
    ),
    ...line(t, 'campaigns.cashBackPeriod', period && t('campaigns.cashBackEvery', { period })),
    ...line(t, 'campaigns.cashBackLeast', moneyOf(campaign.cashBackMinBase, currency)),
    ...line(t, 'campaigns.cashBackMost', moneyOf(campaign.cashBackMaxAmount, currency)),
    ...line(t, 'campaigns.cashBackValidity', cashBackValidity === undefined ? undefined : days(cashBackValidity)),
    ...line(t, 'campaigns.pokerProvider', pokerBonus?.provider),
    ...line(t, 'campaigns.pokerPaid', pokerBonus && t(`campaigns.poker.${pokerBonus.bonusType}`)),
    ...line(t, 'campaigns.bettingBonusMaxWinnings', moneyOf(campaign.bettingBonusMaxWinnings, currency)),
    ...line(t, 'campaigns.liveCasinoBonusMaxWinnings', moneyOf(campaign.liveCasinoBonusMaxWinnings, currency)),
    ...line(t, 'campaigns.freeSpinMaxWinnings', moneyOf(campaign.freeSpinMaxWinnings, currency)),
    ...freeSpinsOf(campaign, t),
  ]
}

/** What a free spin is worth, where it is played, and that its wins are the player's own where they are. */
function freeSpinsOf({ freeSpinAmount, freeSpinValue, freeSpinGames, winningsFactor, currency }: Campaign, t: T): Term[] {
  if (!freeSpinAmount || freeSpinValue === undefined) return []
  return [
    ...line(t, 'campaigns.freeSpinValue', moneyText(freeSpinValue, currency)),
    ...line(t, 'campaigns.freeSpinGames', freeSpinGames?.map(({ name }) => name).join(' · ')),
    ...line(t, 'campaigns.freeSpinWinnings', winningsFactor === undefined ? t('campaigns.freeSpinWinsCash') : undefined),
  ]
}

/** A kind as the campaign writes it; a share is named as one. */
export function givenText(campaign: Campaign, kind: AwardKind, t: T): string | undefined {
  const { currency, freeSpinAmount, pokerBonus } = campaign
  if (kind === 'freeSpin') return freeSpinAmount === undefined ? undefined : String(freeSpinAmount)
  const said = kind === 'pokerBonus' ? pokerBonus : campaign[`${kind}Amount`]
  if (said === undefined) return undefined
  const [type, amount] = typeof said === 'object' ? [said.amountType, said.initialAmount] : [campaign[`${kind as 'promo'}AmountType`], said] // a poker bonus is an object
  // An answer may hold a number although the contract has a decimal string.
  return type === 'percentage' ? t('campaigns.ofDeposit', { percent: `${Number(amount)}` }) : moneyText(`${amount}`, currency)
}

/** Returns which deposits it takes. */
export function depositsOf({ currency, maxAmountCapEnabled, minDepositAmount, maxDepositAmount }: Campaign, t: T): Term[] {
  return [
    ...line(t, 'campaigns.minDeposit', moneyOf(minDepositAmount, currency)),
    ...line(t, maxAmountCapEnabled ? 'campaigns.maxCounted' : 'campaigns.maxDeposit', moneyOf(maxDepositAmount, currency)),
  ]
}

const stakesOf = ({ currency, minBetAmount, maxBetAmount }: Campaign, t: T): Term[] => [
  ...line(t, 'campaigns.minBet', moneyOf(minBetAmount, currency)),
  ...line(t, 'campaigns.maxBet', moneyOf(maxBetAmount, currency)),
]

/** Returns what is to be wagered, with the example that the law wants. */
export function wagersOf(campaign: Campaign, t: T): Term[] {
  const { turnoverFactor } = campaign
  return [
    ...line(t, 'campaigns.wager', turnoverFactor && wagerText(campaign, turnoverFactor, t)),
    ...line(t, 'campaigns.wager', winningsText(campaign, t)),
    ...line(t, 'campaigns.example', exampleText(campaign, t)),
  ]
}

/** Describes in words what the factor multiplies, which depends on what the campaign can give. */
function wagerText(campaign: Campaign, factor: string, t: T): string | undefined {
  const least = parseAmount(campaign.maxDepositAmount ?? campaign.minDepositAmount ?? '100.00', campaign.currency) ?? 0n
  const whole = { ...campaign, maxPromoLimit: undefined, maxCashLimit: undefined }
  const awards = awardsOf(whole, { amountMinor: least, includedFeeMinor: 0n, currency: campaign.currency })
  const { deposit, bonus } = turnoverParts(campaign, awards)
  const winnings = campaign.winningsFactor === factor || (deposit && !bonus && awards.freeSpin > 0n)
  const parts = [deposit && 'deposit', bonus && 'bonus', winnings && 'winnings'].filter(Boolean).join('_')
  if (!bonus && !winnings) return undefined
  return t('campaigns.wagerOf', { factor, parts })
}

/** Describes how often winnings of free spins are wagered, where that is another factor than that of the bonus. */
const winningsText = ({ winningsFactor, turnoverFactor }: Campaign, t: T): string | undefined =>
  winningsFactor === undefined || winningsFactor === turnoverFactor
    ? undefined
    : t('campaigns.wagerOf', { factor: winningsFactor, parts: 'winnings' })

/** Works through one deposit, with its amounts. */
function exampleText({ example, currency }: Campaign, t: T): string | undefined {
  if (!example) return undefined
  const money = (amount: string) => moneyText(amount, currency)
  return t('campaigns.exampleOf', { deposit: money(example.deposit), bonus: money(example.bonus), wager: money(example.wager) })
}

/** Returns what is left of the limits of a campaign, and whose games it is for. */
export function limitsOf(campaign: Campaign, t: T): Term[] {
  const { currency, campaignGameProvider } = campaign
  const left = (most: string | undefined, awarded: string) => {
    const [all, had] = [parseAmount(most ?? '', currency), parseAmount(awarded, currency) ?? 0n]
    if (all === undefined) return undefined
    return t('campaigns.leftOf', {
      left: moneyText(formatAmount(all > had ? all - had : 0n, currency), currency),
      most: moneyText(most ?? '', currency),
    })
  }
  return [
    ...line(t, 'campaigns.promoLeft', left(campaign.maxPromoLimit, campaign.awardedPromoAmount)),
    ...line(t, 'campaigns.cashLeft', left(campaign.maxCashLimit, campaign.awardedCashAmount)),
    ...line(t, 'campaigns.gameProvider', campaignGameProvider),
  ]
}

function timesOf({ validDays, endsAt }: Campaign, { t, date }: Words): Term[] {
  return [
    ...line(t, 'campaigns.validFor', validDays === null ? undefined : t('campaigns.days', { count: validDays })),
    ...line(t, 'campaigns.ends', endsAt === null ? undefined : date(endsAt)),
  ]
}

/** Returns in which games stakes count towards what is to be wagered, and which do not open meanwhile. */
function countingOf({ counting }: Campaign, { t, group = capital }: Words): Term[] {
  if (!counting) return []
  const { default: percent, exceptions, excludedGames, wholeStake } = counting
  const named = exceptions.map(({ scope, name, percent: share }) => {
    const of = scope === 'product' || scope === 'group' ? group(name) : name
    return `${of}: ${share === '0' ? t('campaigns.notCounted') : t('campaigns.percent', { percent: share })}`
  })
  const rest = named.length > 0 ? 'campaigns.whereDefault' : percent === '100' ? 'campaigns.whereAll' : 'campaigns.whereEvery'
  const all = [...named, t(rest, { percent }), ...(wholeStake ? [] : [t('campaigns.wherePart')])]
  return [
    ...line(t, 'campaigns.where', all.join(' · ')),
    ...line(t, 'campaigns.whereNot', excludedGames.length > 0 ? excludedGames.join(' · ') : undefined),
  ]
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** The name of a group of games or a product, in the words of the lobby where the page has them. */
export function groupText(texts: Pick<Texts, 'has' | 't'>, name: string): string {
  const key = `lobby.group.${name}`
  return texts.has(key) ? texts.t(key) : capital(name)
}

const moneyOf = (amount: string | undefined, currency: string) => (amount === undefined ? undefined : moneyText(amount, currency))
