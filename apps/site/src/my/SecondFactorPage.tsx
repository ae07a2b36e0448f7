import type { Answers } from '@fairhouse/contract/caller.ts'
import { Button, EmptyState, Notice, Skeleton } from '@fairhouse/ui'
import { useEffect, useRef, useState } from 'react'
import { forget, useAnswer } from '../base/answers.ts'
import { useDateText } from '../base/use-date-text.ts'
import { PageTitle } from '../frame/page/PageTitle.tsx'
import { useSite } from '../base/site.ts'
import { MyPage } from '../frame/my-page/MyPage.tsx'
import { ConfirmFactor, RecoveryCodes } from './FactorSetUp.tsx'
import { stepFactor, type Factor } from './factor-flow.ts'
import { SecretsForm } from './SecretsForm.tsx'
import page from './ProfilePage.module.css'
import style from './SecondFactorPage.module.css'

const askPassword = ['password'] as const
const askBoth = ['password', 'code'] as const
type Known = Answers<'GET /api/second-factor'>

/** /my/second-factor: one-time codes beside the password, switched on and off. */
export function SecondFactorPage() {
  const {
    texts: { t },
  } = useSite()
  const { data, isError, refetch } = useAnswer('GET /api/second-factor', {}, { staleMs: 0 })
  return (
    <MyPage>
      <PageTitle title={t('my.secondFactor')} />
      <h1 className={page.title}>{t('my.secondFactor')}</h1>
      {data ? (
        <Switch known={data} />
      ) : isError ? (
        <EmptyState title={t('my.factorFailed')}>
          <Button kind="line" onClick={() => void refetch()}>
            {t('shell.tryAgain')}
          </Button>
        </EmptyState>
      ) : (
        <Skeleton label={t('shell.loading')} lines={4} />
      )}
    </MyPage>
  )
}

function Switch({ known }: { known: Known }) {
  const { call, queries } = useSite()
  const [state, setState] = useState<Factor>({ at: 'resting' })
  const first = useRef(true)
  useEffect(() => {
    // Each step starts at the top, which the one before may have scrolled away on a phone.
    if (!first.current) scrollTo({ top: 0 })
    first.current = false
  }, [state.at])
  const cancel = () => setState(stepFactor(state, { is: 'cancelled' }))
  const over = () => {
    forget(queries, 'GET /api/second-factor')
    setState(stepFactor(state, { is: 'over' }))
  }
  switch (state.at) {
    case 'resting':
      return <Resting known={known} ended={state.ended === true} ask={(to) => setState(stepFactor(state, { is: 'asked', to }))} />
    case 'beginning':
      return (
        <SecretsForm
          names={askPassword}
          submit="my.factorBegin"
          cancel={cancel}
          send={({ password = '' }) => call('POST /api/second-factor/begin', { password })}
          onDone={(setUp) => setState(stepFactor(state, { is: 'begun', setUp }))}
        />
      )
    case 'confirming':
      return (
        <ConfirmFactor
          setUp={state.setUp}
          cancel={cancel}
          onDone={({ recoveryCodes }) => setState(stepFactor(state, { is: 'confirmed', codes: recoveryCodes }))}
        />
      )
    case 'keeping':
      return <RecoveryCodes codes={state.codes} onKept={over} />
    case 'ending':
      return (
        <SecretsForm
          names={askBoth}
          intro="my.factorEndText"
          submit="my.factorEnd"
          cancel={cancel}
          send={({ password = '', code = '' }) => call('POST /api/second-factor/end', { password, code })}
          onDone={over}
        />
      )
  }
}

function Resting({ known, ended, ask }: { known: Known; ended: boolean; ask: (to: 'begin' | 'end') => void }) {
  const { t } = useSite().texts
  const dateText = useDateText()
  return (
    <div className={style.form}>
      <p className={page.intro}>{t('my.factorText')}</p>
      {known.since ? (
        <>
          <Notice meaning="success">
            <p>{t('my.factorOn', { at: dateText(known.since, 'day') })}</p>
            <p>{t('my.factorLeft', { count: known.recoveryCodesLeft })}</p>
          </Notice>
          <div>
            <Button kind="line" onClick={() => ask('end')}>
              {t('my.factorEnd')}
            </Button>
          </div>
        </>
      ) : (
        <>
          {ended && (
            <Notice meaning="info" live>
              {t('my.factorEnded')}
            </Notice>
          )}
          <div>
            <Button onClick={() => ask('begin')}>{t('my.factorBegin')}</Button>
          </div>
        </>
      )}
    </div>
  )
}
