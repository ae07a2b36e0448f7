import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import style from './Notice.module.css'

/** What a notice means; each meaning has one colour and one sign. */
export type Meaning = 'info' | 'success' | 'warning' | 'danger'

/** The sign of each meaning. */
export const signOf = { info: 'info', success: 'check', warning: 'alert', danger: 'alert' } as const

/** A message that stays where it belongs. `live` makes a screen reader say it when it appears. */
export function Notice({ meaning = 'info', live = false, children }: { meaning?: Meaning; live?: boolean; children: ReactNode }) {
  return (
    <div className={`${style.notice} ${style[meaning]}`} role={live ? (meaning === 'danger' ? 'alert' : 'status') : undefined}>
      <Icon name={signOf[meaning]} />
      <div className={style.text}>{children}</div>
    </div>
  )
}
