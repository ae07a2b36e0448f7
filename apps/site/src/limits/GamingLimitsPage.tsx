import { EmptyState } from '@fairhouse/ui'
import { useT } from '../base/site.ts'
import { AboutLimits } from './AboutLimits.tsx'
import { Asked } from './form/Asked.tsx'
import { LimitForm } from './form/LimitForm.tsx'
import { LimitPage } from './LimitPage.tsx'
import style from './form/LimitPage.module.css'

/** /my/limits/gaming: how much may be lost and staked. */
export function GamingLimitsPage() {
  const t = useT()
  return (
    <LimitPage title="limits.gamingTitle">
      {(limits) => (
        <>
          {(['loss', 'wager'] as const).map((type) => {
            const limit = limits[type]
            if (!limit) return null
            return (
              <section key={type} className={style.section} aria-labelledby={`${type}-limits`}>
                <h2 id={`${type}-limits`}>{t(`limits.${type}Title`)}</h2>
                <AboutLimits type={type} limit={limit} limits={limits} after={type === 'wager' ? limits.loss : undefined} />
                <Asked type={type} limit={limit} limits={limits} />
                <LimitForm type={type} limits={limits} limit={limit} level={3} />
              </section>
            )
          })}
          {!limits.loss && !limits.wager && <EmptyState title={t('limits.notOffered')} text={t('limits.notOfferedText')} />}
        </>
      )}
    </LimitPage>
  )
}
