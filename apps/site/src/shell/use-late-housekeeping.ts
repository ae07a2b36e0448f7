import { useEffect } from 'react'
import { useSite } from '../site.ts'
import { useProfile } from './session.ts'

/** What goes on behind every page and comes with its notices, when the page can be used already. */
export function useLateHousekeeping(): void {
  useNews()
  usePush()
  useOutsideScripts()
}

/** Balances and deposits as they change. */
function useNews(): void {
  const site = useSite()
  const playerId = useProfile()?.playerId
  useEffect(() => {
    if (!playerId) return
    const controller = new AbortController()
    void import('../push/index.ts')
      .then(({ followNews }) => controller.signal.aborted || followNews(site, controller.signal))
      .catch(() => undefined)
    return () => controller.abort()
  }, [site, playerId])
}

/** Notices to this browser belong to a login: set up after it, taken down when it ends. */
function usePush(): void {
  const site = useSite()
  const playerId = useProfile()?.playerId
  useEffect(() => {
    if (!playerId) return
    const pushing = import('../web-push/index.ts')
    void pushing.then(({ setUpPush }) => setUpPush(site)).catch(() => undefined)
    return () => void pushing.then(({ forgetPush }) => forgetPush()).catch(() => undefined)
  }, [site, playerId])
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
