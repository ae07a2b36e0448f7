import { parseAmount } from './amount.ts'
import { awardsOf, turnoverOf, wageredBonus, type CampaignTerms } from './campaign-awards.ts'
import { parseDecimal, percentOf } from './fraction.ts'

/** How many times the bonus, or the bonus and its deposit, may have to be wagered at most. */
export type WageringBound = { times: number; base: 'bonus' | 'depositPlusBonus' }

/** A deposit that asks for more than a bound allows; amounts in minor units. `isEndless`: larger ones ask for ever more. */
export type WorstDeposit = { deposit: bigint; bonus: bigint; required: bigint; allowed: bigint; isEndless: boolean }

/**
 * Finds the deposit whose wagering is furthest above a bound, exactly and without trying them all; undefined if every
 * deposit that the terms take stays within it. Where larger deposits are ever worse, it is the first of them that is
 * above the bound.
 *
 * A share of a deposit is rounded, so that what a deposit asks for goes up and down a little around a straight line. It
 * repeats itself after as many minor units as the share's denominator has, at most 10,000 for shares with two decimals;
 * so a stretch between two caps is at its worst within its first or its last such period.
 */
export function worstDeposit(terms: CampaignTerms, currency: string, bound: WageringBound): WorstDeposit | undefined {
  if (canNeverExceed(terms, bound)) return undefined
  const asked = (deposit: bigint) => askedOf(terms, currency, bound, deposit)
  let worst: Asked | undefined
  for (const stretch of stretchesOf(terms, currency)) {
    const { from, to, period } = stretch
    const grows = growthOf(terms, bound, stretch)
    if (to === undefined && grows > 0n) return shown(firstAbove(asked, stretch, grows), true)
    // As much as rounding can hide in all of the stretch: where that is not enough, no deposit of it needs a look.
    const most = asked(grows > 0n && to !== undefined ? to : from).excess + roundingOf(terms, bound, stretch)
    if (2n * most < factorOf(terms).denominator || (worst && most <= worst.excess)) continue
    const first = grows > 0n && to !== undefined && to - period + 1n > from ? to - period + 1n : from
    const last = to !== undefined && to < first + period ? to : first + period - 1n
    for (let deposit = first; deposit <= last; deposit += 1n) {
      const one = asked(deposit)
      if (isAbove(one) && (!worst || one.excess > worst.excess)) worst = one
    }
  }
  return worst && shown(worst, false)
}

/** Returns how much the excess grows with each period of a stretch. */
function growthOf(terms: CampaignTerms, { times, base }: WageringBound, { period, shares }: Stretch): bigint {
  const { numerator, denominator } = factorOf(terms)
  const bonus = shares.reduce((sum, share) => sum + (share.numerator * period) / share.period, 0n)
  const counted = terms.includeDepositAmountToTurnover ? period : 0n
  return numerator * (bonus + counted) - BigInt(times) * denominator * (base === 'bonus' ? bonus : bonus + period)
}

/** Returns the most by which roundings of shares can lift one deposit of a stretch above the line through another. */
function roundingOf(terms: CampaignTerms, { times }: WageringBound, { shares }: Stretch): bigint {
  const { numerator, denominator } = factorOf(terms)
  const each = numerator - BigInt(times) * denominator
  return BigInt(shares.length) * (each < 0n ? -each : each)
}

/** What a deposit asks for. `excess` is the unrounded requirement above what is allowed, in parts of a minor unit. */
type Asked = Omit<WorstDeposit, 'isEndless'> & { excess: bigint }

function askedOf(terms: CampaignTerms, currency: string, { times, base }: WageringBound, deposit: bigint): Asked {
  const made = { amountMinor: deposit, includedFeeMinor: 0n, currency }
  const awards = awardsOf(terms, made)
  const bonus = wageredBonus(terms, awards)
  const { numerator, denominator } = factorOf(terms)
  const allowed = BigInt(times) * (base === 'bonus' ? bonus : bonus + deposit)
  const counted = terms.includeDepositAmountToTurnover && bonus + awards.freeSpin > 0n ? deposit : 0n
  const isSomething = bonus + counted > 0n
  const excess = isSomething ? numerator * (bonus + counted) - allowed * denominator : -(allowed * denominator)
  return { deposit, bonus, required: turnoverOf(terms, made, awards), allowed, excess }
}

const factorOf = ({ turnoverFactor }: CampaignTerms) => parseDecimal(turnoverFactor ?? '0') ?? { numerator: 0n, denominator: 1n }
const isAbove = ({ required, allowed }: Asked) => required > allowed
const shown = ({ excess: _, ...worst }: Asked, isEndless: boolean): WorstDeposit => ({ ...worst, isEndless })

/** A requirement of the bonus alone, by a factor within the bound, is above it for no deposit; nor is one that counts both sides alike. */
function canNeverExceed(terms: CampaignTerms, { times, base }: WageringBound): boolean {
  const { numerator, denominator } = factorOf(terms)
  const isWithin = numerator <= BigInt(times) * denominator
  return isWithin && (base === 'depositPlusBonus' || !terms.includeDepositAmountToTurnover)
}

