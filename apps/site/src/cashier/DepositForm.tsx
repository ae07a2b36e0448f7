import type { DepositMethod, ErrorAnswer } from '@fairhouse/contract'
import type { Answers } from '@fairhouse/contract/caller.ts'
import { Button, CheckboxField, EmptyState, moneyText, SelectField } from '@fairhouse/ui'
import { FieldSet, focusFirst, valuesOf, wrongOf, type Wrong } from '@fairhouse/ui/fields.ts'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { fieldWordsOf, wrongFromServer } from '../field-words.ts'
import { useSite } from '../site.ts'
import { AmountField } from './AmountField.tsx'
import type { DepositWish } from './deposit-flow.ts'
import { DepositNotices, Refusal } from './DepositNotices.tsx'
import { captions } from './method-ids.ts'
import { MethodChoice } from './MethodChoice.tsx'
import { PasswordPrompt } from './PasswordPrompt.tsx'
import { StoredChoice } from './StoredChoice.tsx'
import { SummaryLines } from './SummaryLines.tsx'
import { narrower } from './typed-amount.ts'
import { useAmount } from './use-amount.ts'
import style from './DepositForm.module.css'

type Offer = Answers<'GET /api/deposits/offer'>
type FormProps = { methods: readonly DepositMethod[]; offer: Offer; busy: boolean; refusal: ErrorAnswer | undefined; onSubmit: (wish: DepositWish) => void }
/** The stored detail that means: a new one. */
export const newDetail = '-1'

/** The deposit form: how, from where, how much, what it costs. */
export function DepositForm(props: FormProps) {
  const { texts: { t } } = useSite()
  const [chosen, setChosen] = useState<number>()
  const method = props.methods.find(({ method: id }) => id === chosen) ?? props.methods.find(({ limitReached }) => !limitReached) ?? props.methods[0]
  if (!method) return <EmptyState title={t('cashier.noFound')} text={t('cashier.noFoundText')} />
  return (
    <div className={style.deposit} data-method={method.methodId}>
      <DepositNotices offer={props.offer} />
      <MethodForm key="form" {...props} method={method} onMethod={setChosen} />
    </div>
  )
}

function MethodForm({ methods, method, offer, busy, refusal, onMethod, onSubmit }: FormProps & { method: DepositMethod; onMethod: (method: number) => void }) {
  const { texts } = useSite()
  const { t } = texts
  const form = useRef<HTMLFormElement>(null)
  const currencies = Object.keys(method.supportCurrencies)
  const [wished, setWished] = useState(offer.currency)
  const currency = currencies.includes(wished) ? wished : (currencies[0] ?? offer.currency)
  const own = currency === offer.currency
  const bounds = { currency, whole: method.wholeNumberAmounts, ...(own ? narrower(currency, { min: method.minAmount, max: method.maxAmount }, { min: offer.minAmountValidation, max: offer.maxAmountValidation }) : { min: method.minAmount, max: method.maxAmount }) }
  const amount = useAmount(bounds)
  const [wrong, setWrong] = useState<Record<string, Wrong>>({})
  const [asking, setAsking] = useState<DepositWish>()
  const usable = method.storedDetails.filter(({ blocked }) => !blocked)
  const [stored, setStored] = useState<string>()
  const detail = usable.find(({ storedDetailReference }) => storedDetailReference === stored)?.storedDetailReference ?? (stored === newDetail ? newDetail : (usable[0]?.storedDetailReference ?? newDetail))
  const fields = detail === newDetail ? method.fields : []
  useServerMistakes(refusal, form.current, setWrong)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    amount.insist()
    const values = valuesOf(event.currentTarget, fields)
    const found = wrongOf(fields, values)
    setWrong(found)
    if (Object.keys(found).length > 0 || amount.typed.is !== 'right') return focusFirst(event.currentTarget, [...Object.keys(found), 'amount'])
    const saveCard = new FormData(event.currentTarget).get('saveCard') === 'true'
    const wish: DepositWish = { method: method.method, amount: amount.typed.amount, currency, storedDetailReference: detail, saveCard: saveCard && detail === newDetail, fields: values }
    if (offer.askPassword) setAsking(wish)
    else onSubmit(wish)
  }
  const right = amount.typed.is === 'right'
  const caption = captions[method.methodId]
  return (
    <>
      <form ref={form} className={style.form} onSubmit={submit} noValidate method="post">
        <MethodChoice methods={methods} value={method.method} onChange={onMethod} />
        <StoredChoice method={method} value={detail} onChange={setStored} />
        <FieldSet key={method.method} fields={fields} values={{}} wrong={wrong} words={fieldWordsOf(texts)} prefix="deposit" onWrong={(name, mistake) => setWrong(({ [name]: _old, ...others }) => (mistake ? { ...others, [name]: mistake } : others))} />
        {currencies.length > 1 && <SelectField id="deposit-currency" label={t('cashier.currency')} options={currencies.map((code) => ({ value: code, label: code }))} value={currency} onChange={(event) => setWished(event.currentTarget.value)} />}
        <AmountField amount={amount} bounds={bounds} presets={method.amountList[currency] ?? []} />
        {method.stored && detail === newDetail && <CheckboxField id="deposit-save" name="saveCard" value="true" label={t('cashier.saveCard')} />}
        <SummaryLines minor={amount.typed.is === 'right' ? amount.typed.minor : 0n} method={method} currency={currency} />
        {refusal && <Refusal error={refusal} />}
        <Button type="submit" wide busy={busy} disabled={!offer.available || offer.requireLimitBeforeDeposit || method.limitReached}>
          {busy ? t('cashier.submitting') : caption ? t(caption) : right ? t('cashier.depositAmount', { amount: moneyText(amount.typed.is === 'right' ? amount.typed.amount : '0', currency) }) : t('cashier.deposit')}
        </Button>
      </form>
      {asking && <PasswordPrompt onCancel={() => setAsking(undefined)} onPassword={(password) => (setAsking(undefined), onSubmit({ ...asking, password }))} />}
    </>
  )
}

/** Puts the server's mistakes next to the fields when a refusal arrives. */
function useServerMistakes(refusal: ErrorAnswer | undefined, form: HTMLFormElement | null, setWrong: (wrong: Record<string, Wrong>) => void): void {
  useEffect(() => {
    if (!refusal || !form) return
    const found = wrongFromServer(refusal.errorDetails)
    setWrong(found)
    focusFirst(form, Object.keys(found))
    // A refusal is told once; drawing again must not take the focus.
  }, [refusal]) // oxlint-disable-line react-hooks/exhaustive-deps -- see above
}
