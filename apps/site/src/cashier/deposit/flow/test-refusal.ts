import type { ErrorAnswer } from '@fairhouse/contract'
import { createTexts, errorText } from '@fairhouse/messages'
import { loadArea } from '@fairhouse/messages/load-area.ts'

/** Returns the English text of an error. */
export async function errorTextOf(error: ErrorAnswer): Promise<string> {
  const texts = createTexts('en', loadArea, {})
  await texts.load(['error'])
  return errorText(texts, error)
}
