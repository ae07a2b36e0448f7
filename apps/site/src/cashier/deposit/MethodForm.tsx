import type { DepositMethod } from '@fairhouse/contract'
import { Button, CheckboxField, SelectField } from '@fairhouse/ui'
import { FieldSet } from '@fairhouse/ui/fields.ts'
import { lazy, Suspense, useEffect } from 'react'
import { BonusChoice, BonusLines } from '../../campaigns/index.ts'
import { fieldWordsOf } from '../../base/forms/field-words.ts'
import { useSite, useT } from '../../base/site.ts'
import { AmountField } from '../amount/AmountField.tsx'
import { minorOf } from '../amount/typed-amount.ts'
import { bonusDeposit, paidText } from './deposit-summary.ts'
import { Refusal } from './flow/DepositRefusal.tsx'
import { LatePayAndPlayCountries } from '../pay-and-play/LatePayAndPlayCountries.tsx'
import { newDetail } from '../stored/new-detail.ts'
import { StoredChoice } from '../stored/StoredChoice.tsx'
import { SummaryLines } from './SummaryLines.tsx'
import { mayBegin, useBeginning } from './use-beginning.ts'
import { useDepositForm, type DepositFormProps } from './use-deposit-form.ts'
import { VisitorsConsents } from './VisitorsConsents.tsx'
import style from '../style/DepositForm.module.css'

/** `isChosen`: by the player's own hand, not because it is the first, nor on the way through the list by keys. */
type MethodFormProps = DepositFormProps & { method: DepositMethod; isChosen: boolean }

/** The fields of one payment method. It stays in the page while another is chosen, so nothing typed is lost. */
export function MethodForm(props: MethodFormProps) {
  const { method, refusal } = props
  const { texts } = useSite()
  const form = useDepositForm(props)
  const { amount, detail } = form
  usePromptAtHand(props.offer.askPassword)
  useBeginning(form.element, props, form.profile !== null)
  const minor = minorOf(amount.typed)
  return (
    <>
      <form ref={form.element} className={style.form} onSubmit={form.submit} noValidate method="post">
        <StoredChoice method={method} value={detail} onChange={form.chooseDetail} />
        <FieldSet
          key={`${method.method} ${detail === newDetail}`}
          fields={form.fields}
          values={form.typedBefore()}
          wrong={form.wrong}
          words={fieldWordsOf(texts)}
          prefix="deposit"
          onWrong={form.markWrong}
          onEdited={(_, values) => form.keepTyped(values)}
        />
        {method.asksAmount && <AmountPart form={form} method={method} />}
        {method.stored && detail === newDetail && (
          <CheckboxField id="deposit-save" name="saveCard" value="true" label={texts.t('cashier.saveCard')} />
        )}
        {method.kind !== 'bonusCode' && <BonusPart form={form} {...props} />}
        {method.asksAmount && <Summary form={form} {...props} minor={minor} />}
        {!form.profile && <VisitorsPart form={form} method={method} />}
        {refusal && <Refusal error={refusal} />}
        {method.oneClick && <WalletPart form={form} method={method} amount={amount.typed.is === 'right' ? amount.typed.amount : ''} />}
        {!method.oneClick && <SubmitButton {...props} form={form} />}
      </form>
      {form.password.isAsked && (
        <Suspense>
          <PasswordPrompt busy={props.busy} wrong={form.password.wrong} onCancel={form.password.cancel} onPassword={form.password.give} />
        </Suspense>
      )}
    </>
  )
}

/** Whoever confirms with a password is known before: the question is there when it is asked. */
function usePromptAtHand(asked: boolean): void {
  useEffect(() => void (asked && loadPrompt().catch(() => undefined)), [asked])
}
const loadPrompt = () => import('./PasswordPrompt.tsx')
const PasswordPrompt = lazy(async () => ({ default: (await loadPrompt()).PasswordPrompt }))

/** Currency and amount: in another currency than the account's the field says what it comes to. */
function AmountPart({ form, method }: { form: Form; method: DepositMethod }) {
  const t = useT()
  const { currency, currencies, bounds, amount } = form
  return (
    <>
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
    </>
  )
}

type Form = ReturnType<typeof useDepositForm>

/** What a visitor agrees to, and the countries in which a deposit opens an account. */
function VisitorsPart({ form, method }: { form: Form; method: DepositMethod }) {
  return (
    <>
      <VisitorsConsents wrong={form.wrong} onMark={form.markWrong} />
      <Suspense>
        <LatePayAndPlayCountries method={method} />
      </Suspense>
    </>
  )
}

/** The choice of a bonus, if there is one. The form waits for it: arriving later, it would move what is below. */
function BonusPart({ form, method, offer }: MethodFormProps & { form: Form }) {
  const { offered, chosen, choose } = form.bonus
  if (!offered || (offered.campaigns.length === 0 && !offered.codes)) return null
  return (
    <BonusChoice
      campaigns={offered.campaigns}
      codes={offered.codes}
      automatic={offer.automaticCampaign}
      method={method.method}
      chosen={chosen}
      wrong={form.wrong}
      onChoose={choose}
    />
  )
}

/** The summary of costs and credit; the bonus is in the account's currency. */
function Summary({ form, method, offer, minor }: MethodFormProps & { form: Form; minor: bigint }) {
  const { bonus, currency } = form
  return (
    <SummaryLines minor={minor} method={method} currency={currency} account={offer.currency}>
      {bonus.campaign && (
        <Suspense>
          <BonusLines campaign={bonus.campaign} deposit={bonusDeposit(minor, method, currency, offer.currency)} />
        </Suspense>
      )}
    </SummaryLines>
  )
}

const WalletButton = lazy(async () => ({ default: (await import('./WalletButton.tsx')).WalletButton }))

/** A wallet's own button in the place of submit. */
function WalletPart({ form, method, amount }: { form: Form; method: DepositMethod; amount: string }) {
  return (
    <Suspense>
      <WalletButton
        method={method}
        currency={form.currency}
        amount={amount}
        onToken={form.submitWithToken}
        campaign={form.bonus.wish.campaignId ?? -1}
        onAmountMissing={form.amount.insist}
      />
    </Suspense>
  )
}

/** The button, with the amount on it once that is right; a stored card is charged by it, not added. */
function SubmitButton({ form, method, offer, busy }: MethodFormProps & { form: Form }) {
  const t = useT()
  const { caption } = method
  const { amount, currency, detail } = form
  const words =
    caption && (caption !== 'addCard' || detail === newDetail)
      ? t(`cashier.${caption}`)
      : amount.typed.is === 'right'
        ? t(...paidText(amount.typed.minor, method, currency))
        : t('cashier.deposit')
  return (
    <Button type="submit" wide busy={busy} disabled={!mayBegin(offer, method)}>
      {busy ? t('cashier.submitting') : words}
    </Button>
  )
}