/** Returns the first deposit of an endless stretch that is above the bound, where each period adds `grows` to the excess. */
function firstAbove(asked: (deposit: bigint) => Asked, { from, period }: Stretch, grows: bigint): Asked {
  let first: Asked | undefined
  for (let start = from; start < from + period; start += 1n) {
    let one = asked(start)
    // The requirement is above from half a minor unit of excess on; a step of one period more makes up for the rounding.
    while (!isAbove(one) && (!first || one.deposit < first.deposit)) {
      const missing = -one.excess / grows
      one = asked(one.deposit + (missing > 1n ? missing - 1n : 1n) * period)
    }
    if (isAbove(one) && (!first || one.deposit < first.deposit)) first = one
  }
  return first ?? asked(from)
}

/** Deposits between two of which no cap begins to hold, from one to another or without an end, and the shares that still grow. */
type Stretch = { from: bigint; to: bigint | undefined; period: bigint; shares: readonly Share[] }

function stretchesOf(terms: CampaignTerms, currency: string): Stretch[] {
  const minor = (text: string | undefined) => (text === undefined ? undefined : parseAmount(text, currency))
  const least = minor(terms.minDepositAmount) ?? 1n
  const from = least > 0n ? least : 1n
  const most = terms.maxAmountCapEnabled ? undefined : minor(terms.maxDepositAmount)
  if (most !== undefined && most < from) return []
  const shares = sharesOf(terms, minor)
  const begins = firstEarning(terms, currency, shares, from)
  if (begins === undefined || (most !== undefined && begins > most)) return []
  const starts = [begins, ...shares.flatMap(({ cappedFrom }) => (cappedFrom === undefined || cappedFrom <= begins ? [] : [cappedFrom]))]
    .filter((start) => most === undefined || start <= most)
    .toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  return starts.map((start, place) => {
    const after = starts[place + 1]
    const growing = shares.filter(({ cappedFrom }) => cappedFrom === undefined || cappedFrom > start)
    const period = growing.reduce((all, share) => commonOf(all, share.period), 1n)
    return { from: start, to: after === undefined ? most : after - 1n, period, shares: growing }
  })
}

/** Returns the first deposit that earns something to wager; undefined if none does. */
function firstEarning(terms: CampaignTerms, currency: string, shares: readonly Share[], from: bigint): bigint | undefined {
  const awards = awardsOf(terms, { amountMinor: from, includedFeeMinor: 0n, currency })
  if (wageredBonus(terms, awards) + awards.freeSpin > 0n) return from
  // Half a minor unit is the first share that is one.
  const first = shares.flatMap(({ numerator, period, cappedFrom }) =>
    cappedFrom === 0n ? [] : [(period + 2n * numerator - 1n) / (2n * numerator)],
  )
  return first.toSorted((a, b) => (a < b ? -1 : 1))[0]
}

const wageredKinds = ['promo', 'cash', 'biaCash', 'liveCasinoBonus', 'bettingBonus'] as const

/** A share of the deposit as a fraction, whose denominator is its period, and the deposit from which on it is capped. */
type Share = { numerator: bigint; period: bigint; cappedFrom: bigint | undefined }

function sharesOf(terms: CampaignTerms, minor: (text: string | undefined) => bigint | undefined): Share[] {
  return wageredKinds.flatMap((kind) => {
    if (kind === 'bettingBonus' && !terms.includeBettingBonusToTurnover) return []
    const said = terms[`${kind}Amount`]
    const own = typeof said === 'object' ? said : { amountType: terms[`${kind}AmountType`] ?? 'fixed', initialAmount: said ?? '' }
    const percent = parseDecimal(String(own.initialAmount))
    if (own.amountType !== 'percentage' || !percent || percent.numerator === 0n) return []
    const [numerator, denominator] = reduced(percent.numerator, percent.denominator * 100n)
    const caps = capsOf(terms, kind, String(own.initialAmount), minor)
    // The least deposit whose share, rounded half up, reaches the cap: share × 2 × deposit >= 2 × cap - 1.
    const reaches = (cap: bigint) => (cap <= 0n ? 0n : ((2n * cap - 1n) * denominator + 2n * numerator - 1n) / (2n * numerator))
    const cappedFrom = caps.map(reaches).toSorted((a, b) => (a < b ? -1 : 1))[0]
    return [{ numerator, period: denominator, cappedFrom }]
  })
}

function capsOf(
  terms: CampaignTerms,
  kind: (typeof wageredKinds)[number],
  percent: string,
  minor: (text: string | undefined) => bigint | undefined,
): bigint[] {
  const most = kind === 'promo' ? minor(terms.maxPromoLimit) : kind === 'cash' ? minor(terms.maxCashLimit) : undefined
  const had = minor(kind === 'promo' ? terms.awardedPromoAmount : terms.awardedCashAmount) ?? 0n
  const largest = terms.maxAmountCapEnabled ? minor(terms.maxDepositAmount) : undefined
  return [...(most === undefined ? [] : [most - had]), ...(largest === undefined ? [] : [percentOf(largest, percent)])]
}

function reduced(numerator: bigint, denominator: bigint): [bigint, bigint] {
  const common = divisorOf(numerator, denominator)
  return [numerator / common, denominator / common]
}

const divisorOf = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisorOf(b, a % b))
const commonOf = (a: bigint, b: bigint): bigint => (a / divisorOf(a, b)) * b
