import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import { useAnswer } from '../../base/answers.ts'
import type { NextRedirection } from '../../base/situation.ts'
import { useSite } from '../../base/site.ts'
import { countryIsAllowed, reasonsIn } from '../redirections/country.ts'
import { useProfile } from '../../base/session.ts'
import { signals, useSignals } from '../../base/signals.ts'

/** Runs what goes on behind every page: automatic redirections, live news, the player's language. */
export function useHousekeeping(): void {
  useRedirections()
  useRulesOfPlayer()
  useNews()
  useLanguageKept()
  useLaterWork()
  useOutsideScripts()
  useTitanToken()
}

/** Asks after every change which automatic redirection the situation calls for. */
function useRedirections(): void {
  const { settings } = useSite()
  const navigate = useNavigate()
  const profile = useProfile()
  const learned = useSignals()
  const { pathname: path, search } = useLocation({ select: ({ pathname, search }) => ({ pathname, search }), structuralSharing: true })
  const limits = useAnswer('GET /api/limits', {}, { enabled: profile !== null }).data?.limits
  const asked = useAsked(profile?.playerId)
  const gamesLoaded = useAnswer('GET /api/games/all', {}, { enabled: false }).data !== undefined
  useEffect(() => {
    let left = false
    leaving = path === '/logout' || (leaving && path === '/' && profile !== null)
    const reasons = reasonsIn(settings)
    const here = {
      ...learned,
      path,
      search,
      profile,
      gamesLoaded,
      reasons,
      countryAllowed: countryIsAllowed(settings),
      visitorsDeposit: settings.visitorsDeposit,
      payAndPlay: settings.payAndPlay,
    }
    const follow = ({ nextRedirection }: { nextRedirection: NextRedirection }) => {
      const next = left || leaving ? undefined : nextRedirection({ ...here, asked, limits: profile ? limits : undefined })
      if (!next) return
      if (next.record) sessionStorage.setItem('identification', JSON.stringify({ method: search.method, titanToken: search.titanToken }))
      if (next.search.modal === 'verification') proofAskedOf = profile?.playerId
      signals.set({ loginError: undefined, fundsAsked: false, detailsAsked: false, resuming: undefined })
      void navigate({ to: next.to, search: next.search, hash: true, replace: !next.push, resetScroll: next.to !== path })
    }
    void import('../redirections/redirections.ts').then(follow).catch(() => undefined)
    return () => void (left = true)
  }, [path, search, profile, limits, asked, learned, gamesLoaded, settings, navigate])
}

/** Set while somebody leaves through /logout: nothing is asked until they are logged out. */
let leaving = false

/** The player who has seen the verification form since the page was loaded; closing it keeps it closed. */
let proofAskedOf: string | undefined

/** Returns the channels to verify, once the server has answered. */
function useAsked(playerId: string | undefined) {
  const { data: channels, isError } = useAnswer('GET /api/verification', {}, { enabled: playerId !== undefined })
  const [email, phone] = [channels?.email.ask === true, channels?.phoneNumber.ask === true]
  const awaited = channels === undefined && !isError
  const shown = playerId === undefined || proofAskedOf === playerId
  return useMemo(() => (shown ? undefined : awaited ? ('awaited' as const) : { email, phone }), [shown, awaited, email, phone])
}

/** Reloads a page rendered under a visitor's rules if the player who logs in has other rules. */
function useRulesOfPlayer(): void {
  const { settings } = useSite()
  const rules = useProfile()?.appliedCountryRules
  // The poker client's login page logs out whoever opens it; do not return to it.
  const waits = useLocation({ select: ({ pathname }) => pathname === '/poker-login' })
  useEffect(() => {
    if (rules && rules !== settings.appliedCountryRules && !waits) location.reload()
  }, [rules, settings, waits])
}

/** News of a player's money, and notices to this browser, as long as the login lasts. */
function useNews(): void {
  const site = useSite()
  const playerId = useProfile()?.playerId
  useEffect(() => {
    if (!playerId) return
    const controller = new AbortController()
    void import('./later-work.ts').then(({ followPlayer }) => followPlayer(site, controller.signal)).catch(() => undefined)
    return () => controller.abort()
  }, [site, playerId])
}

/** The player's language is told to the server after each login and return, and when another one is shown. */
function useLanguageKept(): void {
  const { call, texts } = useSite()
  const playerId = useProfile()?.playerId
  const shown = texts.language.code
  useEffect(() => {
    if (playerId) void call('POST /api/language', { language: shown })
    localStorage.setItem('language', shown)
  }, [call, playerId, shown])
}

/** Starts what need not run before the page is usable. */
function useLaterWork(): void {
  const site = useSite()
  const router = useRouter()
  useEffect(() => {
    const controller = new AbortController()
    void import('./later-work.ts').then(({ workLater }) => workLater(site, router, controller.signal)).catch(() => undefined)
    return () => controller.abort()
  }, [site, router])
}

/** Logs in by a titanToken that comes alone in the address, and removes it from there once it is read. */
function useTitanToken(): void {
  const site = useSite()
  const navigate = useNavigate()
  const visitor = useProfile() === null
  const token = useLocation({ select: ({ search }) => loneTitanToken(search) })
  useEffect(() => {
    if (!visitor || !token) return
    const controller = new AbortController()
    void import('./later-work.ts').then(({ titanLogin }) => titanLogin(site, navigate, token, controller.signal)).catch(() => undefined)
    return () => controller.abort()
  }, [site, navigate, visitor, token])
}

/** Returns the titanToken of an address that says nothing else. */
export const loneTitanToken = (search: { readonly titanToken?: string | undefined }): string | undefined =>
  Object.keys(search).length === 1 ? search.titanToken : undefined

/** Loads live chat and tag manager if the settings hold a licence for them; otherwise loads nothing. */
function useOutsideScripts(): void {
  const { settings } = useSite()
  const profile = useProfile()
  const wanted = Boolean(settings.fe['utils.liveChat.license'] || settings.fe['utils.gtm.id'])
  useEffect(() => {
    if (wanted) void import('./outside-scripts.ts').then(({ runOutsideScripts }) => runOutsideScripts(settings, profile))
  }, [wanted, settings, profile])
}
