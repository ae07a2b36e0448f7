import type { ErrorAnswer } from '@fairhouse/contract'
import type { Site } from './site.ts'

/** Floats a refused login over the page, unless the catalogue keeps it inside the form or it is about single fields. The form keeps the words after the notice has gone. */
export function floatAtLogin(site: Site, error: ErrorAnswer): void {
  if (error.errorDetails?.['fields'] !== undefined) return
  void import('./show-error.ts').then(
    ({ showError }) => showError(site, error, 'login'),
    () => undefined,
  )
}
