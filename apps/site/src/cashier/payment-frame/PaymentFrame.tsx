import type { DepositStep } from '@fairhouse/contract'
import { listenToFrame, readDepositMessage, type DepositMessage } from '@fairhouse/frame'
import { Button, Icon } from '@fairhouse/ui'
import { useEffect, useId, useRef, useState, type RefObject } from 'react'
import { useT } from '../../base/site.ts'
import { StepFields } from './StepFields.tsx'
import { Waiting } from '../status/Waiting.tsx'
import style from './PaymentFrame.module.css'

type PaymentFrameProps = {
  step: DepositStep
  busy: boolean
  /** The caption of the way back, if it does not lead to an amount. */
  back?: string
  onWindow: (window: Window | null) => void
  onBack: () => void
  onMessage: (message: DepositMessage) => void
}

/** The provider's page in a frame: a hidden form is posted into it, and its messages are heard if they come from it. The last page may be our own landing, so our origin may speak from the same window. */
export function PaymentFrame({ step, busy, back, onWindow, onBack, onMessage }: PaymentFrameProps) {
  const t = useT()
  const name = `payment-${useId()}`
  const frame = useRef<HTMLIFrameElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const posted = useRef(false)
  const hear = useRef(onMessage)
  hear.current = onMessage
  const { url, origin } = step
  useEffect(() => {
    onWindow(frame.current?.contentWindow ?? null)
    const origins = [location.origin, ...(origin ? [origin] : [])]
    const deaf = listenToFrame({
      window: () => frame.current?.contentWindow,
      origin: origins,
      schema: readDepositMessage,
      onMessage: (message) => {
        if (message.height !== undefined && frame.current) frame.current.style.blockSize = `${message.height}px`
        hear.current(message)
      },
    })
    form.current?.submit()
    posted.current = true
    return deaf
    // The form is posted once per address, not once per drawing.
  }, [url, origin]) // oxlint-disable-line react-hooks/exhaustive-deps -- onWindow only stores
  return (
    <section className={style.payment} aria-busy={busy || undefined}>
      <p className={style.hint}>
        <Icon name="shield" size={18} />
        {t('cashier.frameHint')}
      </p>
      <form ref={form} action={url} method={step.method} target={name} hidden>
        <StepFields step={step} />
      </form>
      <FrameStage frame={frame} name={name} url={url} posted={posted} />
      <Button kind="plain" onClick={onBack}>
        <Icon name="back" size={18} />
        {back ?? t('cashier.frameBack')}
      </Button>
    </section>
  )
}

type FrameStageProps = { frame: RefObject<HTMLIFrameElement | null>; name: string; url: string | undefined; posted: RefObject<boolean> }

/** The frame; until its page has loaded, a placeholder says what is awaited. */
function FrameStage({ frame, name, url, posted }: FrameStageProps) {
  const t = useT()
  const [shown, setShown] = useState<string>()
  const isShown = shown === url
  return (
    <div className={style.stage}>
      <iframe
        ref={frame}
        name={name}
        title={t('cashier.frameTitle')}
        className={style.frame}
        data-shown={isShown}
        allow="payment; publickey-credentials-get"
        // The empty frame loads, too, before anything is posted.
        onLoad={() => posted.current && setShown(url)}
      />
      {!isShown && <Waiting title={t('cashier.submitting')} />}
    </div>
  )
}
