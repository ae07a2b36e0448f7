import { Skeleton } from '@fairhouse/ui'
import { lazy, Suspense } from 'react'
import { useInBrowser } from '../base/use-in-browser.ts'
import { useT } from '../base/site.ts'
import style from './Calculator.module.css'

const ChosenRound = lazy(async () => ({ default: (await import('./ChosenRound.tsx')).ChosenRound }))

/** Recomputes a round of any game of ours, by the game's own code, in a frame of its studio. */
export function Calculator() {
  const t = useT()
  const inBrowser = useInBrowser()
  const waiting = <Skeleton label={t('shell.loading')} lines={3} />
  return (
    <section id="recompute" className={style.part} aria-labelledby="recompute-title">
      <h2 id="recompute-title">{t('fairness.checkTitle')}</h2>
      <p className={style.soft}>{t('fairness.checkText')}</p>
      {inBrowser ? (
        <Suspense fallback={waiting}>
          <ChosenRound />
        </Suspense>
      ) : (
        waiting
      )}
    </section>
  )
}
