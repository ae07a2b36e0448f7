import type { Gate } from '@fairhouse/contract/office/index.ts'
import { Button, Notice, Skeleton } from '@fairhouse/ui'
import { useLayoutEffect, useRef, useState } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { useDraft } from '../base/drafts.ts'
import { Key } from '../base/keys/Key.tsx'
import { useKeys } from '../base/keys/use-keys.ts'
import { useMe } from '../base/me.ts'
import { useT } from '../base/office.ts'
import { OfficeLink } from '../base/address/OfficeLink.tsx'
import type { Act } from './act.ts'
import { consequenceOf, maySend, type ActState } from './act-flow.ts'
import { Changes, ConsequenceView } from './ConsequenceView.tsx'
import { gateOf, wantsReason, wantsSignature } from './gates-of-calls.ts'
import { ReasonField } from './ReasonField.tsx'
import { RefusalNotice } from './RefusalNotice.tsx'
import { useActFlow } from './use-act-flow.ts'
import style from './ActDialog.module.css'

/** Shows what an act would do, asks for what its gate wants, and sends it. Closing it keeps what was typed. */
export function ActDialog({ act, onClose, onDone }: { act: Act; onClose: () => void; onDone: (answer: unknown) => void }) {
  const t = useT()
  const { raisedGates } = useMe()
  const gate = gateOf(act.at, raisedGates, act.gate)
  const [reason, setReason, forget] = useDraft(`act ${act.at} ${JSON.stringify(act.input)}`, act.reason ?? '')
  const [tried, setTried] = useState(false)
  const { state, send, lookAgain } = useActFlow(act, gate, (answer) => {
    forget()
    onDone(answer)
  })
  const asksReason = wantsReason(act.at, gate)
  const isShort = asksReason && reason.trim().length < 10
  const submit = () => {
    // What was refused because something has moved is looked at before it can be sent.
    if (state.name === 'refused' && !maySend(state)) return lookAgain()
    setTried(true)
    if (!isShort) void send(reason.trim())
  }
  useActKeys(act, submit, state.name === 'refused' ? lookAgain : undefined)
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDismissable={state.name !== 'sending'}
      className={style.overlay ?? ''}
    >
      <Modal className={style.modal ?? ''}>
        <Dialog className={style.dialog ?? ''}>
          <About act={act} onClose={onClose} />
          <StateOfAct state={state} lookAgain={lookAgain} />
          {state.name === 'request' ? (
            <MadeRequest id={state.id} onClose={onClose} />
          ) : (
            <>
              {asksReason && <ReasonField reason={reason} onChange={setReason} isWrong={tried && isShort} />}
              <p className={style.gate}>
                {gate === 'reason' && act.takesEffect !== undefined ? act.takesEffect : t('office.act.gate', { gate })}
              </p>
              <Buttons act={act} gate={gate} state={state} onClose={onClose} onSend={submit} />
            </>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

/** What is about to happen, what one should know before, and where to look for more of it. */
function About({ act: { title, about, see }, onClose }: { act: Act; onClose: () => void }) {
  return (
    <>
      <Heading slot="title" className={style.title ?? ''}>
        {title}
      </Heading>
      {about !== undefined && <p className={style.about}>{about}</p>}
      {see && (
        <OfficeLink href={see.href} className={style.link} onClick={onClose}>
          {see.label}
        </OfficeLink>
      )}
    </>
  )
}

function useActKeys({ verb }: Act, send: () => void, lookAgain: (() => void) | undefined): void {
  const t = useT()
  const mine = { group: 'page', layer: 2 } as const
  useKeys([
    { id: 'act.send', keys: 'mod+Enter', label: verb, run: send, ...mine },
    ...(lookAgain ? [{ id: 'act.look', keys: 'l', label: t('office.act.lookAgain'), run: lookAgain, ...mine }] : []),
  ])
}

function Buttons({
  act,
  gate,
  state,
  onClose,
  onSend,
}: {
  act: Act
  gate: Gate
  state: ActState
  onClose: () => void
  onSend: () => void
}) {
  const t = useT()
  return (
    <div className={style.buttons}>
      <Button kind="line" onClick={onClose}>
        {t('office.act.cancel')}
      </Button>
      <Button busy={state.name === 'sending'} disabled={!maySend(state)} className={act.isGrave ? style.grave : ''} onClick={onSend}>
        {wantsSignature(gate) ? t('office.act.sign', { verb: act.verb }) : act.verb}
        <Key keys="mod+Enter" />
      </Button>
    </div>
  )
}

function StateOfAct({ state, lookAgain }: { state: ActState; lookAgain: () => void }) {
  const t = useT()
  const consequence = consequenceOf(state)
  const moved = state.name === 'refused' && state.refusal.error === 'moved' ? state.refusal.errorDetails?.['moved'] : undefined
  return (
    <>
      {state.name === 'rehearsing' && <Skeleton lines={3} label={t('office.act.rehearsing')} />}
      {consequence && <ConsequenceView consequence={consequence} />}
      {state.name === 'ready' && state.declined && (
        <Notice meaning="warning" live>
          {t('office.act.declined')}
        </Notice>
      )}
      {state.name === 'refused' && (
        <RefusalNotice refusal={state.refusal}>
          {Array.isArray(moved) && <Changes changes={moved} />}
          {!maySend(state) && (
            <Button kind="line" onClick={lookAgain}>
              {t('office.act.lookAgain')} <Key keys="l" />
            </Button>
          )}
        </RefusalNotice>
      )}
    </>
  )
}

/** The act waits for somebody else now. What had the focus has gone: it goes to the button that closes. */
function MadeRequest({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT()
  const buttons = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => buttons.current?.querySelector('button')?.focus(), [])
  return (
    <>
      <Notice meaning="success" live>
        <p>
          <strong>{t('office.act.isRequest')}</strong>
        </p>
        <p>{t('office.act.isRequestText')}</p>
      </Notice>
      <div ref={buttons} className={style.buttons}>
        <Button kind="line" onClick={onClose}>
          {t('office.act.close')}
        </Button>
        <OfficeLink href={`/approvals/${encodeURIComponent(id)}`} className={style.link} onClick={onClose}>
          {t('office.act.openRequest')}
        </OfficeLink>
      </div>
    </>
  )
}
