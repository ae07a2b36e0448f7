import type { Answers } from '@fairhouse/contract/caller.ts'
import { moneyText } from '@fairhouse/money'
import { Button, EmptyState, Notice, Skeleton } from '@fairhouse/ui'
import { useAnswer } from '../base/answers.ts'
import { useT } from '../base/site.ts'
import { MyPage } from '../frame/my-page/MyPage.tsx'
import { PageTitle } from '../frame/page/PageTitle.tsx'
import { SiteLink } from '../frame/page/SiteLink.tsx'
import { Days } from './Days.tsx'
import { Exchange } from './Exchange.tsx'
import { Levels } from './Levels.tsx'
import style from './LoyaltyPage.module.css'

/** /my/campaigns/loyalty: the player's points and level, what levels bring, the exchange, and points day by day. */
export function LoyaltyPage() {
  const t = useT()
  return (
    <MyPage>
      <PageTitle title={t('loyalty.title')} />
      <div className={style.page}>
        <h1 className={style.title}>{t('loyalty.title')}</h1>
        <Programme />
      </div>
    </MyPage>
  )
}

function Programme() {
  const t = useT()
  const { data, isError, refetch } = useAnswer('GET /api/loyalty', {})
  if (!data)
    return isError ? (
      <EmptyState title={t('loyalty.failed')}>
        <Button kind="line" onClick={() => void refetch()}>
          {t('shell.tryAgain')}
        </Button>
      </EmptyState>
    ) : (
      <Skeleton label={t('shell.loading')} lines={6} />
    )
  return (
    <>
      {!data.takesPart && <Notice>{t('loyalty.resting')}</Notice>}
      <Standing data={data} />
      {data.takesPart && <Exchange exchange={data.exchange} currency={data.currency} />}
      {data.levels.length > 0 && <Levels levels={data.levels} level={data.level} />}
      <Days days={data.days} />
      <SiteLink to="/my/transactions/loyalty">{t('loyalty.statement')}</SiteLink>
    </>
  )
}

/** The points, and how far the next level is. */
function Standing({ data }: { data: Answers<'GET /api/loyalty'> }) {
  const t = useT()
  const { points, level, levels, recent, takesPart, currency } = data
  const [here, next] = [levels[level - 1], levels[level]]
  const [done, needed] = [Number(recent), Number(next?.points ?? 0)]
  return (
    <section className={style.card} aria-labelledby="points">
      <h2 id="points" className={style.name}>
        {t('loyalty.points')}
      </h2>
      <p className={style.count}>
        <bdi>{points}</bdi>
      </p>
      {takesPart && <p className={style.soft}>{t('loyalty.earned', { amount: moneyText(data.exchange.amount, currency) })}</p>}
      {levels.length > 0 && (
        <div className={style.progress}>
          <p className={style.row}>
            <strong>{here ? t('loyalty.level', { level: here.name }) : t('loyalty.noLevel')}</strong>
            <span>{t('loyalty.recent', { points: recent })}</span>
          </p>
          {next ? (
            <>
              <progress max={1} value={Math.min(done / needed, 1)} aria-label={t('loyalty.towards', { level: next.name })} />
              <p className={style.soft}>{t('loyalty.left', { points: Math.max(needed - done, 0).toFixed(3), level: next.name })}</p>
            </>
          ) : (
            <p className={style.soft}>{t('loyalty.top')}</p>
          )}
        </div>
      )}
    </section>
  )
}
