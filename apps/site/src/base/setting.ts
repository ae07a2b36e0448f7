import type { PageSettings } from '@fairhouse/contract'

/** Reads a number from the front-end settings by its dotted name; the fallback if it is missing or not a number. */
export function numberSetting(settings: PageSettings, name: string, fallback: number): number {
  const found =
    settings.fe[name] ??
    name.split('.').reduce<unknown>(
      (inner, part) => (typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>)[part] : undefined), // an object has fields
      settings.fe,
    )
  const value = Number(found)
  return found !== undefined && found !== null && Number.isFinite(value) && value > 0 ? value : fallback
}
