import type { ErrorAnswer } from '@fairhouse/contract'
import { expect } from 'vitest'
import { createTexts, errorText } from '@fairhouse/messages'
import { compileMessages } from '@fairhouse/messages/compile-messages.ts'
import { readTexts } from '@fairhouse/messages/read-texts.ts'

const texts = createTexts('en', async (code, area) => compileMessages(area, readTexts(code, area)) as Record<string, string>) // the compiler's own form

/** What a page says of a refusal, in English. */
export async function toldOf(error: ErrorAnswer): Promise<string> {
  await texts.load(['error', 'field'])
  return errorText(texts, error)
}

/** Expects a refusal with this number, told in these words. */
export async function expectTold(error: ErrorAnswer, code: number, words: RegExp): Promise<void> {
  expect([error.errorCode, await toldOf(error)]).toEqual([code, expect.stringMatching(words)])
}
