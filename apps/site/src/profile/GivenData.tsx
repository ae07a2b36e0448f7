import type { Answers } from '@fairhouse/contract/caller.ts'
import { countryName } from '@fairhouse/fields/lists/countries.ts'
import type { Texts } from '@fairhouse/messages'
import { useAnswer } from '../base/answers.ts'
import { useDateText } from '../base/use-date-text.ts'
import { useSite } from '../base/site.ts'
import { DataCopy } from './DataCopy.tsx'
import { formFields } from './described.ts'
import facts from '../frame/page/FactRows.module.css'
import style from './ProfileDetails.module.css'

type Given = Answers<'GET /api/profile/given'>
type Consent = Given['consents'][number]

/**
 * What is kept about the player that no form shows, the consents given or declined with their times, and a copy of
 * everything.
 */
export function GivenData() {
  const { t } = useSite().texts
  const form = useAnswer('GET /api/profile', {}).data
  const given = useAnswer('GET /api/profile/given', {}, { staleMs: 0 }).data
  if (!form || !given) return null
  const editable = formFields(form).map(({ name }) => name)
  return (
    <>
      <Kept kept={Object.entries(given.kept).filter(([name]) => !editable.includes(name))} />
      <section className={style.details} aria-labelledby="profile-consents">
        <h2 id="profile-consents">{t('my.consentsTitle')}</h2>
        {given.consents.length === 0 ? <p>{t('my.consentsNone')}</p> : <Consents consents={given.consents} />}
      </section>
      <DataCopy />
    </>
  )
}

function Kept({ kept }: { kept: readonly [string, string][] }) {
  const { texts } = useSite()
  const dateText = useDateText('UTC')
  const valueText = (name: string, value: string) => {
    if (name === 'birthDate') return dateText(value, 'day')
    if (name === 'birthCountry') return countryName(value, texts.language.tag)
    return texts.has(`field.${name}.${value}`) ? texts.t(`field.${name}.${value}`) : value
  }
  const rows = kept.filter(([name]) => texts.has(`field.${name}`))
  return (
    <section className={style.details} aria-labelledby="profile-given">
      <h2 id="profile-given">{texts.t('my.givenTitle')}</h2>
      <dl className={facts.rows}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{texts.t(`field.${name}`)}</dt>
            <dd>
              <bdi>{valueText(name, value)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Consents({ consents }: { consents: readonly Consent[] }) {
  const { settings, texts } = useSite()
  const dateText = useDateText()
  return (
    <dl className={facts.rows}>
      {consents.map((consent) => (
        <div key={`${consent.name} ${consent.version ?? ''} ${consent.at}`}>
          <dt>{consentText(texts, consent, settings.rules.minAge)}</dt>
          <dd>{texts.t(consent.accepted ? 'my.consentYes' : 'my.consentNo', { at: dateText(consent.at, 'wholeMoment') })}</dd>
        </div>
      ))}
    </dl>
  )
}

const documents = {
  'privacy-policy': 'shell.modal.privacy-policy',
  'terms-conditions': 'shell.modal.terms-conditions',
  'licence-agreement': 'shell.modal.licence-agreement',
} as const

/** Describes a consent in the words of its form; a document by name and version. */
function consentText({ t, has }: Texts, { name, version }: Consent, number: number): string {
  if (name === 'gdprChecked') return t('my.consentToKeep')
  if (version !== undefined) {
    const document = Object.hasOwn(documents, name) ? t(documents[name as keyof typeof documents]) : name // the key was just looked up
    return t('my.consentDocument', { document, version: String(version) })
  }
  return has(`field.${name}`) ? t(`field.${name}`, { number }) : name
}
