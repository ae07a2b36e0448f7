export type LimitType = 'deposit' | 'session' | 'loss' | 'wager' | 'maxBalance' | 'netDeposit'
export type LimitPeriodName = 'daily' | 'weekly' | 'monthly'

/** What a country asks of one type of limit. Hours are of real time; amounts are decimal strings in the currency named. */
export type LimitRule = {
  offered: boolean
  /** Whether the player must have set it: never, be asked, before a deposit, or before any bet. */
  mandatory: 'none' | 'prompt' | 'before-deposit' | 'before-play'
  periods: LimitPeriodName[]
  hiddenPeriodsInForm: LimitPeriodName[]
  periodKind: 'calendar' | 'rolling' | 'anchored'
  increase: { delayHours: number; waitPeriodEnd: boolean; confirm: 'none' | 'player' | 'operator' | 'external' }
  decrease: 'immediate'
  removal: 'forbidden' | 'delayed'
  undoRemovalVisible: boolean
  contactThreshold: { band: string; period: LimitPeriodName; amount: string; currency: string; blocks: boolean }[]
  notices: number[]
  atLimit: 'block' | 'logout' | 'sweep'
  measure?: 'login' | 'gameplay'
}

/** Where a value comes from. Grades: P law, regulator or standard; S secondary; V vendor; unsourced. */
export type Source = { field: string; url: string; grade: 'P' | 'S' | 'V' | 'unsourced'; checkedOn: string }

/** One country's rules from a moment on. A change is a new version with its own `validFrom`; old ones stay. */
export type RuleSet = {
  code: string
  validFrom: string
  textSet: 'SWE' | 'GBR' | 'EST' | 'NLD' | 'MLT'
  verified: boolean
  timeZone: string
  currency: string
  minAge: number
  ageBands: { name: string; from: number; to: number | null }[]
  kycBefore: ('deposit' | 'play' | 'demo' | 'withdraw')[]
  /** Parts of the country from which alone players may come, and the postcode areas of the others. */
  registrationRegions: string[]
  registrationZipExcluded: string[]
  limits: Partial<Record<LimitType, LimitRule>>
  exclusion: {
    registers: string[]
    checkAt: ('register' | 'login' | 'gameStart' | 'marketing')[]
    failMode: 'closed'
    ownDurationsMonths: (number | null)[]
  }
  timeOutHours: number[]
  realityCheckEveryMinutes: number | null
  games: {
    minRoundMs: Record<string, number>
    maxStake: { group: string; minAge: number; amount: string; currency: string }[]
    autoplay: boolean
    demo: boolean
    parallelPlay: 'single' | 'many'
  }
  bonus: {
    allowed: boolean
    maxGrants: number | null
    maxWagering: number | null
    minValidityDays: number | null
    singleProduct: boolean
    includesCashback: boolean
  }
  payments: { creditCard: boolean; closedLoop: boolean; playerCancelWithdrawal: boolean; depositNotice: string | null }
  history: { selfServiceMonths: number; lifetimeNetDeposit: boolean }
  retentionYears: number
  shell: { bar: string[]; hidePromotions: boolean; balanceRows: string[]; clock: boolean }
  sources: Source[]
}
