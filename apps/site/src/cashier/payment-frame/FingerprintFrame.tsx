import type { DepositStep } from '@fairhouse/contract'
import { listenToFrame, readDepositMessage } from '@fairhouse/frame'
import { useEffect, useId, useRef } from 'react'
import { useT } from '../../base/site.ts'
import { StepFields } from './StepFields.tsx'
import { Waiting } from '../status/Waiting.tsx'
import style from './PaymentFrame.module.css'

/** The 3-D Secure method: the bank's page recognises the device in a hidden frame; our landing page in it says when it is done. After the time allowed we go on without. */
export function FingerprintFrame({ step, onResult }: { step: DepositStep; onResult: (fingerPrint: 'Y' | 'N') => void }) {
  const t = useT()
  const name = `fingerprint-${useId()}`
  const frame = useRef<HTMLIFrameElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const result = useRef(onResult)
  result.current = onResult
  const { fingerPrintUrl: address = step.url, limitSeconds = 10 } = step
  useEffect(() => {
    // A bank without a method page wants the browser's values alone.
    const timer = setTimeout(() => result.current('N'), address ? limitSeconds * 1000 : 0)
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
  }, [address, limitSeconds])
  return (
    <>
      {address && (
        <>
          <form ref={form} action={address} method="POST" target={name} hidden>
            <StepFields step={step} />
          </form>
          <iframe ref={frame} name={name} title={t('cashier.fingerprint')} className={style.hidden} tabIndex={-1} aria-hidden="true" />
        </>
      )}
      <Waiting title={t('cashier.fingerprint')} />
    </>
  )
}
