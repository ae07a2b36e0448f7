import type { Profile } from '@fairhouse/contract'
import { Money } from '@fairhouse/ui'
import { Link } from '@tanstack/react-router'
import { useAnswer } from '../../base/answers.ts'
import { useDateText } from '../../base/use-date-text.ts'
import { useProfile } from '../../base/session.ts'
import { useSite } from '../../base/site.ts'
import { greetingAt } from './greeting.ts'
import { tightestLimit } from './tightest-limit.ts'
import style from './PlayerHero.module.css'

/** What a player reads first: money, limit and time, before any game. */
export function PlayerHero() {
  const profile = useProfile()
  const {
    settings,
    texts: { t },
  } = useSite()
  const dateText = useDateText()
  const wallet = useAnswer('GET /api/wallet', {}).data
  const limits = useAnswer('GET /api/limits', {}).data?.limits
  const limit = tightestLimit(limits)
  if (!profile) return null
  return (
    <section className={style.hero}>
      <h1 className={style.greeting}>{t(greetingAt(settings.serverTime, settings.rules.timeZone), { name: firstName(profile) })}</h1>
      <dl className={style.facts}>
        <div className={style.fact}>
          <dt>{t('lobby.factBalance')}</dt>
          <dd>{wallet ? <Money amount={wallet.balance} currency={wallet.currency} /> : '–'}</dd>
        </div>
        <div className={style.fact}>
          <dt>{limit ? t('lobby.factLimit', { period: limit.period }) : t('lobby.factNoLimit')}</dt>
          <dd>
            <Link to="/my/limits/payments">
              {limit?.availableAmount ? <Money amount={limit.availableAmount} currency={profile.currency} /> : t('lobby.factNoLimitText')}
            </Link>
          </dd>
        </div>
        <div className={style.fact}>
          <dt>{t('lobby.factTime')}</dt>
          <dd>
            <bdi>{profile.lastLoginTime ? dateText(profile.lastLoginTime, 'time') : '–'}</bdi>
          </dd>
        </div>
      </dl>
    </section>
  )
}

function firstName({ fullName, nickName, userName }: Profile): string {
  return fullName.split(' ')[0] || nickName || userName
}
