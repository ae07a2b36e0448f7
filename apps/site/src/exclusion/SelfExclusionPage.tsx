import { Link } from '@tanstack/react-router'
import { useT } from '../base/site.ts'
import { ExclusionForm } from './ExclusionForm.tsx'
import type { Length } from './exclusion-length.ts'
import { ExclusionPage } from './ExclusionPage.tsx'
import { ReturnForm } from './ReturnForm.tsx'
import style from './ExclusionPage.module.css'

/** /my/limits/self-exclusion: staying away for months, years or for good. */
export function SelfExclusionPage() {
  const t = useT()
  return (
    <ExclusionPage title={t('exclusion.selfExclusionTitle')} intro={t('exclusion.selfExclusionIntro')}>
      {({ exclusion, exclusionMonths, leastDays, returnHours }) => {
        const [first, ...rest] = exclusionMonths.map((months): Length => ({ kind: 'excluded', months, leastDays }))
        return (
          <>
            {exclusion?.ending === 'toBeAsked' && returnHours !== null && (
              <section aria-labelledby="return">
                <h2 id="return">{t('exclusion.returnTitle')}</h2>
                <ReturnForm hours={returnHours} />
              </section>
            )}
            {returnHours !== null && !exclusion && <p className={style.more}>{t('exclusion.pointEndsWhenAsked')}</p>}
            {first ? <ExclusionForm lengths={[first, ...rest]} /> : <p className={style.more}>{t('exclusion.noLonger')}</p>}
            <p className={style.more}>
              {t('exclusion.needHelp')}{' '}
              <Link to="/$pageName" params={{ pageName: 'responsible-gambling' }}>
                {t('exclusion.whoHelps')}
              </Link>
            </p>
          </>
        )
      }}
    </ExclusionPage>
  )
}
