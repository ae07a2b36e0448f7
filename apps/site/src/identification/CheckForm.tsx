import { countryName } from '@fairhouse/fields/lists/index.ts'
import { Button, SelectField, TextField } from '@fairhouse/ui'
import type { ErrorAnswer, IdentificationMethod } from '@fairhouse/contract'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { wrongFromServer } from '../field-words.ts'
import { useSite } from '../site.ts'
import { BankField } from './BankField.tsx'
import type { IdentityCheck, Typed } from './identity-check.ts'
import type { KeptTry } from './kept-try.ts'
import { methodName } from './method-names.ts'
import style from './Identification.module.css'

type FieldName = 'personalCode' | 'phoneNumber' | 'bic'
/** What each method asks for; a method that is not here asks for nothing but to be begun. */
const asks: Partial<Record<IdentificationMethod, readonly FieldName[]>> = {
  smartId: ['personalCode'],
  mobileId: ['phoneNumber', 'personalCode'],
  zignSec: ['personalCode'],
  idin: ['bic'],
}
/** Calling codes of the countries where a method takes phone numbers. */
const callingCodes: Readonly<Record<string, string>> = { EST: '+372', LTU: '+370' }

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
  const { t } = useSite().texts
  const form = useRef<HTMLFormElement>(null)
  const { wrong, setWrong } = useWrong(form, state.at === 'form' ? state.refusal : undefined)
  const { settings } = useSite()
  const names = (asks[method] ?? []).filter((name) => name !== 'bic' || settings.be['idin.bankDropdown'] === true)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = typedIn(event.currentTarget)
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
          <PhoneNumber key={name} wrong={wrong[name]} onInput={() => setWrong({})} />
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

/** The personal code, and whose it is where the method knows those of several countries. */
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

function PhoneNumber({ wrong, onInput }: FieldProps) {
  const { settings, texts } = useSite()
  const codes = wordsOf(settings.be['mobileId.countries']).flatMap((country) => callingCodes[country] ?? [])
  return (
    <TextField
      id="check-phoneNumber"
      name="phoneNumber"
      type="tel"
      label={texts.t('identification.phoneNumber')}
      hint={texts.t('identification.phoneHint', { codes: codes.join(', ') })}
      autoComplete="tel"
      dir="ltr"
      maxLength={30}
      defaultValue={codes.length === 1 ? codes[0] : ''}
      error={wrong && texts.t(wrong === 'required' ? 'identification.required' : 'identification.phoneWrong')}
      onInput={onInput}
    />
  )
}

/** What the server found wrong is told at its field. */
function useWrong(form: { readonly current: HTMLFormElement | null }, refusal: ErrorAnswer | undefined) {
  const [wrong, setWrong] = useState<Partial<Record<FieldName, string>>>({})
  useEffect(() => {
    const found = Object.entries(wrongFromServer(refusal?.errorDetails)).map(([name, { rule }]) => [name, rule])
    setWrong(Object.fromEntries(found))
    if (found[0]?.[0]) focus(form.current, found[0][0])
  }, [refusal, form])
  return { wrong, setWrong }
}

function typedIn(form: HTMLFormElement): Typed {
  const data = new FormData(form)
  const texts = ['personalCode', 'phoneNumber', 'country', 'bic'].map((name) => [name, String(data.get(name) ?? '').trim()])
  return Object.fromEntries(texts.filter(([, value]) => value !== ''))
}

function focus(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}

const wordsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])
