import type { ReactNode, SelectHTMLAttributes } from 'react'
import { Field } from './Field.tsx'
import { Icon } from '../pieces/Icon.tsx'
import style from './Field.module.css'

/** A native select: type-ahead and the phone's own picker come with it. */
export function SelectField({
  id,
  label,
  hint,
  error,
  options,
  ...select
}: SelectHTMLAttributes<HTMLSelectElement> & {
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  options: readonly { value: string; label: string }[]
}) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(ties) => (
        <div className={style.control}>
          <select {...select} {...ties} className={style.input}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={style.suffix}>
            <Icon name="down" size={18} />
          </span>
        </div>
      )}
    </Field>
  )
}
