import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef } from 'react'
import type { Documents } from '@fairhouse/contract'
import { useAnswer } from '../asking.ts'
import { MyPage } from '../my/index.ts'
import { PageTitle } from '../shell/PageTitle.tsx'
import { useSite } from '../site.ts'
import { Loaded } from './Loaded.tsx'
import { StatusMark } from './StatusMark.tsx'
import style from './Documents.module.css'

const GroupForm = lazy(async () => ({ default: (await import('./GroupForm.tsx')).GroupForm }))

/** /my/account-validation: who a player is and where they live, shown by documents. `#identity` and `#address` bring that part into view. */
export function AccountValidation() {
  const { t } = useSite().texts
  const answer = useAnswer('GET /api/documents', {}, { staleMs: 0 })
  return (
    <MyPage>
      <PageTitle title={t('documents.validation')} />
      <h1 className={style.title}>{t('documents.validation')}</h1>
      <p className={style.intro}>{t('documents.validationText')}</p>
      <Loaded answer={answer}>{({ groups }) => <Parts groups={groups} />}</Loaded>
    </MyPage>
  )
}

function Parts({ groups }: { groups: Documents['groups'] }) {
  const { t } = useSite().texts
  const target = useLocation({ select: ({ hash }) => hash })
  const parts = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const part = target && parts.current?.querySelector(`#${CSS.escape(target)}`)
    if (part) part.scrollIntoView({ block: 'start' })
  }, [target])
  return (
    <div ref={parts}>
      {(['identity', 'address'] as const).map((group) => (
        <section key={group} id={group} className={style.part} aria-labelledby={`${group}-title`}>
          <div className={style.partHead}>
            <h2 id={`${group}-title`} className={style.heading}>
              {t(`documents.group.${group}`)}
            </h2>
            <StatusMark status={groups[group].groupStatus} />
          </div>
          <Suspense>
            <GroupForm key={groups[group].nextType ?? ''} group={group} view={groups[group]} />
          </Suspense>
        </section>
      ))}
    </div>
  )
}
