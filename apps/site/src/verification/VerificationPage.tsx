import { MyPage } from '../my/index.ts'
import { PageTitle } from '../shell/PageTitle.tsx'
import { useT } from '../site.ts'
import { ProfileProofs } from './ProfileProofs.tsx'
import style from './ChannelForm.module.css'

/** /my/verification: all that a player can prove, with what is not proven yet open. */
export function VerificationPage() {
  const t = useT()
  return (
    <MyPage>
      <PageTitle title={t('verification.title')} />
      <h1 className={style.title}>{t('verification.title')}</h1>
      <p className={style.soft}>{t('verification.intro')}</p>
      <ProfileProofs open />
    </MyPage>
  )
}
