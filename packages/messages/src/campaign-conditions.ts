import type { Conditions } from '@fairhouse/contract'
import { moneyText, percentText } from '@fairhouse/money'
import { depositsOf, givesOf, limitsOf, wagersOf, type Term, type Words } from './campaign-terms.ts'

/** A part of the terms: its title, lines of figures, and sentences. */
export type ConditionsPart = { readonly name: ConditionsName; readonly title: string; readonly lines: Term[]; readonly says: string[] }
type ConditionsName = 'gives' | 'wager' | 'games' | 'stakes' | 'time' | 'yours' | 'back' | 'ends' | 'who'

/** How the page writes moments and countries. */
export type ConditionsWords = Words & { readonly country: (code: string) => string }

/**
 * Writes the whole terms of a bonus in the page's language, from what its campaign says and from nothing else. A part
 * that does not apply is left out.
 */
export function conditionsText(terms: Conditions, words: ConditionsWords): ConditionsPart[] {
  const isPlayed = terms.counting !== undefined
  const isWindows = terms.cashBackBase !== null
  return [
    gives(terms, words),
    wager(terms, words, isPlayed),
    ...(isPlayed ? [part('games', words, [], []), stakes(terms, words)] : []),
    time(terms, words, isPlayed),
    yours(terms, words, isPlayed),
    ...(isWindows ? [back(terms, words)] : []),
    ...(isPlayed ? [ends(terms, words)] : []),
    who(terms, words),
  ]
}

const part = (name: ConditionsName, { t }: Words, lines: Term[], says: string[]): ConditionsPart => ({
  name,
  title: t(`bonuses.terms.${name}`),
  lines,
  says,
})

/** A sentence where there is something to say. */
const said = <Value>(value: Value | null | undefined | false, say: (value: Value) => string): string[] =>
  value === null || value === undefined || value === false ? [] : [say(value)]

function gives(terms: Conditions, words: ConditionsWords): ConditionsPart {
  const { t } = words
  const ways = terms.places.map((place) => {
    if (place === 'deposit') return t(terms.optIn ? 'bonuses.terms.gives.deposit' : 'bonuses.terms.gives.automatic')
    if (place === 'registration')
      return t(terms.atRegistration ? 'bonuses.terms.gives.registration' : 'bonuses.terms.gives.registrationDeposit')
    return t(`bonuses.terms.gives.${place}`)
  })
  const turn = terms.counting === undefined ? [] : [t('bonuses.terms.gives.turn')]
  return part('gives', words, [...givesOf(terms, t), ...depositsOf(terms, t), ...limitsOf(terms, t)], [...ways, ...turn])
}

function wager(terms: Conditions, words: ConditionsWords, isPlayed: boolean): ConditionsPart {
  const { t } = words
  const { currency, worked, workedWin, preWager } = terms
  const money = (amount: string) => moneyText(amount, currency)
  if (!isPlayed && !worked) return part('wager', words, [], [t('bonuses.terms.wager.none')])
  return part('wager', words, wagersOf({ ...terms, example: undefined }, t), [
    ...(worked || workedWin ? [] : [t('bonuses.terms.wager.first')]),
    ...said((worked ?? workedWin) && !preWager, () => t('bonuses.terms.wager.until')),
    ...said(preWager, () => t('bonuses.terms.wager.pre')),
    ...said(worked, ({ deposit, bonus, wager: all, rounds, stake }) =>
      t(deposit === null ? 'bonuses.terms.wager.exampleNone' : 'bonuses.terms.wager.example', {
        ...(deposit === null ? {} : { deposit: money(deposit) }),
        bonus: money(bonus),
        wager: money(all),
        rounds: t('campaigns.roundsOf', { count: rounds, stake: money(stake) }),
      }),
    ),
    ...said(workedWin, ({ win, wager: more }) => t('bonuses.terms.wager.spins', { win: money(win), wager: money(more) })),
  ])
}

function stakes(terms: Conditions, words: ConditionsWords): ConditionsPart {
  const { t } = words
  const { minBetAmount: min, maxBetAmount: max, currency } = terms
  return part(
    'stakes',
    words,
    [],
    [
      ...said(max, (amount) => t('bonuses.terms.stakes.max', { max: moneyText(amount, currency) })),
      ...said(min, (amount) => t('bonuses.terms.stakes.min', { min: moneyText(amount, currency) })),
      ...(min || max ? [] : [t('bonuses.terms.stakes.none')]),
    ],
  )
}

