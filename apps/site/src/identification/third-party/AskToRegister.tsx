import type { IdentificationMethod, ThirdPartyDetails } from '@fairhouse/contract'
import { Button } from '@fairhouse/ui'
import { useNavigate } from '@tanstack/react-router'
import { useSite } from '../../base/site.ts'
import { keepDetails } from './kept-details.ts'
import { methodName } from '../methods/method-names.ts'
import style from '../check/Identification.module.css'

/** Whom the service knows and what it told about them; with `amount` they want to deposit once they have an account. */
export type AskToRegisterProps = {
  method: IdentificationMethod
  details: ThirdPartyDetails | undefined
  amount?: string
  onBack: () => void
}

/** The service knows the person and we do not: shall there be an account? */
export function AskToRegister({ method, details, amount, onBack }: AskToRegisterProps) {
  const { t } = useSite().texts
  const navigate = useNavigate()
  const register = () => {
    if (details) keepDetails(details)
    const wanted = { modal: 'registration' as const, method, ...(amount ? { amount } : {}) }
    void navigate({ to: '.', search: (now) => ({ ...now, ...wanted }), replace: true, resetScroll: false })
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
