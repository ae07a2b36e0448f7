import type { ErrorAnswer, ThirdPartyDetails } from '@fairhouse/contract'
import type { Answers } from '@fairhouse/contract/caller.ts'
import { Button, EmptyState, Notice, Skeleton } from '@fairhouse/ui'
import { FieldSet, focusFirst, toldOf, valuesOf, wrongOf } from '@fairhouse/ui/fields.ts'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { fieldWordsOf } from '../../base/forms/field-words.ts'
import { ErrorMessage } from '../../frame/page/ErrorMessage.tsx'
import { useSite } from '../../base/site.ts'
import { useMistakes } from '../../base/forms/use-mistakes.ts'
import { BackWindow } from './BackWindow.tsx'
import { methodName } from '../methods/method-names.ts'
import type { TypedDetails } from './third-party-registration.ts'
import style from '../check/Identification.module.css'

type Fields = Answers<'POST /api/registration/third-party/fields'>['steps'][number]['fields']
type DetailsProps = {
  from: ThirdPartyDetails
  typed: TypedDetails
  confirming: boolean
  refusal: ErrorAnswer | undefined
  busy: boolean
  onSubmit: (typed: TypedDetails) => void
  onConfirm: () => void
  onBack: () => void
}

/** "Confirm your details": what the service has proven cannot be changed, the rest is asked for. */
export function DetailsForm(props: DetailsProps) {
  const { t } = useSite().texts
  const { from, refusal } = props
  const [country, setCountry] = useState<string>()
  const { fields, failed } = useFields(from, country)
  if (failed) return <EmptyState title={t('identification.landingFailed')}>{<ErrorMessage error={failed} />}</EmptyState>
  return (
    <div className={style.form}>
      <h3 className={style.heading}>{t('identification.confirmDetails')}</h3>
      {fields?.some(({ readOnly }) => readOnly) && (
        <p className={style.note}>{t('identification.detailsText', { method: methodName(t, from.method) })}</p>
      )}
      <BackWindow from={from} />
      {refusal && (refusal.errorDetails?.['fields'] === undefined ? <ErrorMessage error={refusal} /> : <CheckFields />)}
      {fields ? <Form {...props} fields={fields} onCountry={setCountry} /> : <Skeleton label={t('shell.loading')} lines={6} />}
    </div>
  )
}

function CheckFields() {
  const { t } = useSite().texts
  return (
    <Notice meaning="danger" live>
      {t('identification.checkFields')}
    </Notice>
  )
}

function Form({
  fields,
  typed,
  confirming,
  refusal,
  busy,
  onSubmit,
  onConfirm,
  onBack,
  onCountry,
}: DetailsProps & { fields: Fields; onCountry: (country: string) => void }) {
  const { settings, texts } = useSite()
  const form = useRef<HTMLFormElement>(null)
  const { wrong, setWrong, markWrong } = useMistakes(refusal, form)
  const shown = confirming ? fields.map((field) => ({ ...field, readOnly: true })) : fields
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (confirming) return onConfirm()
    const values = valuesOf(event.currentTarget, fields)
    const found = wrongOf(fields, { ...typed, ...values })
    const all = { ...toldOf(fields, wrong), ...found }
    setWrong(all)
    if (Object.keys(found).length > 0) return focusFirst(event.currentTarget, Object.keys(all))
    onSubmit(values)
  }
  return (
    <form ref={form} className={style.form} onSubmit={submit} noValidate method="post">
      <FieldSet
        key={String(confirming)}
        fields={shown}
        values={typed}
        wrong={wrong}
        words={fieldWordsOf(texts, settings)}
        prefix="details"
        onWrong={markWrong}
        onEdited={(field, values) => field.name === 'country' && values['country'] && onCountry(values['country'])}
      />
      <Button type="submit" wide busy={busy}>
        {texts.t('identification.register')}
      </Button>
      {confirming && (
        <Button kind="plain" wide disabled={busy} onClick={onBack}>
          {texts.t('identification.back')}
        </Button>
      )}
    </form>
  )
}

/** The form as the server describes it for a country; the one before stays until the next is there. */
function useFields({ details }: ThirdPartyDetails, country: string | undefined) {
  const { call, texts } = useSite()
  const [fields, setFields] = useState<Fields>()
  const [failed, setFailed] = useState<ErrorAnswer>()
  const { registrationToken } = details
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const ask = async () => {
      const input = { registrationToken, ...(country ? { country } : {}) }
      const [answer] = await Promise.all([call('POST /api/registration/third-party/fields', input, { signal }), texts.load(['field'])])
      if (signal.aborted) return
      if (answer.ok) setFields(answer.value.steps.flatMap((step) => step.fields))
      else setFailed(answer.error)
    }
    void ask()
    return () => controller.abort()
  }, [call, texts, registrationToken, country])
  return { fields, failed }
}
