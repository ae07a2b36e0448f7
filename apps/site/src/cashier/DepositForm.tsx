import type { DepositMethod } from '@fairhouse/contract'
import { moneyText } from '@fairhouse/money'
import { Button, CheckboxField, EmptyState, SelectField } from '@fairhouse/ui'
import { FieldSet } from '@fairhouse/ui/fields.ts'
import { useState } from 'react'
import { fieldWordsOf } from '../field-words.ts'
import { useSite, useT } from '../site.ts'
import { AmountField } from './AmountField.tsx'
import { DepositNotices, Refusal } from './DepositNotices.tsx'
import { captions } from './method-ids.ts'
import { MethodChoice } from './MethodChoice.tsx'
import { newDetail } from './new-detail.ts'
import { PasswordPrompt } from './PasswordPrompt.tsx'
import { StoredChoice } from './StoredChoice.tsx'
import { SummaryLines } from './SummaryLines.tsx'
import { useDepositForm, type DepositFormProps } from './use-deposit-form.ts'
import { PayAndPlayCountries } from './PayAndPlayCountries.tsx'
import { VisitorsConsents } from './VisitorsConsents.tsx'
import style from './DepositForm.module.css'

/** The deposit form: how, from where, how much, what it costs. */
export function DepositForm(props: DepositFormProps) {
  const t = useT()
  const [chosen, setChosen] = useState<number>()
  const { methods } = props
  const usable = methods.find(({ limitReached }) => !limitReached)
  const method = methods.find(({ method: id }) => id === chosen) ?? usable ?? methods[0]
  if (!method) return <EmptyState title={t('cashier.noFound')} text={t('cashier.noFoundText')} />
  return (
    <div className={style.deposit} data-method={method.methodId}>
      <DepositNotices offer={props.offer} />
      <MethodForm {...props} method={method} onMethod={setChosen} />
    </div>
  )
}

type MethodFormProps = DepositFormProps & { method: DepositMethod; onMethod: (method: number) => void }

function MethodForm(props: MethodFormProps) {
  const { methods, method, refusal, onMethod } = props
  const { texts } = useSite()
  const { t } = texts
  const form = useDepositForm(props)
  const { currency, currencies, bounds, amount, detail, fields } = form
  return (
    <>
      <form ref={form.element} className={style.form} onSubmit={form.submit} noValidate method="post">
        <MethodChoice methods={methods} value={method.method} onChange={onMethod} />
        <StoredChoice method={method} value={detail} onChange={form.chooseDetail} />
        <FieldSet
          key={method.method}
          fields={fields}
          values={{}}
          wrong={form.wrong}
          words={fieldWordsOf(texts)}
          prefix="deposit"
          onWrong={form.markWrong}
        />
        {currencies.length > 1 && (
          <SelectField
            id="deposit-currency"
            label={t('cashier.currency')}
            options={currencies.map((code) => ({ value: code, label: code }))}
            value={currency}
            onChange={(event) => form.chooseCurrency(event.currentTarget.value)}
          />
        )}
        <AmountField amount={amount} bounds={bounds} presets={method.amountList[currency] ?? []} />
        {method.stored && detail === newDetail && (
          <CheckboxField id="deposit-save" name="saveCard" value="true" label={t('cashier.saveCard')} />
        )}
        <SummaryLines minor={amount.typed.is === 'right' ? amount.typed.minor : 0n} method={method} currency={currency} />
        {!form.profile && <VisitorsConsents wrong={form.wrong} onMark={form.markWrong} />}
        {!form.profile && <PayAndPlayCountries method={method} />}
        {refusal && <Refusal error={refusal} />}
        <SubmitButton {...props} amount={amount.typed.is === 'right' ? moneyText(amount.typed.amount, currency) : undefined} />
      </form>
      {form.asking && <PasswordPrompt onCancel={form.cancelPassword} onPassword={form.submitWithPassword} />}
    </>
  )
}

/** The button, with the amount on it once that is right. */
function SubmitButton({ method, offer, busy, amount }: MethodFormProps & { amount: string | undefined }) {
  const t = useT()
  const caption = captions[method.methodId]
  const words = caption ? t(caption) : amount === undefined ? t('cashier.deposit') : t('cashier.depositAmount', { amount })
  return (
    <Button type="submit" wide busy={busy} disabled={!offer.available || offer.requireLimitBeforeDeposit || method.limitReached}>
      {busy ? t('cashier.submitting') : words}
    </Button>
  )
}
