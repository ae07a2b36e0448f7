import { lazy, Suspense } from 'react'
import { MyPage } from '../../frame/my-page/MyPage.tsx'
import { PageTitle } from '../../frame/page/PageTitle.tsx'
import { useT } from '../../base/site.ts'
import style from '../state/Documents.module.css'

const FundsForm = lazy(async () => ({ default: (await import('./FundsForm.tsx')).FundsForm }))

/** /my/sof-validation: where the player's money comes from, and how each source stands. */
export function FundsPage() {
  const t = useT()
  return (
    <MyPage>
      <PageTitle title={t('documents.funds')} />
      <h1 className={style.title}>{t('documents.funds')}</h1>
      <Suspense>
        <FundsForm ends="finish" />
      </Suspense>
    </MyPage>
  )
}
