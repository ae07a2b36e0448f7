import type { ErrorAnswer } from '@fairhouse/contract'
import type { ProfileFields } from '@fairhouse/contract/player/profile.ts'
import { Button, Notice } from '@fairhouse/ui'
import { FieldSet, focusFirst, valuesOf, wrongOf } from '@fairhouse/ui/fields.ts'
import { useRef, useState, type FormEvent } from 'react'
import { forget, useAnswer } from '../base/answers.ts'
import { fieldWordsOf } from '../base/forms/field-words.ts'
import { showError } from '../base/show-error.ts'
import { useSite } from '../base/site.ts'
import { useMistakes } from '../base/forms/use-mistakes.ts'
import { formFields, missingFields } from './described.ts'
import style from './ProfileDetails.module.css'

/** The player's editable details on /my/profile; missing ones come first. */
export function ProfileDetails() {
  const known = useAnswer('GET /api/profile', {}).data
  return known ? <Form key={JSON.stringify(known.values)} known={known} /> : null
}

function Form({ known }: { known: ProfileFields }) {
  const site = useSite()
  const { texts } = site
  const words = fieldWordsOf(texts)
  const fields = formFields(known)
  const missing = missingFields(fields, known.values)
  const { form, busy, wrong, markWrong, submit } = useSaving(fields)
  if (fields.length === 0) return null
  return (
    <section className={style.details} aria-labelledby="profile-details">
      <h2 id="profile-details">{texts.t('my.detailsTitle')}</h2>
      {missing.length > 0 && (
        <Notice meaning="warning">{texts.t('my.detailsMissing', { fields: missing.map((field) => words.label(field)).join(', ') })}</Notice>
      )}
      <form ref={form} className={style.form} onSubmit={(event) => void submit(event)} method="post" noValidate>
        <FieldSet fields={fields} values={known.values} wrong={wrong} words={words} prefix="profile" onWrong={markWrong} />
        <div>
          <Button type="submit" busy={busy}>
            {texts.t('my.detailsSave')}
          </Button>
        </div>
      </form>
    </section>
  )
}

function useSaving(fields: ReturnType<typeof formFields>) {
  const site = useSite()
  const form = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<ErrorAnswer>()
  const { wrong, setWrong, markWrong } = useMistakes(refusal, form)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = valuesOf(event.currentTarget, fields)
    const found = wrongOf(fields, values)
    setWrong(found)
    if (Object.keys(found).length > 0) return focusFirst(event.currentTarget, Object.keys(found))
    setBusy(true)
    const answer = await site.call('POST /api/profile', { fields: values })
    setBusy(false)
    if (!answer.ok) {
      setRefusal(answer.error)
      if (answer.error.errorDetails?.['fields'] === undefined) await showError(site, answer.error)
      return
    }
    site.queries.setQueryData<ProfileFields>(['GET /api/profile', {}], answer.value)
    forget(site.queries, 'GET /api/session', 'GET /api/profile/given')
    site.toasts.show('success', site.texts.t('my.detailsSaved'))
  }
  return { form, busy, wrong, markWrong, submit }
}
