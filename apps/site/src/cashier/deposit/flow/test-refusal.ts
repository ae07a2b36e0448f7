import type { ErrorAnswer } from '@fairhouse/contract'
import { createTexts, errorText } from '@fairhouse/messages'
import { loadArea } from '@fairhouse/messages/load-area.ts'

/** What an error says in English. */
export async function errorTextOf(error: ErrorAnswer): Promise<string> {
  const texts = createTexts('en', loadArea, {})
  await texts.load(['error'])
  return errorText(texts, error)
}
