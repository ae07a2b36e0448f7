import type { Answers } from '@fairhouse/contract/caller.ts'
import { formatAmount, parseAmount } from '@fairhouse/money'
import { Icon, Money } from '@fairhouse/ui'
import { useEffect, useState } from 'react'
import { useAnswer } from '../asking.ts'
import { durationText } from '../shell/duration-text.ts'
import { useProfile } from '../shell/session.ts'
import { nowOf, useSite } from '../site.ts'
import style from './GamePage.module.css'

type Summary = Answers<'GET /api/game/session/summary'>

/** Above the game: its name, how long it has been played, what the session came to, and the way out. */
export function GameBar({
  launch,
  type,
  onLeave,
}: {
  launch: Answers<'POST /api/game/launch'> | undefined
  type: 'real' | 'demo'
  onLeave: () => void
}) {
  const {
    texts: { t },
  } = useSite()
  const profile = useProfile()
  const summary = useAnswer('GET /api/game/session/summary', {}, { enabled: type === 'real' && profile !== null, timeoutMs: 5000 }).data
  return (
    <div className={style.bar}>
      <h1 className={style.name}>{launch?.game.name ?? ''}</h1>
      {type === 'demo' && <p className={style.fact}>{t('game.demo')}</p>}
      {type === 'real' && <Playing />}
      {type === 'real' && summary && profile && (
        <p className={style.fact}>
          {t('game.net')}{' '}
          <strong>
            <Money amount={netOf(summary, profile.currency)} currency={profile.currency} signed />
          </strong>
        </p>
      )}
      <button type="button" className={style.leave} onClick={onLeave} aria-label={t('game.exit')}>
        <Icon name="close" />
      </button>
    </div>
  )
}

/** Wins less stakes since the login. */
function netOf(summary: Summary, currency: string): string {
  const minor = (amount: string) => parseAmount(amount, currency) ?? 0n
  return formatAmount(
    minor(summary.totalCashWinAmount) +
      minor(summary.totalPromoWinAmount) -
      minor(summary.totalCashBetAmount) -
      minor(summary.totalPromoBetAmount),
    currency,
  )
}

function Playing() {
  const site = useSite()
  const { t } = site.texts
  const [began] = useState(() => new Date(nowOf(site)).toISOString())
  const [now, setNow] = useState<number>()
  useEffect(() => {
    const timer = setInterval(() => setNow(nowOf(site)), 10_000)
    setNow(nowOf(site))
    return () => clearInterval(timer)
  }, [site])
  return (
    <p className={style.fact}>
      {now !== undefined && (
        <>
          <Icon name="clock" size={16} />
          <span aria-label={t('game.playing', { time: durationText(t, began, now) })} role="timer">
            {durationText(t, began, now)}
          </span>
        </>
      )}
    </p>
  )
}
