import type { Wallet } from '@fairhouse/contract'
import { wageringPercent } from '@fairhouse/money'
import { Skeleton } from '@fairhouse/ui'
import { Suspense } from 'react'
import { useAnswer } from '../base/answers.ts'
import { ModalLink } from '../frame/modal/ModalLink.tsx'
import { SiteLink } from '../frame/page/SiteLink.tsx'
import { useSite, useT } from '../base/site.ts'
import { balanceRows } from './balance-rows.ts'
import { PlaySummaries } from './PlaySummaries.tsx'
import { RowValue } from './RowValue.tsx'
import style from './BalancePanel.module.css'

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
      {settings.fe['balanceDropdown.turnover'] === true && <Wagering wallet={wallet} />}
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

/** How far a bonus has been wagered; no bar if there is nothing to wager. */
function Wagering({ wallet }: { wallet: Wallet }) {
  const t = useT()
  const percent = wageringPercent(wallet.currentTurnover, wallet.totalTurnover, wallet.currency)
  if (percent === undefined) return null
  return (
    <label className={style.wagering}>
      {t('shell.wagering', { percent })}
      <progress max={100} value={percent} />
    </label>
  )
}
