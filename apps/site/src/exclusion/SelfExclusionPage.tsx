import { Link } from '@tanstack/react-router'
import { useT } from '../site.ts'
import { ExclusionForm } from './ExclusionForm.tsx'
import type { Length } from './exclusion-length.ts'
import { ExclusionPage } from './ExclusionPage.tsx'
import style from './ExclusionPage.module.css'

/** /my/limits/self-exclusion: staying away for months, years or for good. */
export function SelfExclusionPage() {
  const t = useT()
  return (
    <ExclusionPage title={t('exclusion.selfExclusionTitle')} intro={t('exclusion.selfExclusionIntro')}>
      {({ exclusionMonths }) => {
        const [first, ...rest] = exclusionMonths.map((months): Length => ({ kind: 'excluded', months }))
        return (
          <>
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
