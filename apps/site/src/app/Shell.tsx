import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { parts } from './parts.ts'
import { isGamePage } from '../base/address/game-path.ts'
import { useSite } from '../base/site.ts'
import { useAnswer } from '../base/answers.ts'
import { Header } from '../frame/header/Header.tsx'
import { Late } from '../frame/Late.tsx'
import { OfflineNotice } from '../frame/bars/OfflineNotice.tsx'
import { Part } from '../frame/Part.tsx'
import { SaferBar } from '../frame/bars/SaferBar.tsx'
import { useProfile } from '../base/session.ts'
import { useHousekeeping } from './housekeeping/use-housekeeping.ts'
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
        {!poker && <SaferBar stopButton={parts.stopButton} />}
        <Header balance={parts.balance} />
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
