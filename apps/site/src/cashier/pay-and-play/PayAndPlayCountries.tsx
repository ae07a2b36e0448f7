import type { DepositMethod } from '@fairhouse/contract'
import { countryName } from '@fairhouse/fields/lists/countries.ts'
import { Notice } from '@fairhouse/ui'
import { useSite } from '../../base/site.ts'

/** Where a country has no pay-and-play: which countries do, by their names in the language of the page. */
export function PayAndPlayCountries({ method }: { method: Pick<DepositMethod, 'payAndPlay' | 'allowedCountriesPayAndPlay'> }) {
  const { t, language } = useSite().texts
  if (method.payAndPlay || method.allowedCountriesPayAndPlay.length === 0) return null
  const names = method.allowedCountriesPayAndPlay.map((country) => countryName(country, language.tag))
  return <Notice meaning="warning">{t('cashier.payAndPlayOnly', { countries: new Intl.ListFormat(language.tag).format(names) })}</Notice>
}
