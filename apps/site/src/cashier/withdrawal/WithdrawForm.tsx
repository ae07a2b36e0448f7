import type { ErrorAnswer, Withdrawal, WithdrawalDestination } from '@fairhouse/contract'
import type { Answers } from '@fairhouse/contract/caller.ts'
import { moneyText } from '@fairhouse/money'
import { Button, buttonClass, EmptyState, Money, Notice, RadioList } from '@fairhouse/ui'
import { Suspense, useEffect, useRef, useState, type ComponentType } from 'react'
import { ErrorMessage } from '../../frame/page/ErrorMessage.tsx'
import { ModalLink } from '../../frame/modal/ModalLink.tsx'
import { stepUpDialog, type StepUpProps } from '../../step-up/index.ts'
import { useSite, useT } from '../../base/site.ts'
import { useAnswer } from '../../base/answers.ts'
import { BonusAtWithdrawal } from '../../bonuses/index.ts'
import { AmountField } from '../amount/AmountField.tsx'
import { methodName } from '../methods/method-name.ts'
import { BankLogo } from '../methods/BankLogo.tsx'
import { MethodLogo } from '../methods/MethodLogo.tsx'
import { narrower, type AmountBounds } from '../amount/typed-amount.ts'
import { useAmount } from '../amount/use-amount.ts'
import { sendWithdrawal, type WithdrawalWish } from './send-withdrawal.ts'
import { WithdrawSummary } from './WithdrawSummary.tsx'
import style from '../style/WithdrawModal.module.css'

type Offer = Answers<'GET /api/payment/withdrawals'>

const StepUpDialog = stepUpDialog.view as unknown as ComponentType<StepUpProps> // the chunk's one component
const proofNeeded = 'proofNeeded'

/** Asks for money to be paid out. */
export function WithdrawForm({ offer }: { offer: Offer }) {
  const { texts } = useSite()
  const { t } = texts
  const { currency, available } = offer
  const [chosen, setChosen] = useState<string>()
  const open = offer.destinations.filter(({ blocked }) => !blocked)
  const destination = open.find(({ storedDetailReference }) => storedDetailReference === chosen) ?? open[0]
  const bounds = boundsOf(offer, destination)
  const amount = useAmount(bounds)
  const { busy, refusal, done, send, forgive } = useWithdrawal()
  if (destination === undefined) return <NoDestination />
  const { storedDetailReference } = destination
  const submit = async () => {
    amount.insist()
    if (amount.typed.is !== 'right') return
    const sent = await send({ amount: amount.typed.amount, currency, storedDetailReference })
    if (sent) amount.type('')
  }
  const minor = amount.typed.is === 'right' ? amount.typed.minor : 0n
  const words =
    amount.typed.is === 'right' ? t('cashier.withdrawAmount', { amount: moneyText(amount.typed.amount, currency) }) : t('cashier.withdraw')
  return (
    <>
      <form className={style.form} onSubmit={(event) => (event.preventDefault(), void submit())} noValidate method="post">
        {done && <Sent withdrawal={done} />}
        <p className={style.available}>
          <span>{t('cashier.withdrawAvailable')}</span>
          <strong>
            <Money amount={available} currency={currency} />
          </strong>
        </p>
        {refusal?.error !== 'turnoverNotReached' && <WithBonus offer={offer} />}
        <Destinations offer={offer} value={storedDetailReference} onChange={setChosen} />
        <AccountLink className={style.all} words="changeAccount" />
        <AmountField amount={amount} bounds={bounds} presets={[]} note={<Bounds destination={destination} currency={currency} />} />
        <button type="button" className={style.all} onClick={() => amount.choose(bounds.max)}>
          {t(bounds.max === available ? 'cashier.withdrawAll' : 'cashier.withdrawMost')}
        </button>
        <WithdrawSummary minor={minor} destination={destination} currency={currency} />
        {refusal && <Refusal refusal={refusal} offer={offer} />}
        <Button type="submit" wide busy={busy}>
          {busy ? t('cashier.withdrawing') : words}
        </Button>
      </form>
      {refusal?.error === proofNeeded && <Proof asked={refusal} onProven={() => void submit()} onCancel={forgive} />}
    </>
  )
}

/** What of the balance is bonus money, if any is. */
function WithBonus({ offer: { available, currency } }: { offer: Offer }) {
  const wallet = useAnswer('GET /api/wallet', {}).data
  if (!wallet || !/[1-9]/.test(wallet.totalTurnover)) return null
  return (
    <Suspense>
      <BonusAtWithdrawal own={available} currency={currency} />
    </Suspense>
  )
}

