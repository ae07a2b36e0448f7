import type { SettingGroup } from '@fairhouse/contract/office/settings.ts'
import { accounts } from './catalogue/accounts.ts'
import { automaticValidation } from './catalogue/automatic-validation.ts'
import { callBudgets } from './catalogue/call-budgets.ts'
import { cashier } from './catalogue/cashier.ts'
import { documents } from './catalogue/documents.ts'
import { games } from './catalogue/games.ts'
import { identification } from './catalogue/identification.ts'
import { identity } from './catalogue/identity.ts'
import { providerSettings } from '../cashier/providers/index.ts'
import { loyalty } from './catalogue/loyalty.ts'
import { office } from './catalogue/office.ts'
import { registration } from './catalogue/registration.ts'
import { signedIdentification } from './catalogue/signed-identification.ts'
import { site } from './catalogue/site.ts'
import { timings } from './catalogue/timings.ts'
import { withdrawals } from './catalogue/withdrawals.ts'

/** The settings by group. */
export const settingGroups = {
  site,
  identity,
  registration,
  identification: { ...identification, ...signedIdentification },
  accounts,
  documents: { ...documents, ...automaticValidation },
  cashier,
  withdrawals,
  providers: providerSettings,
  games: { ...games, ...loyalty },
  timings,
  callBudgets,
  office,
} satisfies Record<SettingGroup, object>

/** Every setting by name, as the specification names it where it does. */
export const catalogue = {
  ...site,
  ...callBudgets,
  ...identity,
  ...registration,
  ...identification,
  ...accounts,
  ...documents,
  ...automaticValidation,
  ...signedIdentification,
  ...cashier,
  ...withdrawals,
  ...providerSettings,
  ...games,
  ...loyalty,
  ...timings,
  ...office,
}

export type SettingName = keyof typeof catalogue
/** The type of a setting's value. */
export type SettingValue<N extends SettingName> = ReturnType<(typeof catalogue)[N]['parse']>

/** Resolves a name to a setting, or to an entry of a record (`fe.games.providers.netent.redirections.lobby`). */
export function findSetting(name: string): { name: SettingName; entry?: string } | undefined {
  if (isSettingName(name)) return { name }
  const dot = name.lastIndexOf('.')
  const [parent, entry] = [name.slice(0, Math.max(dot, 0)), name.slice(dot + 1)]
  if (!isSettingName(parent) || entry === '') return undefined
  const { fallback } = catalogue[parent]
  return typeof fallback === 'object' && !Array.isArray(fallback) ? { name: parent, entry } : undefined
}

function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(catalogue, name)
}
