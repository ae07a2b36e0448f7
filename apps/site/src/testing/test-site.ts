import type { PageSettings } from '@fairhouse/contract'
import type { Caller } from '@fairhouse/contract/caller.ts'
import { createTexts } from '@fairhouse/messages'
import { loadArea } from '@fairhouse/messages/load-area.ts'
import { createToastShelf } from '@fairhouse/ui'
import { createQueries } from '../base/queries.ts'
import type { Site } from '../base/site.ts'

/** A site without a page: each call is kept and answered as the test says, a list in its order. */
export async function siteAnswering(answers: Readonly<Record<string, unknown>>, settings: Partial<Pick<PageSettings, 'fe' | 'be'>> = {}) {
  const asked: [at: string, input: unknown][] = []
  const call = (async (at: string, input: unknown) => {
    asked.push([at, input])
    const answer = answers[at]
    if (answer === undefined) throw new Error(`Nobody expected ${at}`)
    return Array.isArray(answer) ? answer.shift() : answer
  }) as unknown as Caller // the test knows what each call answers
  const texts = createTexts('en', loadArea, { minAge: 18 })
  await texts.load(['shell', 'error'])
  const toasts = createToastShelf()
  const site = { call, texts, toasts, queries: createQueries(), settings: { fe: {}, be: {}, ...settings }, clockAheadMs: 0 }
  const saidTo = (at: string) => asked.filter(([one]) => one === at).map(([, input]) => input)
  return { site: site as unknown as Site /* what work without a page reads of it */, asked, saidTo, toasts }
}

export const answered = (value: unknown) => ({ ok: true, value })
export const refused = (error: string, errorCode: number, more: object = {}) => ({ ok: false, error: { error, errorCode, ...more } })

/** A browser's storage, as far as pages use it. */
export const memory = (kept: Record<string, string> = {}) => ({
  getItem: (name: string) => kept[name] ?? null,
  setItem: (name: string, value: string) => void (kept[name] = value),
  removeItem: (name: string) => void delete kept[name],
})
