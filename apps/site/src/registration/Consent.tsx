import { Button } from '@fairhouse/ui'
import { ModalLink } from '../shell/ModalLink.tsx'
import { useT } from '../site.ts'
import style from './RegistrationForm.module.css'

/** The agreement that comes before the first field. */
export function Consent({ onAgree, onLeave }: { onAgree: () => void; onLeave: () => void }) {
  const t = useT()
  return (
    <section className={style.consent}>
      <h3>{t('registration.gdprTitle')}</h3>
      <p>{t('registration.gdprText')}</p>
      <Button wide onClick={onAgree}>
        {t('registration.agree')}
      </Button>
      <Button wide kind="line" onClick={onLeave}>
        {t('registration.disagree')}
      </Button>
      <p className={style.have}>
        {t('registration.haveAccount')} <ModalLink modal="login">{t('registration.logIn')}</ModalLink>
      </p>
    </section>
  )
}