function time(terms: Conditions, words: ConditionsWords, isPlayed: boolean): ConditionsPart {
  const { t, date } = words
  const { startsAt, endsAt, validDays, freeSpinAmount } = terms
  const start = date(startsAt)
  const offered = endsAt === null ? t('bonuses.terms.offered', { start }) : t('bonuses.terms.offeredUntil', { start, end: date(endsAt) })
  if (!isPlayed && !freeSpinAmount) return part('time', words, [], [offered])
  const runs =
    validDays === null
      ? [t('bonuses.terms.time.none')]
      : [t('bonuses.terms.time.days', { days: t('campaigns.days', { count: validDays }) })]
  const over = isPlayed && validDays !== null ? [t('bonuses.terms.time.over')] : []
  return part('time', words, [], [offered, ...runs, ...over])
}

function yours({ maxConverted, currency, preWager }: Conditions, words: ConditionsWords, isPlayed: boolean): ConditionsPart {
  const { t } = words
  const bound =
    maxConverted === null ? t('bonuses.terms.yours.noCap') : t('bonuses.terms.yours.cap', { cap: moneyText(maxConverted, currency) })
  const shared = isPlayed && !preWager ? [t('bonuses.terms.yours.share')] : []
  return part('yours', words, [], [t('bonuses.terms.yours.own'), ...shared, ...(isPlayed ? [bound] : [])])
}

function back(terms: Conditions, words: ConditionsWords): ConditionsPart {
  const { t } = words
  const { cashBackPercentage, cashBackPeriod: period, cashBackBase, cashBackValidity } = terms
  const kind = cashBackBase ?? 'netLoss'
  const runs = said(
    period && cashBackPercentage !== undefined && { period, percent: percentText(cashBackPercentage) },
    ({ period: every, percent }) => t('bonuses.cashback.runs', { percent, kind, period: every }),
  )
  const over = said(cashBackValidity, (count) => t('bonuses.terms.back.over', { days: t('campaigns.days', { count }) }))
  return part('back', words, [], [...runs, t(`bonuses.cashback.${kind}`), t('bonuses.terms.back.take'), ...over])
}

function ends({ onWithdrawal, places }: Conditions, words: ConditionsWords): ConditionsPart {
  const { t } = words
  const isByDeposit = places.includes('deposit') || places.includes('registration')
  return part(
    'ends',
    words,
    [],
    [
      t('bonuses.terms.ends.giveUp'),
      t(onWithdrawal === 'forfeit' ? 'bonuses.terms.ends.withdrawForfeit' : 'bonuses.terms.ends.withdraw'),
      ...(isByDeposit ? [t('bonuses.terms.ends.refund')] : []),
      t('bonuses.terms.ends.break'),
      t('bonuses.terms.ends.late'),
    ],
  )
}

function who(terms: Conditions, words: ConditionsWords): ConditionsPart {
  const { t, country } = words
  const named = (codes: readonly string[]) => codes.length > 0 && codes.map(country).join(', ')
  const { timesPerPlayer: times, coolOffHours, deposits, minAge, methodNames, promoCode } = terms
  return part(
    'who',
    words,
    [],
    [
      ...said(named(terms.countries), (countries) => t('bonuses.terms.who.countries', { countries })),
      ...said(named(terms.excludedCountries), (countries) => t('bonuses.terms.who.not', { countries })),
      ...said(minAge, (age) => t('bonuses.terms.who.age', { age })),
      ...said(terms.isForSome, () => t('bonuses.terms.who.some')),
      ...said(promoCode, (code) => t('bonuses.terms.who.code', { code })),
      ...said(deposits.length > 0 && deposits.join(', '), (numbers) => t('bonuses.terms.who.deposits', { numbers })),
      ...said(methodNames.length > 0 && methodNames.join(', '), (methods) => t('bonuses.terms.who.methods', { methods })),
      ...said(times, (count) => (count === 1 ? t('bonuses.terms.who.once') : t('bonuses.terms.who.times', { count }))),
      ...said(coolOffHours, (hours) => t('bonuses.terms.who.coolOff', { hours })),
      t('bonuses.terms.who.never'),
    ],
  )
}
