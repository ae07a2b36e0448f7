import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import style from './Notice.module.css'

/** What a notice means; each meaning has one colour and one sign. */
export type Meaning = 'info' | 'success' | 'warning' | 'danger'

/** The sign of each meaning. */
export const signOf = { info: 'info', success: 'check', warning: 'alert', danger: 'alert' } as const

type NoticeProps = { meaning?: Meaning; live?: boolean; close?: { label: string; onClose: () => void } | undefined; children: ReactNode }

/** A message that stays where it belongs. `live` makes a screen reader say it when it appears; `close` gives it a button that takes it away. */
export function Notice({ meaning = 'info', live = false, close, children }: NoticeProps) {
  return (
    <div className={`${style.notice} ${style[meaning]}`} role={live ? (meaning === 'danger' ? 'alert' : 'status') : undefined}>
      <Icon name={signOf[meaning]} />
      <div className={style.text}>{children}</div>
      {close && (
        <button type="button" className={style.close} aria-label={close.label} onClick={close.onClose}>
          <Icon name="close" size={18} />
        </button>
      )}
    </div>
  )
}
