import type { Bound } from '@fairhouse/contract/office/base/may.ts'
import type { Texts } from '@fairhouse/messages'

/** How far a permission reaches, in words. */
export function boundText({ t, language }: Pick<Texts, 't' | 'language'>, { countries, most }: Bound): string {
  const list = new Intl.ListFormat(language.tag)
  const parts = [
    ...(countries && countries.length > 0 ? [t('office-house.bound.countries', { countries: list.format(countries) })] : []),
    ...(most && Object.keys(most).length > 0
      ? [
          t('office-house.bound.most', {
            amounts: list.format(Object.entries(most).map(([currency, amount]) => `${amount}\u00a0${currency}`)),
          }),
        ]
      : []),
  ]
  return parts.length > 0 ? parts.join('; ') : t('office-house.bound.none')
}
