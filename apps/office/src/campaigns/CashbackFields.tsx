import { useT } from '../base/office.ts'
import { Choice } from '../base/pieces/form.tsx'
import { Fields, recordIn, typedOf, withField, type Written } from '../written/index.ts'
import editor from '../base/pieces/editor.module.css'
import { cashbackTerms, withCashback } from './cashback-fields.ts'
import { Contributions } from './WageringFields.tsx'

type Props = { data: Written; onChange: (data: Written) => void }

const periods = ['', 'daily', 'weekly', 'monthly'] as const
const bases = ['netLoss', 'netDeposits'] as const

/** Cashback over windows: how long they are, what is reckoned, in which games, and the share in each currency. */
export function CashbackFields({ data, onChange }: Props) {
  const t = useT()
  const cashback = recordIn(data['cashback'])
  const period = typedOf(cashback['period'])
  const set = (name: string, value: unknown) => onChange(withCashback(data, name, value))
  // Cashback of a deposit has its days, too.
  const asked = Object.entries(recordIn(data['terms'])).filter(
    ([, terms]) => period !== '' || recordIn(terms)['cashBackAmount'] !== undefined,
  )
  return (
    <div role="group" aria-label={t('office-campaigns.section.cashback')}>
      <h3>{t('office-campaigns.section.cashback')}</h3>
      <div className={editor.grid}>
        <Choice
          label={t('office-campaigns.cashback.period')}
          value={period}
          options={periods.map((value) => ({ value, label: t(`office-campaigns.cashback.period.${value === '' ? 'none' : value}`) }))}
          onChange={(value) => set('period', value === '' ? undefined : value)}
        />
        {period !== '' && (
          <Choice
            label={t('office-campaigns.cashback.base')}
            value={cashback['base'] === 'netDeposits' ? 'netDeposits' : 'netLoss'}
            options={bases.map((value) => ({ value, label: t(`office-campaigns.cashback.base.${value}`) }))}
            onChange={(value) => set('base', value === 'netLoss' ? undefined : value)}
          />
        )}
      </div>
      {period !== '' && (
        <>
          <p className={editor.about}>{t('office-campaigns.cashback.games')}</p>
          <Contributions said={recordIn(cashback['games'])} onChange={(games) => set('games', games)} />
        </>
      )}
      {asked.map(([currency, terms]) => (
        <div key={currency} role="group" aria-label={t('office-campaigns.cashback.terms', { currency })}>
          <h4>{t('office-campaigns.cashback.terms', { currency })}</h4>
          <div className={editor.grid}>
            <Fields
              area="office-campaigns"
              fields={cashbackTerms}
              data={recordIn(terms)}
              onChange={(next) => onChange({ ...data, terms: withField(recordIn(data['terms']), currency, next) })}
            />
          </div>
        </div>
      ))}
    </div>
  )
}
