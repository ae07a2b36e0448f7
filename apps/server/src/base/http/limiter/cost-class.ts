import type { SettingName } from '../../../settings/index.ts'

/**
 * How the calls of a class are counted: `here` in the memory of each process; `together` by all processes in leases from the database;
 * `refused` here too, but only those that we turned down, because what is signed comes from a partner who may call as often as they like.
 */
type Counted = 'here' | 'together' | 'refused'

type BudgetSetting = Extract<SettingName, `be.${string}PerMinute`>
export type Budget = { setting: BudgetSetting; counted: Counted; ofAll?: BudgetSetting }

/** What a call costs us, the setting that bounds it for each network and minute, how it is counted, and what bounds it for all networks together. */
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
