import { Icon } from '@fairhouse/ui'
import { lazy, Suspense, useState } from 'react'
import { useSite } from '../base/site.ts'
import style from './StopButton.module.css'

const StopNow = lazy(() => import('./StopNow.tsx').then(({ StopNow: shown }) => ({ default: shown })))

/** One tap on any page: everything stops, for as long as the country's rules say. */
export function StopButton() {
  const { settings, texts } = useSite()
  const { t } = texts
  const hours = settings.rules.stopHours
  const [stopping, setStopping] = useState(false)
  const prepare = () => void Promise.all([import('./StopNow.tsx'), texts.load(['exclusion', 'error'])]).catch(() => undefined)
  return (
    <>
      <button
        type="button"
        className={style.stop}
        onClick={() => setStopping(true)}
        onPointerEnter={prepare}
        onFocus={prepare}
        title={t('shell.stopText', { hours })}
        aria-label={t('shell.stop', { hours })}
      >
        <Icon name="pause" size={16} />
        <span className={style.words}>{t('shell.stop', { hours })}</span>
      </button>
      {stopping && (
        <Suspense>
          <StopNow close={() => setStopping(false)} />
        </Suspense>
      )}
    </>
  )
}
