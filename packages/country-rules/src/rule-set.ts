export type LimitType = 'deposit' | 'session' | 'loss' | 'wager' | 'maxBalance' | 'netDeposit'
export type LimitPeriodName = 'daily' | 'weekly' | 'monthly' | 'permanent'
/** The periods that money is counted in. */
export type CountedPeriod = Exclude<LimitPeriodName, 'permanent'>
/** calendar: day, week from Monday, month; rolling: the last 24 hours, 7 or 30 days; anchored: as long as those, from when the limit was set. */
export type WindowKind = 'calendar' | 'rolling' | 'anchored'

/** An amount for a band of ages (`all`, or a name of `ageBands`) and a period: a decimal string of the currency named, of session limits seconds. */
export type BandAmount = { band: string; period: LimitPeriodName; amount: string; currency: string }

/** What a country asks of one type of limit. Hours are of real time. */
export type LimitRule = {
  /** Whether the player may set it. One that is not offered holds all the same where somebody else has set it. */
  offered: boolean
  /** Whether the player must have set it: never, be asked until answered, before a deposit, or before any bet. */
  mandatory: 'none' | 'prompt' | 'before-deposit' | 'before-play'
  periods: LimitPeriodName[]
  hiddenPeriodsInForm: LimitPeriodName[]
  periodKind: WindowKind
  /** What the country itself limits everybody to until an operator or a register says otherwise. */
  imposed: BandAmount[]
  /** The most that a player may set. */
  most: BandAmount[]
  increase: {
    delayHours: number
    /** A raise also waits for the end of the running window. */
    waitPeriodEnd: boolean
    /** player: confirmed once it is due. operator: above the contact threshold an operator must approve. external: a register must. */
    confirm: 'none' | 'player' | 'operator' | 'external'
    confirmWindowHours: number
    /** At most so many raises in so many days; null: as many as one likes. */
    mostRaises: { times: number; days: number } | null
  }
  decrease: 'immediate'
  removal: 'forbidden' | 'delayed'
  undoRemovalVisible: boolean
  /** From it on, or above it, the operator talks with the player; where it blocks, the limit waits for that. */
  contactThreshold: (BandAmount & { blocks: boolean; from: 'above' | 'atLeast' })[]
  /** Whether the form names the least and the most before an amount is entered that cannot be taken. */
  namesBounds: boolean
  /** Percent of the limit at which the player is told. */
  notices: number[]
  /** What happens when it is used up: `block` refuses, `logout` ends every login, `sweep` sends what is above to the reserve. Each type knows one. */
  atLimit: 'block' | 'logout' | 'sweep'
  /** What session time is. */
  measure: 'login' | 'gameplay'
  /** One deposit may go past the limit; the next may not. */
  singleOvershoot: boolean
  /** Windows above the limit after which an operator must decide; null: each window begins anew. */
  breachMaxCount: number | null
}

/**
 * Where a value comes from. `field` is a path, a `*` in it any one name; it speaks for everything below. Grades: P law, regulator or
 * standard; S secondary; V vendor; own: a choice of this product that no rule asks for; unsourced: believed, no source found.
 */
export type Source = { field: string; url: string; grade: 'P' | 'S' | 'V' | 'own' | 'unsourced'; checkedOn: string }

/** One country's rules from a moment on. A change is a new version with its own `validFrom`; old ones stay. */
export type RuleSet = {
  code: string
  validFrom: string
  /** Which texts speak of limits. */
  textSet: 'SWE' | 'GBR' | 'EST' | 'NLD' | 'MLT'
  /** Whether somebody has held every value against the law: one that is inherited from the default is not. */
  verified: boolean
  timeZone: string
  /** When a day begins in the time zone: HH:MM. */
  dayStart: string
  currency: string
  minAge: number
  /** Other ages for a kind of game (casino, betting, lottery). */
  minAgeByVertical: Record<string, number>
  ageBands: { name: string; from: number; to: number | null }[]
  kycBefore: ('deposit' | 'play' | 'demo' | 'withdraw')[]
  /** Parts of the country from which alone players may come, and the postcode areas of the others. */
  registrationRegions: string[]
  registrationZipExcluded: string[]
  limits: Partial<Record<LimitType, LimitRule>>
  /** How often the player is asked to look at the limits again; null: never. */
  limitReviewMonths: number | null
  exclusion: {
    registers: string[]
    checkAt: ('register' | 'login' | 'gameStart' | 'marketing')[]
    failMode: 'closed'
    ownDurationsMonths: (number | null)[]
    /** The fewest days that an own exclusion lasts, where a month could be shorter. */
    leastDays: number | null
    /** A player's own exclusion of months holds until they ask to play again and so many hours have passed; null: it ends by itself. */
    returnCoolingOffHours: number | null
  }
  timeOutHours: number[]
  panicHours: number
  /** null: the player chooses. */
  realityCheckEveryMinutes: number | null
  games: {
    /** By group of games, else by product, else what `*` says. */
    minRoundMs: Record<string, number>
    maxStake: { group: string; minAge: number; amount: string; currency: string }[]
    autoplay: boolean
    demo: boolean
  }
  bonus: {
    allowed: boolean
    maxGrants: number | null
    maxWagering: number | null
    minValidityDays: number | null
    maxAmount: { amount: string; currency: string } | null
    singleProduct: boolean
    includesCashback: boolean
    offeredDuringPlay: boolean
    offeredWhileBlocked: boolean
  }
  payments: {
    creditCard: boolean
    closedLoop: boolean
    ownNameOnly: boolean
    autoPayout: boolean
    playerCancelWithdrawal: boolean
    depositNotice: string | null
    /** Depositors read how players' money is held and how far it is protected. */
    fundsStatement: boolean
  }
  retentionYears: number
  shell: { bar: string[]; hidePromotions: boolean; balanceRows: string[]; clock: boolean; pageFlags: string[] }
  sources: Source[]
}
