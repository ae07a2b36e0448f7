import { Button } from '@fairhouse/ui'
import { useState } from 'react'
import { useT } from '../base/office.ts'
import { Choice, TextLine } from '../base/pieces/form.tsx'
import { Fields, recordIn, typedOf, valueOf, withField, type Written } from '../written/index.ts'
import editor from '../base/pieces/editor.module.css'
import { awardOf, moneyKinds, termFields, termFlags, withAward } from './campaign-fields.ts'
import style from './Campaigns.module.css'

type Change = (data: Written) => void

/** What a campaign gives and asks for, currency by currency. */
export function TermsFields({ data, currencies, onChange }: { data: Written; currencies: readonly string[]; onChange: Change }) {
  const t = useT()
  const all = recordIn(data['terms'])
  const offered = [...new Set([...Object.keys(all), ...currencies])]
  const [currency, setCurrency] = useState(() => Object.keys(all)[0] ?? currencies[0] ?? 'EUR')
  const isWritten = all[currency] !== undefined
  const set = (terms: unknown) => onChange({ ...data, terms: withField(all, currency, terms) })
  return (
    <fieldset className={editor.group}>
      <legend>{t('office-campaigns.section.terms', { currency })}</legend>
      <Choice
        label={t('office-campaigns.termsCurrency')}
        value={currency}
        options={offered.map((one) => ({
          value: one,
          label: all[one] === undefined ? t('office-campaigns.noTerms', { currency: one }) : one,
        }))}
        onChange={setCurrency}
      />
      <Terms key={currency} terms={recordIn(all[currency])} onChange={set} />
      {isWritten && (
        <Button kind="plain" onClick={() => set(undefined)}>
          {t('office-campaigns.removeTerms', { currency })}
        </Button>
      )}
    </fieldset>
  )
}

function Terms({ terms, onChange }: { terms: Written; onChange: Change }) {
  const t = useT()
  return (
    <div className={editor.grid}>
      {moneyKinds.map((kind) => (
        <Award key={kind} kind={kind} terms={terms} onChange={onChange} />
      ))}
      <TextLine
        label={t('office-campaigns.kind.freeSpin')}
        value={typedOf(terms['freeSpinAmount'])}
        onChange={(typed) => onChange(withField(terms, 'freeSpinAmount', valueOf('whole', typed)))}
      />
      <PokerFields poker={recordIn(terms['pokerBonus'])} onChange={(poker) => onChange(withField(terms, 'pokerBonus', poker))} />
      <Fields area="office-campaigns" fields={termFields} data={terms} onChange={onChange} />
      <div className={style.flags}>
        <Fields area="office-campaigns" fields={termFlags} data={terms} onChange={onChange} />
      </div>
    </div>
  )
}

function Award({ kind, terms, onChange }: { kind: (typeof moneyKinds)[number]; terms: Written; onChange: Change }) {
  const t = useT()
  const award = awardOf(terms, kind)
  const label = t(`office-campaigns.kind.${kind}`)
  return (
    <div role="group" aria-label={label} className={style.award}>
      <TextLine label={label} value={award.amount} onChange={(amount) => onChange(withAward(terms, kind, { ...award, amount }))} />
      <Choice
        label={t('office-campaigns.amountType')}
        value={award.type}
        options={amountTypes(t)}
        onChange={(type) => onChange(withAward(terms, kind, { ...award, type }))}
      />
    </div>
  )
}

const amountTypes = (t: ReturnType<typeof useT>) =>
  (['fixed', 'percentage'] as const).map((value) => ({ value, label: t(`office-campaigns.amountType.${value}`) }))

/** A poker bonus is named whole: its provider, its amount, and how it is paid. */
function PokerFields({ poker, onChange }: { poker: Written; onChange: (poker: Written | undefined) => void }) {
  const t = useT()
  const type = typedOf(poker['bonusType'])
  const set = (change: Written) => {
    const next = { provider: '', initialAmount: '', amountType: 'fixed', bonusType: 'tokens', ...poker, ...change }
    onChange(next.bonusType === '' ? undefined : next)
  }
  const bonusTypes = [
    { value: '', label: t('office-campaigns.noPoker') },
    ...(['tokens', 'afterWagerBonus'] as const).map((value) => ({ value, label: t(`office-campaigns.poker.${value}`) })),
  ]
  return (
    <>
      <Choice
        label={t('office-campaigns.field.pokerBonusType')}
        value={type}
        options={bonusTypes}
        onChange={(bonusType) => set({ bonusType })}
      />
      {type !== '' && (
        <>
          <TextLine
            label={t('office-campaigns.field.pokerProvider')}
            value={typedOf(poker['provider'])}
            onChange={(provider) => set({ provider })}
          />
          <div role="group" aria-label={t('office-campaigns.kind.pokerBonus')} className={style.award}>
            <TextLine
              label={t('office-campaigns.kind.pokerBonus')}
              value={typedOf(poker['initialAmount'])}
              onChange={(initialAmount) => set({ initialAmount })}
            />
            <Choice
              label={t('office-campaigns.amountType')}
              value={typedOf(poker['amountType'])}
              options={amountTypes(t)}
              onChange={(amountType) => set({ amountType })}
            />
          </div>
        </>
      )}
    </>
  )
}
