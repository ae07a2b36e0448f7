import type { Limits, PageSettings } from '@fairhouse/contract'
import type { MessageKey } from '@fairhouse/messages'
import { Link, useLocation, useMatches, useRouter } from '@tanstack/react-router'
import { useEffect, useRef, type ReactNode } from 'react'
import { useAnswer } from '../../base/answers.ts'
import { useSite } from '../../base/site.ts'
import style from './MyPage.module.css'

/** A page's entry in the list: its text; or also the parameters of its address, and when it is there beyond the page's own `only`. */
export type NavEntry =
  | MessageKey
  | {
      readonly text: MessageKey
      readonly params?: Readonly<Record<string, string>>
      readonly when?: (settings: PageSettings, limits: Limits | undefined) => boolean
    }

// A page with a parameter has one entry for all its addresses, which the link alone would not see.
const current = { 'data-status': 'active', 'aria-current': 'page' } as const

/** A page of the player's own, beside the list of those pages: every route that names its entry (app/routes.tsx). */
export function MyPage({ children }: { children: ReactNode }) {
  const { t } = useSite().texts
  const nav = useRef<HTMLElement>(null)
  const path = useLocation({ select: ({ pathname }) => pathname })
  const here = useMatches({ select: (matches) => matches.at(-1)?.routeId })
  useEffect(() => {
    // On a phone the list is wider than the screen: scroll the active entry into the centre.
    const active = nav.current?.querySelector<HTMLElement>('[data-status=active]')
    if (nav.current && active) nav.current.scrollLeft = active.offsetLeft - (nav.current.clientWidth - active.offsetWidth) / 2
  }, [path])
  return (
    <div className={style.my}>
      <nav ref={nav} className={style.nav} aria-label={t('my.account')}>
        {useEntries().map(({ id, to, params, text }) => (
          <Link key={id} to={to} params={params} {...(id === here && current)}>
            {t(text)}
          </Link>
        ))}
        <Link to="/logout" preload={false}>
          {t('my.logOut')}
        </Link>
      </nav>
      <div className={style.page}>{children}</div>
    </div>
  )
}

/** The entries for this player, in the order of the routes. */
function useEntries() {
  const { settings } = useSite()
  const limits = useAnswer('GET /api/limits', {}).data?.limits
  return Object.values(useRouter().routesById).flatMap(({ id, fullPath, options: { staticData: { nav, only } = {} } }) => {
    if (!nav) return []
    const { text, params = {}, when } = typeof nav === 'string' ? { text: nav } : nav
    return only?.(settings, params) === false || when?.(settings, limits) === false ? [] : [{ id, to: fullPath, params, text }]
  })
}
