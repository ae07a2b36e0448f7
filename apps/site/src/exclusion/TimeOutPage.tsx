import { Link } from '@tanstack/react-router'
import { useT } from '../base/site.ts'
import { ExclusionForm } from './ExclusionForm.tsx'
import type { Length } from './exclusion-length.ts'
import { ExclusionPage } from './ExclusionPage.tsx'
import style from './ExclusionPage.module.css'

/** /my/limits/time-out: a break of a day up to some weeks. */
export function TimeOutPage() {
  const t = useT()
  return (
    <ExclusionPage title={t('exclusion.timeOutTitle')} intro={t('exclusion.timeOutIntro')}>
      {({ timeOutHours }) => {
        const [first, ...rest] = timeOutHours.map((hours): Length => ({ kind: 'timeOut', hours }))
        return (
          <>
            {first ? <ExclusionForm lengths={[first, ...rest]} /> : <p className={style.more}>{t('exclusion.noLonger')}</p>}
            <p className={style.more}>
              {t('exclusion.needLonger')} <Link to="/my/limits/self-exclusion">{t('exclusion.selfExclusionTitle')}</Link>
            </p>
          </>
        )
      }}
    </ExclusionPage>
  )
}
