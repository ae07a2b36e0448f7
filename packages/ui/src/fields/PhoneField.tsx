import type { DescribedField } from '@fairhouse/contract/base/fields.ts'
import { useEffect, useRef, useState, type ChangeEvent, type FocusEvent, type ReactNode } from 'react'
import { Field } from './Field.tsx'
import { Icon } from '../pieces/Icon.tsx'
import type { FieldWords, PhoneRules, Wrong } from './field-form.ts'
import style from './PhoneField.module.css'

type Control = HTMLInputElement | HTMLSelectElement
type PhoneFieldProps = {
  id: string
  name: string
  label: ReactNode
  error?: ReactNode
  required: boolean
  autoComplete?: string | undefined
  field: DescribedField
  value: string
  words: Pick<FieldWords, 'callingCode' | 'phoneRules'>
  onBlur: (event: FocusEvent<Control>) => void
  onChange: (event: ChangeEvent<Control>) => void
  onWrong: (name: string, wrong: Wrong | undefined) => void
}

/** A phone number: its country's calling code in a native list, with the flag, and the digits after it. A number that is typed with its code chooses the country. */
export function PhoneField(props: PhoneFieldProps) {
  const { id, name, label, error, required, autoComplete, onChange } = props
  const { codes, chosen, choose, first, rules, leave } = usePhone(props)
  return (
    <Field id={id} label={label} error={error}>
      {(ties) => (
        <div className={style.phone} dir="ltr">
          <span className={style.code}>
            <CountryFlag country={chosen.slice(0, 3)} />
            <span aria-hidden="true">{chosen.slice(3)}</span>
            <Icon name="down" size={16} />
            <select name={`${name}:country`} aria-label={props.words.callingCode} value={chosen} onChange={choose}>
              {codes.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          </span>
          <input
            {...ties}
            name={name}
            type="tel"
            inputMode="tel"
            required={required}
            autoComplete={autoComplete}
            placeholder={rules?.example}
            defaultValue={first}
            className={style.number}
            onBlur={leave}
            onChange={onChange}
          />
        </div>
      )}
    </Field>
  )
}

function usePhone({ name, field, value, words, onBlur, onWrong }: PhoneFieldProps) {
  const codes = (field.options ?? []).map((option) => ({ ...option, code: option.value.slice(option.value.indexOf('+')) }))
  const first = splitNumber(value, codes, countryIn(field))
  const [chosen, setChosen] = useState(first.option)
  const country = chosen.slice(0, 3)
  const rules = usePhoneRules(country, words)
  const choose = (event: ChangeEvent<HTMLSelectElement>) => {
    setChosen(event.currentTarget.value)
    onWrong(name, undefined)
  }
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const typedWhole = input.value.startsWith('+')
    const { option, rest } = splitNumber(input.value, codes, country)
    if (typedWhole) {
      setChosen(option)
      input.value = rest
    }
    onBlur(event)
    // The rules here are those of the country that was chosen before.
    const known = !typedWhole && rules && input.value !== ''
    if (known && !fits(rules, input.value)) onWrong(name, { rule: 'phone' })
  }
  return { codes, chosen, choose, first: first.rest, rules, leave }
}

/** The flag of a country; the default one where it is broken. */
function CountryFlag({ country }: { country: string }) {
  const address = (name: string) => `/cms/img/locale/${name}.svg`
  const fallBack = (image: HTMLImageElement) => {
    if (!image.src.endsWith(address('default'))) image.src = address('default')
  }
  return (
    <img
      key={country}
      src={address(`country_${country.toLowerCase()}`)}
      onError={(event) => fallBack(event.currentTarget)}
      alt=""
      width="24"
      height="16"
    />
  )
}

/** The country of a whole number: the preferred one where its code fits, else the one with the longest code. */
function splitNumber(
  value: string,
  codes: readonly { value: string; code: string }[],
  preferred: string,
): { option: string; rest: string } {
  const own = codes.find((option) => option.value.startsWith(preferred))
  if (!value.startsWith('+')) return { option: own?.value ?? codes[0]?.value ?? '', rest: value }
  const fitting = codes.filter(({ code }) => value.startsWith(code)).toSorted((a, b) => b.code.length - a.code.length)
  const longest = fitting[0]
  const found = own && longest && own.code === longest.code ? own : longest
  return found ? { option: found.value, rest: value.slice(found.code.length) } : { option: own?.value ?? '', rest: value }
}

const countryIn = (field: DescribedField) => String(field.rules.find(({ rule }) => rule === 'phone')?.values?.['country'] ?? '')

/** The rules of the chosen country alone, fetched when it is chosen. */
function usePhoneRules(country: string, { phoneRules }: Pick<FieldWords, 'phoneRules'>): PhoneRules | undefined {
  const [known, setKnown] = useState<{ of: string; rules: PhoneRules | undefined }>()
  const ask = useRef(phoneRules)
  ask.current = phoneRules
  useEffect(() => {
    let left = false
    void ask.current?.(country).then((rules) => left || setKnown({ of: country, rules }))
    return () => void (left = true)
  }, [country])
  return known?.of === country ? known.rules : undefined
}

/** Whether digits can be a number, with or without the digit that is dialled before it inside the country. */
function fits({ pattern, nationalPrefix }: PhoneRules, typed: string): boolean {
  const digits = typed.replaceAll(/\D/g, '')
  const whole = new RegExp(`^(?:${pattern})$`)
  return (
    whole.test(digits) || (nationalPrefix !== '' && digits.startsWith(nationalPrefix) && whole.test(digits.slice(nationalPrefix.length)))
  )
}
