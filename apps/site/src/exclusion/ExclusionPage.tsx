import type { Answers } from '@fairhouse/contract/caller.ts'
import { Button, EmptyState, Skeleton } from '@fairhouse/ui'
import type { ReactNode } from 'react'
import { useAnswer } from '../base/answers.ts'
import { MyPage } from '../frame/my-page/MyPage.tsx'
import { PageTitle } from '../frame/page/PageTitle.tsx'
import { useT } from '../base/site.ts'
import style from './ExclusionPage.module.css'

type Known = Answers<'GET /api/exclusion'>

/** The frame of the pages on which a player can decide to stay away. */
export function ExclusionPage({ title, intro, children }: { title: string; intro: string; children: (known: Known) => ReactNode }) {
  const t = useT()
  const { data, isError, refetch } = useAnswer('GET /api/exclusion', {}, { staleMs: 0 })
  return (
    <MyPage>
      <PageTitle title={title} />
      <div className={style.page}>
        <h1 className={style.title}>{title}</h1>
        <p className={style.intro}>{intro}</p>
        {data ? (
          children(data)
        ) : isError ? (
          <EmptyState title={t('exclusion.failed')}>
            <Button kind="line" onClick={() => void refetch()}>
              {t('shell.tryAgain')}
            </Button>
          </EmptyState>
        ) : (
          <Skeleton label={t('shell.loading')} lines={5} />
        )}
      </div>
    </MyPage>
  )
}
