import type { ErrorAnswer } from '@fairhouse/contract'
import type { Answers } from '@fairhouse/contract/caller.ts'
import { errorText } from '@fairhouse/messages'
import { Button, Notice } from '@fairhouse/ui'
import { FieldSet, focusFirst, valuesOf, wrongOf, type Wrong } from '@fairhouse/ui/fields.ts'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { fieldWordsOf, wrongFromServer } from '../field-words.ts'
import { useSite } from '../site.ts'
import { Review } from './Review.tsx'
import style from './RegistrationForm.module.css'

type Step = Answers<'GET /api/registration/fields'>['steps'][number]

/** One step of the registration: its fields, what is wrong with them, and the ways on and back. */
export function StepForm({ step, earlier, last, first, typed, refusal, busy, onCountry, onBack, onSubmit }: {
  step: Step
  earlier: readonly Step[]
  last: boolean
  first: boolean
  typed: Record<string, string>
  refusal: ErrorAnswer | undefined
  busy: boolean
  onCountry: (country: string) => void
  onBack: (typed: Record<string, string>) => void
  onSubmit: (typed: Record<string, string>) => void
}) {
  const { texts } = useSite()
  const { t } = texts
  const form = useRef<HTMLFormElement>(null)
  const [wrong, setWrong] = useState<Record<string, Wrong>>({})
  const words = fieldWordsOf(texts)

  useEffect(() => {
    if (!refusal || !form.current) return
    const found = wrongFromServer(refusal.errorDetails)
    setWrong(found)
    focusFirst(form.current, Object.keys(found))
  }, [refusal])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = valuesOf(event.currentTarget, step.fields)
    const found = wrongOf(step.fields, { ...typed, ...values })
    setWrong(found)
    if (Object.keys(found).length > 0) return focusFirst(event.currentTarget, Object.keys(found))
    onSubmit(values)
  }
  return (
    <form ref={form} className={style.form} onSubmit={submit} noValidate method="post">
      {refusal && <Notice meaning="danger" live>{isAboutFields(refusal) ? t('registration.checkFields') : errorText(texts, refusal)}</Notice>}
      {last && <Review steps={earlier} typed={typed} />}
      <FieldSet
        fields={step.fields}
        values={typed}
        wrong={wrong}
        words={words}
        prefix="registration"
        onWrong={(name, mistake) => setWrong(({ [name]: _old, ...others }) => (mistake ? { ...others, [name]: mistake } : others))}
        onEdited={(field, values) => field.name === 'country' && values['country'] && onCountry(values['country'])}
      />
      <div className={style.next}>
        {!first && <Button kind="line" onClick={() => form.current && onBack(valuesOf(form.current, step.fields))}>{t('registration.back')}</Button>}
        <Button type="submit" wide busy={busy}>{t(last ? 'registration.submit' : 'registration.next')}</Button>
      </div>
    </form>
  )
}

/** Whether the refusal is told next to the fields. */
function isAboutFields({ error, errorCode, errorDetails }: ErrorAnswer): boolean {
  return error === 'duplicated' || errorCode === 2 || Object.keys(wrongFromServer(errorDetails)).length > 0
}