/** Why it was refused; what a bonus binds is told with its amounts and the way to give it up. */
function Refusal({ refusal, offer: { available, currency } }: { refusal: ErrorAnswer; offer: Offer }) {
  if (refusal.error === proofNeeded) return null
  if (refusal.error !== 'turnoverNotReached') return <ErrorMessage error={refusal} />
  return (
    <Suspense fallback={<ErrorMessage error={refusal} />}>
      <BonusAtWithdrawal own={available} currency={currency} error={refusal} />
    </Suspense>
  )
}

function NoDestination() {
  const t = useT()
  return (
    <EmptyState title={t('cashier.noDestination')} text={t('cashier.noDestinationText')}>
      <AccountLink className={buttonClass('line')} words="addAccount" />
    </EmptyState>
  )
}

/** The way to the account that money is paid out to. */
function AccountLink({ className = '', words }: { className?: string | undefined; words: 'addAccount' | 'changeAccount' }) {
  const t = useT()
  return (
    <ModalLink modal="payment-details-validation" className={className}>
      {t(`cashier.${words}`)}
    </ModalLink>
  )
}

/** Returns the destination's bounds, never above what is available. */
function boundsOf({ currency, available }: Offer, destination: WithdrawalDestination | undefined): AmountBounds {
  const { minAmount = '0.00', maxAmount = null } = destination ?? {}
  const { max } =
    maxAmount === null ? { max: available } : narrower(currency, { min: minAmount, max: available }, { min: minAmount, max: maxAmount })
  return { currency, min: minAmount, max, whole: false }
}

function Bounds({ destination: { minAmount, maxAmount }, currency }: { destination: WithdrawalDestination; currency: string }) {
  const t = useT()
  const min = moneyText(minAmount, currency)
  return maxAmount === null ? t('cashier.withdrawMin', { min }) : t('cashier.amountBetween', { min, max: moneyText(maxAmount, currency) })
}

function Proof(asked: StepUpProps) {
  return (
    <Suspense>
      <StepUpDialog {...asked} />
    </Suspense>
  )
}

/** Shown at the head of the form and scrolled into view, since the button is at its end. */
function Sent({ withdrawal: { amount, currency } }: { withdrawal: Withdrawal }) {
  const t = useT()
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={notice}>
      <Notice meaning="success" live>
        <p>
          <strong>{t('cashier.withdrawDone', { amount: moneyText(amount, currency) })}</strong>
        </p>
        <p>{t('cashier.withdrawDoneText')}</p>
      </Notice>
    </div>
  )
}

function Destinations({ offer, value, onChange }: { offer: Offer; value: string; onChange: (reference: string) => void }) {
  const { texts } = useSite()
  const { t } = texts
  const rows = offer.destinations.map((detail) => ({
    value: detail.storedDetailReference,
    label: <bdi dir="ltr">{detail.description}</bdi>,
    sign: <BankLogo detail={detail} instead={<MethodLogo logo={detail.logo} />} />,
    disabled: detail.blocked,
    note: detail.verified ? methodName(texts, detail) : t('cashier.notVerified'),
  }))
  return <RadioList name="destination" legend={t('cashier.destination')} rows={rows} value={value} onChange={onChange} visible={4} />
}

/** Sends one wish under one key, the same key when it is sent again without having been answered. */
function useWithdrawal() {
  const site = useSite()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<ErrorAnswer>()
  const [done, setDone] = useState<Withdrawal>()
  const kept = useRef<{ key: string; of: string }>(undefined)
  const send = async (wish: WithdrawalWish): Promise<boolean> => {
    const of = JSON.stringify(wish)
    if (kept.current?.of !== of) kept.current = { key: crypto.randomUUID(), of }
    setBusy(true)
    setRefusal(undefined)
    setDone(undefined)
    const answer = await sendWithdrawal(site, wish, kept.current.key)
    setBusy(false)
    if (answer.ok || answer.error.error !== 'connection') kept.current = undefined
    if (answer.ok) setDone(answer.value.withdrawal)
    else {
      if (answer.error.error === proofNeeded) await site.texts.load(stepUpDialog.areas)
      setRefusal(answer.error)
    }
    return answer.ok
  }
  return { busy, refusal, done, send, forgive: () => setRefusal(undefined) }
}
