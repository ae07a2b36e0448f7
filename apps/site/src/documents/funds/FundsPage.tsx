import { lazy, Suspense } from 'react'
import { MyPage } from '../../frame/my-page/MyPage.tsx'
import { PageTitle } from '../../frame/page/PageTitle.tsx'
import { useT } from '../../base/site.ts'
import style from '../state/Documents.module.css'

const FundsForm = lazy(async () => ({ default: (await import('./FundsForm.tsx')).FundsForm }))

/** /my/sof-validation: source of funds, with the status of each source. */
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
