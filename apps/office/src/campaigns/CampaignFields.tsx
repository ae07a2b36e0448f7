import { languageOf } from '@fairhouse/messages/languages.ts'
import { Skeleton } from '@fairhouse/ui'
import { lazy, Suspense, useState } from 'react'
import { useT } from '../base/office.ts'
import { Choice, TextArea, TextLine, Tick } from '../base/pieces/form.tsx'
import { LazyMomentField } from '../base/pieces/LazyMomentField.tsx'
import { Fields, recordIn, typedOf, withField, type Written } from '../written/index.ts'
import editor from '../base/pieces/editor.module.css'
import { boundFields, offeredFields } from './campaign-fields.ts'
import { TermsFields } from './TermsFields.tsx'
import style from './Campaigns.module.css'

/** What half of campaigns do not need comes after the page. */
const SegmentField = lazy(() => import('./SegmentField.tsx').then((loaded) => ({ default: loaded.SegmentField })))
const WageringFields = lazy(() => import('./WageringFields.tsx').then((loaded) => ({ default: loaded.WageringFields })))
const CashbackFields = lazy(() => import('./CashbackFields.tsx').then((loaded) => ({ default: loaded.CashbackFields })))

type Props = { data: Written; languages: readonly string[]; onChange: (data: Written) => void }
const places = ['deposit', 'registration', 'code', 'window', 'level', 'operator'] as const

/** Every field of a campaign. */
export function CampaignFields({ currencies, ...props }: Props & { currencies: readonly string[] }) {
  const t = useT()
  const { data, onChange } = props
  return (
    <>
      <TextsFields {...props} />
      <fieldset className={editor.group}>
        <legend>{t('office-campaigns.section.offered')}</legend>
        <Places {...props} />
        <Fields area="office-campaigns" fields={offeredFields.slice(0, 3)} data={data} onChange={onChange} />
        <div className={editor.grid}>
          {(['startsAt', 'endsAt'] as const).map((name) => (
            <LazyMomentField
              key={name}
              label={t(`office-campaigns.field.${name}`)}
              value={momentIn(data[name])}
              onChange={(moment) => onChange(withField(data, name, moment))}
            />
          ))}
          <Fields area="office-campaigns" fields={offeredFields.slice(3)} data={data} onChange={onChange} />
          <Suspense fallback={<Skeleton lines={2} label={t('office.list.loading')} />}>
            <SegmentField data={data} onChange={onChange} />
          </Suspense>
        </div>
      </fieldset>
      <fieldset className={editor.group}>
        <legend>{t('office-campaigns.section.bounds')}</legend>
        <div className={editor.grid}>
          <Fields area="office-campaigns" fields={boundFields} data={data} onChange={onChange} />
        </div>
      </fieldset>
      <TermsFields data={data} currencies={currencies} onChange={onChange} />
      <fieldset className={editor.group}>
        <legend>{t('office-campaigns.section.wagering')}</legend>
        <Suspense fallback={<Skeleton lines={4} label={t('office.list.loading')} />}>
          <WageringFields data={data} onChange={onChange} />
          <CashbackFields data={data} onChange={onChange} />
        </Suspense>
      </fieldset>
    </>
  )
}

/** The moment picker takes moments alone: what is none counts as empty. */
const momentIn = (value: unknown): string => (typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : '')

/** Name and words, language by language. */
function TextsFields({ data, languages, onChange }: Props) {
  const t = useT()
  const [language, setLanguage] = useState(languages[0] ?? 'en')
  const [names, about] = [recordIn(data['names']), recordIn(data['about'])]
  const { name } = languageOf(language)
  const setAbout = (words: string) => {
    const next = withField(about, language, words)
    onChange(withField(data, 'about', Object.keys(next).length === 0 ? undefined : next))
  }
  return (
    <fieldset className={editor.group}>
      <legend>{t('office-campaigns.section.texts')}</legend>
      <Choice
        label={t('office-campaigns.textLanguage')}
        hint={t('office-campaigns.fallback')}
        value={language}
        options={languages.map((value) => {
          const label = languageOf(value).name
          return { value, label: names[value] === undefined ? t('office-campaigns.missing', { language: label }) : label }
        })}
        onChange={setLanguage}
      />
      <TextLine
        label={t('office-campaigns.nameIn', { language: name })}
        value={typedOf(names[language])}
        onChange={(words) => onChange({ ...data, names: withField(names, language, words) })}
      />
      <TextArea label={t('office-campaigns.aboutIn', { language: name })} value={typedOf(about[language])} onChange={setAbout} />
      <TextLine
        label={t('office-campaigns.field.bannerUri')}
        hint={t('office-campaigns.hint.bannerUri')}
        value={typedOf(data['bannerUri'])}
        onChange={(address) => onChange(withField(data, 'bannerUri', address.trim()))}
      />
    </fieldset>
  )
}

/** Where it is offered: at one place at least. */
function Places({ data, onChange }: Props) {
  const t = useT()
  const chosen = Array.isArray(data['offeredAt']) ? data['offeredAt'] : ['deposit']
  return (
    <div role="group" aria-label={t('office-campaigns.field.offeredAt')} className={style.places}>
      {places.map((place) => (
        <Tick
          key={place}
          label={t(`office-campaigns.offered.${place}`)}
          isOn={chosen.includes(place)}
          onChange={(isOn) => onChange({ ...data, offeredAt: places.filter((one) => (one === place ? isOn : chosen.includes(one))) })}
        />
      ))}
    </div>
  )
}
