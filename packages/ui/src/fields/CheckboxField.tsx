import type { InputHTMLAttributes, ReactNode } from 'react'
import { FieldError } from './Field.tsx'
import style from './Field.module.css'

/** A box to tick, its sentence beside it. */
export function CheckboxField({
  id,
  label,
  error,
  ...input
}: InputHTMLAttributes<HTMLInputElement> & { id: string; label: ReactNode; error?: ReactNode }) {
  return (
    <div className={style.check} data-wrong={error ? '' : undefined}>
      <input {...input} type="checkbox" id={id} aria-describedby={`${id}-error`} aria-invalid={error ? true : undefined} />
      <label htmlFor={id}>{label}</label>
      <FieldError id={id} error={error} />
    </div>
  )
}
