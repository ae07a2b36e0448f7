import { Icon } from '@fairhouse/ui'
import { Link } from '@tanstack/react-router'
import { useSite } from '../../base/site.ts'
import type { Lazily } from '../../base/lazily.ts'
import { frameParts } from '../parts.ts'
import { Clock } from './Clock.tsx'
import { Part } from '../Part.tsx'
import { useProfile } from '../../base/session.ts'
import style from './SaferBar.module.css'

/**
 * The first line of every page: safer gambling and, if the country's rules ask for it, the time and the length of the
 * session.
 */
export function SaferBar({ stopButton }: { stopButton: Lazily }) {
  const {
    settings: { rules },
    texts: { t },
  } = useSite()
  const profile = useProfile()
  const ownBar = rules.bar.length > 0
  return (
    <section
      className={style.bar}
      aria-label={t('shell.saferGambling')}
      data-own={ownBar || undefined}
      data-clock={rules.clock || undefined}
    >
      <div className={style.inside}>
        {(rules.clock || ownBar) && <Clock since={profile?.lastLoginTime ?? null} />}
        <p className={style.line}>
          <span className={style.age} aria-hidden="true">
            {rules.minAge}+
          </span>
          <span className={style.words}>{t('shell.saferGamblingLine')}</span>
        </p>
        {profile && <Part part={stopButton} />}
        {ownBar ? (
          <Part part={frameParts.swedishButtons} />
        ) : (
          <Link to={profile ? '/my/limits/payments' : '/fairness'} {...(profile ? {} : { hash: 'safer' })} className={style.link}>
            <Icon name="shield" size={16} />
            {t('shell.saferGambling')}
          </Link>
        )}
      </div>
    </section>
  )
}
