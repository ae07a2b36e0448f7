import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useAnswer } from '../asking.ts'
import { parts } from '../parts.ts'
import { nextRedirection } from '../redirections.ts'
import { useSite } from '../site.ts'
import { countryIsAllowed } from './country.ts'
import { useProfile } from './session.ts'

/** What goes on behind every page: automatic redirections, news from the server, the player's language. */
export function useHousekeeping(): void {
  useRedirections()
  useNews()
  useLanguageKept()
  useModalsPrepared()
  useOutsideScripts()
}

function useRedirections(): void {
  const { settings } = useSite()
  const navigate = useNavigate()
  const profile = useProfile()
  const { pathname: path, search } = useLocation({ select: ({ pathname, search }) => ({ pathname, search }), structuralSharing: true })
  const limits = useAnswer('GET /api/limits', {}, { enabled: profile !== null, timeoutMs: 5000 }).data?.limits
  useEffect(() => {
    const next = nextRedirection({
      path,
      search,
      profile,
      countryAllowed: countryIsAllowed(settings),
      limits: profile ? limits : undefined,
    })
    if (next) void navigate({ to: next.to, search: next.search, replace: true, resetScroll: next.to !== path })
  }, [path, search, profile, limits, settings, navigate])
}

/** Brings what every modal needs once the page has settled, so that a tap opens one at once. */
function useModalsPrepared(): void {
  useEffect(() => {
    const timer = setTimeout(() => void parts.modalHost.view.preload?.()?.catch(() => undefined), 500)
    return () => clearTimeout(timer)
  }, [])
}

/** Balances and deposits as they change; loaded after the page has settled. */
function useNews(): void {
  const site = useSite()
  const playerId = useProfile()?.playerId
  useEffect(() => {
    if (!playerId) return
    const controller = new AbortController()
    const timer = setTimeout(() => {
      void import('../push/index.ts')
        .then(({ followNews }) => controller.signal.aborted || followNews(site, controller.signal))
        .catch(() => undefined)
    }, 1100)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [site, playerId])
}

function useLanguageKept(): void {
  const { call, texts } = useSite()
  const kept = useProfile()?.language
  const shown = texts.language.code
  useEffect(() => {
    if (kept !== undefined && kept !== shown) void call('POST /api/language', { language: shown })
  }, [call, kept, shown])
}

/** Live chat and tag manager, where the settings have a licence for them; nothing of them is loaded otherwise. */
function useOutsideScripts(): void {
  const { settings } = useSite()
  const profile = useProfile()
  const wanted = Boolean(settings.fe['utils.liveChat.license'] || settings.fe['utils.gtm.id'])
  useEffect(() => {
    if (wanted) void import('./outside-scripts.ts').then(({ runOutsideScripts }) => runOutsideScripts(settings, profile))
  }, [wanted, settings, profile])
}
