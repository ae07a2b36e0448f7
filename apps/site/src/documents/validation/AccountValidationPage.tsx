import { useAnswer } from '../../base/answers.ts'
import { lazy, Suspense } from 'react'
import { MyPage } from '../../frame/my-page/MyPage.tsx'
import { PageTitle } from '../../frame/page/PageTitle.tsx'
import { useSite } from '../../base/site.ts'
import { Loaded } from '../state/Loaded.tsx'
import style from '../state/Documents.module.css'

const ValidationParts = lazy(async () => ({ default: (await import('./ValidationParts.tsx')).ValidationParts }))

/**
 * /my/account-validation: identity and address, proven by documents. `#identity` and `#address` scroll to that part.
 */
export function AccountValidationPage() {
  const { t } = useSite().texts
  const answer = useAnswer('GET /api/documents', {}, { staleMs: 0 })
  return (
    <MyPage>
      <PageTitle title={t('documents.validation')} />
      <h1 className={style.title}>{t('documents.validation')}</h1>
      <p className={style.intro}>{t('documents.validationText')}</p>
      <Loaded answer={answer}>
        {(documents) => (
          <Suspense>
            <ValidationParts documents={documents} />
          </Suspense>
        )}
      </Loaded>
    </MyPage>
  )
}
