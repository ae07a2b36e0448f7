import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { languageOf } from '@fairhouse/messages/languages.ts'
import { Notice, Skeleton } from '@fairhouse/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ErrorNotice } from '../acts/index.ts'
import { useFilters } from '../base/address/address.ts'
import { asked } from '../base/ask.ts'
import { useOffice, useT } from '../base/office.ts'
import { Section } from '../base/pieces/Page.tsx'
import { ChoiceFilter, Filters } from '../base/pieces/pieces.tsx'
import { recordIn, type Written } from '../written/index.ts'
import editor from '../base/pieces/editor.module.css'
import { LawCheck } from './LawCheck.tsx'
import style from './Campaigns.module.css'

type Answer = OfficeAnswers<'POST /office/campaigns/preview'>
type Props = { data: Written; languages: readonly string[]; currencies: readonly string[] }

/** What a campaign comes to as it is written: its mistakes, what players read of it on a phone, and the law of each country. */
export function CampaignPreview({ data, languages, currencies }: Props) {
  const { background } = useOffice()
  const t = useT()
  const [filters, setFilters] = useFilters()
  const language = languages.find((one) => one === filters['language']) ?? languages[0] ?? 'en'
  const offered = [...new Set([...Object.keys(recordIn(data['terms'])), ...currencies])]
  const currency = offered.find((one) => one === filters['currency']) ?? offered[0] ?? 'EUR'
  const preview = useQuery({
    ...asked(background, 'POST /office/campaigns/preview', { data, language, currency }),
    placeholderData: keepPreviousData,
  })
  const choice = (name: 'language' | 'currency', value: string, options: { value: string; label: string }[]) => (
    <ChoiceFilter
      label={t(name === 'language' ? 'office-campaigns.shownLanguage' : 'office-campaigns.shownCurrency')}
      value={value}
      all="–"
      options={options}
      onChange={(chosen) => setFilters({ [name]: chosen })}
    />
  )
  return (
    <Section title={t('office-campaigns.shown')}>
      <Filters>
        {choice(
          'language',
          language,
          languages.map((value) => ({ value, label: languageOf(value).name })),
        )}
        {choice(
          'currency',
          currency,
          offered.map((value) => ({ value, label: value })),
        )}
      </Filters>
      {preview.error && <ErrorNotice error={preview.error} />}
      {!preview.data && !preview.error && <Skeleton lines={8} label={t('office.list.loading')} />}
      {preview.data && <Shown answer={preview.data} language={language} currency={currency} />}
    </Section>
  )
}

function Shown({ answer: { mistakes, countries, shown }, language, currency }: { answer: Answer; language: string; currency: string }) {
  const t = useT()
  return (
    <>
      {mistakes.length > 0 && (
        <Notice meaning="warning">
          {t('office-campaigns.mistakes')}
          {mistakes.map((mistake) => (
            <span key={mistake} className={editor.mistake} dir="ltr">
              {mistake}
            </span>
          ))}
        </Notice>
      )}
      {shown ? <Phone shown={shown} language={language} /> : <Notice>{t('office-campaigns.notShown', { currency })}</Notice>}
      <h3 className={style.subtitle}>{t('office-campaigns.law')}</h3>
      <LawCheck countries={countries} />
    </>
  )
}

/** A campaign on a phone's width, as the page of promotions shows it. */
function Phone({ shown: { title, about, banner, terms }, language }: { shown: NonNullable<Answer['shown']>; language: string }) {
  const { tag, direction } = languageOf(language)
  return (
    <article className={style.phone} lang={tag} dir={direction}>
      <h3>{title}</h3>
      <div className={style.offer}>
        {banner.startsWith('data:') && <img src={banner} width="360" height="116" alt="" />}
        {banner !== '' && !banner.startsWith('data:') && (
          <span className={style.bannerAddress} dir="ltr">
            {banner}
          </span>
        )}
        {about !== '' && <p>{about}</p>}
        <dl>
          {terms.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </article>
  )
}
