import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react'
import { useOffice } from '../base/office.ts'
import { ActContext, type Act, type OpenAct } from './act.ts'

const ActDialog = lazy(() => import('./ActDialog.tsx').then(({ ActDialog: dialog }) => ({ default: dialog })))

/** Holds the dialog of the act that somebody is about to do, over every page. */
export function ActProvider({ children }: { children: ReactNode }) {
  const { queries, toasts, texts } = useOffice()
  const [act, setAct] = useState<Act>()
  const open: OpenAct = useCallback((next) => setAct(next as unknown as Act), []) // each act keeps its own call's types
  const close = () => setAct(undefined)
  const leave = () => {
    close()
    void queries.invalidateQueries()
  }
  const done = (answer: unknown) => {
    close()
    void queries.invalidateQueries()
    toasts.show('success', act?.done ?? texts.t('office.act.done'))
    act?.onDone?.(answer as never) // the answer of its own call
  }
  return (
    <ActContext value={open}>
      {children}
      {act && (
        <Suspense>
          <ActDialog key={`${act.at} ${JSON.stringify(act.input)}`} act={act} onClose={leave} onDone={done} />
        </Suspense>
      )}
    </ActContext>
  )
}
