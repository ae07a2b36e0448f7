import type { Answers } from '@fairhouse/contract/caller.ts'
import { betStatisticPercent, lifetimeLosses, sessionResult } from '@fairhouse/money'
import { Money } from '@fairhouse/ui'
import { Link } from '@tanstack/react-router'
import { useWords } from '../base/loaded-words.ts'
import { useSite } from '../base/site.ts'
import { useQuery } from '../base/use-query.ts'
import { lifetimeSummary, sessionSummary } from './summary-questions.ts'
import style from './BalancePanel.module.css'

/** This session and the account's lifetime in figures, if the country's rules require them. */
export function PlaySummaries({ currency }: { currency: string }) {
  const { call, texts } = useSite()
  useWords(texts, 'play')
  const { t } = texts
  const session = useQuery(sessionSummary(call)).data
  const life = useQuery(lifetimeSummary(call)).data
  return (
    <>
      <h2 className={style.title}>{t('play.thisSession')}</h2>
      <dl className={style.rows} aria-busy={!session}>
        <Line name={t('play.openingBalance')} amount={session?.openCashBalance} currency={currency} />
        <Line name={t('play.staked')} amount={session?.totalCashBetAmount} currency={currency} />
        <Line name={t('play.won')} amount={session?.totalCashWinAmount} currency={currency} />
        <Line name={t('play.net')} amount={session && resultOf(session, currency)} currency={currency} signed />
      </dl>
      <h2 className={style.title}>{t('play.sinceOpened')}</h2>
      <dl className={style.rows} aria-busy={!life}>
        <Line name={t('play.staked')} amount={life?.totalCashBet} currency={currency} />
        <Line name={t('play.won')} amount={life?.totalCashWin} currency={currency} />
        <Line
          name={t('play.lost')}
          amount={life && lifetimeLosses(life.totalCashBet ?? '0', life.totalCashWin ?? '0', currency)}
          currency={currency}
        />
      </dl>
      {life?.totalCashBet && (
        <p className={style.share}>
          {t('play.wonShare', { percent: betStatisticPercent(life.totalCashWin ?? '0', life.totalCashBet, currency) })}
        </p>
      )}
      <p className={style.more}>
        <Link to="/my/transactions/$type" params={{ type: 'game' }}>
          {t('play.gameTransactions')}
        </Link>
      </p>
    </>
  )
}

/** All wins less all bets, bonus money included. */
function resultOf(session: Answers<'GET /api/game/session/summary'>, currency: string): string {
  const { totalCashWinAmount, totalPromoWinAmount, totalCashBetAmount, totalPromoBetAmount } = session
  return sessionResult([totalCashWinAmount, totalPromoWinAmount], [totalCashBetAmount, totalPromoBetAmount], currency)
}

function Line({ name, amount, currency, signed }: { name: string; amount: string | undefined; currency: string; signed?: boolean }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {amount === undefined ? (
          '…'
        ) : (
          <Money amount={amount} currency={currency} {...(signed && !/^0+(\.0+)?$/.test(amount) ? { signed } : {})} />
        )}
      </dd>
    </div>
  )
}
