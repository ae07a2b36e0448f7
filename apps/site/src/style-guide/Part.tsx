import { Skeleton } from '@fairhouse/ui'
import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { useT } from '../base/site.ts'
import type { parts } from './parts.ts'
import style from './StyleGuidePage.module.css'

/** One part of the guide, with its place in the address. A `late` one is drawn in the browser, when its chunk has come. */
export function Part({ id, late = false, children }: { id: (typeof parts)[number]; late?: boolean; children: ReactNode }) {
  const t = useT()
  const [inBrowser, setInBrowser] = useState(!late)
  useEffect(() => setInBrowser(true), [])
  const waiting = <Skeleton label={t('shell.loading')} lines={8} />
  return (
    <section id={id} className={style.part} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={style.name}>
        {t(`style-guide.${id}`)}
      </h2>
      <p className={style.about}>{t(`style-guide.${id}Text`)}</p>
      {inBrowser ? <Suspense fallback={waiting}>{children}</Suspense> : waiting}
    </section>
  )
}
