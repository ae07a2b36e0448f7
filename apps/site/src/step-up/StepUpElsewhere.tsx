import type { ErrorAnswer } from '@fairhouse/contract'
import { Skeleton } from '@fairhouse/ui'
import { Suspense, useState, type ComponentType } from 'react'
import { identityCheck, MethodList, signInMethods, type Checking } from '../identification/index.ts'
import { ErrorMessage } from '../frame/page/ErrorMessage.tsx'
import { useSite } from '../base/site.ts'
import style from './StepUpDialog.module.css'

const IdentityCheck = identityCheck.view as unknown as ComponentType<Checking> // the chunk's one component

/** Services that prove an identity without leaving the page. */
const here = ['smartId', 'mobileId', 'idin'] as const
type Here = (typeof here)[number]

/** A player without password, code and passkey proves by an identity service who they are. */
export function StepUpElsewhere({ onProven }: { onProven: () => void }) {
  const { settings, texts } = useSite()
  const { t } = texts
  const offered = here.filter((name) => signInMethods(settings).includes(name))
  const [chosen, setChosen] = useState<Here>()
  const [refusal, setRefusal] = useState<ErrorAnswer>()
  const method = chosen ?? offered[0]
  if (!method) return <p>{t('sign-in.proofNone', { email: settings.supportEmail })}</p>
  return (
    <div className={style.form}>
      {refusal && <ErrorMessage error={refusal} />}
      {offered.length > 1 && (
        <MethodList name="proof-method" legend={t('sign-in.choose')} methods={offered} value={method} onChange={setChosen} />
      )}
      <Suspense fallback={<Skeleton label={t('shell.loading')} lines={3} />}>
        <IdentityCheck
          key={method}
          method={method}
          purpose="proof"
          onStep={() => undefined}
          onResult={({ status, payload }) =>
            status === 'success' ? onProven() : setRefusal({ error: payload.error ?? 'unknown', errorCode: payload.errorCode ?? 0 })
          }
          onRefusal={(error) => setRefusal(error?.error === 'checkFields' ? undefined : error)}
        />
      </Suspense>
    </div>
  )
}
