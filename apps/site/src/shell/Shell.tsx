import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { parts } from '../parts.ts'
import { isGamePage } from '../game-path.ts'
import { useSite } from '../site.ts'
import { useAnswer } from '../asking.ts'
import { Header } from './Header.tsx'
import { Late } from './Late.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
import { Part } from './Part.tsx'
import { SaferBar } from './SaferBar.tsx'
import { useProfile } from './session.ts'
import { useHousekeeping } from './use-housekeeping.ts'
import style from './Shell.module.css'

/** Everything around a page: what is above it, below it and over it. */
export function Shell({ children }: { children: ReactNode }) {
  const {
    texts: { t },
  } = useSite()
  const playing = useLocation({ select: ({ pathname }) => isGamePage(pathname) })
  const poker = useLocation({ select: ({ search }) => search.customerApp === 'poker' })
  const modal = useLocation({ select: ({ search }) => search.modal })
  const player = useProfile() !== null
  const away = useAnswer('GET /api/exclusion', {}, { enabled: player, staleMs: 60_000 }).data?.exclusion
  useHousekeeping()
  return (
    <div className={style.shell} data-playing={playing || undefined}>
      <a href="#content" className={style.skip}>
        {t('shell.skipToContent')}
      </a>
      <header className={style.head}>
        {!poker && <SaferBar />}
        <Header />
      </header>
      <OfflineNotice />
      {player && away && <Part part={parts.exclusionNotice} />}
      <noscript>
        <p className={style.noScript}>{t('shell.noScript')}</p>
      </noscript>
      <main id="content" tabIndex={-1} className={style.main}>
        {children}
      </main>
      {!playing && <Late part={parts.footer} />}
      {modal && <Part part={parts.modalHost} />}
      <Late part={parts.notifications} />
      {player && <Late part={parts.playWatch} />}
    </div>
  )
}
