import type { DepositStep } from '@fairhouse/contract'
import { listenToFrame, readDepositMessage, tellFrame } from '@fairhouse/frame'
import { Button } from '@fairhouse/ui'
import { useEffect, useRef } from 'react'
import { useSite } from '../../base/site.ts'
import { AwaitingMoney } from '../awaiting-money/AwaitingMoney.tsx'
import { Countdown } from '../awaiting-money/Countdown.tsx'
import style from '../awaiting-money/PaymentDetails.module.css'

/** A slip to print: a page of ours in a frame, which is handed its template and what to fill it with. */
export function SlipFrame({ step, onBack }: { step: DepositStep; onBack: () => void }) {
  const { texts } = useSite()
  const { t, language } = texts
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const window = () => frame.current?.contentWindow ?? null
    const slipTemplateUrl = `/cms/content/payment-slip/${step.methodId}/${language.code}.html`
    return listenToFrame({
      window,
      origin: location.origin,
      schema: readDepositMessage,
      onMessage: ({ value, height }) => {
        if (height !== undefined && frame.current) frame.current.style.blockSize = `${height}px`
        const message = { type: 'deposit', value: 'showPaymentSlip', slipParams: step.params, slipTemplateUrl }
        if (value === 'ready') tellFrame({ window: window(), origin: location.origin }, message)
      },
    })
  }, [step, language])
  const print = () => frame.current?.contentWindow?.print()
  return (
    <section className={style.details} aria-label={t('cashier.slipTitle')}>
      <p className={style.lead}>{t('cashier.slipText')}</p>
      <iframe ref={frame} className={style.slip} title={t('cashier.slipTitle')} src="/interfaces/payment-slip.html" />
      {step.details?.expiresAt && <Countdown until={step.details.expiresAt} />}
      <Button wide onClick={print}>
        {t('cashier.print')}
      </Button>
      <AwaitingMoney onBack={onBack} />
    </section>
  )
}
