import { Button } from '@fairhouse/ui'
import { useEffect, useRef, useState } from 'react'
import { nowOf, useSite } from '../../base/site.ts'
import { codeScreen, codeScreenAt, shareLeft, tickDown } from './code-screen.ts'
import type { Begun } from './identity-check.ts'
import style from './Identification.module.css'

/** A code to compare with the one on the phone, and how long there is for it. */
export function CodeScreen({ begun, onCancel, onTimeout }: { begun: Begun; onCancel: () => void; onTimeout: () => void }) {
  const { t } = useSite().texts
  const screen = useCountdown(begun, onTimeout)
  const left = screen.at === 'counting' ? screen.left : 0
  const total = 'total' in screen ? screen.total : 1
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
  return (
    <section className={style.screen} aria-labelledby="code-title">
      <h3 id="code-title" className={style.title}>
        {t('identification.codeTitle')}
      </h3>
      <p
        className={style.code}
        dir="ltr"
        role="status"
        aria-label={t('identification.codeIs', { code: [...(begun.code ?? '')].join(' ') })}
      >
        {begun.code}
      </p>
      <p className={style.soft}>{t('identification.codeText')}</p>
      <div className={style.time}>
        <progress className={style.bar} aria-label={t('identification.timeLeft')} value={shareLeft(screen) * total} max={total} />
        <span role="timer" className={style.left}>
          {t('identification.left', { time })}
        </span>
      </div>
      <Button kind="line" wide onClick={onCancel}>
        {t('shell.cancel')}
      </Button>
    </section>
  )
}

/** Counts by the server's clock, so that a reload or a slow tab shows the same. */
function useCountdown({ begunAt, expirationTime }: Begun, onTimeout: () => void) {
  const site = useSite()
  const expiresAt = new Date(expirationTime).getTime()
  const [screen, setScreen] = useState(() => codeScreenAt(begunAt, expiresAt, nowOf(site)))
  const timedOut = useRef(onTimeout)
  timedOut.current = onTimeout
  const isOver = screen.at === 'over'
  useEffect(() => {
    if (isOver) return timedOut.current()
    return tickDown(
      expiresAt,
      () => nowOf(site),
      (seconds) => setScreen((now) => codeScreen(now, { type: 'tick', left: seconds })),
    )
  }, [site, expiresAt, isOver])
  return screen
}
