import type { SettingRow } from '@fairhouse/contract/office/settings.ts'

/** What the list can be narrowed to. */
export const shows = ['changed', 'planned', 'guarded'] as const

/** Whether a setting is what the filters ask for: each word stands in its name or in what it is for. */
export function isWanted(
  { name, about, group, isStandard, planned, guard }: SettingRow,
  filters: Readonly<Record<string, string>>,
): boolean {
  const text = `${name} ${about}`.toLowerCase()
  const words = (filters['words'] ?? '').toLowerCase().split(/\s+/)
  const shown = { changed: !isStandard, planned: planned > 0, guarded: guard !== null }
  const show = shows.find((one) => one === filters['show'])
  return words.every((word) => text.includes(word)) && (!filters['group'] || group === filters['group']) && (!show || shown[show])
}
