import { useId, type ReactNode } from 'react'
import style from './form.module.css'

/** A form of the office: labelled controls one under the other, the button at its end. */
export function Form({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  return (
    <form
      className={style.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
    </form>
  )
}

type Common = { label: string; hint?: string; error?: string | undefined }

/** A line of text. */
export function TextLine({
  label,
  hint,
  error,
  value,
  onChange,
  type = 'text',
  isMono = false,
}: Common & { value: string; onChange: (value: string) => void; type?: 'text' | 'email'; isMono?: boolean }) {
  const id = useId()
  return (
    <Labelled id={id} label={label} hint={hint} error={error}>
      <input
        id={id}
        type={type}
        value={value}
        dir={isMono ? 'ltr' : 'auto'}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        {...tied(id, hint, error)}
      />
    </Labelled>
  )
}

/** Several lines of text; `isMono` for what is code. */
export function TextArea({
  label,
  hint,
  error,
  value,
  onChange,
  isMono = false,
}: Common & { value: string; onChange: (value: string) => void; isMono?: boolean }) {
  const id = useId()
  return (
    <Labelled id={id} label={label} hint={hint} error={error}>
      <textarea
        id={id}
        rows={Math.min(20, Math.max(3, value.split('\n').length + 1))}
        value={value}
        dir={isMono ? 'ltr' : 'auto'}
        className={isMono ? style.mono : ''}
        onChange={(event) => onChange(event.target.value)}
        {...tied(id, hint, error)}
      />
    </Labelled>
  )
}

/** One of a few. */
export function Choice({
  label,
  hint,
  error,
  value,
  options,
  onChange,
}: Common & { value: string; options: readonly { value: string; label: string }[]; onChange: (value: string) => void }) {
  const id = useId()
  return (
    <Labelled id={id} label={label} hint={hint} error={error}>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)} {...tied(id, hint, error)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Labelled>
  )
}

/** Yes or no. */
export function Tick({ label, isOn, onChange }: { label: ReactNode; isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <label className={style.tick}>
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      <span>{label}</span>
    </label>
  )
}

const tied = (id: string, hint?: string, error?: string) => ({
  ...(hint || error ? { 'aria-describedby': `${id}-about` } : {}),
  ...(error ? { 'aria-invalid': true } : {}),
})

function Labelled({ id, label, hint, error, children }: Common & { id: string; children: ReactNode }) {
  return (
    <div className={style.field}>
      <label htmlFor={id}>{label}</label>
      {children}
      <p id={`${id}-about`} className={error ? style.error : style.hint} aria-live="polite">
        {error ?? hint}
      </p>
    </div>
  )
}
