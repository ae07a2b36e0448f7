import type { SettingForm } from '@fairhouse/contract/office/settings.ts'

/** A setting's value as somebody types it: a text, whatever its form. Lists have one entry a line. */
export function typedOf({ kind }: SettingForm, value: unknown): string {
  if (kind === 'list' || kind === 'listOut') return Array.isArray(value) ? value.join('\n') : ''
  if (kind === 'json') return JSON.stringify(value, null, 2)
  return String(value)
}

/** Reads what was typed; undefined if it cannot be a value of this form. The server has the last word. */
export function valueOf(form: SettingForm, typed: string): { value: unknown } | undefined {
  if (form.kind === 'integer') return wholeNumber(typed, form.min, form.max)
  if (form.kind === 'flag') return { value: typed === 'true' }
  if (form.kind === 'list' || form.kind === 'listOut')
    return {
      value: typed
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    }
  return form.kind === 'json' ? fromJson(typed) : { value: typed }
}

function wholeNumber(typed: string, min: number, max: number): { value: number } | undefined {
  const value = Number(typed.trim())
  return /^-?\d{1,15}$/.test(typed.trim()) && value >= min && value <= max ? { value } : undefined
}

function fromJson(typed: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(typed) }
  } catch {
    return undefined
  }
}
