import { banksFor, banksOf } from '@fairhouse/fields/lists/index.ts'
import { SelectField } from '@fairhouse/ui'
import { useSite } from '../../base/site.ts'

/** The bank that says who its customer is; it has to be chosen. */
export function BankField({ wrong, onInput }: { wrong: boolean; onInput: () => void }) {
  const { settings, texts } = useSite()
  const { t } = texts
  const set = settings.fe['banks'] as Readonly<Record<string, Record<string, string>>> | undefined // as its setting describes it
  const banks = (banksFor('NLD', set ?? {}) ?? banksOf['NLD'] ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <SelectField
      id="check-bic"
      name="bic"
      label={t('identification.bank')}
      defaultValue=""
      options={[{ value: '', label: t('identification.bankChoose') }, ...banks]}
      error={wrong && t('identification.required')}
      onChange={onInput}
    />
  )
}
