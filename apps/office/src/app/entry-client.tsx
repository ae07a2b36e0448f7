import { officeCallerOver } from '@fairhouse/contract/office/office-caller.ts'
import { createTexts } from '@fairhouse/messages'
import { loadOfficeArea } from '@fairhouse/messages/load-office-area.ts'
import { createToastShelf } from '@fairhouse/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { createDrafts } from '../base/drafts.ts'
import { createKeys, listenToKeys } from '../base/keys/keys.ts'
import { listeningCaller } from '../base/listening-caller.ts'
import { OfficeContext, type Office } from '../base/office.ts'
import { createPreferences } from '../base/preferences.ts'
import { createOfficeQueries } from './queries.ts'
import { createOfficeRouter } from './router.tsx'
import './styles.css'

/** The texts with which every page is there at once. */
const areas = [
  'office',
  'office-house',
  'office-queues',
  'office-settings',
  'office-methods',
  'office-games',
  'office-pages',
  'office-lobby',
  'office-players',
  'office-bulk',
  'office-chat',
  'office-bonus-links',
  'office-game-returns',
  'office-segments',
  'office-campaigns',
  'office-jackpots',
  'office-races',
  'office-messages',
  'office-incidents',
] as const

/** Starts the office: likings first, so that the first picture is in the right language, then the page. */
async function start(): Promise<void> {
  const preferences = createPreferences(localStorage, navigator.languages)
  const { theme, language } = preferences.now()
  if (theme !== 'system') document.documentElement.dataset['theme'] = theme
  const texts = createTexts(language, loadOfficeArea)
  document.documentElement.lang = texts.language.tag
  document.documentElement.dir = texts.language.direction
  const queries = createOfficeQueries()
  const heard = () => void queries.invalidateQueries({ queryKey: ['GET /office/me'] })
  const callerWith = (headers?: Record<string, string>) =>
    listeningCaller(
      officeCallerOver((input, init) => fetch(input, init), '', headers),
      heard,
    )
  const router = createOfficeRouter()
  const keys = createKeys(() => preferences.now().letters)
  const office: Office = {
    caller: callerWith(),
    background: callerWith({ 'office-background': 'yes' }),
    queries,
    texts,
    toasts: createToastShelf(),
    keys,
    drafts: createDrafts(sessionStorage),
    preferences,
    go: (href, { replace = false } = {}) => {
      // Whoever goes where they are wants to see it anew.
      if (href === router.history.location.href) void queries.refetchQueries({ type: 'active' })
      else if (replace) router.history.replace(href)
      else router.history.push(href)
    },
  }
  listenToKeys(keys, window)
  await texts.load(areas)
  createRoot(document.getElementById('office') ?? document.body).render(
    <OfficeContext value={office}>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router as never /* the site's router is the one that types know */} />
      </QueryClientProvider>
    </OfficeContext>,
  )
}

void start()
