import type { DepositMethod } from '@fairhouse/contract'
import { gatewayRefusal } from '@fairhouse/contract/player/shapes/gateway-refusal.ts'
import { listenToFrame, readDepositMessage, tellFrame } from '@fairhouse/frame'
import { useEffect, useRef } from 'react'
import { useT } from '../../base/site.ts'
import type { DepositEvent, DepositWish, NameAndValue } from '../deposit/flow/deposit-state.ts'
import { Waiting } from '../status/Waiting.tsx'
import style from './PaymentFrame.module.css'

const patienceMs = 15_000

type Props = { wish: DepositWish; method: DepositMethod; params: readonly NameAndValue[]; send: (event: DepositEvent) => void }

/** The provider's page in a hidden frame makes a token of what must not come to us; we go on with the token alone. */
export function TokenFrame({ wish, method, params, send }: Props) {
  const t = useT()
  const frame = useRef<HTMLIFrameElement>(null)
  const tell = useRef(send)
  tell.current = send
  useEffect(() => {
    const window = () => frame.current?.contentWindow ?? null
    const fail = (errorSubCode?: string) =>
      tell.current({ type: 'refused', error: { ...gatewayRefusal, ...(errorSubCode ? { errorSubCode } : {}) } })
    const timer = setTimeout(() => fail('token_time_out'), patienceMs)
    const deaf = listenToFrame({
      window,
      origin: location.origin,
      schema: readDepositMessage,
      onMessage: ({ value, data }) => {
        if (value === 'ready') tellFrame({ window: window(), origin: location.origin }, askOf(wish, method, params))
        if (value === 'createPaymentToken') tell.current({ type: 'tokenised', tokenData: data ?? {} })
        if (value === 'errorCreatePaymentToken') fail(data?.['subCode'])
      },
    })
    return () => (clearTimeout(timer), deaf())
  }, [wish, method, params])
  return (
    <>
      <iframe
        ref={frame}
        className={style.hidden}
        title={t('cashier.tokenFrame')}
        src={method.interfaceUrl}
        tabIndex={-1}
        aria-hidden="true"
      />
      <Waiting title={t('cashier.submitting')} />
    </>
  )
}

/** Builds the message to the frame: only the fields meant for the token. */
function askOf({ fields = {}, storedDetailReference }: DepositWish, method: DepositMethod, preDepositParams: readonly NameAndValue[]) {
  const wanted = method.fields.flatMap(({ field, useForToken }) => (useForToken ? [[field, fields[field] ?? ''] as const] : []))
  return {
    type: 'deposit',
    value: 'createPaymentToken',
    fields: Object.fromEntries(wanted),
    settings: { ...method.metadata },
    method: method.method,
    storedData: { storedDetailReference: storedDetailReference ?? '-1' },
    preDepositParams,
  }
}
