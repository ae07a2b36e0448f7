import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { languageOf } from '@fairhouse/messages/languages.ts'
import { useState } from 'react'
import { useT } from '../base/office.ts'
import { Choice, TextLine } from '../base/pieces/form.tsx'
import { Fields, recordIn, typedOf, withField, type Written } from '../written/index.ts'
import editor from '../base/pieces/editor.module.css'
import { commonFields, fieldsOf, kinds, kindOf, withKind } from './jackpot-fields.ts'

/** What there is to choose from: languages and currencies of the house, and outcomes that its studios list. */
export type Offered = Pick<OfficeAnswers<'GET /office/jackpots'>, 'languages' | 'currencies' | 'outcomes'>

type Props = { data: Written; offered: Offered; onChange: (data: Written) => void }

/** Every field of a jackpot. */
export function JackpotFields({ data, offered: { languages, currencies, outcomes }, onChange }: Props) {
  const t = useT()
  const kind = kindOf(data)
  return (
    <>
      <Names data={data} languages={languages} onChange={onChange} />
      <fieldset className={editor.group}>
        <legend>{t('office-jackpots.section.won')}</legend>
        <div className={editor.grid}>
          <Choice
            label={t('office-jackpots.kind')}
            hint={t(`office-jackpots.about.${kind}`)}
            value={kind}
            options={kinds.map((value) => ({ value, label: t(`office-jackpots.kind.${value}`) }))}
            onChange={(value) => onChange(withKind(data, value))}
          />
          <Choice
            label={t('office-jackpots.currency')}
            value={typedOf(data['currency'])}
            options={[...new Set([typedOf(data['currency']), ...currencies])].map((value) => ({ value, label: value }))}
            onChange={(value) => onChange({ ...data, currency: value })}
          />
          {kind === 'reels' && <OutcomeChoice data={data} outcomes={outcomes} onChange={onChange} />}
          <Fields key={kind} area="office-jackpots" fields={fieldsOf(kind)} data={data} onChange={onChange} />
        </div>
      </fieldset>
      <fieldset className={editor.group}>
        <legend>{t('office-jackpots.section.filled')}</legend>
        <Fields area="office-jackpots" fields={commonFields} data={data} onChange={onChange} />
      </fieldset>
    </>
  )
}

type OutcomeProps = Pick<Props, 'data' | 'onChange'> & Pick<Offered, 'outcomes'>

/** The outcome that wins it, of those that studios list. */
function OutcomeChoice({ data, outcomes, onChange }: OutcomeProps) {
  const t = useT()
  const chosen = typedOf(data['outcome'])
  const one = outcomes.find(({ outcome }) => outcome === chosen)
  const options = outcomes.map(({ outcome, name }) => ({ value: outcome, label: name }))
  return (
    <Choice
      label={t('office-jackpots.outcome')}
      hint={
        one
          ? t('office-jackpots.hint.outcome', { games: one.games.join(', ') })
          : outcomes.length === 0
            ? t('office-jackpots.noOutcome')
            : ''
      }
      value={chosen}
      options={one ? options : [{ value: chosen, label: chosen || '–' }, ...options]}
      onChange={(outcome) => onChange({ ...data, outcome })}
    />
  )
}

/** Its name, language by language. */
function Names({ data, languages, onChange }: Pick<Props, 'data' | 'onChange'> & Pick<Offered, 'languages'>) {
  const t = useT()
  const [language, setLanguage] = useState(languages.includes('en') ? 'en' : (languages[0] ?? 'en'))
  const names = recordIn(data['names'])
  return (
    <fieldset className={editor.group}>
      <legend>{t('office-jackpots.section.names')}</legend>
      <div className={editor.grid}>
        <Choice
          label={t('office-jackpots.nameLanguage')}
          hint={t('office-jackpots.fallback')}
          value={language}
          options={languages.map((value) => {
            const label = languageOf(value).name
            return { value, label: names[value] === undefined ? t('office-jackpots.missing', { language: label }) : label }
          })}
          onChange={setLanguage}
        />
        <TextLine
          label={t('office-jackpots.nameIn', { language: languageOf(language).name })}
          value={typedOf(names[language])}
          onChange={(words) => onChange({ ...data, names: withField(names, language, words) })}
        />
      </div>
    </fieldset>
  )
}
