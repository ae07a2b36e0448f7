import type { ErrorAnswer } from '@fairhouse/contract'
import type { ErrorName } from '@fairhouse/errors'
import type { Answers } from '@fairhouse/contract/caller.ts'
import { Button, Notice } from '@fairhouse/ui'
import { FieldSet, focusFirst, toldOf, valuesOf, wrongOf } from '@fairhouse/ui/fields.ts'
import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import { fieldWordsOf, wrongFromServer } from '../base/forms/field-words.ts'
import { phoneRulesOf } from '../base/forms/phone-rules.ts'
import { ErrorMessage } from '../frame/page/ErrorMessage.tsx'
import { showError } from '../base/show-error.ts'
import { useSite, useT, type Site } from '../base/site.ts'
import { useMistakes } from '../base/forms/use-mistakes.ts'
import { ChosenTerms, useChosenBonus } from './ChosenTerms.tsx'
import { OnlyRegions } from './OnlyRegions.tsx'
import type { Registration, RegistrationEvent, Shape } from './registration-flow.ts'
import { Review } from './Review.tsx'
import { useNationalId } from './use-national-id.ts'
import style from './RegistrationForm.module.css'

/** What a step of the registration receives. */
export type StepFormProps = {
  state: Extract<Registration, { at: 'form' | 'checking' | 'confirmation' | 'registering' }>
  steps: Answers<'GET /api/registration/fields'>['steps']
  /** If the fields of the chosen country have not loaded yet: `steps` are those of the previous country. */
  coming: 'asked' | 'failed' | undefined
  onComeAgain: () => void
  shape: Shape
  /** The country whose players may come from some parts of it only. */
  onlyIn: string | undefined
  onCountry: (country: string) => void
  send: (event: RegistrationEvent) => void
}

/** One step of the registration: its fields, what is wrong with them, and the ways on and back. The third shows everything once more. */
export function StepForm({ state, steps, coming, onComeAgain, shape, onlyIn, onCountry, send }: StepFormProps) {
  const { call, settings, texts } = useSite()
  const { step, typed } = state
  const refusal = 'refusal' in state ? state.refusal : undefined
  const form = useRef<HTMLFormElement>(null)
  const { wrong, setWrong, markWrong } = useMistakes(refusal, form)
  const fields = step === 3 ? [] : shape.secondForm ? (steps[step - 1]?.fields ?? []) : steps.flatMap((one) => one.fields)
  const bonus = useChosenBonus(fields, typed)
  const national = useNationalId(form, fields, typed, markWrong)
  const held = useHeldPress(form, coming, onComeAgain)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (coming) return held.hold()
    const values = valuesOf(event.currentTarget, fields)
    const found = wrongOf(fields, { ...typed, ...values })
    const all = { ...toldOf(fields, wrong), ...found }
    setWrong(all)
    if (Object.keys(found).length > 0) return focusFirst(event.currentTarget, Object.keys(all))
    send({ type: 'submitted', typed: values })
  }
  return (
    <form ref={form} className={style.form} onSubmit={submit} noValidate method="post">
      <Refusal refusal={refusal} />
      {step === 1 && onlyIn && <OnlyRegions country={onlyIn} />}
      {step === 3 && <Review steps={steps} typed={typed} />}
      <FieldSet
        fields={fields}
        values={typed}
        wrong={wrong}
        words={{ ...fieldWordsOf(texts, settings), phoneRules: (country) => phoneRulesOf(call, country) }}
        prefix="registration"
        onWrong={markWrong}
        onEdited={(field, values) => {
          if (field.name === 'country' && values['country']) onCountry(values['country'])
          national.edited(field, values)
          bonus.edited(values)
        }}
        onLeft={national.left}
      />
      <ChosenTerms by={bonus.by} />
      <AboutPerson refusal={refusal} />
      <Ways
        last={step === 3 || (step === 2 && !shape.confirmation)}
        lacks={coming === 'failed'}
        busy={held.isHeld || state.at === 'checking' || state.at === 'registering'}
        onBack={() => form.current && send({ type: 'back', typed: valuesOf(form.current, fields) })}
      />
    </form>
  )
}

/** The ways on and back; `lacks`: the fields did not come, and going on asks for them again. */
function Ways({ last, lacks, busy, onBack }: { last: boolean; lacks: boolean; busy: boolean; onBack: () => void }) {
  const t = useT()
  return (
    <>
      {lacks && (
        <Notice meaning="danger" live>
          {t('registration.loadFailed')}
        </Notice>
      )}
      <div className={style.next}>
        <Button kind="line" onClick={onBack}>
          {t('registration.back')}
        </Button>
        <Button type="submit" wide busy={busy}>
          {t(last ? 'registration.submit' : 'registration.next')}
        </Button>
      </div>
    </>
  )
}

/**
 * Holds a click made before the chosen country's fields have loaded: it counts once they are there, and fetches them
 * again if they failed.
 */
function useHeldPress(form: RefObject<HTMLFormElement | null>, coming: StepFormProps['coming'], onComeAgain: () => void) {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (!isHeld || coming === 'asked') return
    setHeld(false)
    if (!coming) form.current?.requestSubmit()
  }, [isHeld, coming, form])
  const hold = () => {
    setHeld(true)
    if (coming === 'failed') onComeAgain()
  }
  return { isHeld, hold }
}

/** What an exclusion register or an identity check says about the person: it stays. */
const aboutPerson: ReadonlySet<string> = new Set<ErrorName>([
  'excluded',
  'episCheckFailed',
  'vulnerablePlayer',
  'verificationFailed',
  'exclusionRegisterUnreachable',
  'registerUnavailable',
  'checkServiceUnavailable',
])

/** Shows a refusal: beside its fields, above the button if it is about the person, otherwise as a floating notice. */
function Refusal({ refusal }: { refusal: ErrorAnswer | undefined }) {
  const site = useSite()
  useEffect(() => {
    if (refusal) floatRefusal(site, refusal)
  }, [site, refusal])
  if (!refusal || !isAboutFields(refusal)) return null
  return (
    <Notice meaning="danger" live>
      {site.texts.t('registration.checkFields')}
    </Notice>
  )
}

/** Floats a refusal that has no place in the form. */
export function floatRefusal(site: Site, refusal: ErrorAnswer): void {
  if (!isAboutFields(refusal) && !aboutPerson.has(refusal.error)) void showError(site, refusal)
}

/** A refusal about the person, where they have just clicked. */
export function AboutPerson({ refusal }: { refusal: ErrorAnswer | undefined }) {
  return refusal && aboutPerson.has(refusal.error) ? <ErrorMessage error={refusal} /> : null
}

/** Returns whether the refusal is shown at its fields. */
function isAboutFields({ error, errorDetails }: ErrorAnswer): boolean {
  return error === 'duplicated' || error === 'checkFields' || Object.keys(wrongFromServer(errorDetails)).length > 0
}
