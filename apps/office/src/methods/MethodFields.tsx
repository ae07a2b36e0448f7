import { Button } from '@fairhouse/ui'
import { useState } from 'react'
import { useT } from '../base/office.ts'
import { Choice, TextLine } from '../base/pieces/form.tsx'
import { Fields, recordIn, typedOf, withField, type Written } from '../written/index.ts'
import editor from '../base/pieces/editor.module.css'
import { countryFields, currencyFields, flagFields, nameFields, providerFields } from './method-fields.ts'

type Props = { data: Written; onChange: (data: Written) => void }
const area = 'office-methods'

/** The fields of a way to pay that are changed day by day. What it has besides stands in its JSON and stays as it is. */
export function MethodFields(props: Props) {
  const t = useT()
  const { data, onChange } = props
  return (
    <>
      <fieldset className={editor.group}>
        <legend>{t('office-methods.section.name')}</legend>
        <div className={editor.grid}>
          <Fields area={area} fields={nameFields} {...props} />
        </div>
      </fieldset>
      <fieldset className={editor.group}>
        <legend>{t('office-methods.section.provider')}</legend>
        <div className={editor.grid}>
          <Fields area={area} fields={providerFields} {...props} />
        </div>
      </fieldset>
      <fieldset className={editor.group}>
        <legend>{t('office-methods.section.countries')}</legend>
        <Fields area={area} fields={countryFields} {...props} />
      </fieldset>
      <CurrencyFields {...props} />
      <fieldset className={editor.group}>
        <legend>{t('office-methods.section.ways')}</legend>
        <div className={editor.grid}>
          <TextLine
            label={t('office-methods.field.feePercent')}
            value={typedOf(data['feePercent'])}
            onChange={(percent) => onChange(withField(data, 'feePercent', percent.trim()))}
          />
          <Choice
            label={t('office-methods.field.feeStrategy')}
            value={typedOf(data['feeStrategy']) || 'added'}
            options={(['added', 'included'] as const).map((value) => ({ value, label: t(`office-methods.feeStrategy.${value}`) }))}
            onChange={(strategy) => onChange({ ...data, feeStrategy: strategy })}
          />
        </div>
        <Fields area={area} fields={flagFields} {...props} />
      </fieldset>
    </>
  )
}

/** Bounds, offered amounts and fees, currency by currency. */
function CurrencyFields({ data, onChange }: Props) {
  const t = useT()
  const all = recordIn(data['currencies'])
  const codes = Object.keys(all)
  const [chosen, setChosen] = useState(codes[0] ?? 'EUR')
  const [added, setAdded] = useState('')
  const set = (rule: unknown) => onChange({ ...data, currencies: withField(all, chosen, rule) })
  const add = () => {
    onChange({ ...data, currencies: { ...all, [added]: { minAmount: '10.00', maxAmount: '1000.00' } } })
    setChosen(added)
    setAdded('')
  }
  return (
    <fieldset className={editor.group}>
      <legend>{t('office-methods.section.currency', { currency: chosen })}</legend>
      <div className={editor.grid}>
        <Choice
          label={t('office-methods.currencies')}
          value={chosen}
          options={codes.map((value) => ({ value, label: value }))}
          onChange={setChosen}
        />
        <TextLine label={t('office-methods.newCurrency')} isMono value={added} onChange={(typed) => setAdded(typed.trim().toUpperCase())} />
      </div>
      <div className={editor.send}>
        <Button kind="line" disabled={!/^[A-Z]{3,4}$/.test(added) || codes.includes(added)} onClick={add}>
          {t('office-methods.addCurrency')}
        </Button>
        {all[chosen] !== undefined && codes.length > 1 && (
          <Button
            kind="plain"
            onClick={() => {
              set(undefined)
              setChosen(codes.find((code) => code !== chosen) ?? '')
            }}
          >
            {t('office-methods.removeCurrency', { currency: chosen })}
          </Button>
        )}
      </div>
      {all[chosen] !== undefined && (
        <div className={editor.grid} key={chosen}>
          <Fields area={area} fields={currencyFields} data={recordIn(all[chosen])} onChange={set} />
        </div>
      )}
    </fieldset>
  )
}
