import type { ErrorAnswer } from '@fairhouse/contract'
import { Button, Notice } from '@fairhouse/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useSite } from '../../base/site.ts'
import { codeFrom, prepareCodeWindow, type CodeService } from './code-window.ts'
import { methodName } from '../methods/method-names.ts'
import type { CodeBy } from './third-party-sign-in.ts'
import style from '../check/Identification.module.css'

type CodeWindowProps = {
  service: CodeService
  poker: boolean
  onOpen: () => void
  onClosed: () => void
  onCode: (code: string, by: CodeBy) => void
  onRefusal: (error: ErrorAnswer) => void
}

/** Step 1 at a service that asks in a window of its own: its script comes when it is chosen, and a press opens the window. */
export function CodeWindow({ service, poker, onOpen, onClosed, onCode, onRefusal }: CodeWindowProps) {
  const { call, settings, texts } = useSite()
  const { t } = texts
  const [state, setState] = useState<'closed' | 'open' | 'left'>('closed')
  const script = useRef<Promise<boolean>>(undefined)
  const bring = useCallback(
    () =>
      prepareCodeWindow(service, settings).then(
        () => true,
        () => false,
      ),
    [service, settings],
  )
  useEffect(() => void (script.current = bring()), [bring])
  const go = async () => {
    if (!(await (script.current ?? bring()))) {
      script.current = undefined
      return onRefusal({ error: 'identityServiceUnavailable', errorCode: 0 })
    }
    setState('open')
    onOpen()
    // Requested beside the window: a browser opens one only immediately.
    const [code, init] = await Promise.all([
      codeFrom(service, settings),
      call('POST /api/login/init', poker ? { customerApp: 'poker' } : {}),
    ])
    setState(code ? 'closed' : 'left')
    if (!code) return onClosed()
    if (!init.ok) return onRefusal(init.error)
    onCode(code, { tokenProvider: service, identificationToken: init.value.identificationToken })
  }
  return (
    <>
      {state === 'left' && (
        <Notice live>
          <p>{t('identification.windowLeft', { method: methodName(t, service) })}</p>
        </Notice>
      )}
      <Button wide busy={state === 'open'} onClick={() => void go()}>
        {t('identification.signInHeader', { method: methodName(t, service) })}
      </Button>
      {state === 'open' && (
        <p className={style.soft} role="status">
          {t('identification.popupText', { method: methodName(t, service) })}
        </p>
      )}
    </>
  )
}
