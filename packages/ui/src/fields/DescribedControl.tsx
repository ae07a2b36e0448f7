import type { DescribedField } from '@fairhouse/contract/base/fields.ts'
import type { ChangeEvent, FocusEvent } from 'react'
import { CheckboxField } from './CheckboxField.tsx'
import { FieldError } from './Field.tsx'
import { SearchSelect } from './SearchSelect.tsx'
import { SelectField } from './SelectField.tsx'
import { PhoneField } from './PhoneField.tsx'
import { TextField } from './TextField.tsx'
import type { FieldWords, Wrong } from './field-form.ts'
import style from './Field.module.css'

/** A list longer than this is searched instead of read through. */
const mostAtAGlance = 12

type Control = HTMLInputElement | HTMLSelectElement

/** Draws one described field natively: the kind chooses the element. */
export function DescribedControl({
  field,
  value,
  error,
  words,
  prefix,
  onLeave,
  onEdit,
  onWrong,
}: {
  field: DescribedField
  value: string
  error?: string
  words: FieldWords
  prefix: string
  onLeave: (field: DescribedField) => void
  onEdit: (field: DescribedField, control: Control) => void
  onWrong: (name: string, wrong: Wrong | undefined) => void
}) {
  const shared = {
    id: `${prefix}-${field.name}`,
    name: field.name,
    label: words.label(field),
    error,
    required: !field.optional,
    autoComplete: field.autocomplete,
    onBlur: (_event: FocusEvent<Control>) => onLeave(field),
    onChange: (event: ChangeEvent<Control>) => onEdit(field, event.currentTarget),
  }
  if (field.kind === 'hidden') return <input type="hidden" name={field.name} defaultValue={value} />
  if (field.kind === 'checkbox') return <Box field={field} value={value} links={words.documents?.(field) ?? []} shared={shared} />
  if (field.kind === 'radio') return <Choices field={field} value={value} error={error} words={words} shared={shared} />
  if (field.kind === 'select') {
    const select = { ...shared, hint: words.hint(field), disabled: field.readOnly, ...choicesOf(field, value, words) }
    return select.options.length > mostAtAGlance ? <SearchSelect {...select} noResults={words.noResults} /> : <SelectField {...select} />
  }
  if (field.kind === 'phone') return <PhoneField {...shared} field={field} value={value} words={words} onWrong={onWrong} />
  return (
    <TextField
      {...shared}
      {...inputOf(field)}
      hint={words.hint(field)}
      defaultValue={value}
      readOnly={field.readOnly}
      disabled={field.disabled}
      reveal={{ show: words.showPassword, hide: words.hidePassword }}
    />
  )
}

/** A box to tick; the documents that a consent speaks of are links below it, to be read in a tab of their own: the form stays as it is. */
function Box({
  field,
  value,
  links,
  shared,
}: {
  field: DescribedField
  value: string
  links: readonly { label: string; href: string }[]
  shared: Omit<Parameters<typeof CheckboxField>[0], 'value'>
}) {
  return (
    <>
      <CheckboxField {...shared} value="true" defaultChecked={value === 'true'} disabled={field.readOnly} />
      {links.length > 0 && (
        <p className={style.documents}>
          {links.map(({ label, href }) => (
            <a key={href} href={href} target="_blank" rel="noopener">
              {label}
            </a>
          ))}
        </p>
      )}
    </>
  )
}

/** What a list offers, and what is chosen in it. What is not in the list is no choice: a state of another country is asked for anew. */
function choicesOf(field: DescribedField, value: string, words: FieldWords) {
  const options = (field.options ?? []).map((option) => ({ value: option.value, label: words.option(field, option), also: option.value }))
  const defaultValue = options.some((option) => option.value === value) ? value : ''
  const blank = defaultValue === '' && !options.some((option) => option.value === '') ? [{ value: '', label: words.choose }] : []
  return { defaultValue, options: [...blank, ...options] }
}

function Choices({
  field,
  value,
  error,
  words,
  shared,
}: {
  field: DescribedField
  value: string
  error?: string
  words: FieldWords
  shared: { id: string; required: boolean; onBlur: (event: FocusEvent<Control>) => void; onChange: (event: ChangeEvent<Control>) => void }
}) {
  const options = field.options ?? []
  // What was filled in and is not offered becomes the first choice; where nothing was, nobody is chosen for.
  const chosen = value === '' || options.some((option) => option.value === value) ? value : options[0]?.value
  return (
    <fieldset
      role="radiogroup"
      aria-describedby={`${shared.id}-error`}
      aria-required={shared.required || undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend className={style.legend}>{words.label(field)}</legend>
      <div className={style.choices}>
        {options.map((option, place) => (
          <label key={option.value} className={style.choice}>
            <input
              type="radio"
              id={place === 0 ? shared.id : undefined}
              name={field.name}
              value={option.value}
              defaultChecked={option.value === chosen}
              disabled={field.readOnly}
              onBlur={shared.onBlur}
              onChange={shared.onChange}
            />
            {words.option(field, option)}
          </label>
        ))}
      </div>
      <FieldError id={shared.id} error={error} />
    </fieldset>
  )
}

/** The input's type and the keyboard a phone shows for it; a date knows its bounds. */
function inputOf(field: DescribedField): {
  type: string
  inputMode?: 'decimal' | 'numeric'
  min?: string
  max?: string
  dir?: 'ltr'
  spellCheck?: boolean
} {
  if (field.kind === 'amount') return { type: 'text', inputMode: 'decimal', dir: 'ltr' }
  if (field.kind === 'number') return { type: 'text', inputMode: 'numeric', dir: 'ltr' }
  if (field.kind === 'email') return { type: 'email', dir: 'ltr', spellCheck: false }
  if (field.kind === 'password') return { type: 'password', dir: 'ltr', spellCheck: false }
  if (field.kind === 'date') return { type: 'date', ...boundsOf(field) }
  return field.format !== undefined && written.has(field.format) ? { type: 'text', dir: 'ltr' } : { type: 'text' }
}

/** Formats of what is written from left to right in every language: a postcode of two groups would stand the wrong way round. */
const written: ReadonlySet<string> = new Set(['zip', 'nationalId', 'digits', 'iban', 'cardNumber', 'cardExpiry', 'voucher'])

function boundsOf(field: DescribedField): { min?: string; max?: string } {
  const values = field.rules.flatMap((rule) => Object.entries(rule.values ?? {}))
  const day = (name: string) => values.find(([key, value]) => key === name && /^\d{4}-\d\d-\d\d$/.test(String(value)))?.[1]
  const [min, max] = [day('min'), day('max')]
  return { ...(min === undefined ? {} : { min: String(min) }), ...(max === undefined ? {} : { max: String(max) }) }
}
