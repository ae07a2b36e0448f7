import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useT } from '../site.ts'
import style from './MyPage.module.css'

/** A page of the player's own, beside the list of those pages. */
export function MyPage({ children }: { children: ReactNode }) {
  const t = useT()
  return (
    <div className={style.my}>
      <nav className={style.nav} aria-label={t('my.account')}>
        <Link to="/my/profile">{t('my.profile')}</Link>
        <Link to="/my/transactions/$type" params={{ type: 'deposit' }}>
          {t('my.transactions')}
        </Link>
        <Link to="/my/limits/payments">{t('my.limits')}</Link>
        <Link to="/logout" preload={false}>
          {t('my.logOut')}
        </Link>
      </nav>
      <div className={style.page}>{children}</div>
    </div>
  )
}
