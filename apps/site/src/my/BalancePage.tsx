import type { LimitPeriod } from '@fairhouse/contract'
import { Button, buttonClass, EmptyState, Money, Skeleton } from '@fairhouse/ui'
import { Link } from '@tanstack/react-router'
import { useAnswer } from '../base/answers.ts'
import { PageTitle } from '../frame/page/PageTitle.tsx'
import { useSite, useT } from '../base/site.ts'
import { balanceRows, RowValue } from '../wallet/index.ts'
import { MyPage } from '../frame/my-page/MyPage.tsx'
import facts from '../frame/page/FactRows.module.css'
import style from './ProfilePage.module.css'

/** /my/limits/balance: all of the player's money, and the largest balance allowed. */
export function BalancePage() {
  const { settings } = useSite()
  const t = useT()
  const { data, isError, refetch } = useAnswer('GET /api/wallet', {})
  const most = useAnswer('GET /api/limits', {}).data
  return (
    <MyPage>
      <PageTitle title={t('my.balance')} />
      <h1 className={style.title}>{t('my.balance')}</h1>
      <p className={style.intro}>{t('my.balanceText')}</p>
      {data ? (
        <dl className={facts.rows}>
          {balanceRows(data, settings).map((row) => (
            <div key={row.name}>
              <dt>{t(`shell.${row.name}`)}</dt>
              <dd>
                <RowValue row={row} currency={data.currency} />
              </dd>
            </div>
          ))}
          <div>
            <dt>{t('my.maxBalance')}</dt>
            <dd>{most && <MostOfBalance limit={most.limits.maxBalance?.permanent} currency={data.currency} />}</dd>
          </div>
        </dl>
      ) : isError ? (
        <EmptyState title={t('my.failed')}>
          <Button kind="line" onClick={() => void refetch()}>
            {t('shell.tryAgain')}
          </Button>
        </EmptyState>
      ) : (
        <Skeleton label={t('shell.loading')} lines={4} />
      )}
      <div className={style.next}>
        <Link to="/my/transactions/$type" params={{ type: 'deposit' }} className={buttonClass('line')}>
          {t('my.transactions')}
        </Link>
        <Link
          to={settings.rules.limits.includes('maxBalance') ? '/my/limits/max-balance' : '/my/limits/payments'}
          className={buttonClass('line')}
        >
          {t('shell.setLimits')}
        </Link>
      </div>
    </MyPage>
  )
}

/** The balance limit in force, whoever set it. */
function MostOfBalance({ limit, currency }: { limit: LimitPeriod | undefined; currency: string }) {
  const t = useT()
  return limit?.limited && limit.amount !== null ? <Money amount={limit.amount} currency={currency} /> : t('my.balanceNoLimit')
}
