import type { Documents } from '@fairhouse/contract'
import { Notice } from '@fairhouse/ui'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useAnswer } from '../base/answers.ts'
import { MyPage } from '../frame/my-page/MyPage.tsx'
import { PageTitle } from '../frame/page/PageTitle.tsx'
import { useSite } from '../base/site.ts'
import { Loaded } from './state/Loaded.tsx'
import { needsOf } from './needs.ts'
import { Overview } from './Overview.tsx'
import { typeText } from './state/type-text.ts'
import style from './state/Documents.module.css'

const GroupForm = lazy(async () => ({ default: (await import('./upload/GroupForm.tsx')).GroupForm }))
const FundsForm = lazy(async () => ({ default: (await import('./funds/FundsForm.tsx')).FundsForm }))
const kinds = ['sof', 'account', 'paymentDetails'] as const

/**
 * /my/documents: the status of each group and what was sent; `validationType` in the address opens the form of a group,
 * and leaving it removes the parameter.
 */
export function DocumentsPage() {
  const { t } = useSite().texts
  const answer = useAnswer('GET /api/documents', {}, { staleMs: 0 })
  const wanted = useLocation({ select: ({ search }) => search.validationType })
  const kind = kinds.find((one) => one === wanted)
  const navigate = useNavigate()
  const leave = () => void navigate({ to: '.', search: ({ validationType: _validationType, ...now }) => now })
  return (
    <MyPage>
      <PageTitle title={t('documents.title')} />
      <h1 className={style.title}>{kind ? t(`documents.group.${kind}`) : t('documents.title')}</h1>
      <Loaded answer={answer}>
        {(documents) => (
          <>
            {!kind && <p className={style.intro}>{t('documents.intro')}</p>}
            {!kind && <Needed documents={documents} />}
            {!kind && <Overview documents={documents} />}
            <Suspense>
              {kind === 'sof' && <FundsForm ends="finish" onEnd={leave} onBack={leave} />}
              {(kind === 'account' || kind === 'paymentDetails') && (
                <GroupForm group={kind} view={documents.groups[kind]} onEnd={leave} onBack={leave} />
              )}
            </Suspense>
          </>
        )}
      </Loaded>
    </MyPage>
  )
}

/** What we need from the player now; nothing if that is nothing. */
function Needed({ documents }: { documents: Documents }) {
  const { texts } = useSite()
  const { t, language } = texts
  const { groups, types } = needsOf(documents)
  const names = [...groups.map((group) => t(`documents.need.${group}`)), ...types.map((type) => typeText(texts, type))]
  if (names.length === 0) return null
  const list = new Intl.ListFormat(language.tag, { type: 'conjunction' }).format(names)
  return (
    <div className={style.needed}>
      <Notice meaning={types.length > 0 ? 'warning' : 'info'}>
        <p>{t('documents.needed', { what: list })}</p>
      </Notice>
    </div>
  )
}
