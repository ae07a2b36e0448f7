import { useState, type InputHTMLAttributes, type ReactNode } from 'react'
import { Field } from './Field.tsx'
import { Icon } from '../pieces/Icon.tsx'
import style from './Field.module.css'

/** One line of text, a number or a secret. `prefix` stands inside at the start; a password gets a button that shows it. */
export function TextField({
  id,
  label,
  hint,
  error,
  aside,
  prefix,
  reveal,
  ...input
}: Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix'> & {
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  aside?: ReactNode
  prefix?: ReactNode
  reveal?: { show: string; hide: string }
}) {
  const [shown, setShown] = useState(false)
  const secret = input.type === 'password' && reveal
  return (
    <Field id={id} label={label} hint={hint} error={error} aside={aside}>
      {(ties) => (
        <div className={[style.control, prefix ? style.prefixed : '', secret ? style.suffixed : ''].join(' ')} dir={input.dir}>
          {prefix && (
            <span className={style.prefix} aria-hidden="true">
              {prefix}
            </span>
          )}
          <input {...input} {...ties} type={secret && shown ? 'text' : input.type} className={style.input} />
          {secret && (
            <button type="button" className={style.suffix} aria-label={shown ? reveal.hide : reveal.show} onClick={() => setShown(!shown)}>
              <Icon name={shown ? 'eyeOff' : 'eye'} />
            </button>
          )}
        </div>
      )}
    </Field>
  )
}
