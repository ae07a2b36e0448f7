import { countryName } from '@fairhouse/fields/lists/countries.ts'
import type { DepositMethod } from '@fairhouse/contract'
import { Button, SelectField } from '@fairhouse/ui'
import { useState, type FormEvent } from 'react'
import { ErrorMessage } from '../../frame/page/ErrorMessage.tsx'
import { ModalLink } from '../../frame/modal/ModalLink.tsx'
import { useSite } from '../../base/site.ts'
import { methodIds } from '../../initial-deposit/index.ts'
import { MethodChoice } from '../methods/MethodChoice.tsx'
import { PayAndPlayCountries } from './PayAndPlayCountries.tsx'
import type { ResumeState, ResumeWish } from './resume-flow.ts'
import style from './ResumePlay.module.css'

/** The state of Continue play while its form is shown, and where its events go. */
export type ResumeFormProps = {
  state: Extract<ResumeState, { at: 'form' | 'submitting' }>
  poker: boolean
  onSubmit: (wish: ResumeWish) => void
}

/** Choice of the bank service, and of the bank's country if the visitor is abroad. */
export function BankForm({ state, poker, onSubmit, methods }: ResumeFormProps & { methods: [DepositMethod, ...DepositMethod[]] }) {
  const { settings, texts } = useSite()
  const { t, language } = texts
  const [chosen, setChosen] = useState<number>()
  const method = methods.find((one) => one.method === chosen) ?? methods[0]
  const asksCountry = method.methodId === methodIds.payAndPlay && !settings.payAndPlay
  const countries = method.allowedCountriesPayAndPlay.map((value) => ({ value, label: countryName(value, language.tag) }))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const country = new FormData(event.currentTarget).get('country')?.toString()
    onSubmit({ method: method.method, ...(asksCountry && country ? { country } : {}), ...(poker ? { customerApp: 'poker' } : {}) })
  }
  return (
    <form className={style.form} onSubmit={submit} method="post">
      <p className={style.soft}>{t('cashier.resumeText')}</p>
      {state.at === 'form' && state.refusal && <ErrorMessage error={state.refusal} />}
      {methods.length > 1 && <MethodChoice methods={methods} value={method.method} onChange={setChosen} />}
      <PayAndPlayCountries method={method} />
      {asksCountry && <SelectField id="resume-country" name="country" label={t('cashier.resumeCountry')} required options={countries} />}
      <Button type="submit" wide busy={state.at === 'submitting'}>
        {t('cashier.resumeSubmit')}
      </Button>
      {settings.payAndPlay && (
        <p className={style.other}>
          {t('cashier.resumeNew')} <ModalLink modal="deposit">{t('cashier.resumeDeposit')}</ModalLink>
        </p>
      )}
    </form>
  )
}
