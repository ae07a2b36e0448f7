import { languageOf } from '@fairhouse/messages/languages.ts'
import { useFilters } from '../base/address/address.ts'
import { useT } from '../base/office.ts'
import { LazyMomentField } from '../base/pieces/LazyMomentField.tsx'
import { ChoiceFilter, Filters, SearchFilter } from '../base/pieces/pieces.tsx'

/** As whom the page looks: from a country, in a language, at a moment; empty: now. It stands in the address. */
export function useLooker(languages: readonly string[]) {
  const [filters] = useFilters()
  const named = filters['country'] ?? ''
  return {
    country: /^[A-Z]{3}$/.test(named) ? named : 'MLT',
    language: languages.find((one) => one === filters['language']) ?? languages[0] ?? 'en',
    at: filters['at'] ?? '',
  }
}

/** Chooses as whom the page looks. */
export function LookerFilters({ languages }: { languages: readonly string[] }) {
  const t = useT()
  const [, setFilters] = useFilters()
  const { country, language, at } = useLooker(languages)
  return (
    <Filters>
      <SearchFilter
        label={t('office-lobby.asFrom')}
        hasKey={false}
        value={country}
        onChange={(value) => setFilters({ country: value.toUpperCase() })}
      />
      <ChoiceFilter
        label={t('office-lobby.asIn')}
        value={language}
        all={languageOf(languages[0] ?? 'en').name}
        options={languages.slice(1).map((value) => ({ value, label: languageOf(value).name }))}
        onChange={(value) => setFilters({ language: value })}
      />
      <LazyMomentField label={t('office-lobby.asAt')} value={at} onChange={(value) => setFilters({ at: value })} />
    </Filters>
  )
}
