import { permissions, type Permission } from '@fairhouse/contract/office/permissions.ts'
import { Notice } from '@fairhouse/ui'
import { useQuery } from '@tanstack/react-query'
import { ErrorNotice, permissionName, roleName } from '../acts/index.ts'
import { useFilters } from '../base/address/address.ts'
import { asked } from '../base/ask.ts'
import { useOffice } from '../base/office.ts'
import { ChoiceFilter, Filters, SearchFilter } from '../base/pieces/pieces.tsx'

const all = Object.keys(permissions) as Permission[] // its own keys

/** “May they…?”: asks the server, and says by which role, or who may. The question stands in the address. */
export function MayThey({ id }: { id: string }) {
  const { caller, texts } = useOffice()
  const { t } = texts
  const [filters, setFilters] = useFilters()
  const permission = all.find((one) => one === filters['may'])
  const bounds: readonly string[] = permission ? permissions[permission].bounds : []
  const { country, amount, currency } = filters
  const { data, error } = useQuery({
    ...asked(caller, 'GET /office/may', {
      id,
      permission: permission ?? '',
      ...(country && bounds.includes('countries') ? { country } : {}),
      ...(amount && bounds.includes('most') ? { amount, currency: currency ?? 'EUR' } : {}),
    }),
    enabled: permission !== undefined,
  })
  const list = (roles: readonly string[]) => new Intl.ListFormat(texts.language.tag).format(roles.map((role) => roleName(texts, role)))
  return (
    <>
      <Filters>
        <ChoiceFilter
          label={t('office-house.may.question')}
          value={permission ?? ''}
          all={t('office-house.may.choose')}
          options={all.map((value) => ({ value, label: permissionName(texts, value) }))}
          onChange={(may) => setFilters({ may })}
        />
        {bounds.includes('countries') && (
          <SearchFilter
            hasKey={false}
            label={t('office-house.may.country')}
            value={country ?? ''}
            onChange={(value) => setFilters({ country: value.toUpperCase() })}
          />
        )}
        {bounds.includes('most') && (
          <>
            <SearchFilter
              hasKey={false}
              label={t('office-house.may.amount')}
              value={amount ?? ''}
              onChange={(value) => setFilters({ amount: value })}
            />
            <SearchFilter
              hasKey={false}
              label={t('office-house.may.currency')}
              value={currency ?? 'EUR'}
              onChange={(value) => setFilters({ currency: value.toUpperCase() })}
            />
          </>
        )}
      </Filters>
      {error && <ErrorNotice error={error} />}
      {data && (
        <Notice meaning={data.may ? 'success' : 'warning'} live>
          {data.may
            ? t('office-house.may.yes', { roles: list(data.roles) })
            : t('office-house.may.no', { why: data.why ?? 'permission', heldBy: data.heldBy.length > 0 ? list(data.heldBy) : 'none' })}
        </Notice>
      )}
    </>
  )
}
