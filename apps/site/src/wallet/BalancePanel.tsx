import { Skeleton } from '@fairhouse/ui'
import { lazy, Suspense } from 'react'
import { useAnswer } from '../base/answers.ts'
import { ModalLink } from '../frame/modal/ModalLink.tsx'
import { SiteLink } from '../frame/page/SiteLink.tsx'
import { loadChunk } from '../base/load-chunk.ts'
import { useSite, useT } from '../base/site.ts'
import { balanceRows } from './balance-rows.ts'
import { PlaySummaries } from './PlaySummaries.tsx'
import { RowValue } from './RowValue.tsx'
import style from './BalancePanel.module.css'

// Most players have no bonus.
const BonusInBalance = lazy(async () => ({ default: (await loadChunk(() => import('./BonusInBalance.tsx'))).BonusInBalance }))

/** The parts of the balance, and what the country's rules require beside it. */
export function BalancePanel({ open }: { open: boolean }) {
  const { settings } = useSite()
  const t = useT()
  const wallet = useAnswer('GET /api/wallet', {}).data
  const summaries = settings.rules.balanceRows.includes('gameSummary')
  if (!wallet) return <p role="status">{t('shell.loading')}</p>
  return (
    <>
      <dl className={style.rows}>
        {balanceRows(wallet, settings).map((row) => (
          <div key={row.name} className={'main' in row ? style.main : undefined}>
            <dt>
              {row.name === 'awardPoints' && settings.fe['loyalty.enabled'] === true ? (
                <SiteLink to="/my/campaigns/loyalty">{t('shell.awardPoints')}</SiteLink>
              ) : (
                t(`shell.${row.name}`)
              )}
            </dt>
            <dd>
              <RowValue row={row} currency={wallet.currency} />
            </dd>
          </div>
        ))}
      </dl>
      {settings.fe['balanceDropdown.turnover'] === true && open && /[1-9]/.test(wallet.totalTurnover) && (
        <Suspense fallback={<Skeleton label={t('shell.loading')} lines={2} />}>
          <BonusInBalance wallet={wallet} />
        </Suspense>
      )}
      {summaries && open && (
        <Suspense fallback={<Skeleton label={t('shell.loading')} lines={8} />}>
          <PlaySummaries currency={wallet.currency} />
        </Suspense>
      )}
      <div className={style.actions}>
        {!summaries && (
          <ModalLink modal="deposit" className={style.deposit}>
            {t('shell.deposit')}
          </ModalLink>
        )}
        <ModalLink modal="withdraw" className={style.withdraw}>
          {t('shell.withdraw')}
        </ModalLink>
      </div>
    </>
  )
}
