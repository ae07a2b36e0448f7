/** A message of a document-check page: that it has finished, or for iDenfy how far it is. */
export type ValidationMessage =
  | { readonly is: 'done' }
  | { readonly is: 'statuses'; readonly status: string; readonly manualStatus: string }

const mostLetters = 4000

/**
 * Reads such a message. Returns undefined for anything else. iDenfy posts JSON text or an object, with words in either
 * case.
 */
export function readValidationMessage(data: unknown): ValidationMessage | undefined {
  const said = typeof data === 'string' ? jsonIn(data) : data
  if (typeof said !== 'object' || said === null) return undefined
  const { type, value, status, manualStatus } = said as Record<string, unknown> // each field is checked below
  if (type === 'identification' && value === 'done') return { is: 'done' }
  if (!('status' in said) || !('manualStatus' in said)) return undefined
  return { is: 'statuses', status: wordIn(status), manualStatus: wordIn(manualStatus) }
}

const wordIn = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 60) : '')

function jsonIn(text: string): unknown {
  try {
    return text.length <= mostLetters ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}
