import type { Answers } from '@fairhouse/contract/caller.ts'
import { fieldWordsOf } from '../base/forms/field-words.ts'
import { useSite } from '../base/site.ts'
import style from './RegistrationForm.module.css'

type Step = Answers<'GET /api/registration/fields'>['steps'][number]

/** What was typed so far, for review; secrets and consents are left out. */
export function Review({ steps, typed }: { steps: readonly Step[]; typed: Record<string, string> }) {
  const { texts } = useSite()
  const words = fieldWordsOf(texts)
  const shown = steps.flatMap(({ fields }) =>
    fields.filter(
      (field) =>
        field.kind !== 'password' &&
        field.kind !== 'checkbox' &&
        field.kind !== 'hidden' &&
        !field.name.startsWith('confirm') &&
        typed[field.name],
    ),
  )
  return (
    <section className={style.review}>
      <h3>{texts.t('registration.confirmTitle')}</h3>
      <p>{texts.t('registration.confirmText')}</p>
      <dl>
        {shown.map((field) => {
          const option = field.options?.find(({ value }) => value === typed[field.name])
          return (
            <div key={field.name}>
              <dt>{words.label(field)}</dt>
              <dd>
                <bdi>{option ? words.option(field, option) : typed[field.name]}</bdi>
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
