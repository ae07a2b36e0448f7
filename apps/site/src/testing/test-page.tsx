import type { PageSettings, Profile } from '@fairhouse/contract'
import type { At, Caller } from '@fairhouse/contract/caller.ts'
import { errors, type ErrorName } from '@fairhouse/errors'
import { createTexts } from '@fairhouse/messages'
import { loadArea } from '@fairhouse/messages/load-area.ts'
import { createToastShelf } from '@fairhouse/ui'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToReadableStream } from 'react-dom/server'
import { modals } from '../app/modals.tsx'
import { nextRedirection } from '../app/redirections/redirections.ts'
import { createSiteRouter } from '../app/router.tsx'
import { createQueries, type QueryKey } from '../base/queries.ts'
import type { Site } from '../base/site.ts'
import { ordinaryPage } from './ordinary-page.ts'

/** Who opens a page, what the operator has set, and what the server answers to the calls of the page. */
export type Visit = {
  profile?: Partial<Profile> | null
  settings?: Partial<PageSettings>
  rules?: Partial<PageSettings['rules']>
  answers?: Partial<Record<At, unknown>>
  /** What the server refuses other calls with. */
  refusal?: ErrorName
  /** Answers to questions that take something, which the browser has asked before. */
  known?: [QueryKey, unknown][]
}

/**
 * Opens an address of the site as the server draws it: with its routes, redirections and modals. A call that `answers` does not
 * name is refused.
 */
export async function openPage(
  address: string,
  { profile = null, settings, rules, answers = {}, refusal = 'technicalIssues', known = [] }: Visit = {},
) {
  const asked: string[] = []
  const call = async (at: At) => {
    asked.push(at)
    return at in answers ? { ok: true, value: answers[at] } : { ok: false, error: { error: refusal, errorCode: errors[refusal].code } }
  }
  const page = { ...ordinaryPage, ...settings, rules: { ...ordinaryPage.rules, ...settings?.rules, ...rules } }
  const texts = createTexts('en', loadArea, { minAge: 18 })
  const queries = createQueries()
  queries.setQueryData(['GET /api/session', {}], { profile })
  for (const [at, answer] of Object.entries(answers)) queries.setQueryData([at, {}], answer)
  for (const [key, answer] of known) queries.setQueryData(key, answer)
  await texts.load(['shell', 'error'])
  const site: Site = {
    call: call as unknown as Caller, // it answers what the test has written
    queries,
    texts,
    settings: page,
    toasts: createToastShelf(),
    modals,
    assets: { script: '/entry.js', styles: [], preloads: [], drawn: [], fonts: [], texts: {} },
    origin: 'http://localhost',
    styleText: () => '',
    nextRedirection,
    clockAheadMs: 0,
    handover: () => '',
  }
  const router = createSiteRouter(site, createMemoryHistory({ initialEntries: [address] }))
  await router.load()
  const result = (router as { _serverResult?: { redirect?: Response } })._serverResult // what the router's own request handler reads
  const { pathname: path, search } = router.state.location
  const stream = await renderToReadableStream(<RouterProvider router={router} />)
  await stream.allReady
  const html = (await new Response(stream).text()).replaceAll('<!-- -->', '')
  return { path, search, redirect: result?.redirect?.headers.get('location') ?? null, html, asked }
}
