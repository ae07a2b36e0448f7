import { Skeleton } from '@fairhouse/ui'
import { lazy, Suspense } from 'react'
import { MyPage } from '../frame/my-page/MyPage.tsx'
import { PageTitle } from '../frame/page/PageTitle.tsx'
import { useT } from '../base/site.ts'
import style from './ChannelForm.module.css'

const ProfileProofs = lazy(async () => ({ default: (await import('./ProfileProofs.tsx')).ProfileProofs }))

/** /my/verification: all that a player can prove, with what is not proven yet open. */
export function VerificationPage() {
  const t = useT()
  return (
    <MyPage>
      <PageTitle title={t('verification.title')} />
      <h1 className={style.title}>{t('verification.title')}</h1>
      <p className={style.soft}>{t('verification.intro')}</p>
      <Suspense fallback={<Skeleton label={t('shell.loading')} lines={8} />}>
        <ProfileProofs open />
      </Suspense>
    </MyPage>
  )
}
