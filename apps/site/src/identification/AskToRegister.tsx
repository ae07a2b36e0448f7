import type { IdentificationMethod, ThirdPartyDetails } from '@fairhouse/contract'
import { Button } from '@fairhouse/ui'
import { useNavigate } from '@tanstack/react-router'
import { useSite } from '../site.ts'
import { keepDetails } from './kept-details.ts'
import { methodName } from './method-names.ts'
import style from './Identification.module.css'

/** The service knows the person and we do not: shall there be an account? */
export function AskToRegister({
  method,
  details,
  onBack,
}: {
  method: IdentificationMethod
  details: ThirdPartyDetails | undefined
  onBack: () => void
}) {
  const { t } = useSite().texts
  const navigate = useNavigate()
  const register = () => {
    if (details) keepDetails(details)
    void navigate({ to: '.', search: (now) => ({ ...now, modal: 'registration', method }), replace: true, resetScroll: false })
  }
  return (
    <section className={style.screen} role="status">
      <h3 className={style.title}>{t('identification.askTitle')}</h3>
      <p className={style.soft}>{t('identification.askText', { method: methodName(t, method) })}</p>
      <Button wide onClick={register}>
        {t('shell.signUp')}
      </Button>
      <Button kind="plain" wide onClick={onBack}>
        {t('identification.back')}
      </Button>
    </section>
  )
}
