import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useRef, type ReactNode } from 'react'
import { useAnswer } from '../../base/answers.ts'
import { useSite } from '../../base/site.ts'
import style from './MyPage.module.css'

// Each kind of statement has a page of its own; the list has one entry for all of them.
const current = { 'data-status': 'active', 'aria-current': 'page' } as const

/** A page of the player's own, beside the list of those pages. */
export function MyPage({ children }: { children: ReactNode }) {
  const {
    settings: { rules },
    texts: { t },
  } = useSite()
  const limits = useAnswer('GET /api/limits', {}).data?.limits
  const nav = useRef<HTMLElement>(null)
  const path = useLocation({ select: ({ pathname }) => pathname })
  useEffect(() => {
    // On a phone the list is wider than the screen: the page one is on stands in its middle.
    const active = nav.current?.querySelector<HTMLElement>('[data-status=active]')
    if (nav.current && active) nav.current.scrollLeft = active.offsetLeft - (nav.current.clientWidth - active.offsetWidth) / 2
  }, [path])
  return (
    <div className={style.my}>
      <nav ref={nav} className={style.nav} aria-label={t('my.account')}>
        <Link to="/my/profile">{t('my.profile')}</Link>
        <Link to="/my/limits/balance">{t('my.balance')}</Link>
        <Link to="/my/transactions/$type" params={{ type: 'deposit' }} {...(path.includes('/my/transactions/') && current)}>
          {t('my.transactions')}
        </Link>
        <Link to="/my/limits/payments">{t('my.limits')}</Link>
        {rules.limits.includes('netDeposit') && !limits?.netDeposit?.permanent?.limited && (
          <Link to="/my/limits/net-deposit-threshold">{t('my.netDeposit')}</Link>
        )}
        {rules.limits.includes('maxBalance') && <Link to="/my/limits/max-balance">{t('my.maxBalance')}</Link>}
        <Link to="/my/limits/gaming">{t('my.gaming')}</Link>
        <Link to="/my/limits/time">{t('my.time')}</Link>
        <Link to="/my/limits/time-out">{t('my.timeOut')}</Link>
        <Link to="/my/limits/self-exclusion">{t('my.selfExclusion')}</Link>
        <Link to="/my/neccton">{t('my.myPlay')}</Link>
        <Link to="/my/limits/questionnaire">{t('my.questionnaire')}</Link>
        <Link to="/my/limits/responsible-gambling">{t('my.safer')}</Link>
        {!rules.hidePromotions && <Link to="/my/campaigns/promotions">{t('my.promotions')}</Link>}
        <Link to="/my/documents">{t('my.documents')}</Link>
        <Link to="/my/activity">{t('my.activityTitle')}</Link>
        <Link to="/my/change-password">{t('my.changePassword')}</Link>
        <Link to="/my/second-factor">{t('my.secondFactor')}</Link>
        <Link to="/my/passkeys">{t('my.passkeys')}</Link>
        <Link to="/my/profile-close">{t('my.closing')}</Link>
        <Link to="/logout" preload={false}>
          {t('my.logOut')}
        </Link>
      </nav>
      <div className={style.page}>{children}</div>
    </div>
  )
}
