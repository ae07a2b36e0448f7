import type { ErrorAnswer } from '@fairhouse/contract'
import type { Answers } from '@fairhouse/contract/caller.ts'
import { Button, Notice } from '@fairhouse/ui'
import { FieldSet, focusFirst, valuesOf, wrongOf } from '@fairhouse/ui/fields.ts'
import { useRef, type FormEvent } from 'react'
import { fieldWordsOf, wrongFromServer } from '../field-words.ts'
import { LateErrorMessage } from '../shell/LateErrorMessage.tsx'
import { useSite } from '../site.ts'
import { useMistakes } from '../use-mistakes.ts'
import { Review } from './Review.tsx'
import style from './RegistrationForm.module.css'

type Step = Answers<'GET /api/registration/fields'>['steps'][number]

/** What a step of the registration is given. */
export type StepFormProps = {
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
}

/** One step of the registration: its fields, what is wrong with them, and the ways on and back. */
export function StepForm({ step, earlier, last, first, typed, refusal, busy, onCountry, onBack, onSubmit }: StepFormProps) {
  const { texts } = useSite()
  const { t } = texts
  const form = useRef<HTMLFormElement>(null)
  const { wrong, setWrong, markWrong } = useMistakes(refusal, form)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = valuesOf(event.currentTarget, step.fields)
    const found = wrongOf(step.fields, { ...typed, ...values })
    setWrong(found)
    if (Object.keys(found).length > 0) return focusFirst(event.currentTarget, Object.keys(found))
    onSubmit(values)
  }
  const back = () => form.current && onBack(valuesOf(form.current, step.fields))
  return (
    <form ref={form} className={style.form} onSubmit={submit} noValidate method="post">
      <Refusal refusal={refusal} />
      {last && <Review steps={earlier} typed={typed} />}
      <FieldSet
        fields={step.fields}
        values={typed}
        wrong={wrong}
        words={fieldWordsOf(texts)}
        prefix="registration"
        onWrong={markWrong}
        onEdited={(field, values) => field.name === 'country' && values['country'] && onCountry(values['country'])}
      />
      <div className={style.next}>
        {!first && (
          <Button kind="line" onClick={back}>
            {t('registration.back')}
          </Button>
        )}
        <Button type="submit" wide busy={busy}>
          {t(last ? 'registration.submit' : 'registration.next')}
        </Button>
      </div>
    </form>
  )
}

function Refusal({ refusal }: { refusal: ErrorAnswer | undefined }) {
  const { texts } = useSite()
  const aboutFields = refusal && isAboutFields(refusal)
  return (
    <>
      {aboutFields && (
        <Notice meaning="danger" live>
          {texts.t('registration.checkFields')}
        </Notice>
      )}
      <LateErrorMessage error={aboutFields ? undefined : refusal} />
    </>
  )
}

/** Whether the refusal is told next to the fields. */
function isAboutFields({ error, errorDetails }: ErrorAnswer): boolean {
  return error === 'duplicated' || error === 'checkFields' || Object.keys(wrongFromServer(errorDetails)).length > 0
}
