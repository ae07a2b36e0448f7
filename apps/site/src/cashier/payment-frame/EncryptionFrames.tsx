import type { DepositMethod } from '@fairhouse/contract'
import { gatewayRefusal } from '@fairhouse/contract/player/shapes/gateway-refusal.ts'
import { listenToFrame, readDepositMessage, tellFrame } from '@fairhouse/frame'
import { useEffect, useMemo, useRef } from 'react'
import { useT } from '../../base/site.ts'
import type { DepositEvent, DepositWish } from '../deposit/flow/deposit-state.ts'
import { sealedFields, type SealedGroup, type Texts } from './sealed-fields.ts'
import { Waiting } from '../status/Waiting.tsx'
import style from './PaymentFrame.module.css'
import { timing } from '../../base/timing.ts'

type Props = { wish: DepositWish; method: DepositMethod; send: (event: DepositEvent) => void }

/** Hidden pages encrypt what must not be read on the way, each to the key that its field names; in five seconds all of it, or nothing is sent. */
export function EncryptionFrames({ wish, method, send }: Props) {
  const t = useT()
  const groups = useMemo(() => sealedFields(method, wish.fields), [method, wish])
  const done = useRef(new Map<string, Texts>())
  const tell = useRef(send)
  tell.current = send
  useEffect(() => {
    const timer = setTimeout(() => tell.current(refusedBy('encryption_time_out')), timing('encryptionTimeoutMs', 5000))
    return () => clearTimeout(timer)
  }, [])
  const take = (address: string, values: Texts) => {
    done.current.set(address, values)
    if (done.current.size === groups.length) tell.current({ type: 'encrypted', values: Object.assign({}, ...done.current.values()) })
  }
  return (
    <>
      {groups.map((group) => (
        <EncryptionFrame
          key={group.address}
          group={group}
          onValues={(values) => take(group.address, values)}
          onFault={() => tell.current(refusedBy('encryption_failed'))}
        />
      ))}
      <Waiting title={t('cashier.encrypting')} />
    </>
  )
}

const refusedBy = (errorSubCode: string): DepositEvent => ({ type: 'refused', error: { ...gatewayRefusal, errorSubCode } })

type FrameProps = { group: SealedGroup; onValues: (values: Texts) => void; onFault: () => void }

/** One page that encrypts: what is not there for every field that it was told counts as a fault. */
function EncryptionFrame({ group, onValues, onFault }: FrameProps) {
  const t = useT()
  const frame = useRef<HTMLIFrameElement>(null)
  const hear = useRef({ onValues, onFault })
  hear.current = { onValues, onFault }
  useEffect(() => {
    const window = () => frame.current?.contentWindow ?? null
    return listenToFrame({
      window,
      origin: location.origin,
      schema: readDepositMessage,
      onMessage: ({ value, data = {} }) => {
        if (value === 'ready')
          tellFrame({ window: window(), origin: location.origin }, { type: 'deposit', value: 'encrypt', fields: group.fields })
        if (value === 'encrypted' && Object.keys(group.fields).every((name) => data[name])) hear.current.onValues(data)
        else if (value === 'encrypted' || value === 'errorEncrypt') hear.current.onFault()
      },
    })
  }, [group])
  return (
    <iframe ref={frame} className={style.hidden} title={t('cashier.encrypting')} src={group.address} tabIndex={-1} aria-hidden="true" />
  )
}
