import type { ReactNode } from 'react'
import { Icon } from '../pieces/Icon.tsx'
import style from './Field.module.css'

/** What ties a control to its label, hint and error. */
export type FieldTies = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }

/** A labelled control with its hint and its error; the control gets the ties that a screen reader follows. */
export function Field({
  id,
  label,
  hint,
  error,
  aside,
  children,
}: {
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  aside?: ReactNode
  children: (ties: FieldTies) => ReactNode
}) {
  const described = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ')
  return (
    <div className={style.field} data-wrong={error ? '' : undefined}>
      <div className={style.top}>
        <label htmlFor={id} className={style.label}>
          {label}
        </label>
        {aside}
      </div>
      {children({ id, ...(described ? { 'aria-describedby': described } : {}), ...(error ? { 'aria-invalid': true } : {}) })}
      {hint && (
        <p id={`${id}-hint`} className={style.hint}>
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  )
}

/** The error under a control; said aloud when it appears. */
export function FieldError({ id, error }: { id: string; error?: ReactNode }) {
  return (
    <p id={`${id}-error`} className={style.error} aria-live="polite">
      {error && (
        <>
          <Icon name="alert" size={16} />
          <span>{error}</span>
        </>
      )}
    </p>
  )
}
