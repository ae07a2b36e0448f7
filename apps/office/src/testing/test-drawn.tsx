import type { Me } from '@fairhouse/contract/office/index.ts'
import { createTexts } from '@fairhouse/messages'
import { loadOfficeArea } from '@fairhouse/messages/load-office-area.ts'
import { createToastShelf } from '@fairhouse/ui'
import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { parsePlainSearch, plainSearch } from '../base/address/address.ts'
import { createDrafts, type Drafts } from '../base/drafts.ts'
import { createKeys, type Keys } from '../base/keys/keys.ts'
import { MeContext } from '../base/me.ts'
import { OfficeContext, type Office } from '../base/office.ts'
import { createPreferences } from '../base/preferences.ts'
import { storageOf } from './test-storage.ts'

/** The surroundings of a part of the office that a test draws. */
type Surroundings = {
  language?: string
  at?: string
  me?: Partial<Me>
  /** Answers that are already known. */
  known?: [QueryKey, unknown][]
  drafts?: Drafts
  keys?: Keys
}

const nobody: Me = {
  id: '1',
  name: 'Anna Berg',
  email: 'anna@example.com',
  roles: [],
  held: [],
  raisedGates: {},
  passkeys: 2,
  isLocked: false,
  expiresAt: '2026-11-24T16:00:00.000Z',
  idleMinutes: 30,
  mode: 'sandbox',
  siteName: 'Fairhouse',
  serverTime: '2026-11-24T04:00:00.000Z',
  authenticator: null,
}

/** A part of the office, drawn as text with tags, in the real words. */
export async function drawn(part: ReactNode, surroundings: Surroundings = {}): Promise<string> {
  const { at = '/', known = [], me = {} } = surroundings
  const queries = new QueryClient()
  for (const [key, answer] of known) queries.setQueryData(key, answer)
  const office = await officeIn(surroundings, queries)
  const root = createRootRoute({
    component: () => (
      <OfficeContext value={office}>
        <QueryClientProvider client={queries}>
          <MeContext value={{ ...nobody, ...me }}>{part}</MeContext>
        </QueryClientProvider>
      </OfficeContext>
    ),
  })
  const router = createRouter({
    routeTree: root.addChildren([createRoute({ getParentRoute: () => root, path: '/$' })]),
    history: createMemoryHistory({ initialEntries: [at] }),
    parseSearch: parsePlainSearch,
    stringifySearch: plainSearch,
  })
  await router.load()
  return renderToString(<RouterProvider router={router as never} />).replaceAll('<!-- -->', '') // types know the site's router
}

/** The words of a drawing. */
export const wordsOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()

/** Somebody's permissions without bounds. */
export const holding = (...permissions: string[]): Me['held'] => permissions.map((permission) => ({ permission, bound: {} }))

async function officeIn({ language = 'en', drafts, keys }: Surroundings, queries: QueryClient): Promise<Office> {
  const texts = createTexts(language, loadOfficeArea)
  await texts.load(['office', 'office-house', 'office-queues', 'office-players', 'office-bulk'])
  const refuse = () => Promise.reject(new Error('A drawing asks nothing'))
  const caller = { call: refuse, rehearse: refuse }
  return {
    caller,
    background: caller,
    queries,
    texts,
    toasts: createToastShelf(),
    keys: keys ?? createKeys(() => true),
    drafts: drafts ?? createDrafts(storageOf()),
    preferences: createPreferences(storageOf(), [language]),
    go: () => undefined,
  }
}
