import { Icon } from '@fairhouse/ui'
import { Link } from '@tanstack/react-router'
import { useT } from '../site.ts'
import { Clock } from './Clock.tsx'
import { useProfile } from './session.ts'
import style from './SaferBar.module.css'

/** The first line of every page: safer gambling, the time, and how long one has been here. */
export function SaferBar() {
  const t = useT()
  const profile = useProfile()
  return (
    <section className={style.bar} aria-label={t('shell.saferGambling')}>
      <div className={style.inside}>
        <p className={style.line}>
          <span className={style.age} aria-hidden="true">
            18+
          </span>
          <span className={style.words}>{t('shell.saferGamblingLine')}</span>
        </p>
        {profile ? (
          <Link to="/my/limits/payments" className={style.link}>
            <Icon name="shield" size={16} />
            {t('shell.saferGambling')}
          </Link>
        ) : (
          <Link to="/fairness" hash="safer" className={style.link}>
            <Icon name="shield" size={16} />
            {t('shell.saferGambling')}
          </Link>
        )}
        <Clock since={profile?.lastLoginTime ?? null} />
      </div>
    </section>
  )
}
