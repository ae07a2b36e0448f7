import type { MethodCard, MethodRow } from '@fairhouse/contract/office/methods.ts'
import { Money, Notice, Skeleton } from '@fairhouse/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ErrorNotice } from '../acts/index.ts'
import { useFilters } from '../base/address/address.ts'
import { asked } from '../base/ask.ts'
import { useOffice, useT } from '../base/office.ts'
import { Facts, Filters, SearchFilter } from '../base/pieces/pieces.tsx'
import editor from '../base/pieces/editor.module.css'
import style from './Methods.module.css'

/** What players of a country see of a way to pay as it is written in the form, or why they do not see it. */
export function MethodPreview({ text, method }: { text: string; method: MethodRow }) {
  const { background } = useOffice()
  const t = useT()
  const [filters, setFilters] = useFilters()
  const country = codeIn(filters['country']) ?? method.countries[0] ?? 'MLT'
  const currency = codeIn(filters['currency']) ?? method.currencies[0] ?? 'EUR'
  const { data, error } = useQuery({
    ...asked(background, 'POST /office/methods/preview', { text, country, currency }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <Filters>
        <SearchFilter
          label={t('office-methods.country')}
          hasKey={false}
          value={country}
          onChange={(value) => setFilters({ country: value.toUpperCase() })}
        />
        <SearchFilter
          label={t('office-methods.currency')}
          hasKey={false}
          value={currency}
          onChange={(value) => setFilters({ currency: value.toUpperCase() })}
        />
      </Filters>
      {error && <ErrorNotice error={error} />}
      {!data && !error && <Skeleton lines={4} label={t('office.list.loading')} />}
      {data?.card && <Card card={data.card} />}
      {data?.whyNot && (
        <Notice>
          {t(`office-methods.whyNot.${data.whyNot}`)}
          {data.mistakes.map((mistake) => (
            <span key={mistake} className={editor.mistake} dir="ltr">
              {mistake}
            </span>
          ))}
        </Notice>
      )}
    </>
  )
}

const codeIn = (text: string | undefined): string | undefined => (text && /^[A-Z]{3,4}$/.test(text) ? text : undefined)

function Card({ card: { name, logo, currency, least, most, amounts, feePercent, feeFixed, fee, fields } }: { card: MethodCard }) {
  const t = useT()
  return (
    <>
      <div className={style.card}>
        <img src={logo} width="48" height="32" alt="" />
        <span className={style.cardName}>{name}</span>
        <span className={style.cardBounds}>
          <Money amount={least} currency={currency} /> – <Money amount={most} currency={currency} />
        </span>
      </div>
      <Facts
        facts={[
          { name: t('office-methods.amounts'), value: amounts.join(' · ') || '–' },
          { name: t('office-methods.fee'), value: `${feePercent} % + ${feeFixed} ${currency}` },
          { name: t('office-methods.leastFee'), value: <Money amount={fee} currency={currency} /> },
          { name: t('office-methods.fields'), value: fields.join(' · ') || '–' },
        ]}
      />
    </>
  )
}
