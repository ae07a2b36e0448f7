import type { DepositMethod } from '@fairhouse/contract'
import { countryName } from '@fairhouse/fields/lists/countries.ts'
import { Notice } from '@fairhouse/ui'
import { useSite } from '../../base/site.ts'

/** For a country without pay-and-play: names the countries that have it, in the page's language. */
export function PayAndPlayCountries({ method }: { method: Pick<DepositMethod, 'payAndPlay' | 'allowedCountriesPayAndPlay'> }) {
  const { t, language } = useSite().texts
  if (method.payAndPlay || method.allowedCountriesPayAndPlay.length === 0) return null
  const names = method.allowedCountriesPayAndPlay.map((country) => countryName(country, language.tag))
  return <Notice meaning="warning">{t('cashier.payAndPlayOnly', { countries: new Intl.ListFormat(language.tag).format(names) })}</Notice>
}
