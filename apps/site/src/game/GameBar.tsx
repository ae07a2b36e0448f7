import type { Answers } from '@fairhouse/contract/caller.ts'
import { formatAmount, parseAmount } from '@fairhouse/money'
import { Money } from '@fairhouse/ui'
import { lazy, Suspense } from 'react'
import { useAnswer } from '../base/answers.ts'
import { useProfile } from '../base/session.ts'
import { useSite } from '../base/site.ts'
import { BonusInGame } from '../bonuses/index.ts'
import style from './GamePage.module.css'

// Few games have one.
const JackpotsInGame = lazy(async () => ({ default: (await import('../jackpots/index.ts')).JackpotsInGame }))

type Summary = Answers<'GET /api/game/session/summary'>

/** Above a game for money: what all play since the login came to. Name, time, stake and the way out are the studio's own and not said twice. */
export function GameBar({ name, game, type }: { name: string; game: string; type: 'real' | 'demo' }) {
  const { t } = useSite().texts
  const profile = useProfile()
  const summary = useAnswer('GET /api/game/session/summary', {}, { enabled: type === 'real' && profile !== null, timeoutMs: 5000 }).data
  const wallet = useAnswer('GET /api/wallet', {}, { enabled: type === 'real' && profile !== null }).data
  const heading = <h1 className={style.heard}>{name}</h1>
  if (type === 'demo' || !profile) return heading
  return (
    <div className={style.bar}>
      {heading}
      {wallet && /[1-9]/.test(wallet.totalTurnover) && (
        <Suspense>
          <BonusInGame wallet={wallet} />
        </Suspense>
      )}
      <Suspense>
        <JackpotsInGame game={game} />
      </Suspense>
      <p className={style.fact}>
        {t('game.net')}{' '}
        <strong>{summary ? <Money amount={netOf(summary, profile.currency)} currency={profile.currency} signed /> : '–'}</strong>
      </p>
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
