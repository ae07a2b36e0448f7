import { Button } from '@fairhouse/ui'
import { useSite } from '../../base/site.ts'
import { CheckForm } from './CheckForm.tsx'
import { CodeScreen } from './CodeScreen.tsx'
import { FrameScreen, PopupScreen } from './ServiceWindow.tsx'
import { methodName } from '../methods/method-names.ts'
import { Waiting } from './Waiting.tsx'
import type { Checking } from './check-work.ts'
import { useIdentityCheck } from './use-identity-check.ts'
import style from './Identification.module.css'

/** Identity check: the form of a method, then its code, window or frame until the result is there. */
export function IdentityCheck(checking: Checking) {
  const { t } = useSite().texts
  const { state, opens, submit, cancel, lapse } = useIdentityCheck(checking)
  const { method, purpose } = checking
  if (opens) return <Waiting label={t('shell.loading')} />
  if (state.at === 'form' || state.at === 'starting') return <CheckForm method={method} purpose={purpose} state={state} onSubmit={submit} />
  if (state.at === 'passed') return <Waiting label={t('identification.landingText')} />
  const { begun } = state
  if (begun.mode === 'code') return <CodeScreen begun={begun} onCancel={cancel} onTimeout={lapse} />
  if (begun.mode === 'popup') return <PopupScreen begun={begun} name={methodName(t, method)} onCancel={cancel} />
  if (begun.mode === 'frame') return <FrameScreen begun={begun} name={methodName(t, method)} onCancel={cancel} />
  return (
    <div className={style.screen}>
      <Waiting label={t('identification.landingText')} />
      <Button kind="plain" wide onClick={cancel}>
        {t('shell.cancel')}
      </Button>
    </div>
  )
}
