import { Icon } from '@fairhouse/ui'
import { lazy, Suspense, useState } from 'react'
import { useSite } from '../site.ts'
import style from './StopButton.module.css'

const StopNow = lazy(() => import('./StopNow.tsx').then(({ StopNow: shown }) => ({ default: shown })))

/** One tap on any page: everything stops for a day. */
export function StopButton() {
  const { texts } = useSite()
  const { t } = texts
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
        title={t('shell.stopText')}
        aria-label={t('shell.stopText')}
      >
        <Icon name="pause" size={16} />
        <span className={style.words}>{t('shell.stop')}</span>
      </button>
      {stopping && (
        <Suspense>
          <StopNow close={() => setStopping(false)} />
        </Suspense>
      )}
    </>
  )
}
