import { Button } from '@fairhouse/ui'
import { ModalLink } from '../frame/modal/ModalLink.tsx'
import { useT } from '../base/site.ts'
import { OnlyRegions } from './OnlyRegions.tsx'
import style from './RegistrationForm.module.css'

type ConsentProps = { level: 2 | 3; onlyIn: string | undefined; onAgree: () => void; onLeave: () => void }

/** The agreement that comes before the first field. */
export function Consent({ level, onlyIn, onAgree, onLeave }: ConsentProps) {
  const t = useT()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section className={style.consent}>
      {onlyIn && <OnlyRegions country={onlyIn} />}
      <Heading>{t('registration.gdprTitle')}</Heading>
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
