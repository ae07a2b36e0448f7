import { languageOf } from '@fairhouse/messages/languages.ts'
import { useState } from 'react'
import { useT } from '../base/office.ts'
import { Choice, TextLine } from '../base/pieces/form.tsx'
import { LazyMomentField } from '../base/pieces/LazyMomentField.tsx'
import { Fields, recordIn, typedOf, withField, type Written } from '../written/index.ts'
import editor from '../base/pieces/editor.module.css'
import { formatFields, formatOf, formats, moneyFields, roundFields, stepsOf, stepsText, withFormat } from './race-fields.ts'

type Props = { data: Written; languages: readonly string[]; currencies: readonly string[]; onChange: (data: Written) => void }

/** Every field of a race. */
export function RaceFields({ data, languages, currencies, onChange }: Props) {
  const t = useT()
  return (
    <>
      <Names data={data} languages={languages} onChange={onChange} />
      <fieldset className={editor.group}>
        <legend>{t('office-races.section.scored')}</legend>
        <Scored data={data} onChange={onChange} />
      </fieldset>
      <fieldset className={editor.group}>
        <legend>{t('office-races.section.time')}</legend>
        <div className={editor.grid}>
          {(['from', 'until'] as const).map((name) => (
            <LazyMomentField
              key={name}
              label={t(`office-races.field.${name}`)}
              value={typedOf(data[name])}
              onChange={(at) => onChange(withField(data, name, at))}
            />
          ))}
        </div>
      </fieldset>
      <fieldset className={editor.group}>
        <legend>{t('office-races.section.rounds')}</legend>
        <Fields area="office-races" fields={roundFields} data={data} onChange={onChange} />
      </fieldset>
      <fieldset className={editor.group}>
        <legend>{t('office-races.section.money')}</legend>
        <div className={editor.grid}>
          <Choice
            label={t('office-races.currency')}
            value={typedOf(data['currency'])}
            options={[...new Set([typedOf(data['currency']), ...currencies])].map((value) => ({ value, label: value }))}
            onChange={(value) => onChange({ ...data, currency: value })}
          />
          <Fields area="office-races" fields={moneyFields} data={data} onChange={onChange} />
        </div>
      </fieldset>
    </>
  )
}

function Scored({ data, onChange }: Pick<Props, 'data' | 'onChange'>) {
  const t = useT()
  const format = formatOf(data)
  const [steps, setSteps] = useState(() => stepsText(data['points']))
  return (
    <div className={editor.grid}>
      <Choice
        label={t('office-races.format')}
        hint={t(`office-races.about.${format}`)}
        value={format}
        options={formats.map((value) => ({ value, label: t(`office-races.format.${value}`) }))}
        onChange={(value) => onChange(withFormat(data, value))}
      />
      <Fields key={format} area="office-races" fields={formatFields[format]} data={data} onChange={onChange} />
      {format === 'points' && (
        <TextLine
          label={t('office-races.steps')}
          hint={t('office-races.stepsHint')}
          value={steps}
          isMono
          onChange={(text) => {
            setSteps(text)
            onChange(withField(data, 'points', stepsOf(text)))
          }}
        />
      )}
    </div>
  )
}

/** Its name, language by language. */
function Names({ data, languages, onChange }: Omit<Props, 'currencies'>) {
  const t = useT()
  const [language, setLanguage] = useState(languages.includes('en') ? 'en' : (languages[0] ?? 'en'))
  const names = recordIn(data['names'])
  return (
    <fieldset className={editor.group}>
      <legend>{t('office-races.section.names')}</legend>
      <div className={editor.grid}>
        <Choice
          label={t('office-races.nameLanguage')}
          hint={t('office-races.fallback')}
          value={language}
          options={languages.map((value) => {
            const label = languageOf(value).name
            return { value, label: names[value] === undefined ? t('office-races.missing', { language: label }) : label }
          })}
          onChange={setLanguage}
        />
        <TextLine
          label={t('office-races.nameIn', { language: languageOf(language).name })}
          value={typedOf(names[language])}
          onChange={(words) => onChange({ ...data, names: withField(names, language, words) })}
        />
      </div>
    </fieldset>
  )
}
