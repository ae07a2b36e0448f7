import type { Limits } from '@fairhouse/contract'
import type { MessageKey } from '@fairhouse/messages'
import type { ReactNode } from 'react'
import { MyPage } from '../frame/my-page/MyPage.tsx'
import { PageTitle } from '../frame/page/PageTitle.tsx'
import { useT } from '../base/site.ts'
import { LimitsLoaded } from './LimitsLoaded.tsx'
import style from './form/LimitPage.module.css'

/** One page of limits: its title, and what it shows once the limits are known. */
export function LimitPage({ title, children }: { title: MessageKey; children: (limits: Limits) => ReactNode }) {
  const t = useT()
  return (
    <MyPage>
      <PageTitle title={t(title)} />
      <div className={style.page}>
        <h1 className={style.title}>{t(title)}</h1>
        <LimitsLoaded>{children}</LimitsLoaded>
      </div>
    </MyPage>
  )
}
