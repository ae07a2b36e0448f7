import type { AutomaticValidation } from '@fairhouse/contract'
import { Button, Notice, Spinner, Stepper } from '@fairhouse/ui'
import { useEffect, useRef } from 'react'
import { useSite } from '../../base/site.ts'
import { ErrorWords } from '../../frame/page/ErrorMessage.tsx'
import { useWords } from '../../base/loaded-words.ts'
import { errorArea } from '@fairhouse/messages'
import { errorOf, useValidation } from './use-validation.ts'
import { ValidationFrame } from './ValidationFrame.tsx'
import type { Validation, ValidationStatus } from './validation-flow.ts'
import style from './Automatic.module.css'

const names = { shuftipro: 'Shufti Pro', incode: 'Incode', idenfy: 'iDenfy' } as const
const steps = ['described', 'frame', 'waiting', 'done'] as const

type Props = {
  automatic: AutomaticValidation
  group: AutomaticValidation['groups'][number]
  /** Documents are sent by hand from here on, in all groups; `isLimited`: because the attempts are used up. */
  onByHand: (isLimited: boolean) => void
  /** Called at the end: the group then shows its status. */
  onEnd: () => void
}

/** The automatic validation in place of the form of a group. */
export function Automatic({ automatic, group, onByHand, onEnd }: Props) {
  const { t } = useSite().texts
  const validation = useValidation(automatic, group, onByHand)
  const { state, byHand } = validation
  const flow = useFocusAfterFrame(state.at)
  if (state.at === 'byHand') return null
  return (
    <div ref={flow} className={style.flow} tabIndex={-1}>
      {automatic.provider === 'idenfy' && <Steps at={state.at} />}
      <View validation={validation} name={names[automatic.provider]} onEnd={onEnd} />
      {canLeave(state) && (
        <div className={style.ways}>
          <Button kind="plain" onClick={byHand}>
            {t('documents.automatic.byHand')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Returns whether documents can be sent by hand instead. */
const canLeave = (state: Validation): boolean =>
  state.at === 'done' ? state.told.status === 'rejected' && !state.told.error : state.at !== 'waiting'

/** Moves the focus to where the frame stood once it is gone, if the focus was in it. */
function useFocusAfterFrame(at: Validation['at']) {
  const flow = useRef<HTMLDivElement>(null)
  const before = useRef(at)
  useEffect(() => {
    if (before.current === 'frame' && at !== 'frame') flow.current?.focus()
    before.current = at
  }, [at])
  return flow
}

function Steps({ at }: { at: Validation['at'] }) {
  const { t } = useSite().texts
  const current = Math.max(
    steps.findIndex((one) => one === at),
    0,
  )
  const words = steps.map((one) => t(`documents.automatic.step.${one}`))
  const now = t('documents.automatic.stepNow', { number: current + 1, total: steps.length, name: words[current] ?? '' })
  return <Stepper steps={words} current={current} label={t('documents.automatic.steps')} now={now} />
}

type ViewProps = { validation: ReturnType<typeof useValidation>; name: string; onEnd: () => void }

function View({ validation: { state, begin, hear }, name, onEnd }: ViewProps) {
  const { t } = useSite().texts
  switch (state.at) {
    case 'described':
    case 'starting':
      return (
        <>
          <p className={style.text}>{t('documents.automatic.text', { provider: name })}</p>
          <div className={style.ways}>
            <Button busy={state.at === 'starting'} onClick={begin}>
              {t('documents.automatic.upload')}
            </Button>
          </div>
        </>
      )
    case 'frame':
      return <ValidationFrame url={state.url} name={name} onMessage={hear} />
    case 'waiting':
      return (
        <div className={style.waiting} role="status">
          <Spinner large />
          <p className={style.strong}>{t('documents.automatic.waiting')}</p>
          <p className={style.soft}>{t('documents.automatic.waitingTime')}</p>
        </div>
      )
    case 'done':
      return <Done told={state.told} onAgain={begin} onEnd={onEnd} />
    case 'byHand':
      return null
  }
}

/** Shows the result and what can be done next. */
function Done({ told, onAgain, onEnd }: { told: ValidationStatus; onAgain: () => void; onEnd: () => void }) {
  const { texts } = useSite()
  useWords(texts, errorArea)
  const { t } = texts
  const { status } = told
  const error = errorOf(told)
  if (error && status === 'rejected')
    return (
      <Notice meaning="danger" live>
        <ErrorWords error={error} />
      </Notice>
    )
  const isGood = status === 'approved' || status === 'pending'
  return (
    <>
      <Notice meaning={status === 'approved' ? 'success' : isGood ? 'info' : 'warning'} live>
        {error ? (
          <ErrorWords error={error} />
        ) : (
          <p>
            {t(
              isGood
                ? status === 'approved'
                  ? 'documents.approvedPerson'
                  : 'documents.automatic.pending'
                : 'documents.automatic.rejected',
            )}
          </p>
        )}
      </Notice>
      <div className={style.ways}>
        <Button onClick={isGood ? onEnd : onAgain}>{t(isGood ? 'documents.finish' : 'documents.automatic.again')}</Button>
      </div>
    </>
  )
}
