import type { BonusRules } from './bonus-rules.ts'

export type LimitType = 'deposit' | 'session' | 'loss' | 'wager' | 'maxBalance' | 'netDeposit'
export type LimitPeriodName = 'daily' | 'weekly' | 'monthly' | 'permanent'
/** The periods over which money is counted. */
export type CountedPeriod = Exclude<LimitPeriodName, 'permanent'>
/**
 * calendar: day, week from Monday, month; rolling: the last 24 hours, 7 or 30 days; anchored: the same lengths, counted
 * from when the limit was set.
 */
export type WindowKind = 'calendar' | 'rolling' | 'anchored'

/**
 * An amount for an age band (`all`, or a name of `ageBands`) and a period: a decimal string of the named currency;
 * seconds for session limits.
 */
export type BandAmount = { band: string; period: LimitPeriodName; amount: string; currency: string }

/** A country's rules for one type of limit. Hours are real time. */
export type LimitRule = {
  /** Whether players may set it. A limit that is not offered still applies if an operator or a register has set it. */
  offered: boolean
  /** Whether the player must set it: never, prompted until answered, before a deposit, or before any bet. */
  mandatory: 'none' | 'prompt' | 'before-deposit' | 'before-play'
  periods: LimitPeriodName[]
  hiddenPeriodsInForm: LimitPeriodName[]
  periodKind: WindowKind
  /** Limits that the country imposes on everybody, until an operator or a register decides otherwise. */
  imposed: BandAmount[]
  /** The highest limit that a player may set. */
  most: BandAmount[]
  increase: {
    delayHours: number
    /** Whether a raise also waits for the end of the running window. */
    waitPeriodEnd: boolean
    /**
     * player: must confirm once it is due. operator: must approve above the contact threshold. external: a register
     * must approve.
     */
    confirm: 'none' | 'player' | 'operator' | 'external'
    confirmWindowHours: number
    /** The most raises within a number of days; null: no bound. */
    mostRaises: { times: number; days: number } | null
  }
  decrease: 'immediate'
  removal: 'forbidden' | 'delayed'
  undoRemovalVisible: boolean
  /** At or above this amount the operator contacts the player; if it blocks, the limit waits for that. */
  contactThreshold: (BandAmount & { blocks: boolean; from: 'above' | 'atLeast' })[]
  /** Whether the form shows the allowed minimum and maximum beforehand. */
  namesBounds: boolean
  /** Percentages of the limit at which the player is notified. */
  notices: number[]
  /**
   * The effect of reaching it: `block` refuses, `logout` ends all sessions, `sweep` moves the excess to the reserve.
   * Each type supports one.
   */
  atLimit: 'block' | 'logout' | 'sweep'
  /** How session time is measured. */
  measure: 'login' | 'gameplay'
  /** Whether one deposit may exceed the limit; the next may not. */
  singleOvershoot: boolean
  /** The number of exceeded windows after which an operator must decide; null: never. */
  breachMaxCount: number | null
}

/**
 * The source of a value. `field` is a path in which `*` matches any one name; it covers everything below. Grades: P
 * law, regulator or standard; S secondary; V vendor; own: a choice of this product without a rule behind it; unsourced:
 * believed, but no source found.
 */
export type Source = { field: string; url: string; grade: 'P' | 'S' | 'V' | 'own' | 'unsourced'; checkedOn: string }

/** One country's rules from a date on. A change is a new version with its own `validFrom`; old versions stay. */
export type RuleSet = {
  code: string
  validFrom: string
  /** The set of texts about limits. */
  textSet: 'SWE' | 'GBR' | 'EST' | 'NLD' | 'MLT'
  /** Whether every value was checked against the law; false for inherited defaults. */
  verified: boolean
  timeZone: string
  /** When a day begins in the time zone: HH:MM. */
  dayStart: string
  currency: string
  minAge: number
  /** Other minimum ages by kind of game (casino, betting, lottery). */
  minAgeByVertical: Record<string, number>
  ageBands: { name: string; from: number; to: number | null }[]
  kycBefore: ('deposit' | 'play' | 'demo' | 'withdraw')[]
  /** The only regions from which players may register, and the postcode areas of all others; empty: everywhere. */
  registrationRegions: string[]
  registrationZipExcluded: string[]
  limits: Partial<Record<LimitType, LimitRule>>
  /** How often the player is asked to review their limits; null: never. */
  limitReviewMonths: number | null
  exclusion: {
    registers: string[]
    checkAt: ('register' | 'login' | 'gameStart' | 'marketing')[]
    failMode: 'closed'
    ownDurationsMonths: (number | null)[]
    /** The minimum length of a self-exclusion in days, since months differ; null: none. */
    leastDays: number | null
    /**
     * If set, a self-exclusion of months lasts until the player asks to return and this many hours have passed; null:
     * it ends by itself.
     */
    returnCoolingOffHours: number | null
  }
  timeOutHours: number[]
  panicHours: number
  /** null: the player decides. */
  realityCheckEveryMinutes: number | null
  games: {
    /** By group of games, else by product, else `*`. */
    minRoundMs: Record<string, number>
    maxStake: { group: string; minAge: number; amount: string; currency: string }[]
    autoplay: boolean
    demo: boolean
  }
  bonus: BonusRules
  payments: {
    creditCard: boolean
    closedLoop: boolean
    ownNameOnly: boolean
    autoPayout: boolean
    playerCancelWithdrawal: boolean
    depositNotice: string | null
    /** Whether depositors must read how players' money is held and protected. */
    fundsStatement: boolean
  }
  retentionYears: number
  shell: { bar: string[]; hidePromotions: boolean; balanceRows: string[]; clock: boolean; pageFlags: string[] }
  sources: Source[]
}
