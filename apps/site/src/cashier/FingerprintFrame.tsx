import type { DepositStep } from '@fairhouse/contract'
import { listenToFrame, readDepositMessage } from '@fairhouse/frame'
import { useEffect, useId, useRef } from 'react'
import { useT } from '../site.ts'
import { StepFields } from './StepFields.tsx'
import { Waiting } from './Waiting.tsx'
import style from './PaymentFrame.module.css'

/** The 3-D Secure method: the bank's page recognises the device in a hidden frame; our landing page in it says when it is done. After the time allowed we go on without. */
export function FingerprintFrame({ step, onResult }: { step: DepositStep; onResult: (fingerPrint: 'Y' | 'N') => void }) {
  const t = useT()
  const name = `fingerprint-${useId()}`
  const frame = useRef<HTMLIFrameElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const result = useRef(onResult)
  result.current = onResult
  const limitSeconds = step.limitSeconds ?? 10
  useEffect(() => {
    const timer = setTimeout(() => result.current('N'), limitSeconds * 1000)
    const deaf = listenToFrame({
      window: () => frame.current?.contentWindow,
      origin: location.origin,
      schema: readDepositMessage,
      onMessage: (message) => message.value === 'fingerprint' && result.current(message.fingerPrint === 'Y' ? 'Y' : 'N'),
    })
    form.current?.submit()
    return () => {
      clearTimeout(timer)
      deaf()
    }
  }, [limitSeconds])
  return (
    <>
      <form ref={form} action={step.fingerPrintUrl ?? step.url} method="POST" target={name} hidden>
        <StepFields step={step} />
      </form>
      <iframe ref={frame} name={name} title={t('cashier.fingerprint')} className={style.hidden} tabIndex={-1} aria-hidden="true" />
      <Waiting title={t('cashier.fingerprint')} />
    </>
  )
}
