import { countryName } from '@fairhouse/fields/lists/index.ts'
import { Button, SelectField, TextField } from '@fairhouse/ui'
import { PhoneField } from '@fairhouse/ui/fields.ts'
import type { ErrorAnswer, IdentificationMethod } from '@fairhouse/contract'
import type { DescribedField } from '@fairhouse/contract/base/fields.ts'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { wrongFromServer } from '../../base/forms/field-words.ts'
import { useSite } from '../../base/site.ts'
import { BankField } from './BankField.tsx'
import type { IdentityCheck, Typed } from './identity-check.ts'
import type { KeptTry } from './kept-try.ts'
import { methodName } from '../methods/method-names.ts'
import { mobileNumberField, mobileNumberIn } from './mobile-number.ts'
import style from './Identification.module.css'

type FieldName = 'personalCode' | 'phoneNumber' | 'bic'
/** The fields of each method; a method not listed has none. */
const asks: Partial<Record<IdentificationMethod, readonly FieldName[]>> = {
  smartId: ['personalCode'],
  mobileId: ['phoneNumber', 'personalCode'],
  zignSec: ['personalCode'],
  idin: ['bic'],
}

/** Step 1 of a check: what the method needs to know. */
export function CheckForm({
  method,
  purpose,
  state,
  onSubmit,
}: {
  method: IdentificationMethod
  purpose: KeptTry['purpose']
  state: Extract<IdentityCheck, { at: 'form' | 'starting' }>
  onSubmit: (typed: Typed) => void
}) {
  const { settings, texts } = useSite()
  const { t } = texts
  const form = useRef<HTMLFormElement>(null)
  const { wrong, setWrong } = useWrong(form, state.at === 'form' ? state.refusal : undefined)
  const phone = mobileNumberField(settings, texts.language.tag)
  const names = (asks[method] ?? []).filter((name) => name !== 'bic' || settings.be['idin.bankDropdown'] === true)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = typedIn(event.currentTarget, phone)
    const missing = names.filter((name) => !typed[name])
    setWrong(Object.fromEntries(missing.map((name) => [name, 'required'])))
    if (missing[0]) return focus(form.current, missing[0])
    onSubmit(typed)
  }
  return (
    <form ref={form} className={style.form} onSubmit={submit} method="post" noValidate>
      {names.map((name) =>
        name === 'bic' ? (
          <BankField key={name} wrong={wrong[name] !== undefined} onInput={() => setWrong({})} />
        ) : name === 'phoneNumber' ? (
          <PhoneNumber key={name} field={phone} wrong={wrong[name]} onInput={() => setWrong({})} />
        ) : (
          <PersonalCode key={name} method={method} wrong={wrong[name]} onInput={() => setWrong({})} />
        ),
      )}
      <Button type="submit" wide busy={state.at === 'starting'}>
        {names.length > 0 || method === 'trustly'
          ? t('shell.continue')
          : t(purpose === 'login' ? 'identification.signInHeader' : 'identification.goOnWith', { method: methodName(t, method) })}
      </Button>
    </form>
  )
}

type FieldProps = { wrong: string | undefined; onInput: () => void }

/** The personal code, and its country if the method serves several. */
function PersonalCode({ method, wrong, onInput }: FieldProps & { method: IdentificationMethod }) {
  const { settings, texts } = useSite()
  const countries = method === 'smartId' ? wordsOf(settings.be['smartId.countries']) : []
  const known = countries.includes(settings.country) ? settings.country : (countries[0] ?? '')
  const options = countries.map((value) => ({ value, label: countryName(value, texts.language.tag) }))
  return (
    <>
      {options.length > 1 && (
        <SelectField id="check-country" name="country" label={texts.t('identification.country')} defaultValue={known} options={options} />
      )}
      <TextField
        id="check-personalCode"
        name="personalCode"
        label={texts.t('identification.personalCode')}
        autoComplete="off"
        inputMode={countries.includes('LVA') ? 'text' : 'numeric'}
        spellCheck={false}
        dir="ltr"
        maxLength={40}
        error={wrong && texts.t(wrong === 'required' ? 'identification.required' : 'identification.personalCodeWrong')}
        onInput={onInput}
      />
    </>
  )
}

function PhoneNumber({ field, wrong, onInput }: FieldProps & { field: DescribedField }) {
  const { texts } = useSite()
  return (
    <PhoneField
      id="check-phoneNumber"
      name={field.name}
      label={texts.t('identification.phoneNumber')}
      error={wrong && texts.t(wrong === 'required' ? 'identification.required' : 'identification.phoneWrong')}
      required
      autoComplete="tel"
      field={field}
      value=""
      words={{ callingCode: texts.t('identification.phoneCountry') }}
      onBlur={nothing}
      onChange={onInput}
      onWrong={nothing}
    />
  )
}

/** The server alone knows the numbers of phones that sign: nothing is said of them while they are typed. */
const nothing = () => undefined

/** Shows what the server found wrong at its field. */
function useWrong(form: { readonly current: HTMLFormElement | null }, refusal: ErrorAnswer | undefined) {
  const [wrong, setWrong] = useState<Partial<Record<FieldName, string>>>({})
  useEffect(() => {
    const found = Object.entries(wrongFromServer(refusal?.errorDetails)).map(([name, { rule }]) => [name, rule])
    setWrong(Object.fromEntries(found))
    if (found[0]?.[0]) focus(form.current, found[0][0])
  }, [refusal, form])
  return { wrong, setWrong }
}

function typedIn(form: HTMLFormElement, phone: DescribedField): Typed {
  const data = new FormData(form)
  const texts = ['personalCode', 'country', 'bic'].map((name) => [name, String(data.get(name) ?? '').trim()])
  return Object.fromEntries([...texts, [phone.name, mobileNumberIn(data, phone)]].filter(([, value]) => value !== ''))
}

function focus(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}

const wordsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])
