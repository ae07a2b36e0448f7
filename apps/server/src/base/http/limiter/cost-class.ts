import type { SettingName } from '../../../settings/index.ts'

/**
 * How calls of a class are counted. `here`: in each process's memory; `together`: by all processes, with leases from
 * the database; `refused`: in memory, but only rejected calls, because signed calls come from partners who may call as
 * often as they like.
 */
type Counted = 'here' | 'together' | 'refused'

type BudgetSetting = Extract<SettingName, `be.${string}PerMinute`>
export type Budget = { setting: BudgetSetting; counted: Counted; ofAll?: BudgetSetting }

/**
 * The cost classes of calls: the setting that bounds each per network and minute, how it is counted, and the bound for
 * all networks together.
 */
export const costClasses = {
  file: { setting: 'be.filesPerAddressPerMinute', counted: 'here' },
  page: { setting: 'be.pagesPerAddressPerMinute', counted: 'here' },
  call: { setting: 'be.callsPerAddressPerMinute', counted: 'here' },
  watching: { setting: 'be.probesPerAddressPerMinute', counted: 'here' },
  signed: { setting: 'be.refusedNoticesPerAddressPerMinute', counted: 'refused' },
  login: { setting: 'be.loginsPerAddressPerMinute', counted: 'together' },
  registration: { setting: 'be.registrationsPerAddressPerMinute', counted: 'together' },
  code: { setting: 'be.codesPerAddressPerMinute', counted: 'together' },
  deposit: { setting: 'be.depositsPerAddressPerMinute', counted: 'together' },
  upload: { setting: 'be.uploadsPerAddressPerMinute', counted: 'together' },
  strangersNote: { setting: 'be.strangersNotesPerAddressPerMinute', counted: 'together', ofAll: 'be.strangersNotesPerMinute' },
} as const satisfies Record<string, Budget>

export type CostClass = keyof typeof costClasses
