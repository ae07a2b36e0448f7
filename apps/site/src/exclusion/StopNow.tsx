import { Button, Dialog } from '@fairhouse/ui'
import { useWords } from '../base/loaded-words.ts'
import { ErrorMessage } from '../frame/page/ErrorMessage.tsx'
import { useSite } from '../base/site.ts'
import { useStop } from './use-stop.ts'
import style from './StopNow.module.css'

/**
 * Covers the page and stops everything for as long as the country's rules say, unless undone within seconds. Leaving
 * meanwhile confirms it.
 */
export function StopNow({ close }: { close: () => void }) {
  const site = useSite()
  const { t } = site.texts
  const hours = site.settings.rules.stopHours
  useWords(site.texts, 'exclusion')
  useWords(site.texts, 'error')
  const [state, send] = useStop(close)
  const busy = state.at === 'sending'
  return (
    <Dialog title={t('exclusion.stopTitle', { hours })} closeLabel={t('exclusion.stopNot')} onClose={() => busy || close()}>
      <div className={style.stop}>
        {state.at === 'counting' && (
          <p className={style.count} role="timer" aria-live="off">
            {state.left}
          </p>
        )}
        <p>{t('exclusion.stopText', { hours })}</p>
        {state.at === 'refused' && <ErrorMessage error={state.error} />}
        <div className={style.actions}>
          <Button busy={busy} onClick={() => send({ is: 'now' })}>
            {t(state.at === 'refused' ? 'shell.tryAgain' : 'exclusion.stopAtOnce')}
          </Button>
          <Button kind="line" disabled={busy} onClick={close}>
            {t('exclusion.stopNot')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
